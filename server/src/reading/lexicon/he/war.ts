/** Things and circumstances of the war in Hebrew, normalised, each with the English phrase that the rules know. */
export const war = `
מלחמה | war
המלחמה | war
המלחמה באיראן | war
המלחמה עם איראן | war
מלחמת איראן | war
מערכה | war
המערכה | war
שאגת הארי | war
מבצע שאגת הארי | war
עם כלביא | war
חושך נצחי | war
גרעין | nuclear
גרעיני | nuclear
הגרעין | nuclear
תוכנית הגרעין | nuclear
גרעינית | nuclear
אורניום | uranium
העשרה | uranium
העשרת אורניום | uranium
אורניום מועשר | uranium
סבאא | IAEA
גרוסי | IAEA
נפט | oil
מחירי הנפט | oil
מכלית | tanker
מכליות | tanker
אוניות | ships
ספינה | ships
ספינות | ships
אונייה | ships
מפקד | commander
מפקדים | commander
בכיר | commander
אחראי | commander
מפקדה | headquarters
מפקדת | headquarters
מפקדות | headquarters
מפקדים חדשים | headquarters
מחבלים | terrorists
חוליית מחבלים | terrorists
מחבל | terrorists
תשתיות טרור | terrorists
מטרות טרור | terrorists
חולייה | terrorists
פעילי טרור | terrorists
תשתית | terrorists
חיילים | soldiers
לוחמים | soldiers
חייל | soldiers
לוחם | soldiers
מערך הרקטות | launch sites
המערך הרקטי | launch sites
תצלומי לוויין | satellite images
נורמליזציה | normalization
אום | UN
האום | UN
ריבונות | sovereignty
קווים אדומים | red lines
קו אדום | red lines
תשתיות | infrastructure
בית חולים | hospital
מבנה מגורים | residential building
שיט | shipping
השיט | shipping
נשק | weapons
אמצעי לחימה | weapons
מרסיסי | shrapnel
רסיסים | shrapnel
רסיסי יירוט | interception shrapnel
מרכז רפואי | hospital
`;
