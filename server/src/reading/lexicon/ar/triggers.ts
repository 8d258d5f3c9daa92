/** What is done or said in Arabic, normalised, each with the English phrase that the rules know. */
export const triggers = `
مغادره الملاجی | all clear
الخروج من الملاجی | all clear
بالخروج من الملاجی | all clear
الخروج من المناطق المحمیه | all clear
تشییع | funeral
الذکری السنویه | anniversary
ذکری استشهاد | anniversary
تشییع جثمان | funeral
مراسم تشییع | funeral
جنازه | funeral
جنازات | funeral
سیتم دفن | funeral
یواری الثری | funeral
حادث | accident
حادث تقنی | accident
حادث تشغیلی | accident
حادث سیر | accident
صفارات الانذار | sirens sound
صافرات الانذار | sirens sound
صفارات الانذار تدوی | sirens sound
دوی صفارات الانذار | sirens sound
تفعیل صفارات الانذار | sirens sound
تجدد دوی صفارات الانذار | sirens sound
انذارات | sirens sound
غاره | strike
غارات | strike
ضربه | strike
ضربات | strike
غاره جویه | strike
غارات جویه | strike
ضربات جویه | strike
غارتین | strike
هجوم | attack
هجمات | attack
عدوان | attack
اعتدا | attack
اعتداات | attack
هجوما | attack
الهجوم الصاروخی | attack
قصف | strikes
یقصف | strikes
تقصف | strikes
استهدف | strikes
استهدفت | strikes
یستهدف | strikes
تستهدف | strikes
استهداف | strikes
ضرب | strikes
ضربت | strikes
یضرب | strikes
یهاجم | strikes
هاجم | strikes
تهاجم | strikes
دک | strikes
شن غارات | strikes
شن غاره | strikes
شنت | strikes
استهدفنا | strikes
قصفنا | strikes
استهداف مباشر | strikes
هاجمت | strikes
شن | strikes
سقوط صاروخ | missile hits
سقوط صواریخ | missile hits
سقوط الصواریخ | missile hits
سقوط صاروخ بالستی | missile hits
سقوط | hits
سقط | hits
سقطت | hits
اصابت | hits
اصاب | hits
اصابه مباشره | hits
الاصابه المباشره | hits
اصابه مبنی | hits
اطلاق صواریخ | launches missiles
اطلاق صاروخ | launches missiles
اطلاق الصواریخ | launches missiles
اطلقت صواریخ | launches missiles
عملیات اطلاق | launches missiles
اطلاق صاروخ بالستی | launches missiles
رصد اطلاق صواریخ | launches missiles
اطلاق | launches
اطلقت | launches
اطلق | launches
تطلق | launches
یطلق | launches
اطلقنا | launches
اعتراض | intercepted
اعترض | intercepted
اعترضت | intercepted
تصدی | intercepted
تصدت | intercepted
اسقطت | shot down
اسقاط | shot down
اسقط | shot down
اسقطنا | shot down
انفجار | explosion
انفجارات | explosion
دوی انفجارات | explosion
دوی انفجار | explosion
انفجارین | explosion
حریق | fire
حرایق | fire
اندلاع حریق | fire
مقتل | killed
قتلی | killed
قتل | killed
قتیل | killed
قتیله | killed
قتلت | killed
شهدا | martyr
استشهاد | killed
استشهد | killed
شهید | martyr
قتیلان | killed
ارتقا | killed
مصرع | killed
شهیدین | killed
شهیدا | killed
شهیدان | killed
اغتیال | assassinated
اغتالت | assassinated
اغتیل | assassinated
تصفیه | assassinated
جرحی | wounded
اصابه | wounded
اصابات | wounded
جریح | wounded
مصاب | wounded
مصابین | wounded
اصیب | wounded
مصابا | wounded
اصابات حرجه | wounded
اصابه حرجه | wounded
اصیبوا | wounded
مصابون | wounded
جریحا | wounded
تدمیر | destroyed
دمر | destroyed
دمار | destroyed
دمرت | destroyed
اضرار | destroyed
دمار کبیر | destroyed
اضرار جسیمه | destroyed
تسلل طایرات مسیره | infiltration
تسلل مسیره | infiltration
تسلل | infiltration
اخلا | evacuate
اجلا | evacuate
ملاجی | shelters
المناطق المحمیه | shelters
المناطق الامنه | shelters
البقا قرب الملاجی | shelters
تقلیل الحرکه | shelters
اشتباکات | clashes
اشتباک | clashes
اشتبک | clashes
کمین | clashes
توغل | incursion
اقتحام | incursion
توغلت | incursion
اغلاق | closed
اغلقت | closed
یغلق | closed
اغلق | closed
مغلق | closed
تغلق | closed
اغلاق المجال الجوی | airspace closed
اغلاق الاجوا | airspace closed
اعاده فتح | reopen
فتح مضیق هرمز | reopen
اعاده فتح مضیق هرمز | reopen
احتجاز | seized
مصادره | seized
احتجزت | seized
احتجاز سفینه | seized
استولت | seized
الاستیلا | seized
حصار | blockade
الحصار البحری | blockade
حصار بحری | blockade
اعتقال | arrested
اعتقلت | arrested
القبض علی | arrested
توقیف | arrested
اوقفت | arrested
اعتقل | arrested
اعدام | executed
اعدمت | executed
تنفیذ حکم الاعدام | executed
تجسس | spying for
جاسوس | spying for
جواسیس | spying for
التجسس لصالح | spying for
بتهمه التجسس | spying for
عملا | spying for
تخابر | spying for
رد | retaliates
انتقام | retaliates
ترد | retaliates
سترد | retaliates
الثار | retaliates
الرد الایرانی | retaliates
یحذر | warns
تحذر | warns
حذر | warns
حذرت | warns
تحذیر | warns
تحذیرات | warns
محذرا | warns
یهدد | threatens
تهدد | threatens
هدد | threatens
تهدید | threatens
تهدیدات | threatens
یتوعد | threatens
توعد | threatens
تتوعد | threatens
ینفی | denies
تنفی | denies
نفی | denies
نفت | denies
یدین | condemns
تدین | condemns
ادانت | condemns
دان | condemns
ادانه | condemns
یستنکر | condemns
استنکرت | condemns
ندین | condemns
یندد | condemns
تندد | condemns
نددت | condemns
ادان | condemns
قال | says
قالت | says
یقول | says
اکد | says
اکدت | says
یوکد | says
صرح | says
توکد | says
اعلن | announces
اعلنت | announces
یعلن | announces
تعلن | announces
اعلان | announces
بیان | announces
بیان صادر | announces
یعین | names commander
تعیین | names commander
بتعیین | names commander
مفاوضات | talks
محادثات | talks
تفاوض | talks
مباحثات | talks
جوله مفاوضات | talks
حوار | talks
یتفاوض | negotiates
نتفاوض | negotiates
للتفاوض | negotiates
اتفاق | agreement
اتفاقیه | agreement
تفاهم | agreement
مذکره تفاهم | agreement
صفقه | deal
وقف اطلاق النار | ceasefire
توقف اطلاق النار | ceasefire
هدنه | ceasefire
وقف النار | ceasefire
وقف الحرب | ceasefire
انها الحرب | ceasefire
خرق وقف اطلاق النار | ceasefire violated
خروقات | ceasefire violated
خرق الهدنه | ceasefire violated
توقیع | signs
وقع | signs
وقعت | signs
یلتقی | meets
التقی | meets
لقا | meets
اجتماع | meets
یجتمع | meets
زیاره | visits
یزور | visits
یصل الی | visits
وصل الی | visits
وصول | visits
اتصال هاتفی | phone call
اتصالا هاتفیا | phone call
وساطه | mediation
وسیط | mediation
الوسطا | mediation
وفد | delegation
عقوبات | sanctions
نشر قوات | deployed
انتشار | deployed
تعزیزات | deployed
انسحاب | withdraws
ینسحب | withdraws
انسحبت | withdraws
اختراق | hack
هجوم سیبرانی | hack
قرصنه | hack
هاکرز | hack
یدعو | calls for
تدعو | calls for
دعا | calls for
دعت | calls for
یرفض | rejects
ترفض | rejects
رفض | rejects
رفضت | rejects
نبارک | praises
یبارک | praises
تبارک | praises
نشید | praises
یشید | praises
تشید | praises
یرحب | welcomes
ترحب | welcomes
رحب | welcomes
رحبت | welcomes
هدم المبانی | demolition
ارتفاع عدد القتلی | death toll rises
ارتفع عدد القتلی | death toll rises
لیرتفع عدد القتلی | death toll rises
ارتفاع حصیله | death toll rises
ارتفاع عدد الشهدا | death toll rises
التوصل الی اتفاق | reach agreement
تم التوصل الی اتفاق | agreement reached
توصلت الی اتفاق | reaches agreement
توصلا الی اتفاق | reach agreement
دخل حیز التنفیذ | takes effect
یدخل حیز التنفیذ | takes effect
دخول وقف اطلاق النار حیز التنفیذ | ceasefire takes effect
دخول الاتفاق حیز التنفیذ | agreement takes effect
سریان وقف اطلاق النار | ceasefire in effect
وقف الهجمات | halts attacks
وقف الضربات | halts strikes
تعلیق الهجمات | suspends attacks
تعلیق الضربات | suspends strikes
وقف العملیات العسکریه | halts military operations
تمدید وقف اطلاق النار | ceasefire extended
تمدید الهدنه | ceasefire extended
انتهت | ended
انتهی | ended
تنفیذ | carries out
رصد | detects
تم رصد | detected
یطلب | asks
تطلب | asks
تقلیل حرکتهم | shelters
یواصل | continues
تواصل | continues
مستمره | continues
وافق | agrees
وافقت | agrees
یوافق | agrees
قبول | accepts
قبلت | accepts
`;
