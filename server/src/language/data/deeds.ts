/**
 * What a headline can tell of, by the words that say so. `*` stands for any ending. Several of one list may be in one
 * headline; the first in the main clause is what it tells of.
 */
export const deeds = [
  [
    'incursion',
    `invades, invaded, invasion*, incursion*, ground raid*, ground assault, launches invasion, ground campaign,
    ground operation*, ground offensive, ground invasion, troops enter, soldiers enter, cross into, crosses into,
    crossed into, enter southern lebanon, enter lebanon, tanks roll, pushes into, push into, pushed into, pours
    into, pour into, rolls into, roll into, storms into, commandos land, paratroopers land, boots on the ground,
    sets foot in, seizes hills, seizes hilltop, advances into, advance into, thrusts into, ground troops, land
    offensive, land operation, land invasion, crosses blue line, cross blue line, troops on iranian soil, amphibious
    landing`,
  ],
  [
    'joining',
    `enters iran war, joins iran war, enters conflict, joins conflict, joins fight*, joins war, joins the war, join
    war, enters war, enters the war, joins battle, join battle, joins fray, join fray, joins fight, enters fray,
    enter fray, enters fight, enters battle, enters the fight, rejoins fight, rejoin fight, rejoins war, rejoin the
    fight, rejoins the fight, weighs in with missiles, opens new front, opens second front, opens another front,
    opens front`,
  ],
  [
    'arrival',
    `enters, enter, entered, arrives, arrive, arrived, lands at, land at, lands in tehran, touches down in, touched
    down, pulls into, docked, sails into, steams into, rolls in, back in, returns to iran, return to iran, back in
    iran`,
  ],
  [
    'departure',
    `leave, leaves, left, departs, leave diego, pulls up stakes, drives out, drove out, bows out, heads home, flies
    home without, sails away, packs bags, sets off, turns for home, walks out`,
  ],
  [
    'strike',
    `missile fire, rocket fire, drone fire, launch missile*, launch rocket*, launch drone*, launches uav*, knocks
    out, knocked out, destroy, lobs, smash, smashes, smashed, batter, batters, battered, devastat*, obliterat*,
    demolish*, rips through, tears through, tore through, crater, craters, onslaught, blitz, bombing run*, drops
    bombs, drop bombs, dropped bombs, launches operation, begins strikes, begins attack*, begins bombing, begins
    massive, begins major, strikes begin, strikes began, joint attack, joint strike*, first direct attack, leaves
    one dead, leaves two dead, leaves three dead, leaves dead, struck by, comes under, under rocket, under missile,
    perish*, fatalities, carries out strike*, carried out strike*, shower*, gutted, casualty, rockets on, missiles
    on, drones on, death of, strike, strikes, struck, striking, airstrike*, air strike*, air raid*, raid, raids,
    raided, attack, attacks, attacked, attacking, bomb, bombs, bombed, bombing*, bombard*, shelled, shelling, hit,
    hits, hitting, pound, pounds, pounded, pounding, target, targets, targeted, targeting, fire missile*, fires
    missile*, fired missile*, fires, fired, fires at, fired at, fires on, fire on, fire rocket*, fires rocket*, fire
    drone*, fires drone*, fires salvo*, fires barrage*, fires ballistic, opens fire, launches missile*, launched
    missile*, launch missiles, launches drone*, launches ballistic, launches rocket*, launches wave*, launches
    barrage*, launches salvo*, launches strike*, launches attack*, launches airstrike*, launches more, launches
    over, launches dozens, launches hundreds, launches massive, launches major, launches 1*, launches 2*, launches
    3*, launches 4*, barrage*, salvo*, volley*, rain on, rains on, rain down, slams into, slam into, crashes into,
    lands in, lands near, landed near, lands on, flatten*, ablaze, on fire, set fire, blaze, in flames, burns after,
    explosion*, explodes, exploded, explode, blast, blasts, blow up, blows up, blew up, blown up, blown open,
    sirens, direct hit, under fire, under attack, killed, kill, kills, killing, die, burning, burns, burn, assault*,
    answers with, sent towards, sent toward, dead, dies, died, death toll, war toll, toll rises, toll climbs, toll
    passes, toll reaches, toll in, toll from, toll of, slain, assassinat*, eliminates, eliminated, martyred,
    wounded, wounds, injured, injures, hurt, casualties, destroys, destroyed, destroying, damages, damaged, damage,
    sinks, sunk, sank, sink, torpedo*, sabotage*, ambush*, air campaign, rising lion, roaring lion, true promise,
    epic fury, midnight hammer, days of repentance, offensive, retaliates, retaliate, retaliated, come under, came
    under, launched at, launched towards, launched toward, unleashes, unleash, unleashed, bombs fall, missiles fall,
    rockets fall, blasts*, drops bunker, detonat*, torpedoed, set ablaze, goes down, wrecked, pulverised,
    pulverized, struck with, waves of missiles, wave of missiles, wave of strikes, impact, on their way, heading
    for, head for, trade fire, exchange fire, trade blows, exchange blows, clash, clashes, aggression, wipes out,
    levels, levelled, leveled, guts, rocked, smack, smacks, smacked, smashes into, smash into, slices into, ploughs
    into, plows into, tears into, tear into, rips into, bursts over, burst over, blows apart, blown apart, blows
    out, blown out, blown to pieces, blown to bits, torches, torched, goes up in flames, up in flames, goes up in
    smoke, going up in smoke, set alight, sets alight, sets fire to, engulfed, fireball*, smoke over, smoke rises,
    smoke rising, plumes of smoke, booms heard, boom heard, loud booms, bangs heard, loud bangs, wakes to bangs,
    shook by blast, rattled by blast, cratered, caved in, caves in, brought low, razed, razes, raze, reduced to
    rubble, reduces to rubble, left in ruins, lies in ruins, pulverise*, pulveriz*, pummel, pummels, pummelled,
    pummeled, clobber*, wallop*, peppered, strafe*, rains missiles, rain missiles, rains fire, rains rockets, rains
    bombs, rains drones, rains khorramshahr, raining down, rained on, rained down, unleashing, lets loose, let
    loose, looses, loosed, hurls, hurled, lobbed, streak towards, streak toward, streaks towards, streak across,
    streaks across, en route to israel, en route to iran, on way to israel, on the way to israel, inbound, incoming
    missile*, incoming rocket*, incoming drone*, incoming fire, launches detected, launch detected, launches
    identified, launches from iran, missiles identified, missiles detected, missiles away, launched from iran,
    launched from yemen, launched from lebanon, launched from iraq, launched by iran, launched by houthis, launched
    by hezbollah, gets through, get through, got through, slips through, slipped through, penetrates, penetrated,
    breaches air defen*, evades air defen*, impact at, impacts in, impact site*, shrapnel, bomblet*, take cover, run
    for cover, runs for cover, run for shelters, rush to shelters, rushes to shelters, rushed to shelters, into
    shelters, to bomb shelters, into bunkers, in shelters, head to shelters, millions in shelters, red alert, alarms
    sound, alarm sounds, alerts sound, alert sounds, rocket alert*, missile alert*, drone alert*, hostile aircraft,
    triggers alarm*, triggers siren*, sets off siren*, air raid alert*, tzeva adom, comes under attack, under
    bombardment, under barrage, under missile fire, under rocket fire, revenge strike*, avenges, avenged, exacts
    revenge, takes revenge, hits back with, strikes back, strike back, struck back, fires back, fire back, answers
    fire, reprisal*, tit for tat, punishes, punished by, pays price, gunned down, guns down, liquidat*, neutralis*,
    neutraliz*, bumped off, wiped out, wipe out, blown away, decapitat*, beheads leadership, targeted killing*,
    eliminating, attains martyrdom, attained martyrdom, achieves martyrdom, martyrdom of, is no more, lies dead,
    left dead, leaves several dead, leaves four dead, leaves five dead, leaves six dead, leaves dozens dead,
    pronounced dead, loses life, lost in war, lives lost, body count, death count, killed in action, loses
    commander, loses its commander, loses chief, loses general, bodies pulled, bodies recovered, critically hurt,
    blitzed, blitzes, carpet bomb*, bunker buster dropped, bunker busters dropped, drops bunker busters, drop bunker
    busters, massive ordnance, tomahawks, sorties over, warplanes over, bombers over, flew at, dive bomb*, kamikaze
    strike*, drone swarm*, swarm of drones, swarm of shaheds, swarm of uavs, car bomb*, booby trap*, magnetic bomb,
    sticky bomb, remote controlled, mystery blaze, mystery fire, mysterious blast*, mysterious fire*, mysterious
    explosion*, sent to bottom, sent to the bottom, goes to the bottom, lies at the bottom, lists and sinks, sends
    to bottom, put out of action, knocked out of action, rendered inoperable, lays waste, laid waste, leaves trail,
    lash out with missiles, hammers, hammered, hammering, lose their lives, loses their lives, lost their lives,
    pierces, pierced, lands by, landed by, comes down on, came down on, fragments hit, falling debris, falling
    parts, falling missile parts, murdered, taken out, takes out, took out, caught fire, catches fire, takes hit,
    took hit, takes direct, took direct, takes fire, fire upon, is dead, are dead, found dead, shot dead, put to
    flight, mows down, slaughter*, massacre*, bloodshed, carnage, wreaks havoc, leaves crater, hits home, fire at,
    fire breaks out, blaze at, blaze in`,
  ],
  [
    'downing',
    `downed, downs, downing, shot down, shoots down, shoot down, shooting down, intercept, intercepts, intercepted,
    intercepting, interception*, brought down, brings down, bring down, takes down, taken down, knocks down, swats,
    repel*, help down, helped down, helps down, foils drone*, shoot out of sky, shoots out of sky, out of the sky,
    shot from sky, shot from the sky, blasted from the sky, blows out of the sky, swatted, swat, bags, bag eight,
    zapped, stopped in flight, stops missile*, stopped missile*, stops rocket*, stops drone*, stops projectile*, all
    stopped, were stopped, every rocket stopped, every missile stopped, all shot down, thwarts missile*, thwarts
    drone*, thwarts rocket*, beats back, beaten back, fends off, fended off, wards off, warded off, foils missile*,
    foils attack, foils rocket*, foils missile attack, air defence at work, air defences at work, air defense at
    work, air defences active, air defenses active, air defences engage*, air defenses engage*, air defence engage*,
    air defences activated, air defenses activated, air defences respond*, air defenses respond*, air defences deal,
    engages hostile, engage hostile, engages targets, hostile targets, hostile objects, brought it down, drops from
    sky, splashes drone, knocked down, knocks out incoming, knocks out missile*, knocks out drone*, knocks out
    rocket*, knocked out of the sky, takes out incoming, takes out drone*, takes out missile*, took out drone*,
    interceptors launched, interceptors fired`,
  ],
  [
    'seizure',
    `seize, seizes, seized, seizing, seizure, captur*, take control of, takes control of, rappel*, detains tanker,
    detains ship, detains vessel, takes tanker, takes ship, storm ship, storms ship, hold tanker, boards, boarded,
    board oil, board tanker, board ship, board vessel, impound*, hijack*, taken by, confiscat*, commandeer*, takes
    control of ship, takes control of tanker, rappel onto, storms tanker, stormed tanker, storms vessel, raids
    tanker, grabs tanker, grabs ship, grab tanker, grabbed tanker, nabs tanker, nabs ship, snatches tanker, snatches
    ship, piracy, escorted to port, escorted into port, escorted to iran*, taken to port, taken into port, diverted
    to iran*, diverted into iran*, turned towards iran, turned toward iran, led into iran*, forced into iran*,
    forced to port, steered to iran*, under control of guards, under guards control, under arrest in, detains
    vessels, detains oil, detains crew, detain tanker, arrests tanker, arrests ship, arrests vessel, takes over
    tanker, takes over ship, boarding of, boarding, board ships, board vessels, board freighter, boards freighter,
    board supertanker, take control, takes control, took control, take over ship, commandos take, marines take,
    troops take over, under arrest`,
  ],
  [
    'release',
    `release, releases, released, frees, freed, free, lets go, let go, hands over, handed over, set free, sets free,
    freed after, walks free, walk free, out of jail, out of prison, on bail, prisoner swap, prisoner exchange,
    allowed home, sails free, crew freed`,
  ],
  [
    'closure',
    `block, blocks, blocked, seals, no ships, close, closes, closed, closing, closure, shut, shuts, shutting, sealed,
    shutdown of, suspends flights, grounds flights, closes door, padlocks, padlocked, barred to shipping, off
    limits, out of bounds, no go zone, no fly zone, not a ship passes, nothing passes, nothing moves through,
    nothing flies, no flights over, nothing in sky, empty skies, skies sealed, skies closed, closes skies, closes
    sky, shuts skies, shuts sky, close skies, seal skies, seals skies, locks doors, shuts doors, closes doors, shuts
    gates, cordon*, choke off, chokes off, choked off, choked, bottled up, strangle*, shuttered, closed until,
    closed to traffic, turned back, planes turned, mined, mines laid, lays mines, laying mines, lay mines, sows
    mines, standstill, at a standstill, empties out`,
  ],
  [
    'ban',
    `ban, bans, banned, bars, barred, denies access, blocks access, prohibits, prohibited, forbids, forbade, refuses
    airspace, refuses use, refuses base*, denies use, denies airspace, no entry, closes doors to`,
  ],
  [
    'flights',
    `halt flights, halts flights, cancel flights, cancels flights, suspend flights, suspends flights, suspend israel
    flights, flights cancelled, flights suspended, reroute*, grounded, avoid, divert*, scrap flights, scraps
    flights, axes flights, axe flights, pulls flights, pull flights, drops flights, drop flights, drops route, stay
    away from, stays away from, steer clear, steers clear, skirts, skirt, stops flying, stop flying, halts flying,
    halt flying, no planes, planes grounded, fleet grounded, turned back to, suspends services, suspend services,
    suspends all flights, cancels all flights, cancel all flights, extends suspension, extends flight ban, cancels
    services, cancel services, cancelled services, halts services, axes services, drops services`,
  ],
  [
    'fee',
    `charges ships, toll for, tolls, fee, fees, demands fee*, transit fee*, pay to pass, pay to sail, pay up to pass,
    sets toll, sets tolls, imposes toll, imposes tolls, toll booth, tollbooth, transit charge*, passage fee*, safe
    passage fee*, levy on ships, levy on tankers, dues on, transit permit*, pay tolls, pays toll, toll on tankers,
    toll on ships, a tanker toll`,
  ],
  ['apology', 'apolog*, says sorry, sorry for, regrets hitting, expresses regret, regret for, owns up'],
  [
    'reply',
    `sends reply, sends response, sends answer, answers american, answers usa, answers trump, answers plan, answers
    proposal, replies, delivers reply, delivers response, gives answer, gives its answer, hands over reply, hands
    over response, conveys reply, conveys response, submits response, submits reply, sends back, returns draft,
    counterproposal, counter proposal, counteroffer, counter offer, response to proposal, reply to proposal`,
  ],
  [
    'reopening',
    `allows ships, lets ships, allows tankers, lets tankers, allows vessels, lets vessels, allows passage, reopen*,
    restor*, resumes flights, opens hormuz, open again, lifts closure, returns to normal, back online, comes back
    online, back on line, come back up, flowing again, flows again, sail through, sails through, sails again,
    sailing again, passes through hormuz, pass through hormuz, first convoy, transit again, transits resume, clears
    strait, opens strait, opens skies, skies open, opens airspace, airspace open, first planes land, first flight
    lands, land again, flies again, flights are back, flights back, internet back, reconnect*, reconnected,
    unblocked, lifts blackout, back in business, open for business, up and running, lifts ban on flights, clear
    mines, clears mines, sweep mines, sweeps mines`,
  ],
  [
    'blockade',
    `blockade*, seal off, seals off, close off, closes off, no way in, no way out, chokehold, naval cordon, naval
    quarantine, quarantine of, rings ports, stranglehold, lays siege, laid siege, besiege*, siege of, turns back
    ship*, turns back tanker*, turns back vessel*, turned back tanker*, turned back ship*, turns away tanker*, turns
    away ship*, will be stopped, ships stopped, vessels stopped, cuts off ports, ports cut off, no ship may, bars
    ships, shut off ports`,
  ],
  [
    'halt',
    `force majeure, halts, halted, halt, stops, stopped, suspend*, freezes, froze, stops production, shuts in, shut
    in, idles, idled, idle, taken offline, off line, out of service, pulls plug, pulls the plug, puts on hold, on
    hold, put on ice, pauses work, paralyse*, paralyze*, grinds to halt, grind to a halt, grinds to a halt`,
  ],
  [
    'resumption',
    `resumes, resumed, resume, restart*, picks up again, back at work, back on track, kicks off again, starts again,
    start again, starts up again, back to table, back to the table, returns to table, return to table, returns to
    the table, return to the table, back in operation`,
  ],
  [
    'talks',
    `talks, negotiat*, meet, meets, met, meeting, summit, round, dialogue, discuss*, sits down, sit down, face to
    face, delegation*, envoys gather, gather, gathers, brokered, hosts, host, mediat*, broker*, team at, sit down
    with, sits down with, sat down with, shake hands, shakes hands, same table, at one table, around the table,
    under one roof, in one room, indirect dialogue, proximity talks, shuttle diplomacy, notes passed, exchange
    messages, exchanges messages, messages passed, pass messages, delegations in, delegation lands, delegation in,
    tete a tete, huddle*, confers, confer, conclave, consultations, consults, consult, parley*, powwow, negotiating
    team*, nuclear dialogue, holds discussions, in talks, to the table, peace conference, trilateral, sees putin,
    sees witkoff, gets araghchi, on the table, in contact with, trade messages, trades messages, contacts between,
    back channel*, backchannel*`,
  ],
  [
    'call',
    `phone call, speaks with, spoke with, speaks by phone, phones, telephone*, call with, rang, on the phone, by
    phone, phone talks, phone conversation, hotline, holds call, held call, in call with, in phone call, phoned,
    calls putin, calls netanyahu, calls pezeshkian, calls araghchi`,
  ],
  [
    'truce',
    `ceasefire*, cease fire*, truce*, armistice, peace deal, end war, ends war, ending war, end the war, end of war,
    memorandum, cessation of hostilities, pause in fighting, pause fighting, pauses fighting, end fighting, ends
    fighting, stop war, pause strikes, halt strikes, halt to fighting, guns fall silent, end hostilities, end to
    hostilities, stop fighting, stop the fighting, hostilities end, peace agreement, truce deal, lay down arms, lays
    down arms, silence guns, silence the guns, silences guns, guns silent, guns go quiet, guns fall quiet, guns to
    fall silent, guns fell silent, gun fall silent, weapons fall silent, end of hostilities, end of fighting, end to
    fighting, end to war, stop to fighting, halt in fighting, lull in fighting, calm returns, standdown, stand down,
    no more bombs, without bombs, day pause, week pause, month pause, two week pause, two month pause, pause in war,
    pause in strikes, pause in attacks, halt to strikes, halt to attacks, cease hostilities, ceased hostilities,
    stop shooting, stops shooting, war over, war ends, peace at last, peace accord, peace pact, end of 12 days, end
    to 12 days, deal to end, lebanon deal, stop fire, stops fire, hold fire, holds fire, holding fire, non
    aggression`,
  ],
  [
    'order',
    `authorise, authorize, authorised, authorized, votes for war, votes for strike*, green light, gives green light,
    go ahead, gives go ahead, gives nod, orders, ordered, approves, approved, authorises, authorizes, green lights,
    signs off on, signed off on, signs off, gives the go ahead, gives the green light, gives the order, gave the
    order, gave order, given the order, gave go ahead, gave green light, rubber stamps, okayed, clears strike,
    clears attack, directed army, instructs, instructed, commands army, tells army, tells military, tells generals`,
  ],
  [
    'sanction',
    `measures against, targets network*, targets shadow, targets firms, targets companies, targets refinery, targets
    procurement, sanction*, black list, blacklist*, embargo*, penalties, treasury targets, asset freeze, curbs on,
    export ban, tariff*, slaps penalties, slaps measures, slaps curbs, penalises, penalizes, penalised, penalized,
    puts on blacklist, hits with penalties, goes after network, goes after shadow, goes after oil, goes after ghost,
    goes after procurement, cracks down on oil, cracks down on shadow, cracks down on network, tightens screws,
    tightens the screws, turns screw, tightens noose, designates firms, designates network*, designates vessels,
    designates tankers, designates refinery, freezes assets, freeze assets, freezing assets, assets frozen, travel
    ban*, visa ban*, restrictive measures, maximum pressure, punitive measures, economic pressure, economic
    measures, trades with, trade with iran, duty on, duties on, levies, secondary tariff*, secondary sanction*,
    punish buyers, punishes buyers`,
  ],
  [
    'relief',
    `lifts, lifted, lifting, eases, eased, easing, waive*, unfreez*, removes, delists, eases grip, eases curbs,
    relaxes, relaxed, loosens, loosened, scraps sanctions, drops sanctions, exempts, exemption*, frozen funds,
    frozen assets, releases funds, unblocks, unblocked funds, green lights oil sales, allows oil sales, licence to
    buy, license to buy, delisted, removed from list, takes off list, sanctions waiver*`,
  ],
  [
    'snapback',
    `snapback, snap back, reimpos*, restore sanctions, restores sanctions, sanctions return, sanctions restored,
    return of sanctions, restoring sanctions, measures return, restore un, return of un, un sanctions return, un
    penalties, un measures return, un measures restored, un measures back, un curbs, un curbs return, sanctions are
    back, sanctions back, sanctions kick in, sanctions snap, penalties return, penalties restored, penalties back,
    penalties on iran, back they come, resolution 2231, clock on un sanctions, clock to sanctions, 30 day countdown,
    thirty day countdown, 30 day clock, revives un, revive un, delay sanctions, delay snapback, council measures
    against, council measures, back under un, back under united nations, under un sanctions again, return at
    midnight, sanctions in force again, sanctions back in force`,
  ],
  [
    'listing',
    `terrorist group, terror group, terror list, terrorist list, terrorist organisation, terrorist organization,
    proscrib*, as terrorist*, terror label, terrorist label, terrorism list, brands terrorist*, brand terrorist*,
    labels terrorist*, label terrorist*, designates terrorist*, terrorist designation, terror designation, terrorist
    entity, terrorist status, terrorists, outlaws, outlawed, outlaw, bans support, on terror list, on terrorist
    list, list of terrorists, banned as terror*, declares terrorist*`,
  ],
  [
    'arrest',
    `suspected of, arrest, arrests, arrested, detain*, held, holds, nab*, in custody, foil*, thwart*, busts,
    uncover*, catches, rounds up, rounded up, rounding up, picks up agent*, picked up by police, collars, collared,
    busted, cracks ring, cracks cell, cracks network, breaks up ring, breaks up cell, breaks up network, broke up
    ring, dismantle*, unmasks, unmasked, exposes cell, exposes network, exposes ring, smash spy ring, smashes spy
    ring, smashes cell, smashes network, smashes ring, rolls up, rolled up, apprehend*, grabs agent*, in handcuffs,
    handcuffed, cuffed, behind bars, taken into custody, remanded, swoop, swoops, raids homes, mass arrests,
    roundup, interrogat*, suspect held, cell broken, spy ring broken, plot foiled, two held, three held, men held,
    man held, caught, capture of agents, bust`,
  ],
  [
    'charge',
    `charge, charges, charged, indict*, on trial, accused of spying, in dock, in the dock, goes on trial, stands
    trial, stand trial, faces trial, face trial, faces charges, face charges, faces court, appears in court, appear
    in court, in court over, before court, before judge, hauled to court, hauled before, arraign*, prosecut*,
    charged with, hit with charges, filed charges, files charges, pleads, plead, pleaded`,
  ],
  [
    'sentence',
    `sentence, sentences, sentenced, sentencing, jailed, jails, years in prison, years in jail, gets years, condemned
    to, found guilty, years behind bars, years for spying, years for contact, handed years, handed term, prison
    term, jail term, death sentence*, death row, to be hanged, handed death, given death, term for spying, sent to
    prison, sent to jail`,
  ],
  [
    'execution',
    `puts man to, puts men to, puts two to, puts three to, puts spy to, execut*, hang, hangs, hanged, hanging, put to
    death, noose, gallows, sends to gallows, sent to gallows, to the gallows, hanged at dawn, death sentence carried
    out, carried out death sentence, sentence carried out, verdict carried out, sends to death, puts to death, puts
    convicted, put man to death, to the noose, capital punishment, swings for, strung up, firing squad`,
  ],
  [
    'hack',
    `hack, hacks, hacked, hacker*, hacking, cyberattack*, cyber attack*, ransomware, malware, breach of, wiper, data
    leak, leak, leaks, leaked, cyber operation, hackers publish, publish*, crash servers, cyber strike*, cyber
    raid*, cyber sabotage, cyber assault*, digital attack*, digital strike, cyber war*, cyber crew*, cyber group*,
    dumps data, dumps contacts, doxxes, doxxed, doxx*, data dump*, posts files, posts contacts, posts gallery,
    exposes emails, exposes files, broken into, breaks into, broke into, break in at, phone breached, phone broken
    into, account breached, telegram breached, was breached, were breached, breach at, data breach*, breached,
    infiltrates systems, infiltrates network*, wiped by, wipes data, wiped data, wipes servers, erases data, steals
    data, stole data, stolen data, steals files, drained by, drains wallets, spoof*, spoofed, defac*, deface*,
    phishing, spyware, trojan, ddos, denial of service, held to ransom, bogus alert*, bogus warning*, bogus rocket
    warning*, fake alert*, fake warning*, fake siren*, locked out, systems down, servers down, crashes bank, crash
    bank, crash guards bank, takes over screens, screens hijacked, hijacks broadcast, hijacks screens, hijacked
    broadcast, erase*, wipes out data, disruption of, paralyses systems, paralyzes systems, knocks out systems,
    knocks website*, takes down website*, cripples systems, cripple systems, compromised, intrusion*`,
  ],
  [
    'blackout',
    `blackout*, internet shutdown, internet cut, cuts internet, internet down, offline, cuts off internet, internet,
    dark online, plug pulled on internet, pulls plug on internet, cuts web, cuts off web, web cut, web down, online
    blackout, web blackout, net blackout, data cut, phone lines cut, phones cut, connectivity collapses,
    connectivity drops, national intranet, kill switch`,
  ],
  [
    'deployment',
    `deploy*, sending, sends, sent, send, moves, moving, dispatch*, reinforce*, heads to, heads for, heads toward,
    heads towards, heading to, sails, steams, en route, delivers, deliver, masses, positions, orders more, move to,
    rushed to, steaming, sails for, sails to, sails towards, sets sail, turns for the gulf, turns for gulf, bound
    for gulf, bound for region, bound for middle east, heads for gulf, heads for middle east, heads for region,
    shifted, repositions, redeploy*, surges forces, builds up, build up, buildup, mobilis*, mobiliz*, call up, calls
    up, called up, call ups, reservists get, gets the call, get the call, musters, ships missile*, ships
    interceptor*, ships bombs, ships thaad, ships patriots, airlifts, airlift, stationed, basing, on war footing,
    puts on alert, high alert, on alert, battle stations`,
  ],
  [
    'censure',
    `breach of obligations, in breach of, not complying, non compliance, non compliant, noncompliance, in breach,
    breach of non, censur*, failing to cooperate, violation of safeguards, rebuke*, reprimand*, scolds, admonish*,
    takes to task, broke its nuclear, breached nuclear, broken its nuclear, broke nuclear, nuclear duties,
    safeguards breach, safeguards duties, declared in breach, found in breach, non proliferation obligations,
    nuclear obligations, resolution against iran, board resolution`,
  ],
  [
    'inspection',
    `inspector*, inspection*, watchdog team*, iaea team*, iaea staff, un team*, surveillance cameras, access to
    sites, access to bombed, verification, snap visit*, un nuclear team*, grossi men`,
  ],
  [
    'enrichment',
    `enrich*, centrifuge*, stockpile*, near weapons grade, weapons grade, bomb grade, bomb fuel, enough for, uranium
    stock*, breakout, yellowcake, hexafluoride, kg of uranium, 60 percent uranium, 60 percent, 3.67 percent, 20
    percent`,
  ],
  [
    'exit',
    `work with iaea, work with agency, cooperation with nuclear agency, no more cooperation, suspending iaea,
    suspends iaea, cooperation with iaea, cooperation with un nuclear, cooperation with nuclear, cooperation with
    agency, cuts ties with iaea, cuts ties with un, ends cooperation, end cooperation, ending cooperation, halts
    cooperation, halt cooperation, halt to cooperation, suspends cooperation, suspend cooperation, suspending
    cooperation, stop working with, stops working with, stop cooperating, stops cooperating, cuts cooperation,
    scraps, scrap, tears up, leave nuclear, quit, quits, quitting, leave npt, leave treaty, leaves npt, withdraw*,
    pulls out, pull out, exits, exit, walks out of, walk out of, walks away from, walk away from, turns back on,
    turns its back on, dumps accord, dumps deal, renounces, renounce, no longer bound, declares over, null and void,
    severs ties, severs cooperation, cuts off iaea, bars inspectors, blocks inspectors, leaving npt, leaving the
    npt, leaving nuclear, quit nuclear, quit the npt, quits npt, suspending work with, suspends work with, suspend
    work with, halt work with, stop work with`,
  ],
  [
    'expulsion',
    `recall their*, recalls its*, recalled its*, recall envoy*, recall ambassador*, calls back envoy*, calls back
    ambassador*, calls back its envoy*, calls back its ambassador*, calls home, summons home, envoys out, diplomats
    out, envoy out, ambassador out, envoys home, withdraws envoy, withdraws its envoy, withdraws ambassador,
    withdraws its ambassador, recalls, recalled, expel*, expulsion, persona non grata, kicks out, throws out, told
    to leave, ordered to leave, given days to leave, recalls ambassador, recalls envoy, orders envoy, orders
    ambassador, orders diplomat*, to leave country, cuts ties, breaks off relations, shown the door, shows door,
    shows the door, shown door, boots out, booted out, boot out, given marching orders, marching orders, sends
    packing, sent packing, sends home, sent home, thrown out, kicked out, turfs out, ejects, ejected, declares
    ambassador, declares envoy, undesirable, unwelcome, not welcome, coming home, brings home envoy, brings home
    ambassador, downgrades ties, severs diplomatic, severs relations, breaks ties, breaks off ties, ends relations,
    throw out, throwing out, our man home, its man home, man in berlin home, man in london home, man in paris home`,
  ],
  [
    'evacuation',
    `evacuat*, people leave, residents leave, pulls diplomats, pulls staff, pulls out staff, flee, flees, fled,
    fleeing, exodus, displac*, leave tehran, leave city, get out, evacuation warning*, evacuation order*, clears
    out, cleared out, moves out, moved out, packs up, leave now, leave at once, leave immediately, leave homes, told
    to go, told to leave homes, get away from, stay away from plants, run for lives, on the move, uprooted, uproots,
    driven from homes, driven out, pour out of, pours out of, streams out of, stream out of, jam roads, roads
    jammed, empties embassy, draws down, draw down, drawdown, pulls out diplomats, pulls out families, pulls out
    citizens, pulls diplomats out, pull diplomats out, fly out, flown out, flies home, flown home, bring home,
    brings home, brought home, brings back citizens, brings back students, airlifted, rescue flight*, repatriat*,
    evacuation flight*, flies its people, flies people, flies citizens, flies students, flies nationals, flies
    workers, evacuation map, leave country at once, leave iran now, leave israel now, no longer safe, staff out of,
    staff out, personnel out of, personnel out, moves staff, move staff, moves personnel, thins out, thin out, pulls
    personnel, pulls families, families out, dependants out, dependents out, reduces staff, cuts staff, non
    essential staff, nonessential staff, non emergency staff, ordered departure, jammed with families, families
    leaving, people leaving, residents leaving, civilians out, residents out, civilians leave, orders civilians,
    tells civilians, tells residents, orders residents, warns residents, clear out of`,
  ],
  [
    'appointment',
    `named, names, name, appoint*, picks, picked, chooses, chosen, elects, elected, selects, selected, succeeds,
    sworn in, successor, takes over, takes over as, replaces, elevated, promoted, new leader, new commander, new
    chief, becomes supreme, becomes leader, becomes new, becomes iran, to lead, takes helm, gets the guards, gets
    the job, gets top job, gets nod as, gets post, promotes, elevates, elevate, anoint*, crowned, enthroned,
    ascends, ascension, installs new, installed as, takes command, assumes command, assumes office, assumes post,
    steps into, steps up as, fills post, fills shoes, handed command, given command, next supreme leader, next
    leader, new supreme leader, new guards chief, new army chief, new irgc, new ayatollah, succession, succeeding,
    voted in, voted leader, picked as, chosen as, vows in`,
  ],
  [
    'funeral',
    `funeral*, buries, buried, burial, bury, laid to rest, last farewell, farewell, bid farewell, bids farewell, last
    respects, pay respects, final journey, sea of black, procession, coffin*, cortege, lays to rest, lay to rest,
    laying to rest, interred, interment, pall bearers, weeps, cemetery`,
  ],
  [
    'rise',
    `rise, rises, rose, jump*, surg*, soar*, climb*, spike*, leap*, passes 1*, tops, above, gains, gain, record high,
    increases, rallies, doubles, double, up 3 percent, up 4 percent, up 5 percent, up 6 percent, up 7 percent, up 8
    percent, up 9 percent, skyrocket*, shoots up, shot up, shoot up, catapult*, vault*, on a tear, back over, back
    above, tops 100, north of, breaks 100, breaches 100, through 100, hits 100, three figure*, three digit*, triple
    digit*, at highest, highest since, multi year high, strengthens, strongest, buoyed, bull run, up by, explodes 4,
    explodes 5, past 1*`,
  ],
  [
    'fall',
    `fall, falls, fell, drop*, slide*, slid, slump*, tumbl*, plung*, sinks to, record low, all time low, weakens,
    dips, eases back, crash, nosedive*, freefall, free fall, in freefall, loses ground, skids, plummets, plummet*,
    routs, rout, sell off, selloff, worst ever, new depth*, rock bottom, at lowest, sank to, down 3 percent, down 5
    percent, down 7 percent, down 10 percent, below 100, under 100, gives up gains, traders sigh, melts, meltdown`,
  ],
  [
    'spying',
    `tasks for, missions for, spy, spies, spying, spied, espionage, mossad agent*, agents, scouted, scouting, cased,
    casing, filmed base*, filmed home*, filmed house*, filmed port*, filmed naval, filming base*, filming home*,
    photographing base*, photographing port*, photographed base*, photographed port*, took photos, took pictures,
    reconnoit*, surveilled, on payroll, on tehran payroll, on mossad payroll, in pay of, in the pay of, handler*,
    recruited by, turned by, sold secrets, sells secrets, selling secrets, passed information, handed secrets,
    handing secrets, leaked secrets to, informant*, informer*, mole, moles, double agent*, collaborator*,
    collaborating, fifth column*, mossad cell*, mossad ring, spy ring*, spy cell*, spy network*, iranian agents,
    mossad links, links to mossad, working for tehran, working for mossad, worked for mossad, working for iran,
    worked for iran, ties to mossad, contact with iranian agent*, contacts with iranian agent*, contact with iranian
    handler*, contacts with iranian intelligence, contact with mossad, contacts with mossad`,
  ],
  [
    'emergency',
    `security council to meet, security council meets, security council holds, security council convenes, council in
    emergency, emergency session, emergency meeting, emergency unsc, emergency un, emergency security council,
    urgent session, urgent meeting, crisis meeting, extraordinary session, emergency council, council in crisis,
    late night session, urgent un, un convenes, council convenes, council summoned, crisis session, convenes
    emergency, convened urgently, council convened, summons council, urgent council, called to urgent, hurriedly
    convened`,
  ],
  [
    'test',
    `tests, tested, test fires, test fired, test launch*, unveils, unveiled, shows off, displays, test firing, debut,
    debuts, shows off missile*, parades, put on show, on display, rolls out, new missile, reveals missile, trial
    launch, launches satellite*`,
  ],
  [
    'rescue',
    `rescue, rescues, rescued, recovered, recovers, pulled out alive, plucked from, winched, picks up crew, picked up
    crew, crew picked up, search and rescue, dug out alive, pulled from rubble, pulled alive, freed from rubble`,
  ],
  [
    'visit',
    `receives, visit, visits, visited, travels to, flies to, lands in, flies in to, pays visit, pays call, calls on
    putin, touches down, touch down, jets off, jets to, heads to moscow, heads to beijing, heads to muscat, heads to
    geneva, heads to islamabad, arrives in, hosted by, welcomes araghchi, welcomes netanyahu, welcomes pezeshkian,
    welcomes witkoff, stopover`,
  ],
  [
    'accident',
    `collide*, collision*, run aground, runs aground, ran aground, gas leak*, short circuit*, accident*, accidental*,
    capsiz*, stampede*, malfunction*, crash landing, crash lands, misfire*, friendly fire, human error, derail*`,
  ],
  [
    'mastery',
    `control of the skies, control of skies, control of iran skies, control of israel skies, control of airspace, air
    superiority, air supremacy, air dominance, dominance in the air, rules skies, rules the skies, own the skies,
    owns the skies, master of the skies, masters of the skies, command of the skies, freedom of action over, freedom
    of the skies`,
  ],
  ['mourning', 'mourn*, in mourning, days of mourning, pays tribute to, condolences on, grieves, grief'],
  [
    'deal',
    `agree on, agrees on, agree to, agrees to, agreed to, agree in, agreed in, agreed on, signs deal, sign deal, sign
    accord, signs accord, sign agreement, signs agreement, reach deal, reaches deal, reach agreement, reaches
    agreement, reach accord, deal reached, accord reached, agreement reached, strike deal, strikes deal, strike
    accord, framework, put names to, puts name to, put their names to, put pen to paper, puts pen to paper, initial,
    initials, clinch*, shake on, shakes on, seal deal, seals deal, inks, inked, hammer out, hammers out, hammered
    out, common ground, breakthrough, memorandum of understanding, fail to agree, fails to agree, failed to agree,
    without accord, without agreement, without deal, without breakthrough, no deal, no agreement, no breakthrough,
    no accord, empty handed`,
  ],
] as const satisfies (readonly [deed: string, phrases: string])[];

