import type { Counted } from '@vigil/common/reports';

/** Phrases by which a number is told to count something, parted by commas. A last word that ends in `*` may have any ending. */
interface ForeignCue {
  what: Counted;
  phrases: string;
  /** Only weapons and aircraft are counted so. */
  isOfWeapons?: true;
  /** It is part of names too, and counts beside its number alone. */
  isBeside?: true;
}

/** Of Hebrew, Arabic and Persian. */
export const foreignCues: readonly ForeignCue[] = [
  {
    what: 'killed',
    phrases:
      'נהרג*, הרוג*, נרצח*, חללים, مقتل, قتلى, قتيل*, قتل, قتلت, استشهد*, استشهاد, مصرع, کشته*, کشتن, جان باخت*, جان خود را از دست داد*',
  },
  { what: 'killed', phrases: 'شهيد*, شهداء, شهدا', isBeside: true },
  {
    what: 'injured',
    phrases: 'נפצע*, פצוע*, פצועים, جرحى, جريح*, إصابة, إصابات, أصيب*, مصاب*, زخمی*, مجروح*, مصدوم*',
  },
  { what: 'arrested', phrases: 'נעצר*, מעצר*, עצר*, اعتقال, اعتقل*, بازداشت, دستگیر*' },
  {
    what: 'launched',
    phrases: 'שיגר*, שוגר*, שיגור*, ירה, ירו, ירי, נורו, إطلاق, أطلق*, تطلق, يطلق, شلیک, پرتاب',
    isOfWeapons: true,
  },
  {
    what: 'intercepted',
    phrases: 'יורט*, יירט*, יירוט*, הופל*, اعتراض, اعترض*, إسقاط, أسقط*, رهگیری, سرنگون, ساقط',
    isOfWeapons: true,
  },
];

/** What can be launched or intercepted, and how the ledger calls it. */
export const foreignWeapons: readonly { of: string; phrases: string }[] = [
  { of: 'missiles', phrases: 'טיל, טילים, טילי, صاروخ*, صواريخ, موشک*' },
  { of: 'drones', phrases: 'כטב"מ*, כטמ"ם, רחפן, רחפנים, רחפני, طائرة مسيرة, طائرات مسيرة, مسيرة, مسيرات, پهپاد*' },
  { of: 'rockets', phrases: 'רקטה, רקטות, قذيفة, قذائف, راکت*' },
];

/** Numbers in words. 'One' is more often a pronoun. */
export const foreignNumbers: readonly (readonly [value: number, phrases: string])[] = [
  [2, 'שני, שתי, שניים, שתיים, اثنان, اثنين, دو'],
  [3, 'שלושה, שלוש, ثلاثة, ثلاث, سه'],
  [4, 'ארבעה, ארבע, أربعة, أربع, چهار'],
  [5, 'חמישה, חמש, خمسة, خمس, پنج'],
  [6, 'שישה, שש, ستة, ست, شش'],
  [7, 'שבעה, שבע, سبعة, سبع, هفت'],
  [8, 'שמונה, ثمانية, ثماني, هشت'],
  [9, 'תשעה, תשע, تسعة, تسع, نه'],
  [10, 'עשרה, عشرة, عشر, ده'],
];

/** What is measured, and counts nothing that happened. */
export const foreignUnits =
  'אחוז*, שנה, שנים, שנות, ימים, יום, שעות, דקות, חודשים, שבועות, מיליון, מיליארד, ק"מ, דולר, في المئة, بالمئة, عام, عاما, أعوام, سنوات, سنة, يوم, يوما, أيام, ساعة, ساعات, دقيقة, دقائق, مليون, مليار, كيلومتر*, دولار, درصد, سال*, روز*, ساعت*, دقیقه*, ماه*, هفته*, فروردین, اردیبهشت, خرداد, تیر, مرداد, شهریور, مهر, آبان, آذر, دی, بهمن, اسفند, میلیون, میلیارد, کیلومتر*, دلار';

/** What a number behind them is a name or an age of. */
export const foreignLabels = 'בן, בת, ערוץ, גדוד, חטיבה, القناة, الكتيبة, اللواء, کانال, شبکه, گردان, تیپ';

/** The number is of a whole war, or of other days. */
export const foreignTotals =
  'מאז, מתחילת, מתחילה, منذ, التراكمية, الإجمالية, از ابتدای, از آغاز, از شروع, از زمان آغاز, تاکنون';

/** 'No casualties'. */
export const foreignNone =
  'ללא נפגעים, אין נפגעים, לא דווח על נפגעים, לא ידוע על נפגעים, لا إصابات, دون إصابات, هیچ مصدومی, تلفات جانی نداشت, تلفاتی نداشت, تلفات نداشت, بدون تلفات';
