/** Prepositions, numerals and modality in Persian, normalised, each with the English phrase that the rules know. */
export const words = `
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
نخواهد | not
`;
