import { balanceScenes } from './words/balance.rows.ts';
import { prove } from './words/table.ts';

prove(balanceScenes);
