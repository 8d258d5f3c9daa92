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
גל מתקפות | wave of attacks
גל חדש | new wave
גל נוסף | another wave
גל רביעי | fourth wave
גל שלישי | third wave
גל שני | second wave
מטח חדש | new barrage
מטח נוסף | another barrage
מטח רביעי | fourth barrage
מטח שלישי | third barrage
מטח שני | second barrage
מטחים | barrage
מטח רקטות | barrage
מטח טילים | barrage
`;
