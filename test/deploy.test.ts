import { readFile } from 'node:fs/promises';
import { maxPushBytes } from '@vigil/server/pipeline/websub/serve';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');
const withoutComments = (text: string) => text.replace(/^\s*#.*$/gm, '');
const [nginx = '', compose = '', dockerfile = ''] = (
  await Promise.all([read('deploy/nginx.conf'), read('compose.yaml'), read('Dockerfile')])
).map(withoutComments);

/** The lines of a block of the proxy that begins with these words. */
const block = (begin: string) => {
  const from = nginx.indexOf(`${begin} {`);
  expect(from).toBeGreaterThan(-1);
  return nginx.slice(from, nginx.indexOf('}', from));
};

/** What a service of the composition has, with what it takes over from the parts above. */
function service(name: string): string {
  const own = new RegExp(`^  ${name}:\\n((?: {4}.*\\n|\\n)*)`, 'm').exec(compose)?.[1] ?? '';
  const inherit = (text: string): string =>
    text + [...text.matchAll(/<<: \*(\w+)/g)].map(([, part = '']) => inherit(anchor(part))).join('');
  return inherit(own);
}

function anchor(name: string): string {
  return new RegExp(`&${name}\\n((?: {2}.*\\n|\\n)*)`).exec(compose)?.[1] ?? '';
}

describe('the proxy', () => {
  it('takes the address of the reader from another proxy, and from no reader', () => {
    expect(nginx).toContain('real_ip_header X-Forwarded-For;');
    expect(nginx).toContain('real_ip_recursive on;');
    const trusted = [...nginx.matchAll(/set_real_ip_from ([^;]+);/g)].map(([, from]) => from);
    const [subnet] = /[\d.]+\/24/.exec(compose) ?? [];
    expect(trusted).toEqual(['127.0.0.1', '::1', subnet]);
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(nginx).not.toContain('$proxy_add_x_forwarded_for');
  });

  it('limits requests and connections of an address, and those to accounts further', () => {
    const zones = [...nginx.matchAll(/limit_(?:req|conn)_zone (\S+) zone=(\w+)/g)].map(([, key, zone]) => [zone, key]);
    expect(zones).toEqual([
      ['requests', '$network'],
      ['accounts', '$network'],
      ['connections', '$network'],
    ]);
    for (const zone of ['limit_req zone=requests', 'limit_req zone=accounts', 'limit_conn connections'])
      expect(nginx).toContain(zone);
  });

  it('counts a whole IPv6 /64 as one reader', () => {
    const patterns = [...nginx.matchAll(/"~(\^\S+)" \$(?:full|short);/g)].map(([, text = '']) => new RegExp(text));
    expect(patterns).toHaveLength(2);
    const networkOf = (address: string) =>
      patterns.flatMap((pattern) => Object.values(pattern.exec(address)?.groups ?? {}))[0] ?? address;
    const counted = ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', '2001:db8::7', '2001:db8::a:0:0:7', '192.0.2.1'].map(
      networkOf,
    );
    expect(counted).toEqual(['2001:db8:1:2:', '2001:db8:1:2:', '2001:db8:', '2001:db8:', '192.0.2.1']);
  });

  it('lets large bodies through where uploads and pushes go, and nowhere else', () => {
    expect(nginx.match(/client_max_body_size \w+/g)).toEqual([
      'client_max_body_size 300k',
      'client_max_body_size 320m',
      `client_max_body_size ${maxPushBytes}`,
    ]);
    expect(block('location = /api/admin/create-timeline-event')).toContain('client_max_body_size 320m;');
    expect(block('location ^~ /websub/')).toContain(`client_max_body_size ${maxPushBytes};`);
  });

  it('fills no disk: bodies stay in memory or are passed on as they arrive, and answers wait with the server', () => {
    expect(nginx).toContain('client_body_buffer_size 300k;');
    expect(nginx).toContain('proxy_max_temp_file_size 0;');
    const large = nginx
      .split(/(?=\blocation )/)
      .filter((text) => /^location /.test(text) && /client_max_body_size/.test(text));
    expect(large).toHaveLength(2);
    for (const text of large) expect(text).toContain('proxy_request_buffering off;');
  });

  it('sets every header for every location: one that sets a header itself inherits none, and a reader could name any address', () => {
    for (const location of nginx.split(/(?=\blocation )/).slice(1))
      expect(location.slice(0, location.indexOf('}'))).not.toContain('proxy_set_header');
    for (const header of ['Host', 'X-Forwarded-For', 'X-Forwarded-Proto', 'Connection', 'Upgrade'])
      expect(nginx.match(new RegExp(`proxy_set_header ${header} `, 'g'))).toHaveLength(1);
  });

  it('writes no query strings and no tokens of hubs, and does not reveal its version', () => {
    const [format = ''] = /log_format without_query[^;]*;/.exec(nginx) ?? [];
    expect(format).toContain('$logged_uri');
    expect(format).not.toMatch(/\$(?:uri|request|request_uri|args|query_string|http_referer)\b(?!_)/);
    expect(block('map $uri $logged_uri')).toMatch(/default \$uri;\s+"~\^\/websub\/" \/websub\/;/);
    expect(nginx.match(/access_log .*/g)).toEqual(['access_log /dev/stdout without_query;']);
    expect(nginx).toContain('error_log /dev/stderr crit;');
    expect(nginx).toContain('server_tokens off;');
  });

  it('passes WebSockets on and waits longer than a silent one lives', () => {
    expect(nginx).toContain('proxy_set_header Upgrade $http_upgrade;');
    expect(block('map $http_upgrade $connection_upgrade')).toMatch(/default '';\s+websocket upgrade;/);
    const sockets = block('location /socket.io/');
    expect(Number(/proxy_read_timeout (\d+)s/.exec(sockets)?.[1])).toBeGreaterThan(35);
  });
});

