/** Prepositions, numerals and modality in Hebrew, normalised, each with the English phrase that the rules know. */
export const words = `
עלה | rises to
עלה ל | rises to
מניין ההרוגים | death toll
מספר ההרוגים | death toll
אמש | last night
אתמול | yesterday
שנים עשר | twelve
אחד עשר | eleven
תשע | nine
תשעה | nine
בשנית | again
פעם נוספת | again
שוב | again
בתוך | in
באזור | in
ליד | in
בקרבת | in
אזור | in
בפאתי | in
על | on
נגד | on
מול | on
לעבר | on
לכיוון | on
אל | on
מן | from
מתוך | from
עם | with
בין | between
אחרי | after
לאחר | after
בעקבות | after
עקב | after
בשל | after
עשרות | dozens
מאות | hundreds
שני | two
שתי | two
שניים | two
שלושה | three
שלוש | three
ארבעה | four
ארבע | four
חמישה | five
חמש | five
שישה | six
שבעה | seven
שמונה | eight
עשרה | ten
אלפי | thousands
עשוי | may
עלול | may
עשויה | may
צפוי | may
צפויה | may
לא | not
אין | not
אם | if
יתקוף | will attack
תתקוף | will attack
נתקוף | will attack
יתקפו | will attack
יוכל | could
תוכל | could
יוכלו | could
יכול | could
יכולה | could
יכולים | could
עלולים | may
עלולה | may
עשויים | may
מתכנן | plans
מתכננת | plans
מתכננים | plans
נערך | prepares
נערכת | prepares
נערכים | prepares
היערכות | prepares
מתכונן | prepares
מתכוננת | prepares
שוקל | considers
שוקלת | considers
שוקלים | considers
רוצה | wants
ביקש | asks
ביקשה | asks
דורש | demands
דורשת | demands
קרא | urges
קוראת | urges
צריך | should
חייבים | must
חייב | must
מעולם | never
לא ידוע על | no
ללא | no
אין דיווח | no
בצל | amid
לצד | amid
תיעוד | video shows
צפו | video shows
תחקיר | investigation
נחשף | reveals
חושף | reveals
מעריכים | analysts say
ההערכה | analysts say
הערכה | analysts say
לפני המלחמה | before war
בתחילת המלחמה | during last war
במהלך המלחמה | during last war
גורמים | officials
נפגעים | casualties
ללא נפגעים | no casualties
אין נפגעים | no casualties
לא דווח על נפגעים | no casualties
לא ידוע על נפגעים | no casualties
כלי רכב | car
רכב | car
יתקיימו | expected
תתקיים | expected
יתקיים | expected
בכוונת | plans
בוטל | was called off
בוטלה | was called off
בוטלו | was called off
ביטל | was called off
ביטלה | was called off
ביטול | was called off
`;
