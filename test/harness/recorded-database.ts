import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { MongoClient } from 'mongodb';
import { startSharedDatabase } from './shared-database.ts';
import { type Doc, eachMessage, joinSockets, readCommand } from './wire.ts';

/** A query of a command, and how the store would run it. */
export interface QueryPlan {
  /** What was asked of which collection, without values: 'find events {"state":"?"} sort {"timestamp":-1}'. */
  shape: string;
  /** The stages of the plan: 'FETCH', 'IXSCAN', 'COLLSCAN', 'SORT'. */
  stages: string[];
}

export interface RecordedDatabase {
  uri: string;
  /** The commands sent since the last call. */
  take: () => Doc[];
  /** The plan of each different query among these commands. */
  explain: (commands: readonly Doc[]) => Promise<QueryPlan[]>;
  /** What one of them reads. */
  examine: (command: Doc) => Promise<{ keys: number; documents: number; returned: number }>;
  end: () => Promise<void>;
}

/** An empty database behind a line that keeps what servers ask of it. */
export async function startRecordedDatabase(): Promise<RecordedDatabase> {
  const whole = await startSharedDatabase();
  const path = decodeURIComponent(new URL(whole.uri).host);
  const open = new Set<Socket>();
  let commands: Doc[] = [];
  const server = createServer((client) => {
    const upstream = connect(path);
    joinSockets(open, client, upstream);
    eachMessage(client, (message) => {
      commands.push(readCommand(message));
      upstream.write(message);
    });
    upstream.on('data', (bytes) => client.write(bytes));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const direct = await MongoClient.connect(whole.uri);

  function take(): Doc[] {
    const taken = commands;
    commands = [];
    return taken;
  }

  async function explain(asked: readonly Doc[]): Promise<QueryPlan[]> {
    const plans = new Map<string, QueryPlan>();
    for (const command of asked.flatMap(queriesOf)) {
      const shape = shapeOf(command);
      if (plans.has(shape)) continue;
      const { queryPlanner } = await direct
        .db('vigil')
        .command({ explain: withoutSession(command), verbosity: 'queryPlanner' });
      plans.set(shape, { shape, stages: stagesOf(queryPlanner.winningPlan) });
    }
    return [...plans.values()];
  }

  async function examine(command: Doc) {
    const { executionStats } = await direct.db('vigil').command({ explain: withoutSession(command) });
    const { totalKeysExamined: keys, totalDocsExamined: documents, nReturned: returned } = executionStats;
    return { keys, documents, returned };
  }

  async function end(): Promise<void> {
    server.close();
    for (const socket of open) socket.destroy();
    await direct.close();
    await whole.end();
  }

  return { uri: `mongodb://127.0.0.1:${port}/vigil?directConnection=true`, take, explain, examine, end };
}

const reading = ['find', 'count', 'distinct', 'aggregate', 'findAndModify'];

/** The queries of a command: each statement of one that writes several. */
export function queriesOf(command: Doc): Doc[] {
  const [name = ''] = Object.keys(command);
  if (reading.includes(name)) return [command];
  const list = name === 'update' ? 'updates' : name === 'delete' ? 'deletes' : null;
  const statements = list === null ? [] : command[list];
  return Array.isArray(statements) ? statements.map((one) => ({ [name]: command[name], [list ?? '']: [one] })) : [];
}

function shapeOf(command: Doc): string {
  const [name = ''] = Object.keys(command);
  const [statement] = [command.updates, command.deletes].flatMap((list) => (Array.isArray(list) ? list : []));
  const { q, filter, query, pipeline, sort } = { ...command, ...statement };
  const match = Array.isArray(pipeline) ? pipeline : (q ?? filter ?? query ?? {});
  return [name, command[name], JSON.stringify(blank(match)), ...(sort ? ['sort', JSON.stringify(sort)] : [])].join(' ');
}

/** A filter without its values. */
function blank(value: unknown): unknown {
  if (Array.isArray(value))
    return value.some((one) => typeof one === 'object' && one !== null) ? value.map(blank).slice(0, 3) : '?';
  if (value === null) return null;
  const isPlain = typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, blank(inner)])) : '?';
}

function withoutSession({ lsid: _lsid, $db: _db, $clusterTime: _time, $readPreference: _from, ...command }: Doc): Doc {
  return command;
}

function stagesOf(plan: Doc | undefined): string[] {
  if (!plan) return [];
  const { stage, inputStage, inputStages } = plan as { stage: string; inputStage?: Doc; inputStages?: Doc[] };
  return [stage, ...stagesOf(inputStage), ...(inputStages ?? []).flatMap(stagesOf)];
}