export type Deed = (typeof deeds)[number][0];

/**
 * In what way it is told. The first of these that a headline has is its stance; without one it tells of something done.
 * What is threatened, denied or remembered is another event than what is done.
 */
export const stances = [
  [
    'memory',
    `anniversar*, memorial*, commemorat*, years after, year after, years on from, year on from, years since, year
    since, year later, years later, anniversaries, a year on, a year after, months after, months on, month after,
    weeks after, decades, remember*, looks back, look back, on this day, stands empty, history of, fifth
    anniversary, last year`,
  ],
  ['drill', 'drill, drills, exercise, exercises, simulat*, rehears*, war game*, wargame*, manoeuvre*, maneuver*'],
  [
    'wish',
    `must, should, ought to, not to hit, not to strike, not to bomb, not to attack, not to retaliate, not to respond,
    not to join, not to escalate, not to target, not to drop bombs, can never, must never, must not, cannot have,
    can not have, will never have, should not, ought not`,
  ],
  [
    'comment',
    'opinion, analysis, explainer, explained, editorial, in pictures, podcast, what we know, what to know, timeline, who was, who is, analysts say, experts say',
  ],
  [
    'denial',
    `not seriously, not destroyed, deny, denies, denied, denying, denial, no plan, no plans, did not, has not, not
    behind, no evidence, will not, not join, no talks, no negotiations, never, refutes, rejects claim*, rejects
    report*, rejects accusation*, rejects allegation*, false alarm, was gas, was no attack, no attack, not attack,
    no sign of, no strike, is false, fake news, hoax, baseless, unfounded, untrue, rubbish, pours cold water,
    nothing to do with, had no role, no role in, had no part, not us, not involved, not responsible, plays down,
    played down, downplay*, is alive, still alive, alive and well, shrugs off, disputes, disputed, contradicts, no
    truth, repudiat*, disavow*, wash hands, washes hands, did not move, did not hit, was not hit, not hit, was not
    killed, not killed, no damage, little harm, little damage, dismisses report*, dismisses claim*, dismisses
    rumour*, dismisses rumor*, denies any, dismiss reports, dismiss claims`,
  ],
  [
    'cancelled',
    `calls off, called off, cancels, cancelled, canceled, shelves, aborts, postpone*, backs away, holds off, rules
    out, ruled out, scrapped, is off, are off, not going ahead, put off, puts off, putting off, delays, delayed,
    deferred, defers, pushed back, pushes back, stood down, stands down, stayed, stays hand, pauses plan, drops
    plan, dropped plan, backs off, backs down, backed down, backed off, turns planes around, on hold, no show, no
    sixth round, no fifth round, no second round, no fourth round, no third round, no seventh round, chose not,
    drops charge*, drops fee*, drops toll*, scraps fee*, scraps toll*, waives fee*, waives toll*, lifts fee*, lifts
    toll*, call off, shelve, abort, calling off`,
  ],
  [
    'rejection',
    `will not accept, will not surrender, will never surrender, never surrender, no surrender, will not bow, will
    never bow, will not yield, will not give up, will never give up, will not stop, will not negotiate, will not
    abandon, will never accept, reject, rejects, rejected, rejecting, rebuffs, rebuffed, spurns, turns down, turned
    down, refuses, refused, fails to agree, fails to pass, veto, vetoes, vetoed, fails to adopt, refuse, rebuff,
    spurn, dismiss, dismisses, snubs, snub`,
  ],
  [
    'offer',
    `offer, offers, offered, proposes, proposed, ready to halt, ready to talk, ready to mediate, ready to broker,
    willing to mediate, willing to talk, ready for talks, floats, floated, puts forward, tables proposal, extends
    hand, open to talks, willing to, propose, offering, proposing`,
  ],
  [
    'threat',
    `threat, threats, threaten, threatens, threatened, threatening, warn, warns, warned, warning, warnings, vow,
    vows, vowed, pledges, pledged, ultimatum, whatever it takes, will do whatever, promises, swears, locked and
    loaded, locked loaded, ready to strike, raises alarm, sounds alarm, red line, red lines, gives iran, gives
    tehran, gives israel, gives hezbollah, day deadline, weeks to, days to, hours to, days to agree, days to reach,
    deadline, legitimate target*, will intervene, will come to, will defend, will respond, will hit, will strike,
    will attack, will help, will aid, will get involved, will pay, defend itself, defending its, territorial
    integrity, no limits, ready to rescue, ready to help, ready to defend, tells enemies, on the trigger, price to
    pay, will not back down, will not allow, will not let, will not tolerate, will not hesitate, will never allow,
    will never, hell to pay, consequences, on notice, fair game, in range, no immunity, will be dust, will burn,
    will be erased, will be destroyed, will be razed, strike us and, hit us and, face bombs, or face, or else,
    irreparable damage, will regret, next time, will be met, will be answered, crushing response, crushing reply,
    harsh response, pay a price, pay the price, heavy price, all options, option on the table, will be turned,
    vowing, pledge, swear`,
  ],
  [
    'plan',
    `may, might, could, would, plans, planning, planned, considers, considering, weighs, weighing, mulls, prepares,
    preparing, prepare, braces, bracing, fears, fear, expected, expects, likely, possible, set to, about to, poised,
    hints, wants, seeks, to execute, to hang, to expel, to close, to meet, to hold, to resume, to strike, to attack,
    to discuss, it will, they will, we will, he will, will close, will shut, will block, will leave, will resume,
    will meet, will hold, will send, will join, will expel, will suspend, will quit, will withdraw, will reopen,
    will release, will execute, will sign, will talk, will host, will begin, will start, will deploy, will impose,
    will announce, will decide, to decide, to begin, to start, to send, to deploy, to release, to withdraw,
    consider, weigh, mull, hint, brace, gears up, gear up, readies, on brink, on the brink, on verge, on the verge,
    mulling, eyeing`,
  ],
  [
    'reaction',
    `condemn*, denounc*, deplor*, decries, slams, criticis*, criticiz*, urges, urged, urge, calls for, call for,
    calls on, call on, restraint, welcomes, welcomed, hails, praises, voices concern, concerned, alarmed, reacts,
    reaction*, world leaders, solidarity, backs, stands with, regrets, condolences, demands, right to defend itself,
    right to self defence, right to self defense, right of self defence, appeals, appeal to, implores, implore,
    presses, pleads with, asks for calm, keep talking, rebuke, rebukes, rebuked, welcome, hail, praise, demand,
    denouncing, criticise, applaud*, lauds, laud, cheers, cheer, voice concern, express concern, expresses concern,
    expresses alarm, dismay*, outrage*`,
  ],
  [
    'accusation',
    `accuses, accused of breaking, accused of violating, alleges, blames, blamed, accuse, allege, blame, points
    finger, point finger`,
  ],
  // Words of the lists above in phrases that mean something done.
  [
    'done',
    `over fear*, amid fear*, on fear*, over threat*, amid threat*, after threat*, over warning*, evacuation warning*,
    evacuation order*, demands fee*, cancel flights, cancels flights, flights cancelled, backs shutting, backs
    halt*, backs ending, backs suspending, backs leaving, backs exit, votes to, backs closing, backs bill, backs
    plan, backs move, slams into, slam into, urges into, fired warning, warning shots, backs out, alleged spies,
    alleged spy, warns of fire, war fears, supply fears, attack fears, fears of war, fears of supply, caught, under
    threat, threat level, cancels services, cancel services, cancels all flights, cancels all services, cancelled
    flights, cancelled services, scraps flights`,
  ],
] as const satisfies (readonly [stance: string, phrases: string])[];

