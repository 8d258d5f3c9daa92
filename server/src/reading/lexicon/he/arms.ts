/** Arms in Hebrew, normalised, each with the English phrase that the rules know. */
export const arms = `
טיל | missile
טילים | missile
טילי | missile
טיל בליסטי | ballistic missile
טילים בליסטיים | ballistic missile
רקטה | rocket
רקטות | rocket
כטבם | drone
כטבמים | drone
כטמם | drone
רחפן | drone
רחפנים | drone
רחפן נפץ | drone
רחפני נפץ | drone
מלט | drone
כלי טיס עוין | drone
רחפן תופת | drone
כטבמ | drone
מטוסי קרב | warplane
מטוס קרב | warplane
הגנה אווירית | air defence
מערך ההגנה האווירית | air defence
מערכות הגנה | air defence
כיפת ברזל | Iron Dome
ספינת מלחמה | warship
משחתת | warship
אוניית מלחמה | warship
נושאת מטוסים | aircraft carrier
נושאת המטוסים | aircraft carrier
אמלח | munitions
פצצות | munitions
פצצה | munitions
תחמושת | munitions
משגר | launcher
משגרים | launcher
משגרי | launcher
קני שיגור | launcher
מטח | barrage
מטחים | barrage
מטח רקטות | barrage
מטח טילים | barrage
`;
