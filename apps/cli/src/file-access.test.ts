import { link, mkdir, mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskAccess } from './file-access.ts';
import { refusal, runOnDisk } from './testing/run.ts';

const TRADES = `Date(UTC),Pair,Side,Price,Executed,Amount,Fee
2024-06-01 10:00:00,BTCEUR,BUY,60000,0.0050000000BTC,300.00000000EUR,0.30000000EUR
`;

let folder = '';
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cryptax-'));
  await writeFile(at('trades.csv'), TRADES);
  await mkdir(at('sub'));
});

afterAll(() => rm(folder, { recursive: true }));

describe('files on disk', () => {
  test('a ledger is written, read by compute, and no temporary file stays', async () => {
    const ran = await runOnDisk(['import', at('trades.csv'), '--out', at('ledger.json')]);
    expect(ran).toMatchObject({ code: 0, error: '' });
    const computed = await runOnDisk(['compute', at('ledger.json'), '--json']);
    expect(JSON.parse(computed.out).holdings).toMatchObject([{ asset: 'BTC', amount: '0.005', cost: '300.30' }]);
    expect((await readdir(folder)).sort()).toEqual(['ledger.json', 'sub', 'trades.csv']);
  });

  test.each(['trades.csv', 'sub/../trades.csv', 'hard.csv', 'soft.csv'])(
    'an input is not overwritten as %s',
    async (name) => {
      await link(at('trades.csv'), at('hard.csv')).catch(() => undefined);
      await symlink(at('trades.csv'), at('soft.csv')).catch(() => undefined);
      const line = await refusal(['import', at('trades.csv'), '--out', `${folder}/${name}`], diskAccess);
      expect(line).toBe(`${folder}/${name}: is one of the files to import and will not be overwritten`);
      expect(await readFile(at('trades.csv'), 'utf8')).toBe(TRADES);
    },
  );

  test('a folder is no input and no output', async () => {
    expect(await refusal(['import', folder], diskAccess)).toBe(`${folder}: is a folder, not a file`);
    const line = await refusal(['import', at('trades.csv'), '--out', at('sub')], diskAccess);
    expect(line).toBe(`${at('sub')}: is a folder, not a file`);
    expect(await readdir(at('sub'))).toEqual([]);
  });

  test('an output in a folder that is not there is refused', async () => {
    const out = at('nowhere/ledger.json');
    const line = await refusal(['import', at('trades.csv'), '--out', out], diskAccess);
    expect(line).toBe(`${out}: there is no such folder`);
  });

  /** A file of holes: it has the size without the bytes. */
  test('1 GB is refused unread, before any other file is imported', async () => {
    await writeFile(at('huge.csv'), '');
    await truncate(at('huge.csv'), 1_000_000_000);
    const line = await refusal(['import', at('trades.csv'), at('huge.csv'), '--out', at('never.json')], diskAccess);
    expect(line).toBe(
      `${at('huge.csv')}: has 1000000000 bytes; files of 1 GB and more are not read, export a shorter period`,
    );
    expect(await readdir(folder)).not.toContain('never.json');
  });
});
