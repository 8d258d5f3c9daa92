/** What is done or said in Persian, normalised, each with the English phrase that the rules know. */
export const triggers = `
خروج از پناهگاه | all clear
وضعیت سفید | all clear
پناهگاه ها را ترک | all clear
پناهگاه را ترک | all clear
ترک پناهگاه | all clear
تشییع | funeral
سالگرد | anniversary
یادواره | anniversary
مراسم یادبود | anniversary
مراسم تشییع | funeral
تشییع پیکر | funeral
خاکسپاری | funeral
حادثه | accident
سانحه | accident
تصادف | accident
اژیر خطر | sirens sound
اژیر | sirens sound
اژیرهای هشدار | sirens sound
اژیرهای خطر | sirens sound
اژیر هشدار | sirens sound
حمله | attack
حملات | attacks
حمله نظامی | attack
تهاجم | attack
حملات هوایی | attacks
حمله هوایی | attack
حمله موشکی | attack
حمله پهپادی | attack
حمله مجدد | attack
حملات پهپادی | attacks
هدف قرار داد | strikes
هدف قرار دادند | strikes
هدف قرار گرفت | strikes
هدف قرار گرفتن | strikes
حمله کرد | strikes
حمله کردند | strikes
هدف قرار داده است | strikes
زد | strikes
مورد هدف قرار داد | strikes
هدف قرار دادن | strikes
بمباران | strikes
بمباران کرد | strikes
بمباران کردند | strikes
مورد حمله قرار گرفت | strikes
مورد حمله | strikes
هدف حمله | strikes
ضربات | strikes
ضربه | strikes
حمله می کند | strikes
اصابت | hits
برخورد موشک | hits
اصابت کرد | hits
شلیک موشک | launches missiles
پرتاب موشک | launches missiles
شلیک موشک ها | launches missiles
شلیک | launches
پرتاب | launches
شلیک کرد | launches
رهگیری | intercepted
رهگیری کرد | intercepted
رهگیری شد | intercepted
سرنگون | shot down
سرنگون کرد | shot down
سرنگونی | shot down
ساقط | shot down
انفجار | explosion
انفجارها | explosion
صدای انفجار | explosion
انفجارهای | explosion
کشته | killed
کشته شدند | killed
کشته شد | killed
کشته شدن | killed
جان باختند | killed
جان خود را از دست داد | killed
شهید | martyr
شهدا | martyr
شهید شد | killed
شهید شدند | killed
شهید شدن | killed
شهید شده | killed
شهید کرد | killed
شهید کردند | killed
نفر شهید | killed
تن شهید | killed
به شهادت رسید | killed
به شهادت رسیدند | killed
به شهادت رساند | killed
به شهادت رساندند | killed
کشته ها | killed
جان باخت | killed
ترور | assassinated
ترور شد | assassinated
زخمی | wounded
مجروح | wounded
مجروحان | wounded
مصدوم | wounded
زخمی شدند | wounded
نابود | destroyed
نابود کرد | destroyed
منهدم | destroyed
نابودی | destroyed
ویران | destroyed
تخریب شد | destroyed
تخلیه | evacuate
هشدار تخلیه | evacuate
عملیات زمینی | ground operation
عملیات نظامی | military operation
عملیات | military operation
درگیری | clashes
درگیری ها | clashes
تبادل اتش | clashes
بستن | closed
بسته شد | closed
انسداد | closed
بسته | closed
مسدود | closed
بازگشایی | reopen
بازگشایی تنگه هرمز | reopen
باز شدن | reopen
توقیف | seized
توقیف کرد | seized
توقیف شده | seized
توقیف شد | seized
ضبط | seized
محاصره | blockade
محاصره دریایی | blockade
جاسوسی | arrested for spying
جاسوس | arrested for spying
به اتهام جاسوسی | arrested for spying
همکاری با موساد | arrested for spying
جاسوسی برای اسراییل | arrested for spying
جاسوسی برای موساد | arrested for spying
بازداشت | arrested
دستگیر | arrested
دستگیری | arrested
اعدام | executed
اعدام شد | executed
حکم اعدام | executed
به دار اویخته | executed
پاسخ | retaliates
انتقام | retaliates
تلافی | retaliates
تلافی جویانه | retaliates
هشدار داد | warns
هشدار | warns
هشدار دادند | warns
هشدار می دهد | warns
تهدید | threatens
تهدید کرد | threatens
تهدیدات | threatens
تهدیدها | threatens
تکذیب | denies
تکذیب کرد | denies
رد کرد | denies
محکوم کرد | condemns
محکومیت حمله | condemns
محکوم کردند | condemns
گفت | says
نوشت | says
افزود | says
تاکید کرد | says
اظهار داشت | says
اعلام کرد | announces
خبر داد | announces
اعلام کردند | announces
مذاکره | talks
مذاکرات | talks
گفت وگو با امریکا | talks
گفت وگوها | talks
رایزنی | talks
مذاکرات صلح | talks
گفتگوها | talks
دور جدید مذاکره | talks
میز مذاکره | talks
مذاکره کننده | talks
مذاکره کنندگان | talks
توافق | agreement
توافق نامه | agreement
تفاهم | agreement
یادداشت تفاهم | agreement
تفاهم نامه | agreement
توافقنامه | agreement
پیشنهاد | proposal
پیشنهادها | proposal
پیشنهادات | proposal
اتش بس | ceasefire
پایان جنگ | ceasefire
پایان دادن به جنگ | ceasefire
توقف جنگ | ceasefire
صلح | ceasefire
نقض اتش بس | ceasefire violated
دیدار | meets
دیدار کرد | meets
ملاقات | meets
سفر | visits
سفر کرد | visits
وارد شد | visits
سفر به | visits
تماس تلفنی | phone call
گفت وگوی تلفنی | phone call
میانجی | mediation
میانجیگری | mediation
میانجی گری | mediation
هییت | delegation
هیات | delegation
هییت ایرانی | delegation
نمایندگان | delegation
تحریم | sanctions
تحریم ها | sanctions
تحریم های | sanctions
تحریم کرد | sanctions
فهرست تحریم | sanctions
خشم اقتصادی | sanctions
اسنپ بک | snapback
مکانیسم ماشه | snapback
هک | hack
حمله سایبری | hack
هکرها | hack
سایبری | hack
عقب نشینی | withdraws
خروج نیروها | withdraws
استقرار | deploys
اعزام نیرو | deploys
رد | rejects
نپذیرفت | rejects
خطوط قرمز | red lines
خط قرمز | red lines
حرف زد | says
فریاد زد | says
می گوید | says
می گویند | says
گفته است | says
گفته اند | says
گفته | says
می نویسد | says
ادعا کرد | says
مدعی شد | says
گزارش داد | says
زنگ زد | phone call
پایان یافت | ended
پایان یافته | ended
به پایان رسید | ended
به پایان رسیده | ended
پایان می یابد | ends
پایان حملات | end of attacks
پایان درگیری ها | end of fighting
پایان درگیری | end of fighting
متوقف کرد | halts
متوقف شد | halts
متوقف کنند | halts
متوقف می کند | halts
توقف حملات | halts attacks
توقف حمله | halts attacks
توقف تجاوزات | halts attacks
تجاوزات | attack
تجاوز | attack
ادامه دارد | continue
از سر بگیرد | resumes
از سر می گیرد | resumes
از سر گرفت | resumes
ازسرگیری | resumes
تست | test of
ازمایش | test of
رزمایش | drill
مانور | drill
دفع | repels
نحوه کشته شدن | the death of
نحوه کشته شدنش | the death of
کشته شدنش | the death of
خبر کشته شدن | the death of
خونخواهی | avenges
کشته شده | slain
کشته شدگان | slain
کشته شده است | killed
کشته شده اند | killed
توافق کردند | agree
توافق کرده اند | agree
به توافق رسیدند | reach agreement
به توافق رسیده اند | reach agreement
به توافق رسید | reaches agreement
به توافق رسیده | reaches agreement
توافق حاصل شد | agreement reached
توافق نهایی شد | agreement signed
نهایی شد | reached
نهایی شده | reached
نهایی شده است | reached
متن نهایی | final text
توافق نهایی | final agreement
امضا کرد | signs
امضا کردند | signs
امضا کرده | signs
امضا شد | signed
امضا شده | signed
امضای | signing of
به امضای | signed by
به امضا رسید | signed
توافق پایان جنگ | agreement to end war
تفاهم پایان جنگ | agreement to end war
یادداشت تفاهم پایان جنگ | agreement to end war
اتش بس برقرار شد | ceasefire in effect
اتش بس اغاز شد | ceasefire begins
هشدار حمله موشکی | missile alert
هشدار موشکی | missile alert
هشدار حمله | attack alert
فعال شدن اژیر | sirens sound
فعال شدن اژیر خطر | sirens sound
به صدا درامد | sound
نفی | denies
گمانه زنی | speculation
موافقت کرد | agrees
موافقت کرده | agrees
موافقت کردند | agree
موافقت | approval
تعلیق | suspends
تمدید | extends
تمدید شد | extended
تمدید اتش بس | ceasefire extended
انهدام | destroyed
منهدم شد | destroyed
سقوط | crashes
سقوط کرد | crashes
خسارت | damage
اسیب | damage
اسیب دید | damaged
خنثی | foiled
نبرد | battle
شکست | fails
پذیرفت | accepts
می پذیرد | accepts
درخواست | asks
خواستار | calls for
خواستار شد | calls for
حمایت | supports
انتقاد | criticises
انتقاد کرد | criticises
تهاجم هوایی | attack
اغاز شد | begins
اغاز کرد | begins
اغاز حملات | begins attacks
ورود | enters
ترک کرد | leaves
ازاد شد | freed
ازادسازی | release
بررسی | considers
اعزام | deploys
مستقر | deployed
انتقال | transfer
لحظه امضای | signs
تجاوزکارانه | attack
سقوط موشک | missile hits
سقوط راکت | missile hits
`;
