/** Things and circumstances of the war in Arabic, normalised, each with the English phrase that the rules know. */
export const war = `
حرب | war
معرکه | war
القتال | war
نووی | nuclear
نوویه | nuclear
البرنامج النووی | nuclear
تخصیب | uranium enrichment
تخصیب الیورانیوم | uranium enrichment
الیورانیوم | uranium enrichment
منشاه نوویه | nuclear facility
منشات نوویه | nuclear facility
المنشات النوویه | nuclear facility
مفاعل | nuclear facility
الوکاله الدولیه للطاقه الذریه | IAEA
غروسی | IAEA
نفط | oil
نفطی | oil
اسعار النفط | oil
ناقله | tanker
ناقله نفط | tanker
ناقلات النفط | tanker
ناقلات | tanker
سفینه | ships
سفن | ships
الملاحه | ships
عدوان اسراییلی | aggression
العدوان الاسراییلی | aggression
العدوان الصهیونی | aggression
قاید | commander
قاده | commander
جنرال | commander
اللوا | commander
العمید | commander
علما | scientist
عالم نووی | scientist
علما نوویین | scientist
جنود | troops
قوات | troops
جندی | troops
قاعده | base
قواعد | base
قاعده عسکریه | base
مطار | airport
مستشفی | hospital
مستشفیات | hospital
مدنیین | civilians
مدنیون | civilians
حاله طواری | state of emergency
حاله الطواری | state of emergency
عملیه عسکریه | military operation
عملیه | military operation
مجلس الامن | UN Security Council
الامم المتحده | UN
الاتحاد الاوروبی | European Union
سیاده | sovereignty
خطوط حمرا | red lines
الخطوط الحمرا | red lines
الخطوط الحمر | red lines
اموال مجمده | frozen assets
الاموال المجمده | frozen assets
اصول مجمده | frozen assets
زییر الاسد | Iran war
الاسد الصاعد | Iran war
زورق | boats
زوارق | boats
مینا | port
موانی | ports
`;
