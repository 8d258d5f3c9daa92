/** The longer phrases of the indicators (`indicator-rules.ts`). None names a side. */

export const strait = /\bhormuz\b|\bstrait\b/i;

export const settingDeadline =
  /\b(?:giv(?:es|ing)|gave|given|sets?|setting|issu(?:es|ed|ing)|impos(?:es|ed)|deliver(?:s|ed)|sends?|sent|in (?:\S+ ){0,2}|new)\b(?:(?!\b(?:after|before|amid|as)\b).)*\b(?:ultimatum|deadline|(?:\d+|two|three|four|five|six|seven|eight|ten|twelve)[ -](?:hours?|days?|weeks?) to)\b/i;
export const pastDeadline =
  /\b(?:extend\w*|rejects?|rejected|dismiss\w*|defi(?:es|ed)|den(?:y|ies|ied)|ignor\w*|ahead of|before|pass(?:es|ed)|expir\w*|laps\w*|looms?|nears?|approach\w*|no)\b(?:(?!,).)*\b(?:ultimatum|deadline)|\bclock ticks\b|\b(?:ultimatum|deadline)\b.*\b(?:extend\w*|reject\w*|pass(?:es|ed)|expir\w*|laps\w*|looms?|nears?|approach\w*|draws near|runs out)\b/i;
export const withinTime =
  /\b(?:within (?:\S+ )?(?:hours?|days?|weeks?)|(?:\d+|two|three|four|five|six|seven|eight|ten|twelve)[ -](?:hours?|days?|weeks?) to|by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|ultimatum|deadline)\b/i;
export const noTalks =
  /\b(?:no|not|never|without|halt\w*|refus\w*|reject\w*|rul\w+ out|postpon\w*|suspend\w*|cancel\w*|sceptic\w*|skeptic\w*|stall\w*|on hold|prepar\w*)\b/i;
export const prosecuted =
  /\b(?:arrest\w*|detain\w*|execut\w*|hang(?:s|ed)|charg(?:es|ed)|indict\w*|sentenc\w*|convict\w*|jail\w*|foil\w*|bust\w*|smash\w*|trial|plead\w*|death penalty)\b/i;

export const nuclearSite =
  /\b(?:nuclear (?:site|plant|facilit|reactor|research|complex)|enrichment (?:plant|site|facilit)|heavy[- ]water|reactor|Natanz|Fordow?|Dimona|Soreq)/i;

export const closesStrait =
  /\b(?:closes|closed|closing|shuts?|shutting|blocks|blocked|blocking|halt(?:s|ed|ing)?|bans?|banned|restrict(?:s|ed|ing)|(?:lay(?:s|ing)?|laid|mines|mining)(?: \S+){0,4} (?:mines|strait|hormuz)|tolls|few ships|standstill|turn(?:s|ed)? back|unsafe)\b|\b(?:announc|declar|order|impos|claim|confirm|begin)\w*\b.*\bclosure\b|\bclosure (?:of\b.*)?(?:begins|takes effect|continues|enters)/i;

