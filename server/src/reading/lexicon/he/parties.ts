/** Sides, their forces and leaders in Hebrew, normalised, each with the English phrase that the rules know. */
export const parties = `
ישראל | Israel
מדינת ישראל | Israel
ירושלים מבהירה | Israel
ממשלת ישראל | Israel
ישראלי | Israeli
ישראלית | Israeli
ישראלים | Israeli
צהל | IDF
צבא ההגנה לישראל | IDF
דובר צהל | IDF
כוחות צהל | IDF
לוחמי צהל | IDF
חיילי צהל | IDF
בצהל | IDF
מערכת הביטחון | IDF
אוגדה 91 | IDF
אוגדה 36 | IDF
אוגדה 146 | IDF
אוגדה 98 | IDF
כוחותינו | IDF
חיל הים | IDF
פיקוד הצפון | IDF
דובר צהל בערבית | IDF
חיל האוויר | Israeli air force
מטוסי חיל האוויר | Israeli air force
פיקוד העורף | Israeli Home Front Command
מדא | Magen David Adom
מגן דוד אדום | Magen David Adom
נתניהו | Netanyahu
בנימין נתניהו | Netanyahu
ראש הממשלה נתניהו | Netanyahu
רהמ נתניהו | Netanyahu
ביבי | Netanyahu
הרמטכל | Israeli chief of staff
רמטכל | Israeli chief of staff
זמיר | Israeli chief of staff
אייל זמיר | Israeli chief of staff
כץ | Israel Katz
ישראל כץ | Israel Katz
שר הביטחון | Israel Katz
גדעון סער | Gideon Saar
שר החוץ סער | Gideon Saar
בן גביר | Ben Gvir
סמוטריץ | Smotrich
דרמר | Dermer
רון דרמר | Dermer
לייטר | Leiter
דנון | Danny Danon
דני דנון | Danny Danon
המוסד | Mossad
ראש המוסד | Mossad
שבכ | Shin Bet
השבכ | Shin Bet
לפיד | Lapid
בנט | Bennett
איראן | Iran
הרפובליקה האסלאמית | Iran
משטר האייתוללות | Iran
המשטר האיראני | Iran
המשטר באיראן | Iran
טהרן דורשת | Iran
איראני | Iranian
איראנית | Iranian
איראנים | Iranian
איראניים | Iranian
איראניות | Iranian
האיראנים | Iranian
משמרות המהפכה | IRGC
כוח קודס | Quds Force
חאמנאי | Khamenei
חמינאי | Khamenei
עלי חאמנאי | Khamenei
מוגתבא | Khamenei
מוגתבא חאמנאי | Khamenei
המנהיג העליון | Khamenei
פזשכיאן | Pezeshkian
עראקצי | Araghchi
שר החוץ האיראני | Araghchi
עבאס עראקצי | Araghchi
קאליבאף | Ghalibaf
גאליבף | Ghalibaf
בקאאי | Baghaei
ארהב | USA
ארצות הברית | USA
וושינגטון | USA
הממשל האמריקני | USA
אמריקני | American
אמריקנית | American
אמריקנים | American
אמריקאי | American
אמריקאית | American
אמריקאים | American
אמריקאיים | American
טראמפ | Trump
דונלד טראמפ | Trump
נשיא ארהב | Trump
הנשיא טראמפ | Trump
ואנס | Vance
גיי די ואנס | Vance
רוביו | Rubio
מרקו רוביו | Rubio
ויטקוף | Witkoff
סטיב ויטקוף | Witkoff
קושנר | Kushner
הגסת | Hegseth
פיט הגסת | Hegseth
הבית הלבן | White House
פנטגון | Pentagon
סנטקום | CENTCOM
צבא ארהב | USA military
הצבא האמריקני | USA military
הצי האמריקני | USA military
הצבא האמריקאי | USA military
חיזבאללה | Hezbollah
חזבאללה | Hezbollah
ארגון הטרור חיזבאללה | Hezbollah
מחבלי חיזבאללה | Hezbollah
חיזבאלה | Hezbollah
רדואן | Radwan
כוח רדואן | Radwan
נעים קאסם | Naim Qassem
קאסם | Naim Qassem
נסראללה | Nasrallah
החותים | Houthi
חותים | Houthi
חותי | Houthi
ציר ההתנגדות | axis of resistance
הציר השיעי | axis of resistance
ציר הרשע | axis of resistance
`;
