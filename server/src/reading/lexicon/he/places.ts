/** Places in Hebrew, normalised, each with the English phrase that the rules know. */
export const places = `
טהרן | Tehran
אספהאן | Isfahan
איספהאן | Isfahan
נתנז | Natanz
פורדו | Fordow
בושהר | Bushehr
העיר קום | Qom
שיראז | Shiraz
תבריז | Tabriz
בנדר עבאס | Bandar Abbas
האי חארג | Kharg Island
חארג | Kharg Island
חארק | Kharg Island
תל אביב | Tel Aviv
תא | Tel Aviv
ירושלים | Jerusalem
י ם | Jerusalem
חיפה | Haifa
דימונה | Dimona
באר שבע | Beersheba
בש | Beersheba
אשדוד | Ashdod
אשקלון | Ashkelon
אילת | Eilat
נתניה | Netanya
חדרה | Hadera
ראשון לציון | Rishon LeZion
רמת גן | Ramat Gan
רמת השרון | Ramat HaSharon
פתח תקווה | Petah Tikva
בת ים | Bat Yam
רחובות | Rehovot
בני ברק | Bnei Brak
הרצליה | Herzliya
חולון | Holon
ערד | Arad
נהריה | Nahariya
עכו | Acre
צפת | Safed
מטולה | Metula
משגב עם | Misgav Am
קריית שמונה | Kiryat Shmona
קרית שמונה | Kiryat Shmona
כרמיאל | Karmiel
טבריה | Tiberias
נצרת | Nazareth
אביבים | Avivim
דובב | Dovev
עגר | Ghajar
שלומי | Shlomi
מרגליות | Margaliot
מנרה | Manara
מלכיה | Malkia
זרעית | Zarit
דיר אל אסד | Deir al-Asad
אצבע הגליל | Galilee Panhandle
יישובי אצבע הגליל | Galilee Panhandle
גליל מערבי | Western Galilee
הגליל המערבי | Western Galilee
גליל עליון | Upper Galilee
הגליל העליון | Upper Galilee
הגליל | Galilee
גליל | Galilee
רמת הגולן | Golan Heights
הגולן | Golan Heights
גולן | Golan Heights
הנגב | Negev
ים המלח | Dead Sea
צפון הארץ | Northern Israel
צפון ישראל | Northern Israel
יישובי הצפון | Northern Israel
הצפון | Northern Israel
גבול הצפון | Northern Israel
קו העימות | Northern Israel
תושבי הצפון | Northern Israel
צפון | Northern Israel
מרכז הארץ | Central Israel
המרכז | Central Israel
גוש דן | Gush Dan
דרום הארץ | Southern Israel
נתבג | Ben Gurion Airport
לבנון | Lebanon
לבנוני | Lebanese
לבנונית | Lebanese
לבנונים | Lebanese
לבנוניים | Lebanese
ביירות | Beirut
בירות | Beirut
הדאחייה | Beirut
דאחייה | Beirut
דאחיה | Beirut
הדאחיה | Beirut
דרום לבנון | Southern Lebanon
בדרום לבנון | Southern Lebanon
בינת גבייל | Bint Jbeil
בנת גבייל | Bint Jbeil
בינת גביל | Bint Jbeil
העיר צור | Tyre
צידון | Sidon
נבטייה | Nabatieh
נבטיה | Nabatieh
הבקאע | Bekaa
בקעת הלבנון | Bekaa
בקאע | Bekaa
בעלבכ | Baalbek
ליטני | Litani
אל חיאם | Khiam
טיר זבנא | Tayr Zibna
סוריה | Syria
דמשק | Damascus
עיראק | Iraq
בגדד | Baghdad
תימן | Yemen
צנעא | Sanaa
חודיידה | Hodeidah
ממלכת ירדן | Jordan
מצרים | Egypt
סעודיה | Saudi Arabia
ערב הסעודית | Saudi Arabia
איחוד האמירויות | United Arab Emirates
האמירויות | United Arab Emirates
דובאי | Dubai
קטאר | Qatar
קטר | Qatar
דוחא | Doha
כווית | Kuwait
בחריין | Bahrain
עומאן | Oman
טורקיה | Turkey
פקיסטן | Pakistan
איסלמבאד | Islamabad
איסלאמבאד | Islamabad
איסלמאבד | Islamabad
אסלאמבאד | Islamabad
איסלאמאבאד | Islamabad
רוסיה | Russia
סין | China
בריטניה | Britain
צרפת | France
גרמניה | Germany
ספרד | Spain
שווייץ | Switzerland
שוויץ | Switzerland
זנבה | Geneva
קפריסין | Cyprus
מצר הורמוז | Strait of Hormuz
מצרי הורמוז | Strait of Hormuz
מיצרי הורמוז | Strait of Hormuz
הורמוז | Strait of Hormuz
מיצר הורמוז | Strait of Hormuz
באב אל מנדב | Bab el Mandeb
ים סוף | Red Sea
המפרץ | Persian Gulf
המפרץ הפרסי | Persian Gulf
מדינות המפרץ | Persian Gulf
המזרח התיכון | Middle East
עזה | Gaza
רצועת עזה | Gaza
רפיח | Gaza
חאן יונס | Gaza
עוטף עזה | Gaza
גבאליה | Gaza
יהודה ושומרון | West Bank
איוש | West Bank
גנין | West Bank
שכם | West Bank
יוש | West Bank
רמאללה | West Bank
קריית גת | Southern Israel
`;
