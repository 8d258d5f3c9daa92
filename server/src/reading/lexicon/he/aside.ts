/** What a text is about instead in Hebrew, normalised, each with the English phrase that the rules know. */
export const aside = `
כדורגל | football
כדורסל | football
ליגה | football
ליגת האלופות | football
מכבי | football
הפועל תל אביב | football
הפועל חולון | football
הפועל ירושלים | football
הפועל באר שבע | football
הפועל בש | football
הפועל תא | football
נבחרת | football
שחקן | football
מאמן | football
גביע המדינה | football
גמר הגביע | football
יורוליג | football
חצי הגמר | football
מונדיאל | football
ליגת העל | football
אלופות | football
שחקנית | football
פלייאוף | football
ביתר | football
סרט | film
סדרה | film
זמר | film
זמרת | film
כוכב | film
כוכבת | film
ריאליטי | film
האח הגדול | film
אירוויזיון | film
מתכון | film
הישרדות | film
המירוץ למיליון | film
נטפליקס | film
אופנה | film
ארץ נהדרת | film
הופעה | film
שיר | film
מזג האוויר | weather
תחזית | weather
גשם | weather
חום | weather
מזג אוויר | weather
רצח | crime
תאונה | crime
תאונת דרכים | crime
שוד | crime
דקירה | crime
פלילי | crime
אונס | crime
הבריח | crime
הברחת | crime
הברחות | crime
סיגריות | crime
בגץ | courts at home
בית המשפט | courts at home
ביהמש | courts at home
מינוי | courts at home
מינויים | courts at home
ביקורת המדינה | courts at home
מבקר המדינה | courts at home
בית המשפט העליון | courts at home
היועמשית | courts at home
בחירות | courts at home
סקר | courts at home
ליכוד | courts at home
הליכוד | courts at home
חרדים | courts at home
גיוס חרדים | courts at home
כנסת | courts at home
קואליציה | courts at home
הפגנות | courts at home
הפגנה | courts at home
משטרה | courts at home
אופוזיציה | courts at home
הבחירות | courts at home
טקס | courts at home
עצמאות | courts at home
יום העצמאות | courts at home
ערך המניה | courts at home
אוקראינה | Ukraine
זלנסקי | Ukraine
פוטין | Ukraine
חמאס | Hamas
נוחבה | Hamas
גיהאד אסלאמי | Hamas
חטוף | Hamas
חטופים | Hamas
שורד השבי | Hamas
שבי | Hamas
זל | obituary
הלוויה | obituary
הובא למנוחות | obituary
היד | obituary
מתנחל | West Bank
מתנחלים | West Bank
מתיישבים | West Bank
פלסטיני | West Bank
פלסטינים | West Bank
הפלסטינית | West Bank
`;