export type Stance = (typeof stances)[number][0];

/** Where in its course a thing is. */
export const phases = [
  [
    'begin',
    `begin, begins, began, begun, start, starts, started, starting, open, opens, opened, takes effect, take effect,
    comes into force, in force, agree, agrees, agreed, announce, announces, announced, reach, reached, sign, signs,
    signed, return, returns, returned, arrive, kicks off, trigger*, resumes, resume, resumed, commence*, launch
    talks, launches talks, kick off, under way, underway, gets under way, get under way, gets underway, goes live,
    comes into effect, takes hold, into force, in effect, dawns, sets in, shakes on, shake hands, handshake,
    clinch*, seal deal, seals deal, strike deal, strikes deal, inks, inked, initials, initialled, broker*, ends
    fighting, end fighting, ends war, end war, ends 12 day, to end, ends hostilities, end hostilities, end to
    fighting, ends bloodshed`,
  ],
  [
    'end',
    `end, ends, ended, ending, conclude*, wrap*, collapse*, lapse*, expire*, break down, breaks down, leave, leaves,
    left, finish*, completes, complete, quits, fail, fails, failed, without deal, without agreement, no deal, no
    agreement, break up, is over, comes to nothing, come to nothing, goes nowhere, go nowhere, no cigar, empty
    handed, without accord, without result, without breakthrough, no breakthrough, no result, fruitless, stalemate,
    deadlock*, in deadlock, falls through, fall through, fell through, breaks off, break off, broke off, broken off,
    walks out, walk out, cut short, cuts short, in tatters, unravel*, dead in water, falls apart, fall apart, fell
    apart, runs out, ran out, winds up, closes with, draws to close, heads home, flies home, adjourn*, are over, was
    over, were over, breaks up`,
  ],
  [
    'extend',
    `extend*, prolong*, renew*, stretches, stretched, for another, two more weeks, more time, adds weeks, adds days,
    keeps truce, rolls over, rolled over, indefinite*`,
  ],
  [
    'break',
    `breaking, break, breaks, broke, broken, violat*, breach, breaches, breached, breaching, flout*, flouts,
    tramples, ignores truce, ignores ceasefire, in breach, shatter*, shreds truce, torn up, rockets after truce,
    missile after truce, minutes after truce, minutes after deadline, hours into truce, hours into ceasefire,
    minutes into truce, minutes into ceasefire, despite truce, despite ceasefire, during truce, during ceasefire`,
  ],
] as const satisfies (readonly [phase: string, phrases: string])[];

