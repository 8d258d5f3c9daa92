/** Things and circumstances of the war in Persian, normalised, each with the English phrase that the rules know. */
export const war = `
جنگ | war
جنگ ایران | war
جنگ 12 روزه | war
جنگ رمضان | war
جنگ تحمیلی | war
جنگ چهل روزه | war
جنگ با ایران | war
هسته ای | nuclear
برنامه هسته ای | nuclear
اتمی | nuclear
پرونده هسته ای | nuclear
تاسیسات هسته ای | nuclear facility
سایت هسته ای | nuclear facility
اورانیوم | enriched uranium
غنی سازی | enriched uranium
اورانیوم غنی شده | enriched uranium
غنی سازی اورانیوم | enriched uranium
اژانس بین المللی انرژی اتمی | IAEA
گروسی | IAEA
اژانس | IAEA
نفت | oil
نفتی | oil
قیمت نفت | oil
صادرات نفت | oil
نفتکش | tanker
نفتکش ها | tanker
تانکرترکرز | tanker
کشتی | ships
کشتی ها | ships
کشتیرانی | ships
کشتی های | ships
شناور | ships
تردد کشتی ها | ships
دشمن | enemy
دشمنان | enemy
متجاوز | enemy
متجاوزان | enemy
فرمانده | commander
فرماندهان | commander
سردار | commander
نیروهای نظامی | troops
سربازان | troops
نظامیان | troops
پایگاه | base
پایگاه ها | base
پایگاه هوایی | base
فرودگاه | airport
نظامی | military
دارایی های مسدود شده | frozen assets
دارایی های بلوکه شده | frozen assets
پول های بلوکه شده | frozen assets
ناوگان سایه | shadow fleet
ناوگان در سایه | shadow fleet
قطع اینترنت | internet blackout
قطعی اینترنت | internet blackout
نت بلاکس | internet blackout
اینترنت بین الملل | internet blackout
شورای امنیت | UN Security Council
شورای امنیت سازمان ملل | UN Security Council
سازمان ملل | UN
اتحادیه اروپا | European Union
نیروهای نیابتی | proxies
گروه های نیابتی | proxies
نیابتی | proxies
تمامیت ارضی | territorial integrity
حاکمیت ملی | territorial integrity
در جنگ 12 روزه | during last war
در جنگ 40 روزه | during last war
در طی جنگ 40 روزه | during last war
در جریان جنگ | during war
در طول جنگ | during war
در جریان جنگ 12 روزه | during last war
در جنگ اخیر | during last war
در جنگ رمضان | during last war
هفته های اغازین جنگ | during last war
از زمان شروع جنگ | since start of war
از اغاز جنگ | since start of war
از ابتدای جنگ | since start of war
در هفته های اغازین جنگ | during last war
در جنگ ایران | during war
نیروگاه | power plant
نیروگاه هسته ای | nuclear power plant
نیروگاه اتمی | nuclear power plant
نیروگاه بوشهر | nuclear power plant
زیرساخت های انرژی | energy infrastructure
زیرساخت ها | infrastructure
عملیات تجارت دریایی بریتانیا | UKMTO
سازمان عملیات تجارت دریایی بریتانیا | UKMTO
عملیات تجارت دریایی انگلیس | UKMTO
بسته پیشنهادی | proposal
اتش سوزی | fire
یک منزل مسکونی | residential building
منزل مسکونی | residential building
غیرنظامیان | civilians
غیرنظامی | civilians
بیمارستان | hospital
پالایشگاه | refinery
پتروشیمی | petrochemical plant
میدان گازی | gas field
نفتکش ایرانی | Iranian tanker
بالگرد | helicopter
بالگردها | helicopters
هلیکوپتر | helicopter
قایق | boats
قایق تندرو | boats
قایق های تندرو | boats
مهمات | munitions
انرژی | energy
تاسیسات | facilities
تاسیسات نفتی | oil facilities
بندر | port
بنادر | ports
تنگه | strait
تردد | shipping
جزیره | island
حریم هوایی | airspace
پرواز | flights
پروازها | flights
پروازهای | flights
هواپیمای سوخت رسان | refuelling aircraft
هواپیماهای سوخت رسان | refuelling aircraft
هواپیمای ترابری نظامی | military aircraft
سامانه | system
قرارگاه | headquarters
امبولانس | ambulance
اورژانس | ambulance service
هلال احمر | Red Crescent
در جریان جنگ اخیر | during last war
`;
