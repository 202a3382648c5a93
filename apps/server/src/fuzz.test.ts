/**
 * Hostile requests and frames drawn from a seed, half sent and reset, against the server as a process of its own: the same
 * exchanges as `npm run season -- fuzz`, which holds a hundred thousand.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { findServerRoot } from './db/server-root.ts';
import type { ServerProcess } from './testing/server-process.ts';

const EXCHANGES = Number(process.env.CRYPTAX_FUZZ ?? 150);
const SEED = Number(process.env.CRYPTAX_SEED ?? 7);

interface Judge {
  /** Each with the number of its exchange: `npm run season -- fuzz --engine embedded --seed 7 --only <number>`. */
  readonly failures: readonly { readonly number: number; readonly what: string; readonly path: string }[];
  readonly answered: number;
  readonly statuses: ReadonlyMap<number, number>;
  readonly count: (hundred: number) => number;
}
interface Stage {
  readonly server: ServerProcess;
  readonly readLog: () => string;
}
interface Tools {
  readonly withFuzzServer: <T>(options: object, work: (stage: Stage) => Promise<T>) => Promise<T>;
  readonly runExchanges: (
    address: string,
    plan: { readonly seed: number; readonly exchanges: number },
  ) => Promise<Judge>;
  readonly isReady: (address: string) => Promise<boolean>;
  readonly lastResortLines: (log: string) => readonly string[];
}

const FOLDER = join(findServerRoot(), '..', '..', 'tools', 'season', 'fuzz');

async function tools(): Promise<Tools> {
  const files = ['fuzz-server.mjs', 'run-exchanges.mjs', 'judge.mjs'];
  const loaded = await Promise.all(files.map((file) => import(pathToFileURL(join(FOLDER, file)).href)));
  return Object.assign({}, ...loaded) as Tools;
}

test(`${EXCHANGES} hostile exchanges with seed ${SEED}: the server stays, and fails in none`, async () => {
  const { withFuzzServer, runExchanges, isReady, lastResortLines } = await tools();
  await withFuzzServer({ isShortLived: true }, async ({ server, readLog }) => {
    const judge = await runExchanges(server.address, { seed: SEED, exchanges: EXCHANGES });
    expect(judge.failures).toEqual([]);
    expect(lastResortLines(readLog())).toEqual([]);
    expect(server.isAlive()).toBe(true);
    expect(await isReady(server.address)).toBe(true);
    // The exchanges get somewhere: rows are read and written, refusals reported, sockets opened.
    expect(judge.answered).toBeGreaterThan(EXCHANGES / 3);
    expect(judge.count(2)).toBeGreaterThan(EXCHANGES / 30);
    expect(judge.count(4)).toBeGreaterThan(EXCHANGES / 10);
    expect(judge.statuses.get(101)).toBeGreaterThan(0);
  });
});
