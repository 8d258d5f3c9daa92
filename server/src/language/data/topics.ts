/**
 * What words are about. A phrase may stand under several headings; `*` stands for any ending.
 * The first group says what happens in a confrontation, the second what a headline is about instead, the third in what
 * manner it speaks.
 */
export const topics = [
  // One armed act against somebody.
  [
    'strike',
    `strike, strikes, struck, striking, airstrike, airstrikes, air strike, air strikes, air raid, air raids, raid, raids, raided,
    attack, attacks, attacked, attacking, bomb, bombs, bombed, bombing, bombings, bombard*, shelled, shelling, hit, hits, hitting,
    pound, pounds, pounded, pounding, target, targets, targeted, targeting, fire at, fires at, fired at, fires on, fired on,
    fires back, trade fire, trading fire, exchange fire, exchange of fire, fire missiles, fire rockets, launches missile*,
    launched missile*, launch missiles, launches wave*, launches barrage*, launches drone*, launches ballistic, launched ballistic,
    launches strike*, launches attack*, launches rocket*, launches salvo*, launches operation,
    barrage, barrages, salvo, salvos, volley, volleys, wave of missiles, waves of missiles, missile wave*, retaliat*, destroys,
    destroyed, destroying, sinks, sank, sunk, shoots down, shot down, shooting down, shoot down, downs, downed, downing, intercept,
    intercepts, intercepted, intercepting, interception, interceptions, invades, invaded, invasion, incursion, incursions,
    offensive, assault, assaults, aggression, blast, blasts, explosion, explosions, explodes, exploded, explode, assassinat*, kill,
    kills, killed, killing, eliminates, eliminated, martyred, sabotage, sabotaged, clash, clashes, hostilities, ambush*, opens fire,
    opened fire, seize, seizes, seized, seizure, torpedo*, impact site*, air campaign, fires, fired, missiles rain*, rockets rain*, drones rain*, slams into, slam into, flattens, flattened,
    set ablaze, ablaze, burns after, burn after, burning after, fire after, flames after, missiles heading, drones heading, missiles head, drones head, swarm heads, swarm heading, drones on their way, missiles on their way, missiles approach*, drones approach*, under fire, under attack, taken by, hijack*, rappel*, commandeer*, flattened, levelled, leveled, blown up, blow up, blows up, blew up, slam into, drones launched, missiles launched, rockets launched, launched at, launched towards, launched toward, bombs fall, missiles fall, rockets fall, bombs fell, missiles fell, slammed into, crashes into, drops bombs, drop bombs, air strikes*, unleashes, unleash, unleashed, pounding of, torpedoed,
    bombardment, rocket fire, missile fire, drone fire, cross into, crosses into, crossed into, opens fire,
    pummel*, hammered, rocks, rocked, blown open, wipes out, wiped out, wipe out, knocks out, knocked out, takes out, taken out, took out, smash, smashes, smashed, batter, batters, battered, devastated, obliterat*, demolish*, rips through, ripped through, tears through, tore through, strafe*, shatter*, decimate*, raze, razes, razed, wrecked, gutted, on fire, in flames, set fire, sets fire, under bombardment, gunned down, shot dead, slain, detonat*, damages, damaged, collapses after, reduced to rubble, in ruins, struck by, comes under, come under, came under, rain on, rains on, rain down, rains down, raining, lobs, shower*, air raids, direct hit, dropped on, blow open, flatten, destroy, sink, drown in fire, wounds, shoots at, drained`,
  ],
  // What wars between states are fought with.
  [
    'weapon',
    `missile, missiles, ballistic, rocket, rockets, drone, drones, uav, uavs, mavs, projectile, projectiles, warhead, warheads,
    fighter jet, fighter jets, warplane, warplanes, jets, bomber, bombers, f 35*, f 15*, b 2, thaad, interceptor, interceptors,
    air defense*, air defence*, sirens, munitions, bunker buster*, hypersonic, shahed, cluster munition*, cluster bomb*,
    hundreds of drones, hundreds of missiles, hundreds of rockets, nuclear missile*, submarine, frigate, fast boats, speedboats, pagers, communication devices, walkie talkie*, bombs, cruise missile*, bombs fall, missiles fall, rockets fall, missiles fell, missiles launched, drones launched, rockets launched, drops bombs, drop bombs, missiles rain*, rockets rain*, drones rain*, air raid siren*, warheads, naval mines, arms shipment*, fire missiles, fire rockets, launches missile*, launched missile*,
    launch missiles, launches drone*, launches ballistic, launched ballistic, launches rocket*, missile wave*, wave of missiles, waves of missiles`,
  ],
  // Forces that stand ready or move.
  [
    'force',
    `troops, soldier, soldiers, army, military, navy, naval, air force, air base, airbase, air bases, airbases, bases, carrier,
    aircraft carrier, warship, warships, destroyer, destroyers, deploy*, reservists, mobilis*, mobiliz*, commander, commanders,
    blockade, militia, militias, military chief*, airspace, war, wars, conflict, fighting, battle, battles, escalat*, ground operation,
    airman, airmen, pilot, pilots, crew member*, high alert, on alert, disarm*, generals, strike group, war powers, uss, cross into, crosses into, crossed into, strait closed`,
  ],
  [
    'threat',
    `threat, threats, threaten, threatens, threatened, threatening, warn, warns, warned, warning, warnings, vow, vows, vowed,
    ultimatum, deadline, preemptive, pre emptive, preparing to strike, locked and loaded, all options, brink, intervene, intervention,
    deter, deterrence, tension, tensions, showdown, standoff, rescue, military option*, military action,
    hold accountable, hit very hard, iran crisis, israel crisis, urged to leave, told to leave, leave at once, leave immediately, leave now, decision on iran, decision on israel, hold off attack, hold off strike*, strong action, legitimate target*, hands off, dare, no fly zone`,
  ],
  // A state that says what it would do when attacked.
  [
    'resolve',
    `defend itself, defending its, territorial integrity, sovereignty, crushing response, harsh response, decisive response,
    will respond, respond to any, response to any, any attack, any aggression, red line, red lines, revenge, avenge, avenges,
    retaliat*, ready for war, prepared for war, readiness, combat ready, deterrent power, on the trigger, regret`,
  ],
  // Two sides at one table, or on the way to it.
  [
    'negotiation',
    `talks, fail to agree, fails to agree, failed to agree, without accord, no breakthrough, without breakthrough, empty handed,
    keep talking, keeps talking, at the table, back to the table, negotiat*, deal, memorandum, mediat*, mediator*, ceasefire, cease fire, truce, peace deal, peace talks, proposal,
    peace plan, american plan, usa plan, iranian plan, israeli plan, round of talks, strike deal, strikes deal, strike a deal, strikes a deal, struck a deal, struck deal, breakthrough, de escalat*, deescalat*, backchannel, indirect talks, roadmap, framework, concession*`,
  ],
  // Words and visits between states.
  [
    'contact',
    `talk, agreement, accord, envoy, envoys, ambassador, ambassadors, embassy, embassies, consulate, diplomat, diplomats, diplomacy,
    diplomatic, summit, foreign minister, foreign ministers, foreign ministry, foreign ministries, fm, peace, dialogue,
    security council, un security council, unsc, united nations, un, general assembly, g7, resolution, phone call, decision on, meets, meeting, meet,
    visits, hosts, visit, call with, snapback, snap back, e3, recalls, recalled, expels, expelled, expel, expulsion, letter to,
    relations, treaty, delegation, counterpart, round, messages, letter, letters, reply, replies, terms`,
  ],
  // One state's word on what another did.
  [
    'reaction',
    `hits back, hit back, hits out, hit out, fires back at, lashes out, defends, sermon, claims victory, condemn*, denounc*, deplor*, urge, urges, urged, urging, call for, calls for, called for, calling for, calls on, call on, restraint,
    voices concern, concerned, welcomes, welcomed, hails, hailed, praises, praised, rejects, rejected, reject, rejecting, slams,
    slammed, criticis*, criticiz*, reacts, react, reacted, reaction, reactions, stands with, solidarity, supports, denies, denied,
    deny, accuses, accused, accuse, accusing, blames, blamed, blame, informed, appeals, declares, statement, world leaders, demands,
    demanded, insists, rules out, ruled out, turns down, cancels, called off, calls off, pledges, dismisses, dismissed, decries`,
  ],
  [
    'nuclear',
    `nuclear, enrichment, enriched, enriched uranium, enrich, uranium, iaea, atomic, centrifuge*, natanz, fordow, fordo, bushehr, dimona, soreq, snapback,
    snap back, jcpoa, npt, e3 ministers, european trio, un watchdog, non proliferation, plutonium, heavy water, grossi, inspectors`,
  ],
  [
    'sanction',
    `sanction*, trades with, business with, business partners, buyers of, imposes penalties, impose penalties, un penalties, restore penalties, embargo, maximum pressure, frozen funds, frozen assets, asset freeze, measures against, designates, black list, blacklist*, terror list,
    terrorist list, terrorist organisation*, terrorist organization*, terrorist group*, terror group*, as terrorists, usa treasury, snapback`,
  ],
  [
    'oil',
    `oil, crude, brent, tanker, tankers, opec, gas field, lng, refinery, refineries, gasoline, barrel, barrels, pipeline, pipelines,
    gas output, gas exports, gas platform, gas supplies, gas plant*, energy prices, fuel depot, fuel depots, oil prices`,
  ],
  [
    'shipping',
    `shipping, strait of hormuz, hormuz, bab el mandeb, bab al mandeb, suez canal, container ship, cargo ship, vessel, vessels, ships,
    ship, maritime, insurers, freight, ports, seafarers, red sea`,
  ],
  [
    'market',
    `insurance, insurers, market, markets, stocks, shares, prices, price, currency, rial, shekel, economy, economic, economies, inflation, investors,
    stock exchange, trade, airlines, exports, exporters, imports, central bank, bank, banks, dollar, dollars, tariff, tariffs, supply,
    oil price*`,
  ],
  [
    'spy',
    `spy, spies, spying, spied, espionage, mossad, shin bet, vaja, mois, intelligence, agent, agents, operative, operatives, recruited, classified,
    leak, leaks, leaked, informant*, collaborat*, covert, surveillance, plot, plots, plotting, undercover, handler, handlers,
    sleeper cell*, foreign agent, scouting, scouted, spying for, handlers, plot to kill, plot to kidnap, suspected of working, photographing, filming, filmed, watched, tasks for, missions for, contact with, pagers, working for,
    links to, mole, infiltrat*, secrets`,
  ],
  [
    'cyber',
    `hack, hacks, hacked, hackers, hacker, hacking, cyber, cyberattack*, cyber attack*, cyberspace, cybersecurity, cyberwar*, ransomware,
    malware, wiper, phishing, spyware, data breach, breached, ddos, gps jamming, jamming, spoofing, handala, predatory sparrow`,
  ],
  [
    'network',
    `internet blackout, internet shutdown, internet, starlink, blackout, netblocks, internet access, cuts internet`,
  ],
  [
    'casualty',
    `dead, death, deaths, dies, died, die, killed, kills, kill, killing, wounded, injured, hurt, injuring, wounding, wounds, injures, slain, dead in,
    injuries, casualties, casualty, victims, martyrs, martyred, martyrdom, death toll, toll, bodies, fatalities`,
  ],
  // Those who do not fight.
  [
    'civilian',
    `civilian, civilians, children, child, family, families, hospital, hospitals, school, schools, residents, residential,
    humanitarian, aid, refugee, refugees, displaced, displacement, flee, flees, fleeing, fled, evacuat*, shelter, shelters,
    rescuers, hunger, famine, medicine, medics, doctors, human rights, rights group*, rights chief, amnesty, red cross, red crescent, prison,
    residents flee, people flee, families flee, thousands flee, flee tehran, flee tel aviv, flee iran, flee israel, flee capital, fleeing tehran, fleeing tel aviv, exodus, residents leave, people leave, near shelters, stay near shelters, to shelters, bomb shelter*, evacuation flight*,
    homes, apartment, students, girls, poet, funeral, unicef, unhcr, homeless, war crimes, stranded, toll of, death toll`,
  ],
  [
    'execution',
    `executes, executed, execution, executions, hangs, hanged, hanging, death sentence*, death penalty, death row, sentenced to death,
    put to death`,
  ],
  [
    'truce',
    `ceasefire, cease fire, truce, armistice, ending war, ends war, end of the war, end hostilities, end fighting, end of war, end the war, end war, peace deal, halt strikes, pause strikes, memorandum, surrender`,
  ],

  // What makes an event weigh more.
  [
    'mass',
    `barrage, barrages, wave of, waves of, wave, waves, launches wave*, launches barrage*, launches salvo*, launches ballistic,
    launched ballistic, launches missiles, launched missiles, missile wave*, wave of missiles, waves of missiles, ballistic missiles, dozens, hundreds, major, massive, large, large scale, sweeping,
    heavy, unprecedented, biggest, largest, all out, full scale, missiles, nuclear site*, nuclear facilit*, nuclear plant*, natanz,
    fordow, fordo, dimona, soreq, atomic site*, atomic plant*, nuclear reactor*, enrichment plant*, enrichment site*, campaign, hundreds of drones, hundreds of missiles, missiles rain*, rockets rain*, drones rain*, swarm, swarms, state of emergency, across iran, across israel, true promise, rising lion, epic fury, several cities, operation`,
  ],
  [
    'chief',
    `commander, commanders, chief, chiefs, architect of, mastermind*, general, generals, leader, supreme leader, prime minister, president, minister, top brass,
    top echelon, scientist, scientists, military chief*, nasrallah, haniyeh, khamenei, netanyahu, head of`,
  ],
  ['toll', `toll, death toll, death count, deaths rise*, counts, rises to, so far`],
  [
    'closure',
    `closes strait, closed, closes hormuz, shutting, sealing, blocks, blocking, reopen*, closing, closure, shuts, shut, halts, halted, suspends, blockade, airspace closed, cuts off, lays mines, lay mines, laid mines, mines strait, strait closed, strait shut, hormuz closed, hormuz shut, closes airspace, shuts airspace`,
  ],
  [
    'shock',
    `jump, jumps, jumped, surge, surges, surged, soar, soars, soared, spike, spikes, spooked, rally, rallies, leap, leaps, plunge*,
    tumble*, tops, record, biggest, highest, reaches, crash, crashes, rattle*, climbs, leaps`,
  ],
  [
    'decision',
    `emergency session, emergency meeting, security council, unsc, non compliance, censure*, expels, expel, recalls, suspends, suspend,
    withdraws, withdrawal, approves, orders, ordered, deploys, deploy, deployment, sends, quits, breaks off, ends, end, cuts ties, snapback,
    lists, bans, banned, rules out, ruled out, turns down, cancels, calls off, called off, inspectors, enriched, stockpile, collapse*,
    extends, rejects, war crimes, declares, without agreement, sentenced, defends itself, signs, war, true promise`,
  ],
  [
    'settled',
    `announces, announce, announced, agree, agrees, agreed, takes effect, in effect, begins, reached, reach, signed, sign, signs, takes hold,
    comes into force, in force`,
  ],

  // What the headline is about instead.
  [
    'sport',
    `football, soccer, footballer*, futsal, volleyball, basketball, handball, world cup, asian cup, afcon, league, cup final, semi final,
    semifinal*, quarter final*, coach, goal, goals, goalkeeper, midfielder, olympic, olympics, olympian, paralympic*, judo, judoka,
    taekwondo, wrestling, wrestler, wrestlers, chess, grandmaster, tournament, championship*, fifa, uefa, afc, medal, medals, rugby,
    cricket, tennis, athlete, athletes, cycling, marathon, gymnast*, weightlift*, esteghlal, persepolis, maccabi, hapoel, karate, squad,
    boxing, boxer, ufc, striker, strikers, transfer window, friendly match, kick off, nba, nfl, formula one, grand prix, stadium*, derby, karateka*, swimmer*, national team, eurobasket`,
  ],
  [
    'culture',
    `film, films, filmmaker*, movie, movies, cinema, film director, festival, novel, book, books, bookshop, audiobook, poetry, poem,
    museum, museums, exhibition, exhibit, gallery, artist, artists, singer, singers, song, songs, concert, album, musician*,
    orchestra, theatre, theater, actor, actress, oscar, oscars, golden globe*, grammy*, cannes, eurovision, documentary, tv series,
    series review, netflix, comedian, comedy, author, memoir, attack on titan, charts, box office, heritage, archaeolog*, ancient, antiquit*, carpet, calligraphy, restoration,
    tourism, tourist, tourists, recipe, recipes, restaurant*, chef, cuisine, fashion, celebrity, video game, opera, ballet, dance,
    photographer, painting, paintings, nowruz, hanukkah, passover, christmas, ramadan, yalda, hiking, ski, puzzle, crossword, quiz,
    horoscope, play about, stage play, thriller, sculptor, sculpture*, handicraft*`,
  ],
  [
    'everyday',
    `earthquake, quake, gives way, collapsed roof, chemical*, apartment fire, building fire, gas bottle*, gas cylinder*, gas explosion*, gas leak*, gas blast, gas blasts, hall fire, factory fire, house fire, hotel fire, hospital fire, warehouse fire, mall fire, market fire, bus fire, fire kills, blaze kills, firework*, stampede, derail*, during training, training flight, training accident, mine explosion, coal mine, mine collapse, building collapse*, forest fire*, forest ablaze, forests ablaze, bus ablaze, car ablaze, virus, bacteria, disease*, epidemic, rabies, poisoning, poisoned alcohol, bootleg alcohol, drown, drowns, drowning, ravine, migrant boat, migrants, heat wave*, cold wave, cold snap, smog, locust*, sandstorm*, dust storm*, winter storm*, storm hits, storm kills, storm batters, storm cuts, measles, cholera, outbreak, food poisoning, bestseller*, best seller*, heart attack*, panic attack*, shark attack*, dog attack*, drowned, bus plunges, avalanche*, landslide*, lightning strike*, boiler, flood, floods, flooding, snow, snowfall, rain, rains, drought, air pollution, pollution, heatwave, wildfire*,
    plane crash, helicopter crash, crash, bus crash, car crash, crash victims, train crash, road accident*, accident, traffic, lottery, startup, startups, start up,
    smartphone, vaccine, flu, influenza, cancer, covid, pandemic, diet, patent, satellite, space launch,
    asteroid, agriculture, agricultural, wheat, saffron, pistachio*, panda*, zoo, dog, dogs, cat, water shortage*, murder,
    murdered, rape, rapist, sexual, sexually, robbery, theft, homicide, drunk, mass shooting, property tax*, rent, hotel, textile,
    petrochemical exports, non oil exports, railway, inaugurat*, climate change, global warming, food security, wetland*, lake, dam,
    fertility, birth rate, population, tax hikes, credit rating, medical equipment`,
  ],
  [
    'memory',
    `anniversary, years after, years on from, years ago, decades after, decades on, decades ago, commemorat*, remembers, remembering,
    remembrance, memorial, in memory, look back, looking back, on this day, history of, a history, veteran, veterans,
    once upon, year in review, soleimani, suleimani, 1953, 1967, 1973, 1979, 1980s, holocaust, world war ii, ninth of, martyrdom anniversary,
    honoring, honouring, tribute to, tributes to, dies aged, obituary`,
  ],
  [
    'domestic',
    `military aid, aid package, arms sale*, knesset, majlis, election, elections, coalition, opposition leader, haredi, haredim, ultra orthodox, draft law, draft bill,
    draft exemption, conscription, budget, high court, supreme court, attorney general, judicial, judge, judges, court, trial, corruption,
    bribery, pardon, indict*, police, mayor, health minister, education minister, likud, yesh atid, shas, poll, polls, cabinet reshuffle,
    party, voters, qatargate, commission of inquiry, october 7 inquiry, oct 7 inquiry, hijab, morality police, unemployment, wages,
    pension*, salaries, doctors strike, nurses strike, teachers strike, workers strike, drivers strike, pilots strike, students strike, truckers strike, rail strike, general strike, labor strike, labour strike, on strike, hunger strike*, strike paralyses, strike paralyzes, strike action, strike ballot, strike over pay, strike over wages, strike by teachers, strike by doctors, strike by nurses, strike by workers, strike by drivers, stabbing, stabbed, stabs, gang, gangs, subsidy, subsidies, unions, teachers, farmers, truckers, drug traffick*, drug, drugs, smuggl*, separatist, separatists,
    terror attack, terrorist attack, border guards, policemen, bazaar, shopkeepers, merchants, democrats, republicans, gop,
    candidate, candidates, municipal, gunman, gunmen, car ramming, ramming, knife, knifeman, senator, midterms, impeach*, nypd, immigration, ice agents, national guard, currency collapse, central bank governor, shooting`,
  ],
  [
    'unrest',
    `protest, protests, protester, protesters, protestor, protestors, protesting, demonstrat*, unrest, riot, riots, rioters,
    rioting, crackdown, uprising, rally, rallies, regime change, chants, dissident*, security forces`,
  ],
  [
    'gaza',
    `gaza, gazan, gazans, west bank, hamas, palestinian, palestinians, palestine, settler, settlers, settlement, settlements, rafah,
    khan younis, jenin, nablus, hebron, ramallah, east jerusalem, hostage, hostages, unrwa, board of peace, flotilla, beit lahiya,
    jabalia, al aqsa, islamic jihad, deir el balah, tulkarm, qalqilya, bethlehem, two state, birzeit`,
  ],
  [
    'elsewhere',
    `ukraine, ukrainian*, kyiv, zelensky, zelenskyy, venezuela, venezuelan*, maduro, caracas, delcy, machado, greenland, denmark, danish,
    sudan, sudanese, rsf, darfur, somalia, somaliland, taiwan, north korea, kim jong, pyongyang, myanmar, congo, m23, ethiopia,
    nigeria, sahel, haiti, cuba, cuban, havana, colombia, colombian, mexico, mexican, cartel, cartels, kashmir, afghanistan,
    taliban, zaporizhzhia, fukushima, chernobyl, isis, islamic state, pkk, al shabaab, boko haram, thailand, cambodia, kashmir, sdf, kurdish, aleppo, druze, sweida, stc, southern transitional council, aden, hadramout,
    hadhramaut, minneapolis, minnesota, epstein, bondi, antisemit*, vietnam, hiroshima, caribbean, pacific, drug boats,
    north atlantic, russian flagged`,
  ],
  // What only this confrontation makes people do, and what only its treaties are about.
  [
    'alarm',
    `evacuat*, residents flee, people flee, families flee, thousands flee, flee tehran, flee tel aviv, flee iran, flee israel, flee capital, fleeing tehran, fleeing tel aviv, exodus, residents leave, people leave, sirens, air raid siren*, stay near shelters, near shelters, bomb shelter*, to shelters, safe passage, closes airspace, closed airspace, shuts airspace, reopens airspace,
    airspace closed, evacuation flight*, repatriation flight*, displac*, flee homes, flights resume*, reroute flights, airlines avoid, airlines grounded, halt flights, halts flights, flights halted, flights suspended, flights cancelled, cancel flights, cancels flights, suspend flights, suspends flights, reopens airport, reopens ben gurion, iranian airspace, israeli airspace, evacuation warning*, evacuation order*, staff out of, orders staff, non essential staff, nonessential staff, embassy staff, leave capital, back from iran, back from israel, return from iran, return from israel, stranded in iran, stranded in israel, calls on iranians to evacuate`,
  ],
  [
    'pact',
    `enrichment, enriched uranium, enriched stockpile, snapback, snap back, jcpoa, bunker buster*, b 2 bombers, b 2s, stealth bombers, 12 day war, twelve day war, 12 days of war, twelve days of war, arrow interceptor*, arrow 3`,
  ],
  ['syria', `syria, syrian, syrians, damascus, sharaa, al sharaa, assad, quneitra, shaibani`],

  // In what manner it speaks.
  [
    'drill',
    `drill, drills, exercise, exercises, war game*, wargame*, simulat*, rehears*, maneuvers, manoeuvres, parade`,
  ],
  [
    'opinion',
    `opinion, analysis, editorial, op ed, oped, commentary, comment, explainer, explained, explains, the case for, the case against,
    lessons, lesson, takeaways, perspective, essay, column, viewpoint, interview, podcast, review, profile, in pictures,
    in photos, photos, photo essay, factbox, fact check, five things, q and a, who is, who was, what is, what are,
    what does, what comes next, inside story, view, the logic of, should, myth, imagine, portrait, analysts, analyst says,
    expert, experts, could impact, letters, reflections, debate, newsletter, quietly, divide, divides`,
  ],
  [
    'brief',
    `what to know, what we know, what do we know, need to know, live updates, live blog, who were, who are, timeline, key moments`,
  ],
  ['modal', `may, might, could, would, should`],
  // Not done, or not yet.
  [
    'unreal',
    `could, may, might, would, if, whether, can, gonna, going to, likely, possible, possibly, potential, potentially, plan, plans, planned, planning,
    considers, considering, weighs, weighing, weigh, mulls, mulling, prepares, preparing, prepare, ready, readies, braces, bracing,
    fears, fear, feared, risk, risks, prospect, ahead of, threat, threats, threatens, threatened, threaten, warns, warned, warn, vows, vowed, vow,
    will, to strike, to attack, about to, calls off, called off, cancels, cancelled, canceled, rules out, ruled out, expected, fails to, thwart,
    thwarts, thwarted, foils, foiled, foil, hold off, holds off, not to, would be, if talks fail, no plan to, no plans to, war powers, avert, averted, hints, authorises, authorizes, approves, any attack, any strike, plot, plots, plotting`,
  ],
] as const satisfies (readonly [topic: string, phrases: string])[];

export type Topic = (typeof topics)[number][0];
