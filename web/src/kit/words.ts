const number = new Intl.NumberFormat('en');

/** '1,523'. Small counts need no formatting, and there is one on every card. */
export const formatNumber = (value: number): string =>
  value < 1000 && Number.isInteger(value) ? String(value) : number.format(value);

/** '1 source', '9 sources' */
export const plural = (count: number, noun: string): string =>
  `${formatNumber(count)} ${count === 1 ? noun : `${noun}s`}`;

/** 'Military' */
export const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
