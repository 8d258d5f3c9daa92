import { addEvents, homeScenes } from './words/home.rows.ts';
import { prove } from './words/table.ts';

prove(homeScenes, addEvents);