export const leavesStraitOpen =
  /\breopen(?!s? (?:soon|later))\w*|\bopens?\b|\bresum\w*|\bwaiv\w*|\blift\w*|\b(?:won['’]t|not|never|no) (?:be )?(?:clos|block|shut|toll|lay)\w*|\b(?:can|cannot|able|capable)\b|\btoll-free\b|\b(?:blames?|denies|denied|whines?)\b|\b(?:crisis|war)\b.*\b(?:halts?|shuts?|bans?|(?:has|have) \w+ed)\b|\b(?:halts?|bans?|shuts?)\b.*\b(?:on|as|amid) (?:the )?(?:strait of )?hormuz (?:crisis|closure)/i;

export const easesStrait =
  /\b(?:reopens|reopened|resum(?:es|ed)|opens|opened|(?:ships?|tankers?|vessels?|supertankers?|carriers?|oil|traffic|cargo\w*) (?:\S+ ){0,2}?(?:transit(?:s|ed)?|sail(?:s|ed)? through|pass(?:es|ed)? through)|waives|waived)\b|\b(?:announc|declar|confirm)\w*\b(?:(?! to ).)*\breopening\b/i;

export const awaitsStrait =
  /\b(?:to|will|would|will be|be|fully be|not|never|without|before|when|won['’]t|no|if) (?:(?:fully|instantly|immediately|soon|be) )?(?:re)?open\w*|\bby force\b|\breopening (?:talks|plan|of talks|uncertain|still)|\bto [‘'“"]?(?:\w+[’'”"]? )?(?:reopen|waive|lift)\b|\b(?:risky|uncertain|still (?:shut|closed|largely)|challenge|clos(?:es|ed)|shuts?|by friday)\b|\bpass(?:es|ed)? through (?:the )?(?:US |naval )*blockade/i;

export const blockadesPorts =
  /\b(?:impos\w*|enforc\w*|begins?|began|starts?|started|tighten\w*|extend\w*|maintain\w*|keeps?|kept|puts?)\b(?: \S+){0,5}? blockade|\bblockades? (?:\S+ ){0,4}?(?:begins?|began|takes effect|took effect|in force|remains?|continues?|continued|holds?|tightens?)\b|\bblockad(?:es|ed|ing) (?:\S+ ){0,3}?ports?\b|\bunder blockade\b/i;

export const endsBlockade =
  /\b(?:lift\w*|ends?|ended|ending|eas(?:e|es|ed|ing)|remov\w*|reimpose|pass(?:es)? through|break(?:s|ing)?|broke|deal includes)\b/i;

export const holdsTalks =
  /\b(?:talks|negotiations|round)\b(?:(?!\b(?:before|after|as|amid)\b).)*\b(?:open(?:s|ed)?|begin(?:s|ning)?|began|start(?:s|ed)?|held|set (?:for|to)|resum(?:e|es|ed)|agreed|continue[sd]?|take[sn]? place|planned)\b|\b(?:holds?|held|opens?|opened|begins?|began|starts?|started|agrees? to|agreed to|resumes?|resumed|announces?)\b(?:(?!\b(?:before|after|as|amid)\b).)*\b(?:talks|negotiations)\b/i;

export const endsTalks =
  /\b(?:talks|negotiations)\b(?: \S+){0,6} (?:collaps\w*|fail(?:s|ed)?|(?:end(?:s|ed)?|conclud\w*|clos(?:e|es|ed)) without|broken off|called off|suspended|cancel\w*|stall(?:s|ed)?|postponed)\b|\b(?:ends|quits?|abandons?|abandoned|walks? out of|pulls? out of|freezes|froze)\b(?: \S+){0,3}? (?:talks|negotiations)\b|\b(?:break|breaks|broke|call|calls|called) off\b.*\btalks\b/i;

export const soundsAlarm =
  /^(?!.*\b(?:malfunction|false alarm|by mistake|in error|drill|test of|when sirens)\b).*(?:\bsirens? (?:sound|wail|blar|heard|activat|went|go|across|in|over|blast)\w*|\b(?:missile|rocket|drone|air[- ]raid) sirens?\b|\b(?:missile|rocket|drone|air[- ]raid) alerts? (?:in|across|over|for)\b|\balerts? (?:(?:is|are|was|were|has|have|been) )*(?:sound|wail|blar|heard|activat|triggered|issued|went off|go(?:es)? off|rang)\w*|\b(?:sound|activat|trigger)(?:s|es|ed|ing)? (?:\S+ ){0,2}?(?:red|missile|rocket|drone|air[- ]raid) alerts?\b|\b(?:orders?|ordered|tell(?:s|ing)?|told|urg(?:e|es|ed)|instruct\w*|advis\w*|enter|run|rush\w*|rac(?:e|ed|ing)|head|sent)\b.*\bshelters?\b|\bshelter[- ]in[- ]place\b|\balarms? (?:sound|blar))/i;

export const enriches =
  /\b(?:enrich(?:es|ed|ing)|rais\w*|increas\w*|expand\w*|grows?|grew|grown|instal\w*|starts?|started|begins?|began|resum\w*|accelerat\w*|doubl\w*|tripl\w*|reach\w*|stockpil\w*|kg|kilograms?|percent|per cent|%|mov(?:es|ed)|hid(?:es|den)|spins?|feeds?|produc\w*)/i;

export const enrichesNot =
  /\b(?:not|never|no|n['’]t|halt\w*|suspend\w*|stop(?:s|ped)?|dilut\w*|give[s]? up|surrender\w*|agree[sd]?|deal|talks|demand\w*|invit\w*|extract\w*|remov\w*|hand(?:s|ed)? over|ship(?:s|ped)? out|transfer\w*|fate of|concern\w*|denie[sd]|options?|destroy\w*|damag\w*|strike\w*|bomb\w*|removal)\b/i;

export const runsShort =
  /^(?!.*\b(?:no|not|without|despite|avoids?|could|may|risk of|fears? of)\b(?: \S+){0,3} shortages?\b).*\b(?:queues?|runs? on (?:banks?|fuel|petrol|food|cash|shops)|panic buying|rationing|shortages?|hoard\w*)\b/i;
