import { accountScenes } from './words/account.rows.ts';
import { prove } from './words/table.ts';

prove(accountScenes);
