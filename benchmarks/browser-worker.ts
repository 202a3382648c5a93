/**
 * Runs a worker of a benchmark in the real browser: bundled for it, served from a page of its own together with the price
 * packs of the app, given its plan as one message and heard once.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Result } from '@cryptax/kernel';
import { build, type Plugin } from 'rolldown';
import { withBrowser } from './browser-session.ts';
import { peakMemoryOf } from './renderer-memory.ts';

const PACKS = 'packages/prices/data';

export async function measureInWorker<Plan, Times>(entry: string, plan: Plan): Promise<Times> {
  const [stay] = await measureStays<Plan, Times>(entry, [plan]);
  if (stay === undefined) throw new Error('The worker was not heard.');
  return stay.times;
}

export interface Stay<Times> {
  readonly times: Times;
  /** Megabytes; not known on every system. */
  readonly peakMemory: number | undefined;
}

/** Several workers one after the other over one database, each on a page of its own: what one held is gone for the next. */
export async function measureStays<Plan, Times>(
  entry: string,
  plans: readonly Plan[],
): Promise<readonly Stay<Times>[]> {
  const code = await bundle(entry);
  return withPage(code, (address) =>
    withBrowser(async (context) => {
      const stays: Stay<Times>[] = [];
      for (const plan of plans) {
        const page = await context.newPage();
        await page.goto(address);
        const times = (await page.evaluate(askWorker, plan as unknown)) as Times;
        stays.push({ times, peakMemory: await peakMemoryOf(context) });
        await page.close();
      }
      return stays;
    }),
  );
}

async function bundle(entry: string): Promise<string> {
  const { output } = await build({
    input: entry,
    platform: 'browser',
    write: false,
    logLevel: 'silent',
    plugins: [asText],
    output: { codeSplitting: false },
  });
  return output[0].code;
}

const RAW = '?raw';

/** A file imported as text, as the app's own bundler reads it. */
const asText: Plugin = {
  name: 'as-text',
  async resolveId(id, importer) {
    if (!id.endsWith(RAW)) return null;
    const found = await this.resolve(id.slice(0, -RAW.length), importer);
    return found === null ? null : `${found.id}${RAW}`;
  },
  load: (id) =>
    id.endsWith(RAW)
      ? { code: `export default ${JSON.stringify(readFileSync(id.slice(0, -RAW.length), 'utf8'))}`, moduleType: 'js' }
      : null,
};

/** Runs in the page. */
function askWorker(plan: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker('/worker.js', { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Result<unknown, string>>) =>
      data.ok ? resolve(data.value) : reject(new Error(data.error));
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(plan);
  });
}

async function withPage<T>(code: string, work: (address: string) => Promise<T>): Promise<T> {
  const server = createServer(({ url = '/' }, response) => {
    const pack = /^\/prices\/([\w-]+)\.json$/.exec(url)?.[1];
    const isCode = url === '/worker.js';
    response.setHeader('content-type', isCode ? 'text/javascript' : pack ? 'application/json' : 'text/html');
    response.end(isCode ? code : pack ? packFile(pack) : '<!doctype html><title>Bench</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** As the build of the app writes them: one file with all series of a pack. */
function packFile(folder: string): string {
  const path = join(PACKS, folder);
  const files = readdirSync(path).map((name) => [name, readFileSync(join(path, name), 'utf8')]);
  return JSON.stringify(Object.fromEntries(files));
}