export type Phase = (typeof phases)[number][0];

/** What is struck, seized, downed or closed. Things of one line are one. */
export const things = [
  [
    'nuclear site',
    `natanz, fordow, fordo, khondab, enrichment site*, enrichment plant*, enrichment facilit*, uranium plant*,
    uranium site*, uranium facilit*, nuclear site*, nuclear facilit*, nuclear plant*, nuclear reactor*, nuclear
    complex, atomic site*, atomic facilit*, reactor*, heavy water, dimona, soreq, nuclear research, nuclear power
    plant*, centrifuge plant*, atomic complex, atomic reactor, nuclear site, nuclear installation*, nuclear
    infrastructure, nuclear centre, nuclear center, nuclear mountain, centrifuge hall*, centrifuge workshop*,
    enrichment hall*, enrichment complex, conversion plant, conversion facilit*, isfahan complex, pickaxe mountain,
    research reactor, underground plant, nuclear fuel, atomic plant*, atomic facility, atomic centre, bushehr plant,
    negev nuclear, nuclear power station*, nuclear station*, atomic power station*, atomic power plant*`,
  ],
  [
    'airport',
    `airport*, ben gurion, air terminal*, international terminal, mehrabad, runway*, control tower, airliner hangar,
    departure hall, departures hall, terminal 3, terminal building, air hub, flight hub, airfield terminal`,
  ],
  [
    'base',
    `al udeid, udeid, ain al asad, al dhafra, akrotiri, nevatim, prince sultan, training camp, training base, army
    camp, raf, airfield*, air base*, airbase*, usa base*, usa military base*, american base*, american military
    base*, british base, barracks, american forces, american troops, usa forces, usa troops, base in, base near,
    army base*, navy base*, ain al assad, camp arifjan, arifjan, camp buehring, ali al salem, camp victory, victory
    base, tower 22, muwaffaq salti, al tanf, fifth fleet, 5th fleet, diego garcia, incirlik, hatzerim, tel nof,
    ramat david, palmachim, ramon base, glilot, kirya, nojeh, garrison*, military camp, military compound, military
    complex, military site*, military post*, military position*, army post*, army headquarters, defence
    headquarters, defense headquarters, naval headquarters, fighter wing, tactical air base, air wing, guards
    compound, guards base, guards headquarters, irgc base*, irgc headquarters, basij base*, command centre*, command
    center*, command post*, usa compound, usa outpost*, american outpost*, usa garrison, army compound, air force
    base*, drone base*, military airport, armoury, armory, arms depot*, arms store*, ammunition depot*, ammunition
    dump*, weapons depot*, weapons store*, munitions depot*`,
  ],
  [
    'port',
    `port, ports, harbour*, harbor*, docks, jetty, naval base, piers, quay, quays, wharf*, navy yard, naval yard,
    naval dockyard, dockyard*, shipyard*, seaport*, port city`,
  ],
  [
    'refinery',
    `refiner*, bazan, petrochemical*, petrochemical plant*, petrochemical zone, petrochemical complex, oil plant*,
    fuel plant*`,
  ],
  [
    'oil depot',
    `oil depot*, fuel depot*, oil storage, fuel storage, oil terminal*, fuel dump*, oil zone, oil hub, bunkering hub,
    fuel farm*, tank farm*, storage tanks, fuel store*, oil store*, crude terminal*, export terminal*, petrol
    depot*, gasoline depot*, depots burn, oil reservoir*, fuel reservoir*, refuelling station, fuel tank, fuel
    tanks, oil tank, oil tanks`,
  ],
  [
    'gas works',
    `gas hub, gas deliveries, gas supplies, gas platform, qatarenergy, gas field*, gas plant*, gas output, gas
    facilit*, lng, south pars, ras laffan, gas complex, gas refiner*, gas terminal*, north field, asaluyeh, lng
    trains, lng train, lng plant*, gas lines, trunk gas, gas processing, gas installation*, karish, tamar field,
    phase 14`,
  ],
  ['oilfield', 'oilfield*, oil field*, oil site*, oil facilit*, oil installation*'],
  ['pipeline', 'pipeline*, gas line, oil line, trunk line*, east west line'],
  [
    'power plant',
    `power plant*, power station*, power grid, electricity, electricity plant*, substation*, power lines, power
    supply, electric grid, power network, energy site*, energy facilit*, energy infrastructure, grid, power cut*,
    electricity station*, power outage*`,
  ],
  [
    'hospital',
    `hospital*, medical centre, medical center, clinic*, ambulance*, emergency room, casualty ward, medical complex,
    health centre, health center, infirmary, burns unit, children hospital, maternity, paramedics, soroka, ichilov,
    rambam, farabi`,
  ],
  [
    'school',
    `school*, pupils, schoolgirl*, schoolchildren, classroom*, kindergarten*, girls school, primary school*,
    elementary school*, kids classrooms, madrasa`,
  ],
  [
    'university',
    `universit*, institute*, science centre, science center, campus, laborator*, technion, weizmann, research centre,
    research center`,
  ],
  [
    'home',
    `houses, homes, residential block*, residential building*, apartment block*, apartment building*, apartments,
    apartment*, flats, tower block, high rise, residential, block of flats, building, tower, stairwell, houses hit,
    bungalow, penthouse, guesthouse, dormitor*, high street, residential quarter, residential area*, residential
    district*, safe room*, housing block*, housing estate, neighbourhood*, neighborhood*, living quarter*, block of
    apartments, tenement*, villa, villas, dwelling*, residence`,
  ],
  [
    'embassy',
    `embass*, consulate*, consular, diplomatic mission, diplomatic compound, mission in, consular annex, consular
    building, chancery, embassy row, embassy compound, legation, envoy residence, ambassador residence`,
  ],
  [
    'ship',
    `tanker*, ship, ships, vessel*, cargo ship*, container ship*, oil ship, freighter*, bulk carrier*, oil carrier*,
    gas carrier*, car carrier*, box ship*, supertanker*, dhow*, boat, msc*, vlcc*, crude carrier*, product tanker*,
    lng carrier*, lng tanker*, merchantman, merchant ship*, merchant vessel*, merchant navy, cargo vessel*,
    boxship*, container vessel*, boxship, trawler*, fishing boat*, tugboat*, barge*, convoys, seafarer*, crew in
    lifeboats, lifeboat*, flotilla of tankers, tugs, tug, ferry, ferries, ro ro, carrier vessel, tankers`,
  ],
  [
    'minelayers',
    `minelayer*, mine laying boat*, mine laying vessel*, mine laying ship*, mine boats, mine layers, minelaying`,
  ],
  [
    'boats',
    `speedboat*, fast boats, gunboats, attack boats, boats, fast boat, speed boats, small boats, patrol boat*,
    gunboat*, attack craft, fast craft, skiff*, drone boat*`,
  ],
  [
    'warship',
    `frigate*, corvette*, submarine*, destroyer*, minesweeper*, missile boat*, patrol ship*, cruiser, navy ship*,
    naval vessel*, naval ship*, iranian navy ship*, battleship, intelligence ship`,
  ],
  [
    'carrier',
    `carrier, aircraft carrier*, carrier group, supercarrier*, uss, strike group, aircraft carriers, carriers strike,
    flattop, nimitz, abraham lincoln, gerald ford, gerald r ford, carl vinson, harry truman, harry s truman, george
    h w bush, uss lincoln, uss ford`,
  ],
  ['bridge', 'bridge, bridges, highway span, overpass, viaduct, flyover, highway bridge, rail bridge'],
  [
    'broadcaster',
    `irib, state tv building, state tv headquarters, state tv centre, state tv offices, headquarters of state tv,
    state television headquarters, hits state tv, attacks state tv, strikes state tv, bombs state tv, media
    building, television centre, television center, tv centre, tv center, tv building, tv station*, tv headquarters,
    television building, television station*, irib building, tv studio*, state television, state tv station, live
    broadcast, press tv building, radio tower, al manar building, news agency building, broadcaster, broadcasting`,
  ],
  [
    'prison',
    `prison, prisons, jail, evin, ghezel hesar, fashafouyeh, rajai shahr, vakilabad, qarchak, detention centre,
    detention center, penitentiary`,
  ],
  [
    'police',
    `police headquarters, police station*, police, faraja, police command, police academy, riot police, basij
    headquarters, law enforcement command`,
  ],
  [
    'missile site',
    `missile base*, missile site*, missile depot*, missile storage, missile plant*, missile factor*, missile
    production, launch site*, launcher*, silo*, missile city, missile interests, missile complex, missile maker*,
    missile tunnel*, missile bunker*, underground missile*, missile store*, missile hub, missile cit*, missile
    trucks, missile crew*, missile array, missile arsenal, missile force, missile brigade*, rocket base*, rocket
    engine*, rocket site*, rocket launcher*, rocket factor*, rocket plant*, solid fuel, solid fuel mixer*, engine
    plant, transporter erector*, ballistic arsenal, missile forces, missile facilit*, missile warehouse*, missile
    research`,
  ],
  [
    'air defences',
    `radar*, s 300*, air defence batter*, air defense batter*, air defence system*, air defense system*, air defence
    site*, air defense site*, bavar*, khordad*, patriot battery, patriot batter*, thaad batter*, thaad radar, sam
    site*, surface to air, anti aircraft, missile shield, early warning, iron dome batter*, arrow batter*, air
    defence network, air defense network, air defence units, air defense units, batteries, battery, sam batter*`,
  ],
  [
    'fighter',
    `f 35*, f 15*, fighter jet, usa jet, israeli jet, iranian jet, warplane shot, helicopter*, apache, refuelling
    plane*, refueling plane*, refuelling aircraft, refueling aircraft, tanker plane*, tanker aircraft, plane,
    airliner, drone over, drone near, f 14*, f 16*, f 22*, su 24*, su 35*, mig 29*, tomcat*, fighter jets, jets
    torched, typhoon*, a 10, warthog*, black hawk*, blackhawk*, chinook*, hermes, mq 9*, reaper*, mq 4*, global
    hawk*, awacs, kc 135*, kc 46*, c 130*, stratotanker*, tanker jet*, transport plane*, spy plane*, patrol plane*,
    awacs plane, airlifter`,
  ],
  [
    'stock exchange',
    `stock exchange, bourse, stock market, trading, tase, equities, tel aviv 35, tedpix, wall street, stocks, shares,
    markets, gulf markets, stock index, main index`,
  ],
  [
    'airline',
    `airline, airlines, carriers, mahan air, iran air, el al, wizz*, ryanair, lufthansa, air india, air france,
    emirates airline, qatar airways, flydubai, etihad, turkish airlines, easyjet, klm, delta air, united airlines,
    iata, israir, arkia, qeshm air`,
  ],
  [
    'bank',
    `bank, banks, crypto*, nobitex, sepah bank, cash machines, atms, exchange hack, central bank, bank melli,
    pasargad, ayandeh bank`,
  ],
  [
    'petrol stations',
    `petrol station*, gas station*, fuel station*, petrol pump*, petrol cards, fuel cards, fuel pumps, filling
    station*, gasoline station*, forecourt*, petrol network, fuel network`,
  ],
  [
    'water',
    `desalination*, water utilit*, water system*, water plant*, waterworks, water supply, water mains, desalinator*,
    drinking water, pumping station*, water reservoir*`,
  ],
  ['hotel', 'hotel*, resort*, guest house, holiday resort, beach hotel'],
  [
    'worship',
    `mosque*, synagogue*, church*, shrine*, husseiniyah, hussainiya, hosseinieh, temple mount, al aqsa, western wall,
    imam reza, shah cheragh`,
  ],
  ['wedding', 'wedding*'],
  ['funeral', 'funeral*'],
  [
    'market',
    `bazaar, marketplace, shopping mall, mall, souk, shopping centre, shopping center, grocery, supermarket*, shops,
    store front`,
  ],
  [
    'strait',
    `strait of hormuz, hormuz, strait, bab el mandeb, bab al mandeb, waterway, choke point, chokepoint, straits, oil
    artery, sea lane*, shipping lane*, narrow strait, gulf chokepoint`,
  ],
  ['airspace', 'airspace, no fly, air corridor*, flight region, flight information, overflight*, air traffic'],
  [
    'oil price',
    `oil price*, crude, brent, a barrel, barrel, oil passes, oil tops, oil rises, oil falls, oil jumps, oil surges,
    oil hits, oil reaches, oil drops, oil soars, wti, oil benchmark, benchmark crude, oil futures, oil market*,
    price of oil, price of crude, barrels above, barrel over, bbl, pump price*, gas price*, gas prices, fuel price*,
    energy price*`,
  ],
  [
    'currency',
    'rial, shekel, currency, toman*, forex, exchange rate, money sinks, banknote*, to the dollar, against the dollar',
  ],
  [
    'nuclear weapon',
    `nuclear weapon*, nuclear bomb*, iranian bomb, israeli bomb, atomic bomb*, atomic weapon*, nuclear arms, nukes,
    nuke, atom bomb*, doomsday weapon, warhead design, weaponis*, weaponiz*, nuclear warhead*, ten bombs, enough for
    bombs`,
  ],
  [
    'drone industry',
    `drone network*, drone maker*, drone program*, drone industry, drone factor*, uav plant*, uav factor*, drone
    plant*, drone workshop*, uav maker*, drone store*, drone production, drone assembly, drone supply, drone
    procurement, uav program*, drone parts`,
  ],
  [
    'oil trade',
    `oil exports, iranian oil, iranian crude, oil from iran, shadow fleet, teapot*, oil sales, oil network, oil
    smuggl*, oil tankers list, oil magnate, oil shipments, oil buyers, oil sanctions, ghost fleet, crude exports,
    crude sales, oil customers, illicit oil, iran crude, petroleum trade, independent refiner*`,
  ],
  [
    'pagers',
    `pager*, communication devices, beepers, bleepers, booby trapped devices, devices explode, devices blow up,
    hezbollah devices`,
  ],
  [
    'diplomats',
    `diplomat, diplomats, ambassador*, envoy, envoys, consul, consul general, charge d affaires, attache, attaches,
    chief of mission, our man, its man, embassy staff, diplomatic staff, diplomatic corps`,
  ],
  [
    'internet',
    `internet, netblocks, connectivity, network access, starlink, broadband, mobile data, phone network*, messaging
    app*`,
  ],
  [
    'treaty',
    `non proliferation treaty, nonproliferation treaty, npt, nuclear treaty, nonproliferation, non proliferation
    pact, nuclear pact, nuclear accord, nuclear deal, safeguards agreement, safeguards accord, additional protocol,
    cairo accord, cairo agreement, jcpoa, resolution 2231`,
  ],
  [
    'walkie talkies',
    `two way radio*, hand held radios, icom, walkie talkie*, handheld radio*, handheld device*, hand held radio*`,
  ],
  [
    'mine',
    `naval mine*, sea mine*, limpet mine*, limpet*, minefield*, mine laying, mines in, hits mine, hit mine, strikes
    mine`,
  ],
  ['data centre', 'data centre*, data center*, server farm*, aws, cloud server*, cloud region'],
  ['railway', 'railway*, rail station, rail line, metro station, locomotive*, railway line'],
  [
    'steel works',
    `steel works, steel mill*, steel plant*, steelworks, mobarakeh, khuzestan steel, aluminium plant*, aluminum
    plant*, smelter*, foundry`,
  ],
  ['food depot', 'granary, silo store, wheat silo*, grain silo*, food store*'],
] as const satisfies (readonly [thing: string, phrases: string])[];

