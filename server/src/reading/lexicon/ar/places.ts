/** Places in Arabic, normalised, each with the English phrase that the rules know. */
export const places = `
باکستان | Pakistan
طهران | Tehran
اصفهان | Isfahan
نطنز | Natanz
فوردو | Fordow
فوردو النوویه | Fordow
بوشهر | Bushehr
قم المقدسه | Qom
مدینه قم | Qom
تبریز | Tabriz
شیراز | Shiraz
مشهد الایرانیه | Mashhad
مدینه مشهد | Mashhad
کرمانشاه | Kermanshah
الاهواز | Ahvaz
عبادان | Abadan
بندر عباس | Bandar Abbas
خارک | Kharg Island
جزیره خارک | Kharg Island
خرج | Kharg Island
قشم | Qeshm
اراک | Arak
کرج | Karaj
خوزستان | Khuzestan
عسلویه | Assaluyeh
تشابهار | Chabahar
جابهار | Chabahar
تل ابیب | Tel Aviv
یافا المحتله | Tel Aviv
القدس المحتله | Jerusalem
القدس | Jerusalem
القدس الغربیه | Jerusalem
حیفا | Haifa
دیمونا | Dimona
دیمونه | Dimona
بیر السبع | Beersheba
بیر سبع | Beersheba
اسدود | Ashdod
اشدود | Ashdod
عسقلان | Ashkelon
ایلات | Eilat
ام الرشراش | Eilat
نتانیا | Netanya
الخضیره | Hadera
قیساریه | Caesarea
بنیامینا | Binyamina
ام الفحم | Umm al-Fahm
بیت شان | Beit She'an
بیسان | Beit She'an
بلماخیم | Palmachim
ریشون لتسیون | Rishon LeZion
ریشون لیتسیون | Rishon LeZion
رمات غان | Ramat Gan
بتاح تکفا | Petah Tikva
بات یام | Bat Yam
رحوفوت | Rehovot
بنی براک | Bnei Brak
هرتسیلیا | Herzliya
حولون | Holon
نهاریا | Nahariya
عکا | Acre
صفد | Safed
المطله | Metula
کریات شمونه | Kiryat Shmona
کریات شمونا | Kiryat Shmona
کرمیییل | Karmiel
طبریا | Tiberias
طبریه | Tiberias
بحیره طبریا | Sea of Galilee
العفوله | Afula
الناصره | Nazareth
افیفیم | Avivim
شلومی | Shlomi
عراد | Arad
غوش دان | Gush Dan
تل ابیب الکبری | Gush Dan
اصبع الجلیل | Galilee Panhandle
الجلیل الغربی | Western Galilee
الجلیل الاعلی | Upper Galilee
الجلیل | Galilee
الجلیل الاوسط | Galilee
الجلیل الاسفل | Galilee
الجولان | Golan Heights
هضبه الجولان | Golan Heights
الجولان المحتل | Golan Heights
النقب | Negev
عربه | Arava
وادی عربه | Arava
العربا | Arava
البحر المیت | Dead Sea
مناطق البحر المیت ومستوطنات الخلیل | Dead Sea
شمال اسراییل | Northern Israel
المنطقه الشمالیه | Northern Israel
شمال فلسطین المحتله | Northern Israel
الشمال | Northern Israel
وسط اسراییل | Central Israel
وسط البلاد | Central Israel
وسط الکیان | Central Israel
جنوب اسراییل | Southern Israel
مطار بن غوریون | Ben Gurion Airport
بن غوریون | Ben Gurion Airport
مطار اللد | Ben Gurion Airport
فلسطین المحتله | Israel
الاراضی المحتله | Israel
الاراضی الفلسطینیه المحتله | Israel
لبنان | Lebanon
لبنانی | Lebanese
لبنانیین | Lebanese
بیروت | Beirut
جنوب لبنان | Southern Lebanon
جنوبی لبنان | Southern Lebanon
الجنوب اللبنانی | Southern Lebanon
الضاحیه الجنوبیه | Beirut
الضاحیه | Beirut
ضاحیه بیروت الجنوبیه | Beirut
الضاحیه الجنوبیه لبیروت | Beirut
مدینه صور | Tyre
قضا صور | Tyre
صیدا | Sidon
النبطیه | Nabatieh
بنت جبیل | Bint Jbeil
الخیام | Khiam
مرجعیون | Marjayoun
بعلبک | Baalbek
البقاع | Bekaa
البقاع الغربی | Bekaa
الناقوره | Naqoura
عیتا الشعب | Aita al Shaab
مارون الراس | Maroun al Ras
سوریا | Syria
سوریه | Syria
دمشق | Damascus
حلب | Aleppo
درعا | Daraa
العراق | Iraq
بغداد | Baghdad
اربیل | Erbil
البصره | Basra
السلیمانیه | Sulaymaniyah
کرکوک | Kirkuk
الانبار | Anbar
الاردن | Jordan
عمان | Amman
مصر | Egypt
القاهره | Cairo
السعودیه | Saudi Arabia
المملکه العربیه السعودیه | Saudi Arabia
الریاض | Riyadh
الامارات | United Arab Emirates
دبی | Dubai
ابوظبی | Abu Dhabi
ابو ظبی | Abu Dhabi
الفجیره | Fujairah
قطر | Qatar
الدوحه | Doha
العدید | Al Udeid
قاعده العدید | Al Udeid
الکویت | Kuwait
البحرین | Bahrain
المنامه | Manama
سلطنه عمان | Oman
مسقط | Muscat
الیمن | Yemen
یمنی | Yemeni
یمنیه | Yemeni
صنعا | Sanaa
الحدیده | Hodeidah
ترکیا | Turkey
انقره | Ankara
اسلام اباد | Islamabad
روسیا | Russia
موسکو | Russia
روسی | Russian
الصین | China
بکین | China
جنیف | Geneva
فیینا | Vienna
سویسرا | Switzerland
بریطانیا | Britain
فرنسا | France
المانیا | Germany
قبرص | Cyprus
اذربیجان | Azerbaijan
مضیق هرمز | Strait of Hormuz
هرمز | Strait of Hormuz
باب المندب | Bab el Mandeb
البحر الاحمر | Red Sea
خلیج عمان | Gulf of Oman
بحر عمان | Gulf of Oman
الخلیج | Persian Gulf
الخلیج العربی | Persian Gulf
الخلیج الفارسی | Persian Gulf
دول الخلیج | Persian Gulf
قناه السویس | Suez Canal
الشرق الاوسط | Middle East
غزه | Gaza
غلاف غزه | Gaza
مستوطنات غلاف غزه | Gaza
قطاع غزه | Gaza
خانیونس | Gaza
خان یونس | Gaza
رفح | Gaza
جبالیا | Gaza
بیت لاهیا | Gaza
الشجاعیه | Gaza
دیر البلح | Gaza
النصیرات | Gaza
بیت حانون | Gaza
الضفه | West Bank
الضفه الغربیه | West Bank
جنین | West Bank
نابلس | West Bank
طولکرم | West Bank
الخلیل | West Bank
رام الله | West Bank
`;
