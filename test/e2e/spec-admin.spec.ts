import { addUser, adminScenes } from './words/admin.rows.ts';
import { prove } from './words/table.ts';

prove(adminScenes, addUser);
