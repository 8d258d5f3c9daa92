import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Letter {
  from: string;
  to: string[];
  /** The header lines, unfolded, by their names in lower case. */
  headers: Map<string, string>;
  text: string;
}

export interface MailServer {
  /** Where it listens, with the user and password it takes. */
  url: string;
  letters: Letter[];
  /** The Message-IDs of what was refused. */
  refused: string[];
  /** How often a message was offered. */
  offered: () => number;
  /** Refuses what comes from now on with this reply; null takes it again. */
  refuse: (code: number | null) => void;
  stop: () => Promise<void>;
}

/** A mail server on loopback. It delivers nothing and keeps what it takes. */
export async function startMailServer(): Promise<MailServer> {
  const letters: Letter[] = [];
  const refused: string[] = [];
  let offered = 0;
  let refusal: number | null = null;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'vigil' && password === 'p@ss'
        ? done(null, { user: username })
        : done(Object.assign(new Error('Authentication failed'), { responseCode: 535 })),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        offered += 1;
        const letter = read(Buffer.concat(chunks));
        if (refusal !== null) {
          refused.push(letter.headers.get('message-id') ?? '');
          return done(Object.assign(new Error('Not now'), { responseCode: refusal }));
        }
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        letters.push({ from, to: envelope.rcptTo.map(({ address }) => address), ...letter });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://vigil:p%40ss@127.0.0.1:${port}`,
    letters,
    refused,
    offered: () => offered,
    refuse: (code) => {
      refusal = code;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function read(bytes: Buffer): Pick<Letter, 'headers' | 'text'> {
  const [head = '', ...rest] = bytes.toString('utf8').split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.replace(/^[^:]*:\s*/, '')]),
  );
  const body = rest.join('\r\n\r\n');
  const isQuoted = headers.get('content-transfer-encoding') === 'quoted-printable';
  return { headers, text: isQuoted ? unquote(body) : body };
}

function unquote(text: string): string {
  const joined = text.replace(/=\r\n/g, '');
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
