/** Formats with identities against their fixtures: none is violated, and no figure of a redundant row changes unnoticed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { FORMATS } from '../formats/registry.ts';
import { importFiles } from '../import-files.ts';

const ROOT = fileURLToPath(new URL('../../fixtures', import.meta.url));
const CODE = 'row.figures-differ';
const cases = FORMATS.filter(({ identities }) => identities !== undefined).flatMap(({ id }) =>
  readdirSync(join(ROOT, id))
    .filter((name) => name.endsWith('.csv'))
    .map((name) => ({ id, name, content: readFileSync(join(ROOT, id, name)) })),
);

async function reported(content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const { files, events } = await importFiles([{ name: 'export.csv', content: bytes }]);
  return { issues: files.flatMap(({ issues }) => issues), events };
}

test('the formats with redundant columns prove their rows', () => {
  expect(new Set(cases.map(({ id }) => id)).size).toBeGreaterThanOrEqual(50);
});

describe.each(cases)('$id/$name', ({ content }) => {
  test('contradicts itself nowhere', async () => {
    const { issues } = await reported(content);
    expect(issues.filter(({ code }) => code === CODE)).toEqual([]);
  });
});

const FILLS = 'portfolio,trade id,product,side,created at,size,size unit,price,fee,total,price/fee/total unit\n';
const row = (size: string, price: string, fee: string, total: string, side = 'BUY') =>
  `${FILLS}default,100001,LTC-EUR,${side},2020-05-18T18:40:05.250Z,${size},LTC,${price},${fee},${total},EUR\n`;

test.each([
  ['the amount', row('3.00000000', '41.45', '0.41450000', '-83.31450000')],
  ['the price', row('2.00000000', '47.45', '0.41450000', '-83.31450000')],
  ['the fee', row('2.00000000', '41.45', '0.91450000', '-83.31450000')],
  ['the total', row('2.00000000', '41.45', '0.41450000', '-88.31450000')],
  ['the side', row('2.00000000', '41.45', '0.41450000', '83.31450000', 'SELL')],
])('a row waits if %s is another', async (_, text) => {
  const { issues, events } = await reported(text);
  expect(issues).toMatchObject([{ line: 2, code: CODE, params: { column: 'total' } }]);
  expect(events).toEqual([]);
});

test('the two figures are told', async () => {
  const { issues } = await reported(row('2.00000000', '41.45', '0.41450000', '-88.31450000'));
  expect(issues[0]?.params).toMatchObject({ stated: '88.3145', computed: '83.3145' });
});

test('rounding of the printed cells is no contradiction', async () => {
  // 0.333 x 41.45 = 13.80285, printed with two places; the fee is rounded as well.
  const { issues } = await reported(row('0.33300000', '41.45', '0.07', '-13.87'));
  expect(issues).toEqual([]);
});

/** Long numbers are settled by their leading bits where those are enough; what is just beyond the rounding of the cells still waits. */
test('a total beside the rounding of long numbers waits, one within it does not', async () => {
  const text = (units: bigint, places: number) => {
    const digits = units.toString().padStart(places + 1, '0');
    return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  };
  const rows = (beyond: bigint) =>
    Array.from({ length: 200 }, (_, at) => {
      const [price, amount] = [90_012_345_678n + BigInt(at) * 7_919_123n, 200_000_007n + BigInt(at) * 104_729n];
      /** In 10^-16: the last place of the total, and what one unit in the last place of price or amount changes. */
      const rounding = 10n ** 8n + amount + price;
      const total = (price * amount + rounding + beyond) / 10n ** 8n + (beyond > 0n ? 1n : 0n);
      return `T${at},O1,XXBTZEUR,2021-02-03 10:11:12,buy,limit,${text(price, 8)},${text(total, 8)},0,${text(amount, 8)},0,,L1`;
    });
  const read = async (lines: readonly string[]) => {
    const header = 'txid,ordertxid,pair,time,type,ordertype,price,cost,fee,vol,margin,misc,ledgers';
    const content = new TextEncoder().encode(`${[header, ...lines].join('\n')}\n`);
    const { events, files } = await importFiles([{ name: 'trades.csv', content }]);
    return [events.length, files[0]?.issues.filter(({ code }) => code === 'row.figures-differ').length];
  };
  expect(await read(rows(1n))).toEqual([0, 200]);
  expect(await read(rows(0n))).toEqual([200, 0]);
});

/** As in the public tests of another reader (raccoin, `bitcoin_de_german.csv`): the buyer's fee stands beside what the seller gives. */
test('a sale at bitcoin.de gives what stands before the fee; another change waits', async () => {
  const header =
    'Datum;Typ;Währung;Referenz;BTC-Adresse;Kurs;"Einheit (Kurs)";"BTC vor Gebühr";"Menge vor Gebühr";"Einheit (Menge vor Gebühr)";"BTC nach Bitcoin.de-Gebühr";"Menge nach Bitcoin.de-Gebühr";"Einheit (Menge nach Bitcoin.de-Gebühr)";"Zu- / Abgang";Kontostand';
  const sale = (change: string) =>
    `${header}\n"2023-12-20 10:38:02";Verkauf;BTC;ABC123;;500.00;"BTC / EUR";0.50000000;250.00;EUR;0.49500000;248.75;EUR;${change};0.10000000\n`;
  const { events, issues } = await reported(sale('-0.50000000'));
  expect(issues).toEqual([]);
  expect(events).toMatchObject([{ kind: 'sell', out: { asset: 'BTC', amount: '0.5' }, valueEur: '248.75' }]);
  expect((await reported(sale('-0.70000000'))).issues).toMatchObject([{ code: CODE }]);
});
