import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { startServer } from './main.ts';

const folder = mkdtempSync(join(tmpdir(), 'cryptax-start-'));
const webRoot = folder;
writeFileSync(join(webRoot, 'index.html'), '<title>Cryptax</title>');
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const occupyPort = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => resolve(server));
    closing.push(() => server.close());
  });

test('a taken port gives one clear line and the next free port; the data folder is made', async () => {
  const taken = ((await occupyPort()).address() as AddressInfo).port;
  const lines: string[] = [];
  const environment = { PORT: String(taken), CRYPTAX_DATA: join(folder, 'data') };
  const started = await startServer({
    environment,
    repoRoot: folder,
    webRoot,
    version: '1.2.3',
    say: (line) => lines.push(line),
  });
  if (!started.ok) throw new Error(started.message);
  closing.push(started.close);
  const used = Number(new URL(started.address).port);
  expect(used).toBeGreaterThan(taken);
  expect(lines).toEqual([`Port ${taken} is taken, using ${used}.`]);
  expect(statSync(join(folder, 'data')).isDirectory()).toBe(true);
  expect((await fetch(`http://127.0.0.1:${used}/api/health`)).status).toBe(200);
});

test('close ends the server', async () => {
  const free = ((await occupyPort()).address() as AddressInfo).port + 1;
  const options = {
    environment: { PORT: String(free), CRYPTAX_DATA: join(folder, 'data') },
    repoRoot: folder,
    webRoot,
    version: '1',
    say: () => undefined,
  };
  const started = await startServer(options);
  if (!started.ok) throw new Error(started.message);
  await started.close();
  await expect(fetch(started.address.replace('localhost', '127.0.0.1'))).rejects.toThrow();
});

test('a data folder that cannot be made is reported in one line', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const started = await startServer({
    environment: { CRYPTAX_DATA: join(file, 'data') },
    repoRoot: folder,
    webRoot,
    version: '1',
    say: () => undefined,
  });
  expect(started).toMatchObject({ ok: false });
  if (!started.ok) expect(started.message).toMatch(/^The data folder .* cannot be made: /);
  rmSync(file);
});
