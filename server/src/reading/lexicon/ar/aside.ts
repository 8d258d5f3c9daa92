/** What a text is about instead in Arabic, normalised, each with the English phrase that the rules know. */
export const aside = `
کره القدم | football
الدوری | football
کاس العالم | football
مباراه | football
لاعب | football
موندیال | football
منتخب | football
الفیفا | football
هدف المباراه | football
کاس اسیا | football
فیلم | film
مسلسل | film
سینما | film
ممثل | film
ممثله | film
اغنیه | film
مطرب | film
فنان | film
فنانه | film
مهرجان | film
حفل | film
الطقس | weather
درجات الحراره | weather
امطار | weather
زلزال | weather
موجه حر | weather
فیضانات | weather
البورصه المصریه | economy at home
سعر الذهب | economy at home
اسعار الذهب | economy at home
الثانویه العامه | economy at home
الامتحانات | economy at home
اوکرانیا | Ukraine
اوکرانی | Ukraine
زیلینسکی | Ukraine
کییف | Ukraine
السودان | Sudan
الدعم السریع | Sudan
محکمه | court
جریمه | court
مخدرات | court
حماس | Hamas
حرکه حماس | Hamas
کتایب القسام | Hamas
القسام | Hamas
سرایا القدس | Hamas
الجهاد الاسلامی | Hamas
الجبهه الشعبیه | Hamas
ابو عبیده | Hamas
حرکه المقاومه الاسلامیه حماس | Hamas
انتخابات | elections
استطلاع | elections
استطلاع رای | elections
الکنیست | elections
`;
