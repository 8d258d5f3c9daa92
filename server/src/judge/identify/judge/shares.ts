// Written by `npm run train`; do not edit.

/** Share of relevant reports that hold a term: on each line a share and its terms. */
export const termShares = `
0.78 @iran
0.62 @usa
0.31 #war
0.24 #say
0.23 #strike
0.22 @israel
0.15 #deal
0.13 #talk
0.12 hormuz
0.11 #official
0.1 #warn lebanon
0.082 #oil
0.078 strait
0.071 #truce
0.05 #begin #kill
0.049 peac
0.048 #price
0.046 #force
0.042 #ship
0.04 #rise #nuclear middl
0.039 east pakistan hezbollah
0.036 #market
0.033 #end
0.032 netanyahu gulf
0.03 #missile
0.028 #demand
0.027 #fear
0.026 national
0.023 plan continu dollar
0.022 #drone sign
0.021 switzerland
0.02 #condemn global #video
0.019 stat
0.018 #lawmaker crisi
0.017 #economy #gas call energy risk southern qatar
0.016 despit #fall post sup blockad lebanes
0.015 #leave country
0.014 idf reopen hold un #intercept #sanction beirut power
0.013 china
0.012 #fail media remain expert pm #reject world head issu
0.011 clos escalat happen push security show tim #hurt #pause bahrain fuel saudi khamenei
0.01 high hour plant sourc uae
0.0099 envoy forc islamabad know weapon
0.0097 peopl percent
0.0094 #flee mou top uk
0.0092 month
0.0089 #speech includ reach region south support want
0.0087 host
0.0085 10 ahead discus group kuwait return
0.0082 expect help lead
0.008 #accuse #crew #reporter deadlin direct dubai effort former lift suprem trad
0.0077 allies
0.0075 100 barrel billion escalation fund g7 regim send stop
0.0072 bitcoin fac keep offer port releas
0.007 air claim declar disruption progres resum
0.0068 #extend back damag diplomacy explosion far ground international israeli joe long point school term try turn uncertainty
0.0065 base emerg fire oman operation prepar question round
0.0063 al asia ayatollah disrupt don't full major meet order
0.006 agr chang due flight fragil level need never ready second secretary starmer welcom
0.0058 agre cnn defens franc good jordan lik part pass toll work
0.0056 arabia build com fir fox iraq limit look week
0.0053 #arrive #hack #rescue bas delegation deny final fm impact maga political reported seek traffic trigger
0.0051 action ali allow british civilian diplomatic europ export island mideast million respons shock travel victory
0.0048 analyst arab ask control defend european flow foreign fresh gain hand higher hop irgc mark mission near opinion potential rais regional secur seiz signal sit strategic visit
0.0046 60 administration already block closur coverag destroy detail enter grow hard home pressur respond understand won't
0.0043 ai cancel criticism cut houthi immediat india link march moment nation pakistani play possibl spark win
0.0041 ambassador asian caus commitment complet delay displac held invasion nato react resident reveal right servic soon trip view
0.0039 airport aoun approach blow canadian carry clear crim crypto eu fami iranian japan left massiv passag pres proposal real recent russia terror transit ultimatum vice violation
0.0036 12 24 attempt becom big blast bridg bring campaign canada decision doesn't drag find hail helicopter hell intensify join karolin leak london naval pope rag relief ris role shut test wave
0.0034 #poll 15 behind believ ben biggest boost capital diplomat discussion emergency expos face general ghalibaf going increas jet kharg mediator messag miss move resolution sees sid stay strand suggest surrender team using vital yemen
0.0031 30 achiev border busines chao cuts defenc deploy draft driv front frozen insid insist intelligenc iran jon last law leo liv loom member min ministry ongo plac production program promis refinery renew safe spain statement strong tak thing
0.0029 2026 300 asset can't cargo charg clash comment council dai david dead defeat eas easter effect event explain facility firm free heard hous iaea indian infrastructur isn't joint larg lot mean minut phas prob public red remov run sea senior speak stand strategy talk technical tell terrorist ties tyre warship whol
0.0027 #spy 14 50 accept admin airspac alleg ally announcement araghchi bank break britain company consider cover decad difficult displacement doubt dozen ex fallout feel futur hope inspector longer macron mak mock multipl obama overnight past postpon prais press provid quick read reshap rogan rout search sever sharif significant sound stak stephen system thank think total unit water weigh withdrawal
0.0024 #execute 48 anti area bill bloomberg central consequenc creat de deliver die domestic egypt eight encourag express financial flag forecast geneva germany girl give guard highest historic hostility i'm impos israel kel korea littl mix opposition politician rat sell shift shortag stall stockpil strik th tout track undermin vote waterway west
0.0022 #arrest #sink 16 20 25 affect aim airlin articl bid board cannot card casualty cautiou challeng city civilization commander commit critical cross data deep deepen deployment discuss doing everyth fbi fighter focu giv great history icis imf imminent industry interview iraqi loss low maritim matter megyn mov output plung policy proces profit rac ramp receiv respect sent separat shap shipment short speaker swis thousand unleash went winner worst
0.0019 #protest 13 2025 28 admit agency aid align aliv answer appear avoid beij benjamin body brac captur caught celebrat chair children chok colbert conduct dangerou development doha enemy english ensur evil extrem eye field fight fly follow food gather gaza german green half hom information insan insight ita jazeera led leverag life line los lower majority mediat nam northern open oppos permanent pezeshkian pictur plot proxy pursu qatari rapid record repeat restart schedul scrambl sharp siren staff statu strengthen suicid suspect text tighten turkey university violat we'r weaken western wrong york
`;
