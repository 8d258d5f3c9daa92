/** Sides, their forces and leaders in Arabic, normalised, each with the English phrase that the rules know. */
export const parties = `
اسراییل | Israel
الکیان الصهیونی | Israel
کیان العدو | Israel
الکیان المحتل | Israel
کیان الاحتلال | Israel
الاحتلال الاسراییلی | Israel
العدو الصهیونی | Israel
العدو الاسراییلی | Israel
النظام الصهیونی | Israel
دوله الاحتلال | Israel
تل ابیب تعلن | Israel
الکیان الغاصب | Israel
حکومه نتنیاهو | Israel
کیان العدو الصهیونی | Israel
الکیان الاسراییلی | Israel
اسراییلی | Israeli
صهیونی | Israeli
اسراییلیون | Israeli
اسراییلیین | Israeli
صهاینه | Israeli
العبریه | Israeli
مستوطنین | Israeli
مستوطنون | Israeli
مستوطنه اسراییلیه | Israeli
مستوطن | Israeli
وسایل اعلام اسراییلیه | Israeli media
وسایل اعلام العدو | Israeli media
اعلام العدو | Israeli media
اعلام العدو الاسراییلی | Israeli media
وسایل اعلام عبریه | Israeli media
اعلام عبری | Israeli media
اعلام اسراییلی | Israeli media
القناه العبریه | Israeli media
وسایل اعلام العدو الاسراییلی | Israeli media
القناه 12 | Israeli media
القناه 13 | Israeli media
القناه 14 | Israeli media
القناه 12 العبریه | Israeli media
القناه 13 العبریه | Israeli media
القناه 14 العبریه | Israeli media
القناه ال12 العبریه | Israeli media
صحیفه یدیعوت احرونوت | Israeli media
یدیعوت احرونوت | Israeli media
صحیفه معاریف | Israeli media
معاریف | Israeli media
هارتس | Israeli media
صحیفه هارتس | Israeli media
یسراییل هیوم | Israeli media
اذاعه جیش العدو | Israeli media
اذاعه الجیش الاسراییلی | Israeli media
اذاعه جیش العدو الاسراییلی | Israeli media
جیش الاحتلال | Israeli army
الجیش الاسراییلی | Israeli army
جیش العدو | Israeli army
جیش العدو الاسراییلی | Israeli army
جیش الاحتلال الاسراییلی | Israeli army
قوات الاحتلال | Israeli army
جیش الدفاع الاسراییلی | Israeli army
الجیش الصهیونی | Israeli army
القوات الاسراییلیه | Israeli army
المتحدث باسم الجیش الاسراییلی | Israeli army
المتحدث باسم جیش العدو | Israeli army
المتحدث باسم جیش العدو الاسراییلی | Israeli army
المتحدث باسم جیش الاحتلال | Israeli army
جنود الاحتلال | Israeli army
جنود العدو | Israeli army
جنود اسراییلیین | Israeli army
جندی اسراییلی | Israeli army
الطیران الحربی الاسراییلی | Israeli army
طایرات الاحتلال | Israeli army
قوات العدو | Israeli army
قوات الاحتلال الاسراییلی | Israeli army
جیش العدو الصهیونی | Israeli army
الاحتلال | Israel
العدو | Israel
الجبهه الداخلیه | Israeli Home Front Command
الجبهه الداخلیه الاسراییلیه | Israeli Home Front Command
قیاده الجبهه الداخلیه | Israeli Home Front Command
نجمه داوود الحمرا | Magen David Adom
نجمه داود الحمرا | Magen David Adom
الاسعاف الاسراییلی | Magen David Adom
نتنیاهو | Netanyahu
بنیامین نتنیاهو | Netanyahu
رییس الوزرا الاسراییلی | Netanyahu
رییس وزرا الاحتلال | Netanyahu
رییس حکومه الاحتلال | Netanyahu
کاتس | Israel Katz
یسراییل کاتس | Israel Katz
وزیر الحرب الاسراییلی | Israel Katz
وزیر الدفاع الاسراییلی | Israel Katz
وزیر حرب الاحتلال | Israel Katz
زامیر | Israeli chief of staff
ایال زامیر | Israeli chief of staff
رییس الارکان الاسراییلی | Israeli chief of staff
رییس ارکان الاحتلال | Israeli chief of staff
ساعر | Gideon Saar
جدعون ساعر | Gideon Saar
وزیر الخارجیه الاسراییلی | Gideon Saar
بن غفیر | Ben Gvir
ایتمار بن غفیر | Ben Gvir
سموتریتش | Smotrich
هرتسوغ | Herzog
لابید | Lapid
موساد | Mossad
شاباک | Shin Bet
ایران | Iran
الجمهوریه الاسلامیه | Iran
الجمهوریه الاسلامیه الایرانیه | Iran
الجمهوریه الاسلامیه فی ایران | Iran
النظام الایرانی | Iran
ایرانی | Iranian
ایرانیون | Iranian
ایرانیین | Iranian
التلفزیون الایرانی | Iranian media
وکاله فارس | Iranian media
وکاله تسنیم | Iranian media
وکاله مهر | Iranian media
وسایل اعلام ایرانیه | Iranian media
وکاله انبا فارس | Iranian media
وکاله ارنا | Iranian media
تسنیم | Iranian media
الاعلام الایرانی | Iranian media
الجیش الایرانی | Iranian army
القوات المسلحه الایرانیه | Iranian army
جیش الجمهوریه الاسلامیه | Iranian army
هییه الارکان العامه للقوات المسلحه | Iranian army
مقر خاتم الانبیا | Iranian army
خاتم الانبیا | Iranian army
الدفاعات الجویه الایرانیه | Iranian army
القوات الایرانیه | Iranian army
البحریه الایرانیه | Iranian army
الحرس الثوری | IRGC
حرس الثوره | IRGC
حرس الثوره الاسلامیه | IRGC
الحرس الثوری الایرانی | IRGC
الحرس الثوری الاسلامی | IRGC
القوه الجوفضاییه | IRGC
قوات الحرس الثوری | IRGC
بحریه الحرس الثوری | IRGC
حرس الثوره الاسلامیه فی ایران | IRGC
فیلق القدس | Quds Force
قوه القدس | Quds Force
الباسیج | Basij
خامنیی | Khamenei
الامام الخامنیی | Khamenei
علی خامنیی | Khamenei
المرشد الایرانی | Khamenei
المرشد الاعلی | Khamenei
قاید الثوره الاسلامیه | Khamenei
السید خامنیی | Khamenei
مجتبی خامنیی | Khamenei
بزشکیان | Pezeshkian
مسعود بزشکیان | Pezeshkian
الرییس الایرانی | Pezeshkian
عراقجی | Araghchi
عباس عراقجی | Araghchi
وزیر الخارجیه الایرانی | Araghchi
عراقتشی | Araghchi
بقایی | Baghaei
اسماعیل بقایی | Baghaei
الخارجیه الایرانیه | Baghaei
المتحدث باسم الخارجیه الایرانیه | Baghaei
وزاره الخارجیه الایرانیه | Baghaei
قالیباف | Ghalibaf
محمد باقر قالیباف | Ghalibaf
رییس البرلمان الایرانی | Ghalibaf
رییس مجلس الشوری الاسلامی | Ghalibaf
لاریجانی | Larijani
علی لاریجانی | Larijani
موسوی | Mousavi
اللوا موسوی | Mousavi
باکبور | Pakpour
حاجی زاده | Hajizadeh
حاتمی | Hatami
وحیدی | Vahidi
احمد وحیدی | Vahidi
قاانی | Qaani
اسماعیل قاانی | Qaani
الاستخبارات الایرانیه | Iranian
اللوا سلامی | Hossein Salami
حسین سلامی | Hossein Salami
امریکا | USA
امیرکا | USA
الولایات المتحده | USA
واشنطن | USA
الولایات المتحده الامریکیه | USA
الاداره الامریکیه | USA
الولایات المتحده الامیرکیه | USA
امریکی | American
امیرکی | American
امریکیین | American
امیرکیین | American
امریکیون | American
ترامب | Trump
ترمب | Trump
دونالد ترامب | Trump
الرییس الامریکی | Trump
الرییس الامیرکی | Trump
الرییس ترامب | Trump
فانس | Vance
جی دی فانس | Vance
نایب الرییس الامریکی | Vance
روبیو | Rubio
مارکو روبیو | Rubio
وزیر الخارجیه الامریکی | Rubio
وزیر الخارجیه الامیرکی | Rubio
ویتکوف | Witkoff
ستیف ویتکوف | Witkoff
المبعوث الامریکی | Witkoff
کوشنر | Kushner
جارید کوشنر | Kushner
هیغسیث | Hegseth
وزیر الدفاع الامریکی | Hegseth
وزیر الحرب الامریکی | Hegseth
البیت الابیض | White House
بنتاغون | Pentagon
سنتکوم | CENTCOM
القیاده المرکزیه الامریکیه | CENTCOM
القیاده المرکزیه الامیرکیه | CENTCOM
الجیش الامریکی | USA military
الجیش الامیرکی | USA military
القوات الامریکیه | USA military
القوات الامیرکیه | USA military
البحریه الامریکیه | USA military
الاسطول الخامس | USA military
قاعده امریکیه | American base
القواعد الامریکیه | American base
القواعد الامیرکیه | American base
قواعد امریکیه | American base
الخزانه الامریکیه | USA Treasury
وزاره الخزانه الامریکیه | USA Treasury
الخزانه الامیرکیه | USA Treasury
الخارجیه الامریکیه | State Department
الخارجیه الامیرکیه | State Department
حزب الله | Hezbollah
المقاومه الاسلامیه | Hezbollah
المقاومه الاسلامیه فی لبنان | Hezbollah
مجاهدو المقاومه الاسلامیه | Hezbollah
المقاومه اللبنانیه | Hezbollah
حزب الله اللبنانی | Hezbollah
نعیم قاسم | Naim Qassem
الشیخ نعیم قاسم | Naim Qassem
الشیخ قاسم | Naim Qassem
نصر الله | Nasrallah
حسن نصر الله | Nasrallah
حوثی | Houthi
حوثیون | Houthi
حوثیین | Houthi
انصار الله | Houthi
جماعه الحوثی | Houthi
القوات المسلحه الیمنیه | Houthi
عبدالملک الحوثی | Houthi
السید القاید عبدالملک بدرالدین الحوثی | Houthi
عبد الملک الحوثی | Houthi
یحیی سریع | Houthi
العمید یحیی سریع | Houthi
ملیشیا الحوثی | Houthi
المقاومه الاسلامیه فی العراق | Islamic Resistance in Iraq
الفصایل العراقیه | Islamic Resistance in Iraq
المقاومه العراقیه | Islamic Resistance in Iraq
الحشد الشعبی | Hashd al Shaabi
کتایب حزب الله | Kataib Hezbollah
کتایب حزب الله العراق | Kataib Hezbollah
محور المقاومه | axis of resistance
`;
