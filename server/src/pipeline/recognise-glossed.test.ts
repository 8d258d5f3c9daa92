import { describe, expect, it } from 'vitest';
import { classify } from './classify/classify.ts';
import { createMatcher } from './matcher.ts';
import { recognise } from './recognise.ts';

const at = new Date('2030-03-01T06:00:00Z');
let count = 0;

function createReader() {
  const matcher = createMatcher(() => at);
  return (title: string, { summary = '', minutes = 0 } = {}) => {
    count += 1;
    const id = String(count).padStart(16, '0');
    return recognise(matcher, { id, title, summary, at: new Date(at.getTime() + minutes * 60_000) });
  };
}

function judge(title: string, summary = '') {
  return createReader()(title, { summary }).judgement;
}

describe('sirens in a town that no gazetteer has', () => {
  it.each(['صفارات الإنذار تدوي في أمبرلي خشية تسلل طائرات', 'אזעקות באמברלי', 'آژیر خطر در پورت آمبرلی'])(
    'are urgent in a war: %s',
    (title) => {
      expect(classify({ title, summary: '' }, 'war')).toMatchObject({ relevant: true, urgencyLevel: 'urgent' });
      expect(classify({ title, summary: '' }, 'calm').relevant).toBe(false);
    },
  );
});

describe('what is announced, denied, remembered or over', () => {
  it.each([
    'ترامپ: امشب به ایران حمله خواهیم کرد',
    'اسرائیل به دنبال چراغ سبز آمریکا برای حمله به ایران است',
    'در جنگ ۱۲ روزه ایران به حیفا حمله موشکی کرد',
    'رونمایی از تندیس رهبر کشته‌شده در تهران',
    'הוסר החשש לחדירת כטב"ם בחיפה',
    'טראמפ במתקפה חריגה על פרשנים בגלל איראן',
  ])('is not urgent: %s', (title) => {
    expect(classify({ title, summary: '' }, 'war').urgencyLevel).not.toMatch(/urgent|critical/);
  });
});

describe('an attack that did no harm, or in which the war is named', () => {
  it.each([
    'حمله موشکی ایران به حیفا تلفات جانی نداشت',
    'حمله پهپادی به تهران، هیچ مصدومی گزارش نشده',
    'در جریان جنگ امروز موشک ایران به حیفا اصابت کرد',
  ])('is urgent in a war: %s', (title) => {
    expect(classify({ title, summary: '' }, 'war').urgencyLevel).toMatch(/urgent|critical/);
  });
});

describe('a settlement', () => {
  it.each([
    'ترامپ: توافق با ایران نهایی شد',
    'آمریکا و ایران توافق کردند حملات را متوقف کنند',
    'اسرائیل حملات به ایران را متوقف کرد',
    'إيران والولايات المتحدة: تم التوصل إلى اتفاق لوقف إطلاق النار',
  ])('is critical: %s', (title) => {
    expect(classify({ title, summary: '' }, 'war').urgencyLevel).toBe('critical');
  });
});

