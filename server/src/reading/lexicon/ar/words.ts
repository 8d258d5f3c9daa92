/** Prepositions, numerals and modality in Arabic, normalised, each with the English phrase that the rules know. */
export const words = `
ارتفاع | rises to
عدد القتلی | death toll
حصیله الشهدا | death toll
حصیله القتلی | death toll
الحصیله | toll
امس | yesterday
من جدید | again
مره اخری | again
مجددا | again
فی | in
داخل | in
وسط | in
قرب | in
شرق | in
غرب | in
شمال | in
جنوب | in
جنوبی | in
شمالی | in
شرقی | in
غربی | in
اجوا | in
محیط | in
منطقه | in
علی | on
ضد | on
باتجاه | on
اتجاه | on
نحو | on
تجاه | on
من | from
مع | with
بین | between
بعد | after
عقب | after
اثر | after
جرا | after
نتیجه | after
عشرات | dozens
میات | hundreds
اثنان | two
اثنین | two
ثلاثه | three
ثلاث | three
اربعه | four
خمسه | five
سته | six
سبعه | seven
ثمانیه | eight
تسعه | nine
عشره | ten
الاف | thousands
اذا | if
فی حال | if
قد | may
یمکن | may
لن | not
لم | not
لا | not
عاجل | urgent
سوف | will
سنرد | will respond
سیرد | will respond
سنضرب | will strike
سنستهدف | will strike
ستستهدف | will strike
سیستهدف | will strike
سنهاجم | will attack
ستهاجم | will attack
سیهاجم | will attack
ستقصف | will strike
ستستانف | will resume
سیستانف | will resume
تستعد | prepares
یستعد | prepares
نستعد | prepares
تستعد للرد | prepares
تخطط | plans
یخطط | plans
تعتزم | plans
یعتزم | plans
تدرس | considers
یدرس | considers
یجب | must
ینبغی | should
لحظه | video shows
مشاهد | video shows
بالفیدیو | video shows
فیدیو | video shows
بقایا | remains of
تحقیق | investigation
تقدیرات | analysts say
التقدیر | analysts say
منذ بدایه الحرب | since start of war
منذ بد الحرب | since start of war
منذ بدایه المعرکه | since start of war
منذ بدایه العدوان | since start of war
منذ بد العدوان | since start of war
منذ بد الهجوم | since start of war
لا یوجد | no
دون وقوع | no
لا صحه | denies
رییس | president
الرییس | president
رییس الوزرا | prime minister
وزیر الخارجیه | foreign minister
وزاره الخارجیه | foreign ministry
وزیر الحرب | defence minister
وزیر الدفاع | defence minister
السفیر | ambassador
سفیر | ambassador
الناطق باسم | spokesman
المتحدث باسم | spokesman
متحدث باسم | spokesman
مسوول | official
مسوولون | officials
مصدر | source
مصادر | sources
الجیش | army
القوات المسلحه | armed forces
المقاومه | resistance
الشعب | people
حکومه | government
التطورات | developments
مستجدات | developments
کلمه | speech
خطاب | speech
ابرز ما جا | highlights of
خطه | plan
مسوده | draft
شروط | conditions
ضغط | pressure
اسعار | prices
مراسل | correspondent
حتی الان | so far
حصیله | toll
لا اصابات | no casualties
دون اصابات | no casualties
محتمل | possible
محتمله | possible
مرجح | possible
متوقع | expected
متوقعه | expected
توقعات | expected
مرتقب | expected
مرتقبه | expected
وشیک | expected
وشیکه | expected
یستعدون | prepares
استعداد | prepares
استعدادات | prepares
استعدادا | prepares
الغا | was called off
الغی | was called off
الغت | was called off
یلغی | was called off
تلغی | was called off
`;
