import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';

const bytes = (lines: readonly string[]) => new TextEncoder().encode(`${lines.join('\n')}\n`);
const BINANCE = 'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark';

/** Rows that make sense, rows that do not, in any order and number. */
const row = fc
  .record({
    minute: fc.integer({ min: 0, max: 4 }),
    second: fc.integer({ min: 0, max: 3 }),
    account: fc.constantFrom('Spot', 'Earn'),
    operation: fc.constantFrom(
      'Transaction Buy',
      'Transaction Spend',
      'Transaction Fee',
      'Fee',
      'Deposit',
      'Staking Rewards',
      'transfer_in',
      'What',
    ),
    coin: fc.constantFrom('BTC', 'EUR', 'BNB', 'USDT', '', 'LDETH'),
    change: fc.constantFrom('1', '-1', '0.5', '-0.25', '0', '', 'x', '1,234.5'),
  })
  .map(({ minute, second, account, operation, coin, change }) => {
    const cell = change.includes(',') ? `"${change}"` : change;
    return `1,2024-01-01 00:0${minute}:0${second},${account},${operation},${coin},${cell},`;
  });

test('whatever the rows, the counts add up, and a second import brings nothing new', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 30 }), async (rows) => {
      const file = { name: 'f.csv', content: bytes([BINANCE, ...rows]) };
      const { files, events, totals } = await importFiles([file]);
      const used = new Set(events.flatMap(({ source }) => [...(source?.lines ?? [source?.line ?? 0])]));
      expect(totals.rows).toBe(rows.length);
      expect(used.size + totals.duplicates + totals.ignored + totals.issues).toBe(rows.length);
      const twice = await importFiles([file, { ...file, name: 'g.csv' }]);
      expect(twice.events).toEqual(events);
      expect(twice.files[0]).toEqual(files[0]);
    }),
    { numRuns: 60 },
  );
});

test('the order of the rows does not change what happened', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 20 }), fc.integer({ min: 1, max: 19 }), async (rows, turn) => {
      const turned = [...rows.slice(turn), ...rows.slice(0, turn)];
      const ids = async (lines: readonly string[]) =>
        (await importFiles([{ name: 'f.csv', content: bytes([BINANCE, ...lines]) }])).events.map(({ id }) => id).sort();
      expect(await ids(turned)).toEqual(await ids(rows));
    }),
    { numRuns: 40 },
  );
});

/** More than one chunk of rows, with the proof in the last one. */
const MANY = 5_000;

test('a decimal comma that only the last row proves counts for all rows', async () => {
  const header = '"Typ","Kauf","Cur.","Verkauf","Cur.","Gebühr","Cur.","Börse","Gruppe","Kommentar","Datum"';
  const lines = Array.from(
    { length: MANY },
    () => '"Staking","1.234","XLM","","","","","Kraken","","","01.01.2025 10:00:00"',
  );
  const last = '"Staking","0,5","XLM","","","","","Kraken","","","02.01.2025 10:00:00"';
  const open = await importFiles([{ name: 'f.csv', content: bytes([header, ...lines]) }]);
  expect(open.files[0]?.questions).toMatchObject([{ code: 'decimal-mark' }, { code: 'zone' }]);
  expect(open.totals).toMatchObject({ events: 0, issues: MANY });
  const proven = await importFiles([{ name: 'f.csv', content: bytes([header, ...lines, last]) }]);
  expect(proven.files[0]?.questions).toMatchObject([{ code: 'zone' }]);
  expect(proven.events[0]).toMatchObject({ in: { asset: 'XLM', amount: '1234' } });
  const answers = { 'f.csv': { decimalMark: 'dot' as const } };
  const answered = await importFiles([{ name: 'f.csv', content: bytes([header, ...lines]) }], { answers });
  expect(answered.events[0]).toMatchObject({ in: { amount: '1.234' } });
});

test('legs that a late row brings are found although the file seemed sorted', async () => {
  const pad = Array.from({ length: MANY }, (_, i) => {
    const time = new Date(Date.UTC(2024, 0, 2) + i * 1000).toISOString().slice(0, 19).replace('T', ' ');
    return `1,${time},Earn,Staking Rewards,DOT,0.1,`;
  });
  const buy = '1,2024-01-01 00:00:00,Spot,Transaction Buy,BTC,1,';
  const spend = '1,2024-01-01 00:00:00,Spot,Transaction Spend,EUR,-9,';
  const { totals, events } = await importFiles([{ name: 'f.csv', content: bytes([BINANCE, buy, ...pad, spend]) }]);
  expect(totals).toMatchObject({ rows: MANY + 2, events: MANY + 1, issues: 0 });
  expect(events[0]).toMatchObject({ kind: 'buy', valueEur: '9', source: { lines: [2, MANY + 3] } });
});

