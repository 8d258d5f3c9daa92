export { agains, countries, kinds, parties, realities, roles, types, urgencies } from './answers.ts';
export { modelFolder } from './model-folder.ts';
export { openReader, type Reader, ReaderError } from './open-reader.ts';
export { type NewsText, RoleSpan, Statement } from './statement.ts';
