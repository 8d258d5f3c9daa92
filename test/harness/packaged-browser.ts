import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const packageName = '@sparticuz/chromium';

/** Its package holds a binary for this system alone. */
export const runsPackaged = process.platform === 'linux' && process.arch === 'x64';

export interface RunnableBrowser {
  executablePath: string;
  env: Record<string, string>;
}

/**
 * The browser that comes inside an npm package, with the shared libraries and fonts that a bare machine lacks. It is
 * unpacked once for each version, into a folder that gets its name when it is complete: a browser that is still written
 * to can't be started (ETXTBSY), and several processes may come here at the same time.
 */
export async function packagedBrowser(cache = join(modules, '.cache')): Promise<RunnableBrowser> {
  const { version }: { version: string } = JSON.parse(
    await readFile(join(modules, packageName, 'package.json'), 'utf8'),
  );
  const folder = join(cache, `vigil-browser-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  return { executablePath: join(folder, 'chromium'), env: environment(folder) };
}

async function unpack(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(`${folder}-unfinished-`);
  try {
    // In a process of its own: the package takes its folder and what it unpacks from the environment.
    const script = `import(${JSON.stringify(packageName)}).then(({ default: packed }) => packed.executablePath())`;
    // Only within a function service does it unpack the shared libraries.
    const env = { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
    await run(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      env,
    });
    await mkdir(join(unfinished, 'fontconfig'));
    await writeFile(join(unfinished, 'fontconfig/fonts.conf'), fontsConf(folder));
    await rename(unfinished, folder).catch((error) => {
      // Another process was faster.
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

function environment(folder: string): Record<string, string> {
  const env = definedEnv();
  const libraries = [join(folder, 'al2023/lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return { ...env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fontconfig') };
}

/** The environment of this process, for one that it starts. */
export function definedEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** The package's own answer names a folder that is not ours, and without any font no text is drawn. */
function fontsConf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts/fonts</dir>
  <cachedir>${folder}/fontconfig/cache</cachedir>
</fontconfig>
`;
}
