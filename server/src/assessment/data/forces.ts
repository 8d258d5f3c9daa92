/** What a state moves when it moves forces: troops, ships, aircraft and weapons. None names a side. */
const forces = String.raw`(?:troops|forces|task ?force|soldiers|marines|carriers?|warships?|destroyers?|frigates?|corvettes?|submarines?|bombers?|jets|aircraft|warplanes|squadrons?|brigades?|divisions?|battalions?|regiments?|missiles?|batter(?:y|ies)|launchers|air defen[cs]es?|interceptors|thaad|patriots?|navy|fleet|armou?r|tanks|reservists|b-?\d+s?|f-?\d+s?|drones|paratroopers|units?|military assets)`;

export const movable = new RegExp(String.raw`\b${forces}\b`, 'i');
/** Forces that someone sends, or that move, with few words between: not 'sends back sailors of a warship'. */
export const moved = new RegExp(
  String.raw`\b(?:deploy\w*|sends?|sent|moves?|moved|reinforc\w*|orders? more)(?! back\b)(?: (?!after\b|as\b|amid\b)\S+){0,5}? ${forces}\b|\b${forces}\b(?: \S+){0,3}? (?:deploy\w*|moves?|moved|heads?|heading|arriv\w*|build-?up|sent)\b`,
  'i',
);