export type Thing = (typeof things)[number][0];

/** Who of a party is killed, named, arrested or charged: of two different ones there are two events. */
export const persons = [
  [
    'leaders',
    'military chiefs, top chiefs, army chiefs, nuclear scientists, scientists, top commanders, senior commanders, top echelon, top brass, generals, top generals, commanders',
  ],
  [
    'supreme leader',
    `supreme leader, ali khamenei, khamenei, ayatollah khamenei, leader of the revolution, leader of the islamic
    revolution, ayatollahs, dictator in tehran, iran leader, iranian leader, rahbar, imam khamenei, ailing cleric,
    iran top cleric`,
  ],
  [
    'chief of staff',
    `chief of staff, army chief, top general, military chief, armed forces chief, head of army, army commander,
    bagheri, shadmani, wartime chief, war chief, wartime commander, war commander, army boss, chief of general
    staff, head of general staff, mousavi abdolrahim, abdolrahim mousavi, eyal zamir, zamir, halevi, herzi halevi,
    central headquarters, khatam al anbiya chief, khatam al anbiya commander, gholam ali rashid, rashid, joint
    chiefs, caine, hatami, ali abdollahi`,
  ],
  [
    'guards chief',
    `guards chief, guard chief, irgc chief, commander in chief of irgc, irgc commander in chief, guards commander in
    chief, commander of the revolutionary guards, head of the revolutionary guards, head of revolutionary guards,
    revolutionary guards chief, irgc head, head of irgc, head of guards, salami, pakpour, irgc commander, irgc boss,
    guards boss, guards commander, pasdaran chief, sepah chief, head of the guards, commander of the guards, leader
    of the guards, gets the guards, top guardsman, hossein salami, mohammad pakpour, vahidi, ahmad vahidi`,
  ],
  [
    'aerospace chief',
    `aerospace chief, air force chief, aerospace commander, missile chief, hajizadeh, aerospace force commander,
    architect of missile, missile architect, missile boss, missile mastermind, missile arsenal architect, air force
    commander, majid mousavi, tomer bar, father of missile*`,
  ],
  [
    'intelligence chief',
    `intelligence chief, spy chief, intelligence minister, kazemi, khatib, spymaster*, intelligence head, head of
    intelligence, intelligence boss, shin bet chief, mossad chief, mossad boss, mossad head, mossad director,
    barnea, ronen bar, zini, majid khademi, khademi, head of military intelligence, binder, intelligence minister
    khatib, esmail khatib, spy minister, minister of intelligence, head of spy`,
  ],
  [
    'navy chief',
    `navy chief, naval chief, naval commander, navy commander, tangsiri, navy boss, irgc naval commander, irgc navy
    commander, guards naval, guards navy chief, naval boss, commander of navy, shahram irani, alireza tangsiri, head
    of navy`,
  ],
  [
    'quds chief',
    `quds force commander, quds commander, quds force chief, qaani, izadi, quds head, quds boss, quds general, quds
    officer, esmail qaani, saeed izadi, palestine corps, man for hamas, palestine branch`,
  ],
  [
    'security chief',
    `larijani, security chief, shamkhani, top security official, security council secretary, national security
    secretary, national security council secretary, security supremo, security boss, ali larijani, ali shamkhani,
    national security adviser, national security advisor, hanegbi, supreme national security, zolghadr, ahmadian`,
  ],
  [
    'nuclear scientist',
    `nuclear scientist, atomic scientist, physicist, nuclear physicist, atomic physicist, scientist, nuclear boss,
    nuclear professor, atomic expert*, nuclear expert*, nuclear engineer*, professor of physics, abbasi, fereydoun
    abbasi, tehranchi, fakhrizadeh, minoucehr, zolfaghari, nuclear worker, bomb scientist*, weapons scientist*,
    atomic body, rocket scientist`,
  ],
  [
    'hezbollah leader',
    `nasrallah, its secretary general, hezbollah leader, hezbollah chief, hezbollah secretary general, hassan
    nasrallah, head of hezbollah, party of god chief, hezbollah boss`,
  ],
  [
    'hezbollah second',
    `naim qassem, qassem, tabatabai, fuad shukr, shukr, safieddine, ali karaki, ibrahim aqil, hezbollah chief of
    staff, hezbollah second in command, top hezbollah commander, hezbollah commander, militia chief of staff,
    hezbollah deputy, hezbollah number two, hezbollah military chief, aqil, karaki, haytham tabatabai, haytham ali
    tabatabai, hezbollah top commander, hashem safieddine`,
  ],
  [
    'houthi leader',
    `abdul malik al houthi, houthi leader, houthi chief, abdulmalik al houthi, abdel malek al houthi, sayyed
    abdulmalik, head of houthis, ansarullah leader`,
  ],
  [
    'houthi premier',
    `houthi prime minister, houthi premier, rebel premier, rebel prime minister, al rahawi, rahawi, ahmed al rahawi,
    premier rahawi, houthi government, houthi cabinet, sanaa premier, sanaa prime minister`,
  ],
  [
    'houthi chief of staff',
    `al ghamari, ghamari, houthi chief of staff, houthi military chief, houthi army chief, mohammed al ghamari,
    muhammad al ghamari, houthi military commander, sanaa army chief`,
  ],
  [
    'hamas leader',
    `haniyeh, sinwar, hamas leader, hamas chief, deif, politburo chief, ismail haniyeh, yahya sinwar, hamas politburo
    chief, hamas political leader, head of hamas, hamas boss`,
  ],
  [
    'soldier',
    `soldier, soldiers, reservist*, troops, servicemen, marine, marines, gis, gi, airman, airwoman, seaman,
    guardsman, guardsmen, service member*, servicemember*, serviceman, paratrooper*, troopers, gunners, conscript*,
    infantry*`,
  ],
  [
    'teenager',
    `teenager*, teen, boy, girl, minor, 14 year*, 15 year*, 16 year*, 17 year*, minors, schoolboy, schoolgirl,
    adolescent*, 12 year*, 13 year*, 18 year*`,
  ],
  ['couple', 'spouses, couple, husband and wife, pair of spouses, newlyweds, newly weds, pair held, wife and husband'],
  ['journalist', 'journalist*, reporter*, newsreader*, cameraman, correspondent*, photographer*'],
  ['traveller', 'bicycle*, bicyclist*, tourist*, cyclist*, traveller*, traveler*, backpacker*'],
  ['pilot', 'pilot, pilots, airmen, crew members'],
  [
    'defence minister',
    `defence minister, defense minister, katz, gallant, nasirzadeh, israel katz, yoav gallant, aziz nasirzadeh,
    hegseth, pete hegseth, defence chief, defense chief, defense secretary, war secretary`,
  ],
  [
    'foreign minister',
    `foreign minister, araghchi, araqchi, top diplomat, abbas araghchi, gideon saar, foreign affairs chief, iran
    diplomat in chief, chief diplomat, top iranian diplomat, foreign secretary, takht ravanchi, gharibabadi`,
  ],
  [
    'president',
    `pezeshkian, raisi, iranian president, iran president, masoud pezeshkian, president of iran, president of israel,
    isaac herzog, herzog, ebrahim raisi`,
  ],
  [
    'prime minister',
    `netanyahu, israeli prime minister, israel prime minister, israeli premier, israeli pm, israel pm, pm netanyahu,
    benjamin netanyahu, israeli leader, israel leader, israels premier, israel premier, premier of israel`,
  ],
  [
    'speaker',
    `ghalibaf, qalibaf, parliament speaker, speaker of parliament, majlis speaker, iran speaker, bagher ghalibaf,
    bagher qalibaf, amir ohana, knesset speaker`,
  ],
  ['vice president', 'vice president, vance, vice president aref, usa vice president, veep, jd vance'],
  ['kushner', 'kushner'],
  [
    'drone chief',
    `drone chief, drone commander, drone unit chief, drone unit commander, uav chief, uav boss, drone boss, uav
    commander, drone force commander, uav unit commander, commander of uav*, commander of irgc uav*, head of uav*,
    head of drone*, commander of drone*, taher pour, uav unit`,
  ],
  [
    'finance chief',
    `finance chief, financier, money man, money changer, money chief, paymaster, financial chief, bagman, treasurer,
    finance head, funds chief`,
  ],
  [
    'rocket chief',
    `rocket chief, rocket commander, missile unit commander, rocket unit commander, missile commander, rocket array
    commander, artillery commander, missile chief of hezbollah, head of missile unit, head of rocket`,
  ],
  ['aide', 'senior aide, close aide, top aide, right hand man'],
  ['spokesman', 'spokesman, spokesperson'],
  ['police spokesman', 'police spokesman'],
  ['secretary of state', 'secretary of state, rubio, blinken'],
  ['oil minister', 'oil minister, petroleum minister'],
  [
    'ground chief',
    'ground forces chief, ground forces commander, ground force commander, ground forces head, land forces chief',
  ],
  [
    'police chief',
    `police chief, police commander, basij chief, basij commander, head of police, soleimani gholamreza, police boss,
    faraja chief`,
  ],
  ['zahedi', 'zahedi, mohammad reza zahedi'],
  [
    'mojtaba',
    `mojtaba, mojtaba khamenei, khamenei son, son of khamenei, leader son, new supreme leader, young khamenei, next
    supreme leader`,
  ],
  [
    'nuclear chief',
    `nuclear chief, atomic chief, eslami, kamalvandi, head of atomic, head of nuclear, aeoi head, atomic organisation
    head, atomic organization head, aeoi chief, head of aeoi`,
  ],
  ['far right minister', 'ben gvir, itamar ben gvir, national security minister'],
  [
    'former premier',
    `bennett, naftali bennett, ex premier, former premier, former prime minister, ex prime minister, lapid, yair
    lapid, olmert`,
  ],
  [
    'former minister',
    `shaked, ayelet shaked, ex minister, ex justice minister, former justice minister, former minister, ex defence
    minister, ex defense minister`,
  ],
  ['nuclear worker', 'nuclear employee, nuclear site employee, nuclear staff, roozbeh vadi'],
] as const satisfies (readonly [person: string, phrases: string])[];

