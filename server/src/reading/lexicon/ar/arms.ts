/** Arms in Arabic, normalised, each with the English phrase that the rules know. */
export const arms = `
صاروخ | missile
صواریخ | missile
صواریخها | missile
صاروخی | missile
صاروخین | missile
صواریخ موجهه | missile
صاروخ بالستی | ballistic missile
صاروخ بالیستی | ballistic missile
صواریخ بالستیه | ballistic missile
صواریخ بالیستیه | ballistic missile
الصواریخ البالستیه | ballistic missile
قذیفه | rocket
قذایف | rocket
صلیه صاروخیه | rocket
صلیات صاروخیه | rocket
رشقه صاروخیه | rocket
رشقات صاروخیه | rocket
مسیره | drone
مسیرات | drone
طایره مسیره | drone
طایرات مسیره | drone
طایره بدون طیار | drone
طایرات بدون طیار | drone
مسیرات انقضاضیه | drone
طایره مسیره انقضاضیه | drone
مسیره انقضاضیه | drone
محلقه | drone
محلقات | drone
محلقه انقضاضیه | drone
مسیرتین | drone
طایرتین مسیرتین | drone
طایره حربیه | warplane
مقاتلات | warplane
طایرات حربیه | warplane
طیران حربی | warplane
مقاتله | warplane
طایرات مقاتله | jets
طایرتین مقاتلتین | jets
الدفاعات الجویه | air defence
دفاعات جویه | air defence
الدفاع الجوی | air defence
منظومات الدفاع الجوی | air defence
القبه الحدیدیه | Iron Dome
سفینه حربیه | warship
بارجه | warship
مدمره | warship
سفن حربیه | warship
حامله طایرات | aircraft carrier
حامله الطایرات | aircraft carrier
قنابل | bomb
قنبله | bomb
صواریخ اعتراضیه | interceptor
صاروخ اعتراضی | interceptor
شظایا | shrapnel
شظایا اعتراضیه | shrapnel
دبابه | tank
میرکافا | tank
دبابه میرکافا | tank
الیه | tank
موجه صاروخیه | wave of missiles
دفعه جدیده | new wave
دفعه ثانیه | second wave
موجه جدیده | new wave
موجه ثالثه | third wave
موجه ثانیه | second wave
دفعه صاروخیه ثالثه | third wave of missiles
دفعه صاروخیه جدیده | new wave of missiles
دفعه صاروخیه ثانیه | second wave of missiles
موجه صاروخیه ثالثه | third wave of missiles
موجه صاروخیه جدیده | new wave of missiles
موجه صاروخیه ثانیه | second wave of missiles
دفعه صاروخیه | wave of missiles
موجه من الصواریخ | wave of missiles
دفعه من الصواریخ | wave of missiles
دفعه صواریخ | wave of missiles
موجه صواریخ | wave of missiles
موجه | wave
دفعه | wave
موجتین | wave
راس حربی | warhead
رووس حربیه | warhead
الوعد الصادق | true promise
عملیه الوعد الصادق | true promise
الوعد الصادق 3 | true promise
عملیه الوعد الصادق 3 | true promise
الوعد الصادق 4 | true promise
`;
