import { fileURLToPath } from 'node:url';

/** Where the model stands that this package ships. */
export const modelFolder = fileURLToPath(new URL('../model', import.meta.url));
