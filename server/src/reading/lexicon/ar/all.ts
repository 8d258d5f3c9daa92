export { arms } from './arms.ts';
export { aside } from './aside.ts';
export { parties } from './parties.ts';
export { places } from './places.ts';
export { triggers } from './triggers.ts';
export { war } from './war.ts';
export { words } from './words.ts';
