import { nextDraft } from '../harness/drafts.ts';
import { startVigil, type Vigil } from '../harness/vigil.ts';
import { answerParent } from './child.ts';

/*
 * Several servers of one database in one process. Arguments: the address of the database, and their number. A number makes
 * the first server append so many changes a second for `seconds`; `cpu` answers the CPU time of the process in ms.
 */
const [uri = '', count = '1'] = process.argv.slice(2);
const servers: Vigil[] = [];
for (let at = 0; at < Number(count); at++) servers.push(await startVigil({ env: { MONGODB_URI: uri } }));

answerParent(async (question: 'end' | 'cpu' | { perSecond: number; seconds: number }): Promise<number> => {
  if (question === 'cpu') {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
  if (question === 'end') {
    for (const server of servers) await server.end();
    return 0;
  }
  const { perSecond, seconds } = question;
  for (let step = 0; step < perSecond * seconds; step++) {
    const until = performance.now() + 1000 / perSecond;
    await servers[0]?.stores.events.append([nextDraft()]);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, until - performance.now())));
  }
  return 0;
});
