import { defined, formatShortest } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { valueOn } from '../series/daily-series.ts';
import { bundledPrices, unwrap } from '../testing/bundled.ts';
import { day, series } from '../testing/days.ts';
import { type BuiltPack, buildPack } from './build-pack.ts';
import { openPack, type ReadPackFile } from './open-pack.ts';
import { parsePackIndex, seriesFileName } from './pack-index.ts';

const BTC = series('BTC', 'EUR', { '2024-03-01': '57000.5', '2024-03-02': '57123' });
const ODD = series('usdc.e/../x', 'EUR', { '2024-03-01': '0.92' });

const build = (list = [BTC, ODD]): Promise<BuiltPack> =>
  buildPack({ name: 'mine', kind: 'closes', source: 'me', licence: 'none', series: list });

function reader(files: ReadonlyMap<string, string>, seen: string[] = []): ReadPackFile {
  return async (file) => {
    seen.push(file);
    const text = files.get(file);
    return text === undefined ? undefined : new TextEncoder().encode(text);
  };
}

test('the same series give the same bytes in any order', async () => {
  const [one, other] = [await build([BTC, ODD]), await build([ODD, BTC])];
  expect([...one.files].sort()).toEqual([...other.files].sort());
  expect(one.hash).toBe(other.hash);
  expect(one.hash).not.toBe((await build([BTC])).hash);
});

test('file names are plain, distinct and cannot leave the folder', () => {
  expect(seriesFileName('BTC')).toBe('btc.txt');
  expect(seriesFileName('usdc.e/../x')).toBe('_75__73__64__63__2e__65__2f__2e__2e__2f__78_.txt');
  expect(seriesFileName('btc')).not.toBe(seriesFileName('BTC'));
});

test('loads the index, then only the series asked for, and each once', async () => {
  const { files, hash } = await build();
  const seen: string[] = [];
  const pack = unwrap(await openPack({ read: reader(files, seen), expectedHash: hash }));
  expect(seen).toEqual(['pack.index']);
  await Promise.all([pack.series('BTC'), pack.series('BTC')]);
  expect(unwrap(await pack.series('BTC'))).toEqual(BTC);
  expect(unwrap(await pack.series('ETH'))).toBeUndefined();
  expect(seen).toEqual(['pack.index', 'btc.txt']);
  expect(pack.index).toMatchObject({ name: 'mine', kind: 'closes', source: 'me', licence: 'none', to: '2024-03-02' });
});

test('refuses a series whose bytes were altered by one digit', async () => {
  const { files, hash } = await build();
  const altered = new Map(files).set('btc.txt', (files.get('btc.txt') ?? '').replace('1225', '1226'));
  expect(altered.get('btc.txt')).not.toBe(files.get('btc.txt'));
  const pack = unwrap(await openPack({ read: reader(altered), expectedHash: hash }));
  expect(await pack.series('BTC')).toMatchObject({ ok: false, error: { code: 'pack.wrong-hash', file: 'btc.txt' } });
});

test('refuses an index that is not the one expected, is damaged or names a path', async () => {
  const { files, hash } = await build();
  const index = files.get('pack.index') ?? '';
  const open = (text: string, expectedHash?: string) =>
    openPack({ read: reader(new Map(files).set('pack.index', text)), ...defined({ expectedHash }) });
  expect(await open(index.replace('"me"', '"you"'), hash)).toMatchObject({ error: { code: 'pack.wrong-hash' } });
  expect(await open(index.slice(0, -5))).toMatchObject({ error: { code: 'pack.malformed-index' } });
  expect(await open(index.replace('btc.txt', '../btc.txt'))).toMatchObject({ error: { code: 'pack.malformed-index' } });
  expect(await openPack({ read: reader(new Map()) })).toMatchObject({ error: { code: 'pack.missing-file' } });
  expect(parsePackIndex(index.replace('"closes"', '"rumours"'))).toMatchObject({ error: { field: 'kind' } });
});

test('a file that could not be fetched is asked for again', async () => {
  const { files } = await build();
  let isDown = true;
  const read: ReadPackFile = async (file) => {
    if (file === 'btc.txt' && isDown) throw new Error('connection lost');
    return reader(files)(file);
  };
  const pack = unwrap(await openPack({ read }));
  expect(await pack.series('BTC')).toMatchObject({ error: { code: 'pack.unreadable', detail: 'connection lost' } });
  isDown = false;
  expect(unwrap(await pack.series('BTC'))).toEqual(BTC);
});

test('bundled: every series loads, and Bitcoin on 1 March 2024 is the price of the source', async () => {
  const pack = await bundledPrices();
  const all = await Promise.all(pack.index.series.map(({ id }) => pack.series(id)));
  expect(all.every((one) => one.ok)).toBe(true);
  expect(all.reduce((sum, one) => sum + (unwrap(one)?.days.length ?? 0), 0)).toBe(21_193);
  const btc = unwrap(await pack.series('BTC'));
  const price = btc === undefined ? undefined : valueOn(btc, day('2024-03-01'));
  expect(price && formatShortest(price)).toBe('57548');
});
