/** `certainty` of `compute` and `report`: ranges of the years, and questions in the order of what they decide. */
import { expect, test } from 'vitest';
import { run } from '../testing/run.ts';

const LEDGER = {
  format: 'cryptax-ledger',
  version: 1,
  events: [
    {
      id: 'b',
      at: '2026-01-05T10:00:00Z',
      kind: 'buy',
      wallet: 'A',
      in: { asset: 'BTC', amount: '1' },
      valueEur: '10000',
    },
    {
      id: 's',
      at: '2026-02-05T10:00:00Z',
      kind: 'sell',
      wallet: 'A',
      out: { asset: 'BTC', amount: '0.1' },
      valueEur: '1500',
    },
    {
      id: 'o',
      at: '2026-03-05T10:00:00Z',
      kind: 'open',
      wallet: 'A',
      out: { asset: 'BTC', amount: '0.5' },
      reason: 'transfer.unmatched-out',
    },
    {
      id: 'x',
      at: '2026-03-06T10:00:00Z',
      kind: 'open',
      wallet: 'A',
      out: { asset: 'NOSUCH', amount: '1' },
      reason: 'transfer.unmatched-out',
    },
    {
      id: 'n',
      at: '2026-03-04T10:00:00Z',
      kind: 'buy',
      wallet: 'A',
      in: { asset: 'NOSUCH', amount: '1' },
      valueEur: '7',
    },
  ],
};

test('compute tells the range of each year and which answers decide it', async () => {
  const result = await run(['compute', 'l.json', '--json'], { 'l.json': JSON.stringify(LEDGER) });
  const { certainty, years } = JSON.parse(result.out);
  expect(years['2026'].privateSales.net).toBe('500.00');
  const range = certainty.years['2026'];
  // Sold at the price of the day, or not at all: the lower end is what is certain, less a loss on a coin nobody prices.
  expect(range).toMatchObject({ complete: false, privateSales: { high: null }, income: { low: '0.00', high: '0.00' } });
  expect(Number(range.privateSales.low)).toBeGreaterThanOrEqual(492);
  expect(Number(range.privateSales.low)).toBeLessThanOrEqual(500);
  expect(certainty.questions.map(({ id }: { id: string }) => id)).toEqual(['outflow:x', 'outflow:o']);
  expect(certainty.questions[0].effect).toBeNull();
  expect(Number(certainty.questions[1].effect)).toBeGreaterThan(10_000);
});

test('a report carries it as well, with the tax of the profile', async () => {
  const profile = { years: { '2026': { taxableIncome: '50000' } } };
  const events = LEDGER.events.filter(({ id }) => id !== 'x' && id !== 'n');
  const files = { 'l.json': JSON.stringify({ ...LEDGER, events }), 'p.json': JSON.stringify(profile) };
  const result = await run(['report', 'l.json', '--year', '2026', '--profile', 'p.json', '--json'], files);
  const { certainty } = JSON.parse(result.out);
  const { tax } = certainty.years['2026'];
  expect(tax.low).toBe('0.00');
  expect(certainty).toMatchObject({ tightness: 'exact', questions: [{ id: 'outflow:o', effect: tax.high }] });
});

test('a year that stays below the limits is done although a question is open, and says so', async () => {
  const events = [...LEDGER.events.slice(0, 1), { ...LEDGER.events[2], out: { asset: 'BTC', amount: '0.00001' } }];
  const files = { 'l.json': JSON.stringify({ ...LEDGER, events }) };
  const computed = await run(['compute', 'l.json', '--json'], files);
  expect(JSON.parse(computed.out).certainty.years['2026']).toMatchObject({ complete: true, belowLimits: true });
  // The question stays listed, so there is something to look at.
  expect(computed.code).toBe(1);
  const sentence = '2026 is done although one question is open: every answer stays below the limits.';
  expect((await run(['compute', 'l.json'], files)).out).toContain(sentence);
  const reported = await run(['report', 'l.json', '--year', '2026'], files);
  expect(reported.out).toContain(sentence);
  expect(reported.out).toContain('2026: both ends of the range are reached by some answers.');
});

test('for a reader: the ranges, the questions that decide, and how many can stay', async () => {
  const events = [...LEDGER.events.slice(0, 1), { ...LEDGER.events[2], out: { asset: 'BTC', amount: '0.00001' } }];
  const result = await run(['compute', 'l.json'], { 'l.json': JSON.stringify({ ...LEDGER, events }) });
  expect(result.out).toContain('One open point changes no form and can stay.');
});

test('a row that nobody could read says when it was: the years before it stay certain', async () => {
  const events = LEDGER.events.slice(0, 2);
  const row = { file: 'a.csv', line: 7, code: 'asset.possible-spam' };
  const certaintyWith = async (params: object) => {
    const text = JSON.stringify({ ...LEDGER, events, unread: [{ ...row, params }] });
    return JSON.parse((await run(['compute', 'l.json', '--json'], { 'l.json': text })).out).certainty;
  };
  const later = await certaintyWith({ year: '2027' });
  expect(later.years['2026']).toMatchObject({ complete: true, privateSales: { low: '500.00', high: '500.00' } });
  const arrived = await certaintyWith({ year: '2026', direction: 'in' });
  expect(arrived.years['2026']).toMatchObject({
    complete: false,
    privateSales: { low: '500.00', high: '500.00' },
    income: { low: '0.00', high: null },
  });
  expect((await certaintyWith({})).years['2026']).toMatchObject({ privateSales: { low: null, high: null } });
});

test('an end that nothing bounds is told in words: nobody knows what coins of unknown origin cost', async () => {
  const events = [
    { ...LEDGER.events[2], id: 'i', out: undefined, in: { asset: 'BTC', amount: '0.1' }, at: '2026-01-04T10:00:00Z' },
    LEDGER.events[1],
  ];
  const files = { 'l.json': JSON.stringify({ ...LEDGER, events }) };
  const { years, tightness } = JSON.parse((await run(['compute', 'l.json', '--json'], files)).out).certainty;
  expect(tightness).toBe('exact');
  expect(years['2026'].privateSales).toEqual({ low: null, high: '1500.00' });
  expect((await run(['compute', 'l.json'], files)).out).toContain(
    '2026: section 23 has no lower end: some answers could be any amount.',
  );
});
