/** Sides, their forces and leaders in Persian, normalised, each with the English phrase that the rules know. */
export const parties = `
اسراییل | Israel
رژیم صهیونیستی | Israel
رژیم اسراییل | Israel
دولت اسراییل | Israel
رژیم اشغالگر | Israel
کابینه اسراییل | Israel
رژیم صهیونی | Israel
اسراییلی | Israeli
صهیونیست | Israeli
صهیونیست ها | Israeli
صهیونیستی | Israeli
اسراییلی ها | Israeli
رسانه های اسراییل | Israeli media
رسانه های اسراییلی | Israeli media
شبکه اسراییلی | Israeli media
کانال 12 اسراییل | Israeli media
کانال 12 | Israeli media
کانال 14 | Israeli media
رسانه های عبری | Israeli media
جروزالم پست | Israeli media
تایمز اسراییل | Israeli media
یدیعوت احارونوت | Israeli media
ارتش اسراییل | Israeli army
نیروهای دفاعی اسراییل | Israeli army
ارتش رژیم صهیونیستی | Israeli army
سخنگوی ارتش اسراییل | Israeli army
نیروی هوایی اسراییل | Israeli army
جنگنده های اسراییل | Israeli army
نیروهای اسراییلی | Israeli army
نتانیاهو | Netanyahu
بنیامین نتانیاهو | Netanyahu
نخست وزیر اسراییل | Netanyahu
کاتز | Israel Katz
یسراییل کاتز | Israel Katz
اسراییل کاتز | Israel Katz
وزیر دفاع اسراییل | Israel Katz
زمیر | Israeli chief of staff
ایال زمیر | Israeli chief of staff
رییس ستاد ارتش اسراییل | Israeli chief of staff
گیدیون سعار | Gideon Saar
سعار | Gideon Saar
وزیر خارجه اسراییل | Gideon Saar
بن گویر | Ben Gvir
اسموتریچ | Smotrich
موساد | Mossad
شین بت | Shin Bet
شاباک | Shin Bet
ایران | Iran
جمهوری اسلامی | Iran
جمهوری اسلامی ایران | Iran
رژیم جمهوری اسلامی | Iran
ج ا | Iran
حکومت ایران | Iran
ایرانی | Iranian
ایرانی ها | Iranian
صداوسیما | Iranian media
خبرگزاری فارس | Iranian media
خبرگزاری تسنیم | Iranian media
خبرگزاری مهر | Iranian media
تسنیم | Iranian media
رسانه های ایران | Iranian media
رسانه های حکومتی | Iranian media
ایرنا | Iranian media
صدا و سیما | Iranian media
ارتش جمهوری اسلامی | Iranian army
ستاد کل نیروهای مسلح | Iranian army
قرارگاه خاتم الانبیا | Iranian army
خاتم الانبیا | Iranian army
نیروهای مسلح ایران | Iranian army
نیروی دریایی ارتش | Iranian army
سخنگوی ارتش جمهوری اسلامی | Iranian army
پدافند هوایی ارتش | Iranian army
نیروهای مسلح جمهوری اسلامی | Iranian army
سپاه | IRGC
سپاه پاسداران | IRGC
سپاه پاسداران انقلاب اسلامی | IRGC
نیروی دریایی سپاه | IRGC
هوافضای سپاه | IRGC
نیروی هوافضای سپاه | IRGC
سخنگوی سپاه | IRGC
نیروی قدس | Quds Force
سپاه قدس | Quds Force
بسیج | Basij
خامنه ای | Khamenei
علی خامنه ای | Khamenei
مجتبی خامنه ای | Khamenei
رهبر جمهوری اسلامی | Khamenei
مجتبی | Khamenei
رهبر انقلاب | Khamenei
پزشکیان | Pezeshkian
مسعود پزشکیان | Pezeshkian
عراقچی | Araghchi
عباس عراقچی | Araghchi
وزیر خارجه جمهوری اسلامی | Araghchi
وزیر امور خارجه جمهوری اسلامی | Araghchi
وزیر خارجه ایران | Araghchi
بقایی | Baghaei
اسماعیل بقایی | Baghaei
سخنگوی وزارت خارجه جمهوری اسلامی | Baghaei
وزارت خارجه جمهوری اسلامی | Baghaei
وزارت امور خارجه جمهوری اسلامی | Baghaei
قالیباف | Ghalibaf
محمدباقر قالیباف | Ghalibaf
رییس مجلس شورای اسلامی | Ghalibaf
لاریجانی | Larijani
علی لاریجانی | Larijani
محسنی اژه ای | Gholamhossein Ejei
اژه ای | Gholamhossein Ejei
احمد وحیدی | Vahidi
وحیدی | Vahidi
حاجی زاده | Hajizadeh
ولایتی | Velayati
قاانی | Qaani
اسماعیل قاانی | Qaani
نماینده مجلس | majlis
کمیسیون امنیت ملی مجلس | majlis
امریکا | USA
ایالات متحده | USA
ایالات متحده امریکا | USA
واشینگتن | USA
واشنگتن | USA
دولت امریکا | USA
امریکایی | American
امریکایی ها | American
ترامپ | Trump
دونالد ترامپ | Trump
رییس جمهوری امریکا | Trump
رییس جمهور امریکا | Trump
ونس | Vance
جی دی ونس | Vance
معاون رییس جمهوری امریکا | Vance
روبیو | Rubio
مارکو روبیو | Rubio
وزیر خارجه امریکا | Rubio
وزیر امور خارجه امریکا | Rubio
ویتکاف | Witkoff
استیو ویتکاف | Witkoff
کوشنر | Kushner
جرد کوشنر | Kushner
هگست | Hegseth
پیت هگست | Hegseth
هگسث | Hegseth
وزیر جنگ امریکا | Hegseth
وزیر دفاع امریکا | Hegseth
بسنت | Bessent
اسکات بسنت | Bessent
وزیر خزانه داری امریکا | Bessent
کاخ سفید | White House
لویت | Leavitt
لیویت | Leavitt
سخنگوی کاخ سفید | Leavitt
کارولین لویت | Leavitt
کارولین لیویت | Leavitt
پنتاگون | Pentagon
سنتکام | CENTCOM
فرماندهی مرکزی امریکا | CENTCOM
ستاد فرماندهی مرکزی امریکا | CENTCOM
ستاد فرماندهی مرکزی ایالات متحده | CENTCOM
ارتش امریکا | USA military
نیروهای امریکایی | USA military
نیروی دریایی امریکا | USA military
ناو امریکایی | USA military
ناوهای امریکایی | USA military
نظامیان امریکایی | USA military
پایگاه های امریکا | American bases
پایگاه امریکایی | American bases
پایگاه های امریکایی | American bases
وزارت خزانه داری امریکا | USA Treasury
خزانه داری امریکا | USA Treasury
اوفک | USA Treasury
وزارت خزانه داری ایالات متحده | USA Treasury
وزارت خارجه امریکا | State Department
وزارت امور خارجه امریکا | State Department
سنای امریکا | USA Senate
کنگره امریکا | USA Senate
سناتور | USA Senate
تروث سوشال | truth social
حزب الله | Hezbollah
حزب الله لبنان | Hezbollah
نعیم قاسم | Naim Qassem
نصرالله | Nasrallah
حسن نصرالله | Nasrallah
حوثی | Houthi
حوثی ها | Houthi
انصارالله | Houthi
حوثی های یمن | Houthi
حشد شعبی | Hashd al Shaabi
حشدالشعبی | Hashd al Shaabi
کتایب حزب الله | Kataib Hezbollah
محور مقاومت | axis of resistance
جبهه مقاومت | axis of resistance
`;
