/** What a text is about instead in Persian, normalised, each with the English phrase that the rules know. */
export const aside = `
فوتبال | football
مرحله حذفی | football
مسابقات | football
مسابقه | football
مصدومیت | football
صعود | football
قهرمانی | football
هواداران | football
تیم فوتبال | football
بازیکنان | football
جام جهانی | football
لیگ برتر | football
استقلال | football
پرسپولیس | football
سپاهان | football
تراکتور | football
تیم ملی | football
فیفا | football
سرمربی | football
باشگاه | football
بازیکن | football
بازی های | football
داوری | football
والیبال | football
کشتی ازاد | football
هت تریک | football
فدراسیون فوتبال | football
گل | football
هافبک | football
دروازه بان | football
ورزشگاه | football
مهاجم | football
لیگ | football
اینفانتینو | football
بمب یاب | film
فیلم سینمایی | film
سریال | film
بازیگر | film
خواننده | film
کنسرت | film
سینما | film
جشنواره | film
موسیقی | film
اهنگ | film
هواشناسی | weather
زلزله | weather
زمین لرزه | weather
بارش | weather
سیل | weather
الودگی هوا | weather
دمای هوا | weather
یک شهروند | citizen's message
پیام های شهروندان | citizen's message
پیام شما | citizen's message
روایت شما | citizen's message
مخاطبان | citizen's message
مخاطب | citizen's message
در پیامی به ایران اینترنشنال | citizen's message
مشاهدات شما | citizen's message
شهروندی | citizen's message
اعتراضات | domestic protest
معترض | domestic protest
معترضان | domestic protest
انقلاب ملی | domestic protest
تجمع | domestic protest
تجمعات | domestic protest
انقلاب شیر و خورشید | domestic protest
جاویدنام | domestic protest
جاویدنامان | domestic protest
شاهزاده رضا پهلوی | domestic protest
رضا پهلوی | domestic protest
شاهزاده | domestic protest
زندانیان سیاسی | domestic protest
زندانی سیاسی | domestic protest
بهایی | domestic protest
حجاب | domestic protest
زن زندگی ازادی | domestic protest
خیزش | domestic protest
ایرانیان مقیم | domestic protest
خانواده دادخواه | domestic protest
دی ماه | domestic protest
دادخواهی | domestic protest
حکم زندان | domestic protest
سرکوب | domestic protest
تورم | cost of living
گرانی | cost of living
دستمزد | cost of living
معیشت | cost of living
دلار | cost of living
سکه | cost of living
قیمت دلار | cost of living
بورس | cost of living
قطعی برق | cost of living
تومان | cost of living
حقوق | cost of living
کارگران | cost of living
خودرو | cost of living
طلا | cost of living
بازنشستگان | cost of living
اجاره | cost of living
بیکاری | cost of living
مدارس | cost of living
کنکور | cost of living
اب | cost of living
دانش اموزان | cost of living
پزشکی | cost of living
دانشگاه | cost of living
دارو | cost of living
بیمار | cost of living
نسخه صوتی | programme
سرخط خبرها | programme
مروری بر روزنامه ها | programme
تیتر اول | programme
اخبار بامدادی | programme
اخبار نیمروزی | programme
اخبار شبانگاهی | programme
اوکراین | Ukraine
زلنسکی | Ukraine
پوتین | Ukraine
طالبان | Afghanistan
افغانستان | Afghanistan
حماس | Hamas
حج | hajj
حجاج | hajj
زیارت | hajj
`;