describe('a report in Arabic, Hebrew or Persian', () => {
  it.each([
    ['عاجل | دوي صفارات الإنذار في عسقلان بعد رصد إطلاق صواريخ من إيران', 'Ashkelon, Israel'],
    ['الحرس الثوري: استهدفنا قاعدة جوية قرب بئر السبع بصواريخ باليستية', 'Beersheba, Israel'],
    ['غارات إسرائيلية تستهدف منشأة نطنز', 'Natanz, Iran'],
    ['واشنطن وطهران تستأنفان المفاوضات في مسقط', 'Muscat, Oman'],
    ['חיל האוויר תקף משגרי טילים בתבריז', 'Tabriz, Iran'],
    ['אזעקות בנהריה: שני כטב"מים חדרו מלבנון', 'Nahariya, Israel'],
    ['נתניהו: לא נאפשר לאיראן להעשיר אורניום', 'Israel'],
    ['משמרות המהפכה השתלטו על מכלית במצר הורמוז', 'Strait of Hormuz'],
    ['شنیده شدن صدای انفجار در بندرعباس پس از حمله هوایی آمریکا', 'Bandar Abbas, Iran'],
    ['ارتش اسرائیل: بیروت را هدف قرار دادیم؛ یک فرمانده حزب‌الله کشته شد', 'Beirut, Lebanon'],
    ['عراقچی برای مذاکره با ویتکاف وارد مسقط شد', 'Muscat, Oman'],
  ])('"%s" is relevant and about %s', (title, location) => {
    expect(judge(title)).toMatchObject({ relevant: true, location });
  });

  it.each([
    'المنتخب الإيراني يفوز في مباراة ودية',
    'ارتفاع درجات الحرارة في طهران',
    'سرايا القدس تقصف تجمعا لجنود العدو في خان يونس',
    'מכבי תל אביב ניצחה את הפועל ירושלים',
    'בג"ץ ידון בעתירה נגד מינוי היועץ',
    'کنسرت خواننده محبوب در اصفهان برگزار شد',
    'یک شهروند در پیامی از گرانی نان گلایه کرد',
    'استقلال در تهران به پرسپولیس باخت',
  ])('"%s" is not relevant', (title) => {
    expect(judge(title).relevant).toBe(false);
  });

  it.each([
    ['Iranian missile hits Haifa, 8 killed', 'مقتل 8 إثر سقوط صاروخ إيراني في حيفا'],
    ['Iranian missile hits Haifa, 8 killed', 'שמונה הרוגים בפגיעת טיל איראני בחיפה'],
    ['Israel strikes nuclear site at Natanz', 'حمله هوایی اسرائیل به تاسیسات هسته‌ای نطنز'],
    ['Israeli strikes hit Beirut', 'غارات إسرائيلية على الضاحية الجنوبية لبيروت'],
    ['Iran and US hold talks in Muscat', 'محادثات بين إيران والولايات المتحدة في مسقط'],
    ['IRGC seizes tanker in Strait of Hormuz', 'سپاه پاسداران یک نفتکش را در تنگه هرمز توقیف کرد'],
    ['IRGC seizes tanker in Strait of Hormuz', 'משמרות המהפכה תפסו מכלית במצר הורמוז'],
  ])('of the same event as "%s" joins it: "%s"', (english, other) => {
    const read = createReader();
    const known = read(english).eventId;
    expect(known).not.toBeNull();
    expect(read(other, { minutes: 10 }).eventId).toBe(known);
  });

  it('is handed on with its language and a gloss, an English one with neither', () => {
    const read = createReader();
    expect(read('سقوط صاروخ إيراني في حيفا').foreign).toEqual({ lang: 'ar', gloss: 'Iran · missile hit · Haifa' });
    expect(read('Iranian missile hits Haifa').foreign).toEqual({});
  });

  it.each([
    ['פיקוד העורף: ניתן לצאת מהמרחב המוגן בחיפה', 'all clear'],
    ['الجبهة الداخلية الإسرائيلية: يمكن مغادرة الملاجئ في حيفا', 'all clear'],
    ['إيران: تشييع شهداء الهجوم في أصفهان', 'funeral'],
  ])('has the end of an alarm and a funeral in its gloss, and no act: %j', (title, word) => {
    const { gloss } = createReader()(title).foreign;
    expect(gloss?.split(' · ')).toContain(word);
    expect(gloss).not.toMatch(/shelters|attack/);
  });

  it.each([
    ['Iranian missile hits Haifa, 8 killed', 'سقوط صاروخ إيراني في بئر السبع'],
    ['Israel strikes nuclear site at Natanz', 'חיל האוויר תקף בביירות'],
  ])('of another event than "%s" does not: "%s"', (english, other) => {
    const read = createReader();
    const known = read(english).eventId;
    const recognition = read(other, { minutes: 10 });
    expect(recognition.judgement.relevant).toBe(true);
    expect(recognition.eventId).not.toBe(known);
  });
});
