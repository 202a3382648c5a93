/**
 * The balances of every format with a fixture, worked out from its rows by a reader and a list of columns of their own
 * (`testing/row-balances`), against those of the imported ledger with nothing priced and nothing answered.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { add, addYears, type Decimal, dec, defined, formatDecimal, isZero, normalize, ZERO } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, LedgerEngine } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { withOpen } from '../build/open-events.ts';
import { importFiles } from '../import-files.ts';
import { ROW_FORMATS } from '../testing/row-balances/formats.data.ts';
import { fixtureText } from '../testing/row-balances/plain-csv.ts';
import { balancesOfRows } from '../testing/row-balances/row-legs.ts';
import { FORMATS } from './registry.ts';

const ROOT = fileURLToPath(new URL('../../fixtures', import.meta.url));

const cases = readdirSync(ROOT).flatMap((format) =>
  readdirSync(join(ROOT, format))
    .filter((name) => !name.endsWith('.expected.json'))
    .map((name) => ({ format, name })),
);

describe.each(cases)('$format/$name', ({ format, name }) => {
  const columns = ROW_FORMATS[format];
  const bytes = new Uint8Array(readFileSync(join(ROOT, format, name)));
  const stem = name.slice(0, -extname(name).length);
  const { timezone } = JSON.parse(readFileSync(join(ROOT, format, `${stem}.expected.json`), 'utf8'));
  const isTwin = FORMATS.find(({ id }) => id === format)?.twin !== undefined;

  test.runIf(columns)('holds what its rows say', async () => {
    if (columns === undefined) return;
    const result = await importFiles([{ name, content: bytes }], {
      ...(isTwin ? { format } : {}),
      ...defined({ timezone }),
    });
    const engine = new LedgerEngine(DEFAULT_SETTINGS, (day) => addYears(day, 1));
    engine.load(withOpen(result.events, result.open));
    const sums = new Map<string, Decimal>();
    for (const { asset, amount } of engine.balances()) sums.set(asset, add(sums.get(asset) ?? ZERO, dec(amount)));
    expect(texts(sums)).toEqual(texts(balancesOfRows(columns, name, fixtureText(name, bytes))));
    const unread = new Set(result.unread.map(({ line }) => line));
    const silent = Object.keys(columns.except?.[name] ?? {}).filter((line) => !unread.has(Number(line)));
    expect(silent).toEqual([]);
  });
});

test('every format with a fixture has its columns written down', () => {
  expect(readdirSync(ROOT).filter((format) => ROW_FORMATS[format] === undefined)).toEqual([]);
});

function texts(sums: ReadonlyMap<string, Decimal>): readonly string[] {
  return [...sums]
    .filter(([, sum]) => !isZero(sum))
    .map(([asset, sum]) => `${asset} ${formatDecimal(normalize(sum))}`)
    .sort();
}