describe('the composition', () => {
  it.each(['vigil-1', 'vigil-2', 'proxy', 'mongo'])('gives %s no rights and bounds it', (name) => {
    const text = service(name);
    for (const line of ['cap_drop: [ALL]', 'no-new-privileges:true', 'read_only: true']) expect(text).toContain(line);
    for (const limit of [/mem_limit: /, /cpus: /, /pids_limit: /]) expect(text).toMatch(limit);
  });

  it('builds one image once', () => {
    expect(compose.match(/build:/g)).toHaveLength(1);
    expect(service('vigil-1')).toContain('image: vigil:local');
    expect(service('vigil-2')).toContain('image: vigil:local');
  });

  it('asks for the password of the database, which only the servers reach', () => {
    expect(service('vigil-1')).toMatch(/MONGODB_URI: mongodb:\/\/vigil:\$\{MONGO_PASSWORD:\?/);
    expect(service('mongo')).toContain('MONGO_INITDB_ROOT_PASSWORD: ${MONGO_PASSWORD:?');
    expect(service('mongo')).toContain('--keyFile');
    expect(service('mongo')).not.toContain('ports:');
    expect(compose).toMatch(/back:\n\s+internal: true/);
    expect(service('proxy')).not.toContain('back');
  });

  it('is reached from this machine alone, whose proxy is believed', () => {
    expect(compose.match(/ports:\n.*/g)).toEqual(['ports:\n      - "127.0.0.1:3000:8080"']);
  });
});

describe('the image', () => {
  const [build = '', run = ''] = dockerfile.split(/\nFROM /);

  it('runs on an LTS of Node, which the unit tests run on too', async () => {
    const versions = [...dockerfile.matchAll(/FROM node:(\d+)-slim/g), ...dockerfile.matchAll(/^node:(\d+)-slim/gm)];
    const [lts] = /lts=(\d+)/.exec(await read('.ci/run'))?.slice(1) ?? [];
    expect(versions.map(([, major]) => major)).toEqual([lts, lts]);
  });

  it('holds no sources, tests, types or maps', () => {
    expect(run.match(/^COPY .*/gm)).toEqual(['COPY --from=build /runtime ./']);
    const [copied = ''] = /cp -a --parents[^&]*/.exec(build) ?? [];
    expect(copied).not.toMatch(/src|test/);
    for (const kind of ['*.d.ts', '*.map']) expect(build).toContain(`-name '${kind}'`);
  });

  it('holds the tables of places that the server reads beside its compiled files', () => {
    expect(/cp -a --parents[^&]*/.exec(build)?.[0].split(/\s+/)).toContain('server/places');
  });

  it('reports its health, and runs as an unprivileged user', () => {
    expect(run).toMatch(/HEALTHCHECK[\s\S]*\/readyz/);
    expect(run).toContain('USER node');
  });
});
