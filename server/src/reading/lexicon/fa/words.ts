/** Prepositions, numerals and modality in Persian, normalised, each with the English phrase that the rules know. */
export const words = `
امار کشته ها | death toll
شمار شهدا | death toll
شمار قربانیان | death toll
شمار کشته ها | death toll
شمار کشته شدگان | death toll
دیشب | last night
دیروز | yesterday
دوازده | twelve
یازده | eleven
بار دیگر | again
مجددا | again
دوباره | again
در | in
داخل | in
نزدیکی | in
به | to
بر | on
علیه | on
روی | on
به سوی | on
از | from
با | with
میان | between
بین | between
پس از | after
پس | after
بعد از | after
در پی | after
ده ها | dozens
صدها | hundreds
دو | two
سه | three
چهار | four
پنج | five
شش | six
هفت | seven
هشت | eight
ده | ten
هزاران | thousands
هزار | thousands
شاید | may
احتمال | may
احتمالا | may
ممکن است | may
اگر | if
در صورت | if
نیست | not
نخواهد | will not
خواهد | will
خواهند | will
خواهیم | will
خواهم | will
نخواهند | will not
نخواهیم | will not
نخواهم | will not
می تواند | could
می توانند | could
می توانیم | could
نمی | not
نمی کنیم | not
نمی کند | not
نمی کنند | not
نکرد | did not
نکردند | did not
نکرده | did not
نشد | did not
نشده | did not
نقشی نداشت | no role in
هیچ نقشی | no role in
مشارکت نداشت | no role in
دخالت نداشت | no role in
مشارکت نداشته | no role in
هیچ | no
باید | should
نباید | should not
هرگز | never
قصد دارد | plans
قصد دارند | plans
در پی کسب | seeks
چراغ سبز | seeks
در حال اماده شدن | prepares
اماده می کند | prepares
اماده می شود | prepares
خود را برای | prepares
اماده است | prepares
اماده ایم | prepares
امادگی | prepares
در حال بررسی | considers
بررسی می کند | considers
برنامه ریزی | plans
نزدیک بود | considers
درباره | about
در خصوص | about
در مورد | about
پیرامون | about
نسبت به | about
لحظه | video shows
فیلمی | video shows
تصاویر | video shows
ویدیو | video shows
تصاویری | video shows
تصویر ماهواره ای | satellite images
تصاویر ماهواره ای | satellite images
رقم زد | makes
دست زد | makes
کلید زد | begins
برجام | nuclear deal
تسلیم | surrender
غیررسمی | unofficial
تایید نشده | unconfirmed
روی ماشه | on the trigger
یادبود | memorial
تندیس | memorial
مجسمه | memorial
عملیات تعمیر | repair
عملیات نجات | rescue
عملیات امداد | rescue
عملیات روانی | propaganda
بسته حمایتی | aid package
هیچ مصدومی | no casualties
مصدومی نداشتیم | no casualties
تلفات جانی نداشت | no casualties
تلفاتی نداشت | no casualties
تلفات نداشت | no casualties
بدون تلفات | no casualties
منتفی | was called off
لغو | was called off
لغو شد | was called off
لغو کرد | was called off
لغو کردم | was called off
برق | electricity
`;