test('the zone is asked for once and can be given', async () => {
  const text = [
    '"Type","Buy","Cur.","Sell","Cur.","Fee","Cur.","Exchange","Group","Comment","Date"',
    '"Staking","0.1","DOT","","","","","Kraken","","","18.01.2025 14:02:11"',
  ];
  const file = { name: 'f.csv', content: bytes(text) };
  const asked = await importFiles([file]);
  expect(asked.issues).toMatchObject([{ code: 'file.zone-assumed', params: { zone: 'Europe/Berlin' } }]);
  expect(asked.events[0]?.at).toBe('2025-01-18T13:02:11Z');
  const given = await importFiles([file], { timezone: 'UTC' });
  expect(given.issues).toEqual([]);
  expect(given.events[0]?.at).toBe('2025-01-18T14:02:11Z');
});

/** The survey of a number column ends when its mark is proven; later cells must be read by it or not at all. */
test('a cell with the other decimal mark, far behind the proof, is reviewed and never misread', async () => {
  const row = (second: number, change: string) => {
    const time = new Date(Date.UTC(2024, 0, 2) + second * 1000).toISOString().slice(0, 19).replace('T', ' ');
    return `1,${time},Earn,Staking Rewards,DOT,${change},`;
  };
  const proof = Array.from({ length: MANY }, (_, i) => row(i, '0.25'));
  /** With a decimal point the last one can only be 1234; the others are no numbers in this style. */
  const late = ['"12,5"', '"1.234,5"', '1.234.567', '"0,001"', '"1,234"'].map((cell, i) => row(MANY + i, cell));
  const { events, files } = await importFiles([{ name: 'f.csv', content: bytes([BINANCE, ...proof, ...late]) }]);
  expect(files[0]?.issues.map(({ line, code }) => [line, code])).toEqual(
    [2, 3, 4, 5].map((place) => [MANY + place, 'amount.unreadable']),
  );
  expect(events).toHaveLength(MANY + 1);
  expect(new Set(events.slice(0, MANY).map((event) => 'in' in event && event.in.amount))).toEqual(new Set(['0.25']));
  expect(events.at(-1)).toMatchObject({ in: { amount: '1234' }, source: { line: MANY + 6 } });
});

test('where a format has no habit, a late proof of the other mark is a question and no guess', async () => {
  const header = '"Typ","Kauf","Cur.","Verkauf","Cur.","Gebühr","Cur.","Börse","Gruppe","Kommentar","Datum"';
  const row = (amount: string) => `"Staking","${amount}","XLM","","","","","Kraken","","","01.01.2025 10:00:00"`;
  const proof = Array.from({ length: MANY }, () => row('0.25'));
  const lines = [header, ...proof, row('1.234'), row('12,5')];
  const { files, events } = await importFiles([{ name: 'f.csv', content: bytes(lines) }]);
  expect(files[0]?.questions.map(({ code }) => code)).toContain('decimal-mark');
  expect(events).toEqual([]);
});

test('a hash of control characters is none', async () => {
  const header = 'date,type,asset,amount,price,currency,total,fee,fee_currency,exchange,tx_hash,note';
  const { events } = await importFiles([
    { name: 'f.csv', content: bytes([header, '2024-05-02T10:00:00Z,staking,DOT,1.5,,,,,,,\u0007,\u0002']) },
  ]);
  expect(events).toMatchObject([{ in: { amount: '1.5' } }]);
  expect(events.map((event) => ['txHash' in event, 'note' in event])).toEqual([[false, false]]);
});

test('rows below a header with its columns in another order wait, until the first header comes again', async () => {
  const header = 'date,type,asset,amount,price,currency,total,fee,fee_currency,exchange,tx_hash,note';
  const moved = 'date,type,asset,price,amount,currency,total,fee,fee_currency,exchange,tx_hash,note';
  const lines = [
    header,
    '2024-05-02T10:00:00Z,buy,BTC,0.5,60000,EUR,30000,1,EUR,Kraken,a,',
    moved,
    '2024-05-03T10:00:00Z,buy,BTC,60000,0.5,EUR,30000,1,EUR,Kraken,b,',
    header,
    '2024-05-04T10:00:00Z,buy,BTC,0.7,60000,EUR,42000,1,EUR,Kraken,c,',
  ];
  const { files, events } = await importFiles([{ name: 'f.csv', content: bytes(lines) }]);
  expect(events).toMatchObject([{ in: { amount: '0.5' } }, { in: { amount: '0.7' } }]);
  expect(files[0]?.issues.map(({ line, code }) => [line, code])).toEqual([
    [3, 'row.other-header'],
    [4, 'row.other-header'],
  ]);
});

test('a line of two rows waits, a note behind the last column does not', async () => {
  const header = 'date,type,asset,amount,price,currency,total,fee,fee_currency,exchange,tx_hash,note';
  const row = (day: number) => `2024-05-0${day}T10:00:00Z,buy,BTC,0.5,60000,EUR,30000,1,EUR,Kraken,h${day},x`;
  const lines = [header, row(1), `${row(2)}${row(3)}`, `${row(4)},another note,7`];
  const { files, events } = await importFiles([{ name: 'f.csv', content: bytes(lines) }]);
  expect(events.map(({ source }) => source?.line)).toEqual([2, 4]);
  expect(files[0]?.issues.map(({ line, code }) => [line, code])).toEqual([[3, 'row.two-in-one']]);
});
