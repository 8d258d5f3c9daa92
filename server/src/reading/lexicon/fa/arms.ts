/** Arms in Persian, normalised, each with the English phrase that the rules know. */
export const arms = `
موشک | missile
موشکی | missile
موشک ها | missile
موشک های | missile
موشک بالستیک | ballistic missile
موشک های بالستیک | ballistic missile
راکت | rocket
موج دوم | second wave
موج سوم | third wave
موج چهارم | fourth wave
موج جدید | new wave
موج تازه | new wave
موج دوم موشکی | second wave of missiles
موج سوم موشکی | third wave of missiles
موج جدید موشکی | new wave of missiles
خمپاره | rocket
پهپاد | drone
پهپادی | drone
پهپادها | drone
پهپادهای | drone
هواپیمای بدون سرنشین | drone
جنگنده | warplane
جنگنده ها | warplane
جنگنده های | warplane
هواپیمای جنگی | warplane
پدافند | air defence
پدافند هوایی | air defence
سامانه پدافندی | air defence
سامانه های پدافندی | air defence
بمب | bomb
بمب ها | bomb
بمب افکن | bomber
ناو | warship
ناوشکن | warship
ناو جنگی | warship
ناوها | warship
ناوگروه | warship
ناو هواپیمابر | aircraft carrier
مین دریایی | naval mines
مین روبی | naval mines
مین های دریایی | naval mines
پرتابگر | launcher
سکوی پرتاب | launcher
تسلیحات | weapons
سلاح | weapons
جنگ افزار | weapons
وعده صادق | true promise
`;
