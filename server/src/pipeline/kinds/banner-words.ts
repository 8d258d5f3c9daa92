/**
 * Words that say only that news follows, in English, Hebrew, Arabic and Persian, folded: a line of a post that
 * consists of such words is no title.
 */
export const bannerWords: ReadonlySet<string> = new Set(
  [
    'alert alerts breaking developing exclusive flash happening important in just latest live more new news newsflash now report story thread update updates updated urgent watch',
    'בהול בלעדי דחוף דיווח דיווחים הותר חדש חדשות חי כעת לפרסום מבזק מבזקים מיוחד עדכון עדכונים עכשיו פלאש צפו ראשוני שידור תיעוד',
    'اخبار اخر الاخبار الان تحديث جديد جدا حصري خبر عاجل عاجلة مباشر متابعة مستجدات هام',
    'اخرین اختصاصی اکنون بروزرسانی به تازه تکمیلی جدید خبر خبرها خبرهای روزرسانی زنده فوری گزارش لحظه مهم هم',
  ].flatMap((line) => line.split(' ')),
);

/** What stands before a content warning that is part of the text, up to a colon. */
export const warningLabels = [
  'cw',
  'tw',
  'content warning',
  'content note',
  'trigger warning',
  'אזהרת תוכן',
  'تحذير المحتوى',
  'تحذير محتوى',
  'هشدار محتوا',
];
