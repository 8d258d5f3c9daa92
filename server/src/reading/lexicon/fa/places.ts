/** Places in Persian, normalised, each with the English phrase that the rules know. */
export const places = `
تهران | Tehran
اصفهان | Isfahan
نطنز | Natanz
فردو | Fordow
فوردو | Fordow
بوشهر | Bushehr
تبریز | Tabriz
شیراز | Shiraz
شهر مشهد | Mashhad
کرمانشاه | Kermanshah
اهواز | Ahvaz
ابادان | Abadan
بندرعباس | Bandar Abbas
بندر عباس | Bandar Abbas
خارک | Kharg Island
جزیره خارک | Kharg Island
خارگ | Kharg Island
قشم | Qeshm
کرج | Karaj
اراک | Arak
خوزستان | Khuzestan
هرمزگان | Hormozgan
عسلویه | Assaluyeh
چابهار | Chabahar
سیریک | Sirik
جاسک | Jask
میناب | Minab
شهر قم | Qom
پارچین | Parchin
ابوموسی | Abu Musa
تنب بزرگ | Abu Musa
تل اویو | Tel Aviv
تلاویو | Tel Aviv
تل ابیب | Tel Aviv
اورشلیم | Jerusalem
بیت المقدس | Jerusalem
قدس اشغالی | Jerusalem
حیفا | Haifa
دیمونا | Dimona
بیر شبع | Beersheba
بیرشبع | Beersheba
اشدود | Ashdod
اشکلون | Ashkelon
عسقلان | Ashkelon
ایلات | Eilat
کریات شمونه | Kiryat Shmona
کریات شمونا | Kiryat Shmona
نهاریا | Nahariya
متولا | Metula
شمال اسراییل | Northern Israel
شهرهای شمالی اسراییل | Northern Israel
جنوب اسراییل | Southern Israel
مرکز اسراییل | Central Israel
جولان | Golan Heights
بلندی های جولان | Golan Heights
جلیل | Galilee
الجلیل | Galilee
فرودگاه بن گوریون | Ben Gurion Airport
سرزمین های اشغالی | Israel
فلسطین اشغالی | Israel
اراضی اشغالی | Israel
لبنان | Lebanon
لبنانی | Lebanese
بیروت | Beirut
ضاحیه | Beirut
جنوب لبنان | Southern Lebanon
شهر صور | Tyre
نبطیه | Nabatieh
بقاع | Bekaa
سوریه | Syria
دمشق | Damascus
عراق | Iraq
عراقی | Iraqi
بغداد | Baghdad
اربیل | Erbil
سلیمانیه | Sulaymaniyah
اقلیم کردستان | Iraqi Kurdistan
اقلیم کردستان عراق | Iraqi Kurdistan
بصره | Basra
یمن | Yemen
صنعا | Sanaa
اردن | Jordan
مصر | Egypt
عربستان | Saudi Arabia
عربستان سعودی | Saudi Arabia
ریاض | Riyadh
امارات | United Arab Emirates
امارات متحده عربی | United Arab Emirates
دبی | Dubai
ابوظبی | Abu Dhabi
فجیره | Fujairah
قطر | Qatar
دوحه | Doha
العدید | Al Udeid
کویت | Kuwait
بحرین | Bahrain
عمان | Oman
مسقط | Muscat
ترکیه | Turkey
پاکستان | Pakistan
پاکستانی | Pakistani
اسلام اباد | Islamabad
روسیه | Russia
مسکو | Moscow
چین | China
پکن | Beijing
ژنو | Geneva
وین | Vienna
سوییس | Switzerland
سویس | Switzerland
بریتانیا | Britain
لندن | London
فرانسه | France
المان | Germany
قبرس | Cyprus
جمهوری اذربایجان | Azerbaijan
تنگه هرمز | Strait of Hormuz
هرمز | Strait of Hormuz
باب المندب | Bab el Mandeb
دریای سرخ | Red Sea
دریای عمان | Gulf of Oman
خلیج عمان | Gulf of Oman
خلیج فارس | Persian Gulf
کشورهای خلیج فارس | Persian Gulf
اقیانوس هند | Indian Ocean
دریای مدیترانه | Mediterranean
مدیترانه | Mediterranean
خاورمیانه | Middle East
کشورهای منطقه | Middle East
غزه | Gaza
نوار غزه | Gaza
خان یونس | Gaza
کرانه باختری | West Bank
ماهشهر | Khuzestan
اندیمشک | Khuzestan
`;
