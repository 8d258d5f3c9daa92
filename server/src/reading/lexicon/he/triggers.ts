/** What is done or said in Hebrew, normalised, each with the English phrase that the rules know. */
export const triggers = `
ניתן לצאת | all clear
אפשר לצאת | all clear
הלוויית | funeral
לוויה | funeral
לווייתו | funeral
יום הזיכרון | anniversary
מניין החללים | anniversary
אזעקה | sirens sound
אזעקות | sirens sound
אזעקת | sirens sound
אזעקות הופעלו | sirens sound
התרעה | sirens sound
התרעות | sirens sound
צבע אדום | sirens sound
אזעקות נשמעו | sirens sound
אזעקות הופעלו בצפון | sirens sound
חדירת כטבם | drone infiltration alert
חדירת כלי טיס | drone infiltration alert
חדירת כלי טיס עוין | drone infiltration alert
חדירת כטבמ | drone infiltration alert
תקיפה | strike
תקיפות | strike
תקיפת | strike
תקיפות צהל | strike
הפצצות | strike
הפצצה | strike
מהלומה | strike
גל תקיפות | strike
תקף | strikes
תקפה | strikes
תקפו | strikes
תוקף | strikes
תוקפים | strikes
תוקפת | strikes
הפציץ | strikes
הפציצו | strikes
תקפנו | strikes
הותקף | strikes
הותקפו | strikes
לתקוף | strikes
השמיד | strikes
השמידו | strikes
הושמדו | strikes
הושמד | strikes
מתקפה | attack
מתקפת | attack
התקפה | attack
מתקפות | attack
שיגור | launches
שיגורים | launches
שיגר | launches
שיגרה | launches
שוגרו | launches
שוגר | launches
ירי | launches
ירה | launches
ירי רקטות | launches
ירו | launches
שיגורים מלבנון | launches
פגיעה | hits
פגע | hits
פגעה | hits
פגיעה ישירה | hits
נפילה | hits
נפילות | hits
פגיעות | hits
נפל | hits
נפלו | hits
פגיעת טיל | missile hits
פגיעות טילים | missile hits
נפילת טיל | missile hits
פגיעת טילים | missile hits
יירוט | intercepted
יירוטים | intercepted
יורטו | intercepted
יורט | intercepted
יירט | intercepted
יירטו | intercepted
הופל | shot down
הפלת | shot down
הופלה | shot down
פיצוץ | explosion
התפוצצות | explosion
פיצוצים | explosion
נהרג | killed
נהרגו | killed
נהרגה | killed
הרוגים | killed
הרוג | killed
נפל בקרב | killed
חללים | killed
נרצחו | killed
חוסל | eliminated
חיסול | eliminated
חיסל | eliminated
חיסלה | eliminated
חוסלו | eliminated
חיסלו | eliminated
חיסולים | eliminated
סוכל | foiled
סוכלה | foiled
סוכלו | foiled
סיכל | foiled
סיכלה | foiled
סיכלו | foiled
סיכול | foiled
סיכול ממוקד | assassinated
סיכולים ממוקדים | assassinated
חיסולו | eliminated
פצועים | wounded
נפצע | wounded
נפצעו | wounded
פצוע | wounded
נפצעה | wounded
פצועה | wounded
נהרס | destroyed
הרס | destroyed
נזק | destroyed
נזק כבד | destroyed
נזקים | destroyed
פינוי | evacuate
פינו | evacuate
לפנות | evacuate
הודעת פינוי | evacuate
מקלט | shelters
מקלטים | shelters
ממד | shelters
מרחב מוגן | shelters
מרחבים מוגנים | shelters
הנחיות | guidelines
מדיניות ההתגוננות | guidelines
הנחיות פיקוד העורף | guidelines
תמרון | ground operation
תמרון קרקעי | ground operation
פעולה קרקעית | ground operation
כניסה קרקעית | ground operation
לחימה | fighting
הלחימה | fighting
קרב | fighting
קרבות | fighting
היתקלות | fighting
סגירת | closed
סגירה | closed
סגר | closed
נסגר | closed
מצור | blockade
המצור הימי | blockade
מצור ימי | blockade
הסגר | blockade
פתיחת המצר | reopen
פתיחת הורמוז | reopen
פתיחת מצר הורמוז | reopen
השתלטות | seized
תפסו | seized
נתפסה | seized
נעצר | arrested
נעצרו | arrested
מעצר | arrested
ריגול | spying for
ריגל | spying for
ריגל עבור | spying for
ריגול לטובת | spying for
מרגל | spying for
ריגלו | spying for
פעל בשירות | spying for
בשליחות איראן | spying for Iran
סוכן איראני | spying for Iran
ריגול לאיראן | spying for Iran
ריגול לטובת איראן | spying for Iran
ריגל לאיראן | spying for Iran
ריגל עבור איראן | spying for Iran
בשליחות איראנית | spying for Iran
כתב אישום | charged with
אישום | charged with
הואשם | charged with
נאשם | charged with
מואשם | charged with
הוצא להורג | executed
הוצאה להורג | executed
הוצאות להורג | executed
תגובה | retaliates
נקמה | retaliates
תגיב | retaliates
מזהיר | warns
הזהיר | warns
אזהרה | warns
מזהירים | warns
הזהירה | warns
מאיים | threatens
איים | threatens
איום | threatens
איומים | threatens
מאיימת | threatens
איימה | threatens
מאיימים | threatens
מכחיש | denies
הכחיש | denies
מכחישה | denies
מכחישים | denies
הכחישה | denies
מגנה | condemns
גינה | condemns
גינוי | condemns
אמר | says
אמרה | says
אומר | says
טוענים | says
טען | says
הודיע | says
הודיעה | says
הבהיר | says
שיחות | talks
שיחות השלום | talks
משא ומתן | talks
מומ | talks
השיחות | talks
מגעים | talks
המשא ומתן | talks
שיחות שלום | talks
הסכם | agreement
הסכם שלום | agreement
מזכר הבנות | agreement
הבנות | agreement
עסקה | deal
הפסקת אש | ceasefire
הפסקת האש | ceasefire
הפוגה | ceasefire
הפסקא | ceasefire
הפרת הפסקת האש | ceasefire violated
הפרה של הפסקת האש | ceasefire violated
פגישה | meets
נפגש | meets
ייפגש | meets
פגישת | meets
ביקור | visits
ביקר | visits
שיחת טלפון | phone call
תיווך | mediation
מתווך | mediation
מתווכת | mediation
משלחת | delegation
סנקציות | sanctions
עיצומים | sanctions
סייבר | hack
מתקפת סייבר | hack
האקרים | hack
פריצה | hack
נסיגה | withdraws
לסגת | withdraws
דוחה | rejects
דחה | rejects
דחתה | rejects
הוסר החשש | all clear
הוסר החשש לחדירת כטבם | all clear
האירוע הסתיים | all clear
חזרה לשגרה | all clear
התראת שווא | false alarm
התרעת שווא | false alarm
אזעקת שווא | false alarm
זיהוי שגוי | false alarm
תקף בחריפות | slams
במתקפה חריגה | slams
מתקפה חריפה | slams
במתקפה חריפה | slams
עלה להתקפה | slams
הושג הסכם | agreement reached
הושגה הסכמה | agreement reached
הגיעו להסכם | reach agreement
הגיעו להסכמה | reach agreement
נחתם | signed
חתמו | sign
חתם | signs
תיכנס לתוקף | will take effect
נכנסה לתוקף | takes effect
נכנס לתוקף | takes effect
כניסת הפסקת האש לתוקף | ceasefire takes effect
הוארכה | extended
הארכת הפסקת האש | ceasefire extended
הארכה | extended
סיום המלחמה | end to war
סיום הלחימה | end to fighting
הפסקת התקיפות | end to strikes
להפסיק את התקיפות | halts strikes
לצמצם את התקיפות | limits strikes
מת מפצעיו | dies of wounds
מתה מפצעיה | dies of wounds
הסכימו | agree
פירוק | disarms
פירוק חיזבאללה | disarms Hezbollah
הכריז | announces
הכריזה | announces
מסר | says
נמסר | says
טוען | says
טוענת | says
אישר | confirms
אישרה | confirms
ממשיך | continues
ממשיכה | continues
נמשכות | continue
החל | begins
החלה | begins
החלו | begin
יצא | leaves
הגיע | arrives
הגיעה | arrives
נמנעה | prevented
ריתק | strands
`;