export type Person = (typeof persons)[number][0];

/** Unions, councils and agencies that act like states in a headline. */
export const bodies = [
  [
    'un',
    `un, united nations, council, security council, un security council, unsc, guterres, un chief, un secretary
    general, general assembly, un general assembly, world body, un body, east river, un envoy, un rights chief, un
    human rights council, unicef, unhcr, un mission, turtle bay`,
  ],
  [
    'iaea',
    `iaea, nuclear watchdog, un nuclear watchdog, un nuclear agency, atomic agency, grossi, un atomic watchdog, un
    watchdog head, un watchdog chief, un watchdog, nuclear watchdog chief, un nuclear inspectors, nuclear
    inspectors, un inspectors, un nuclear chief, un atomic agency, un nuclear body, atomic energy agency,
    international atomic energy agency, nuclear agency, un agency, agency board, board of governors, iaea governors,
    governors in vienna, vienna agency, vienna watchdog, watchdog board, atomic watchdog, nuclear inspectorate,
    grossi team, agency report, iaea board`,
  ],
  [
    'eu',
    `eu, european, europeans, european union, kallas, von der leyen, eu ministers, european bloc, european council,
    european commission, european parliament, eu foreign ministers, brussels, the 27, eu27`,
  ],
  [
    'e3',
    `e3, european powers, european trio, britain france and germany, britain germany and france, three european
    powers, uk france and germany, britain france and germany, european three, three european states, european
    troika, eu3, paris berlin and london, london paris and berlin, uk germany and france, britain france germany,
    germany france and britain, france britain and germany, france germany and britain`,
  ],
  ['g7', 'g7, group of seven'],
  [
    'gulf states',
    `gulf states, gulf countries, gulf neighbours, gulf neighbors, gcc, gulf capitals, gulf nations, gulf arabs, gulf
    monarchies, arab states, arab neighbours, arab neighbors, gulf kingdoms`,
  ],
  [
    'senate',
    `senate, usa senate, house of representatives, lawmakers in washington, usa senators, usa lawmakers, capitol
    hill, congress`,
  ],
  ['opec', 'opec, opec plus, oil cartel'],
  ['nato', 'nato'],
  ['iea', 'iea, international energy agency'],
  ['icc', 'icc, the hague court, international criminal court, icj, world court'],
  ['oic', 'oic, arab league, organisation of islamic cooperation, organization of islamic cooperation'],
] as const satisfies (readonly [body: string, phrases: string])[];
