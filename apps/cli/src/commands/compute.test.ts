import { defined } from '@cryptax/kernel';
import { describe, expect, test } from 'vitest';
import { refusal, run } from '../testing/run.ts';

/**
 * Two lots, half of what is held is sold, one staking reward:
 * 1 BTC for 10,000.00 + 100.00 fee, 1 BTC for 20,000.00, 1 BTC sold for 25,000.00 - 50.00 fee, all within 2024.
 */
const EVENTS = [
  {
    id: 'b1',
    at: '2024-01-10T10:00:00Z',
    kind: 'buy',
    wallet: 'A',
    in: { asset: 'BTC', amount: '1' },
    fee: { asset: 'EUR', amount: '100.00' },
    valueEur: '10000.00',
  },
  {
    id: 'b2',
    at: '2024-02-10T10:00:00Z',
    kind: 'buy',
    wallet: 'B',
    in: { asset: 'BTC', amount: '1' },
    valueEur: '20000.00',
  },
  {
    id: 'i1',
    at: '2024-03-10T10:00:00Z',
    kind: 'income',
    wallet: 'A',
    incomeKind: 'staking',
    in: { asset: 'ETH', amount: '0.10' },
    valueEur: '256.00',
  },
  {
    id: 's1',
    at: '2024-04-10T10:00:00Z',
    kind: 'sell',
    wallet: 'A',
    out: { asset: 'BTC', amount: '1' },
    fee: { asset: 'EUR', amount: '50.00' },
    valueEur: '25000.00',
  },
];
const SHORT = { ...EVENTS[3], id: 's2', at: '2024-05-10T10:00:00Z', out: { asset: 'BTC', amount: '0.5' } };

const ledger = (events: readonly unknown[], rules?: object) => ({
  'ledger.json': JSON.stringify({ format: 'cryptax-ledger', version: 1, ...defined({ rules }), events }),
});

const compute = async (events: readonly unknown[], ...options: string[]) => {
  const ran = await run(['compute', 'ledger.json', '--json', ...options], ledger(events));
  return { ...ran, document: JSON.parse(ran.out) };
};

describe('cryptax compute --json', () => {
  test('prints exactly the shape of the rule book', async () => {
    const { code, error, document } = await compute(EVENTS);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(document).toEqual({
      rules: { method: 'FIFO', scope: 'wallet' },
      certainty: {
        tightness: 'exact',
        years: {
          2024: {
            complete: true,
            privateSales: { low: '14850.00', high: '14850.00' },
            income: { low: '256.00', high: '256.00' },
          },
        },
        questions: [],
      },
      disposals: [
        {
          eventId: 's1',
          part: 'main',
          asset: 'BTC',
          wallet: 'A',
          lots: [
            {
              acquiredAt: '2024-01-10T10:00:00Z',
              amount: '1',
              cost: '10100.00',
              proceeds: '25000.00',
              expenses: '50.00',
              gain: '14850.00',
              taxFree: false,
            },
          ],
          proceeds: '25000.00',
          cost: '10100.00',
          expenses: '50.00',
          gain: '14850.00',
          taxableGain: '14850.00',
          taxFreeGain: '0.00',
          taxFree: false,
        },
      ],
      years: {
        2024: {
          privateSales: {
            proceeds: '25000.00',
            cost: '10100.00',
            expenses: '50.00',
            net: '14850.00',
            limit: '1000.00',
            limitReached: true,
            carryIn: '0.00',
            carryUsed: '0.00',
            taxable: '14850.00',
            carryOut: '0.00',
          },
          taxFreeGain: '0.00',
          income: {
            gross: '256.00',
            expenses: '0.00',
            net: '256.00',
            limit: '256.00',
            limitReached: true,
            taxable: '256.00',
          },
        },
      },
      holdings: [
        { wallet: 'A', asset: 'ETH', amount: '0.1', cost: '256.00' },
        { wallet: 'B', asset: 'BTC', amount: '1', cost: '20000.00' },
      ],
      balances: [
        { wallet: 'A', asset: 'ETH', amount: '0.1', open: '0' },
        { wallet: 'B', asset: 'BTC', amount: '1', open: '0' },
      ],
      proof: [
        { wallet: 'A', asset: 'ETH', status: 'unproven', at: null, expected: null, actual: '0.1' },
        { wallet: 'B', asset: 'BTC', status: 'unproven', at: null, expected: null, actual: '1' },
      ],
      pending: [],
      income: [
        {
          eventId: 'i1',
          at: '2024-03-10T10:00:00Z',
          kind: 'staking',
          asset: 'ETH',
          amount: '0.1',
          valueEur: '256.00',
          wallet: 'A',
        },
      ],
      issues: [],
    });
  });

  test('--method and --scope win over the file', async () => {
    const rules = { method: 'FIFO', scope: 'wallet' };
    const files = ledger(EVENTS, rules);
    const { out } = await run(['compute', 'ledger.json', '--json', '--method', 'LIFO', '--scope', 'global'], files);
    const document = JSON.parse(out);
    expect(document.rules).toEqual({ method: 'LIFO', scope: 'global' });
    // LIFO over both wallets sells the coin of 10 February: 25,000 - 20,000 - 50.
    expect(document.disposals[0]).toMatchObject({ cost: '20000.00', gain: '4950.00' });
  });

  test('the rules of the file count without options', async () => {
    const { out } = await run(
      ['compute', 'ledger.json', '--json'],
      ledger(EVENTS, { method: 'HIFO', scope: 'global' }),
    );
    expect(JSON.parse(out).rules).toEqual({ method: 'HIFO', scope: 'global' });
  });

  test('a sale without lots is exit 1, named on stderr and in the document', async () => {
    const { code, error, document } = await compute([...EVENTS, SHORT]);
    const message =
      '0.5 of 0.5 BTC in A have no acquisition (available: 0); not booked. Import the files in which they were bought, or enter an assumed acquisition.';
    expect(code).toBe(1);
    expect(error).toBe(`cryptax: error: entry s2: ${message}\n`);
    expect(document.issues).toEqual([{ code: 'missing-acquisition', severity: 'error', eventId: 's2', message }]);
    expect(document.disposals).toHaveLength(1);
  });

  test('a missing value is exit 1 and never becomes 0', async () => {
    const { code, document } = await compute([{ ...EVENTS[0], valueEur: undefined }]);
    expect(code).toBe(1);
    expect(document).toMatchObject({
      holdings: [{ amount: '1', cost: null, withoutCost: '1' }],
      balances: [{ wallet: 'A', asset: 'BTC', amount: '1', open: '0' }],
      issues: [
        { code: 'price.not-found', eventId: 'b1' },
        { code: 'missing-value', eventId: 'b1' },
      ],
    });
  });

  test('a field nobody knows is a remark, not a reason for review', async () => {
    const { code, error, document } = await compute([{ ...EVENTS[0], colour: 'red' }]);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(document.issues).toEqual([
      {
        code: 'ledger.unknown-field',
        severity: 'info',
        eventId: 'b1',
        message: 'The field events[].colour is not known and was ignored (count: 1).',
      },
    ]);
  });

  test('the open points of the law are switched by the rules of the file; an unknown one is exit 2', async () => {
    const drop = { id: 'g', at: '2024-01-20T10:00:00Z', kind: 'gift-in', wallet: 'A', valueEur: '0.00' };
    const events = [
      { ...drop, in: { asset: 'ARB', amount: '500' } },
      {
        ...drop,
        id: 's',
        at: '2024-05-01T10:00:00Z',
        kind: 'sell',
        out: { asset: 'ARB', amount: '500' },
        valueEur: '1500.00',
      },
    ];
    const taxable = async (rules: object) => {
      const text = JSON.stringify({ format: 'cryptax-ledger', version: 1, rules, events });
      const { code, out, error } = await run(['compute', 'l.json', '--json'], { 'l.json': text });
      return code === 2 ? error : JSON.parse(out).years['2024'].privateSales.taxable;
    };
    expect(await taxable({})).toBe('1500.00');
    expect(await taxable({ freeAirdrops: 'not-acquired' })).toBe('0.00');
    expect(await taxable({ freeAirdrop: 'not-acquired' })).toContain('rules.freeAirdrop: is not a rule');
    expect(await taxable({ freeAirdrops: 'yes' })).toContain('allowed are taxable, not-acquired');
  });

  const base = { at: '2024-02-01T10:00:00Z', wallet: 'A' };
  const bought = {
    ...base,
    id: 'b',
    at: '2024-01-10T10:00:00Z',
    kind: 'buy',
    in: { asset: 'ETH', amount: '2' },
    valueEur: '2000.00',
  };
  const changed = (nature: string) => [
    bought,
    {
      ...base,
      id: 's',
      kind: 'swap',
      nature,
      out: { asset: 'ETH', amount: '1' },
      in: { asset: 'XETH', amount: '1' },
      valueEur: '2500.00',
    },
  ];
  const moved = [
    bought,
    {
      ...base,
      id: 't',
      kind: 'transfer',
      toWallet: 'B',
      out: { asset: 'ETH', amount: '0.5' },
      fee: { asset: 'ETH', amount: '1', valueEur: '2500.00' },
    },
  ];
  const margin = [{ ...base, id: 'm', kind: 'derivative', derivativeKind: 'margin', valueEur: '1500.00' }];

  const outputs = [
    { ...bought, id: 'old', at: '2022-03-01T10:00:00Z', txHash: 'a' },
    { ...bought, id: 'new', txHash: 'b' },
    {
      ...base,
      id: 's',
      kind: 'sell',
      out: { asset: 'ETH', amount: '1' },
      valueEur: '2500.00',
      txHash: 'c',
      spent: ['b:0'],
    },
  ];

  test.each([
    ['spentOutputs', 'method', 'identify', outputs, '1500.00'],
    ['wrapping', 'carry-over', 'swap', changed('wrap'), '1500.00'],
    ['liquidityPool', 'look-through', 'swap', changed('liquidity-pool'), '1500.00'],
    ['liquidStaking', 'carry-over', 'swap', changed('liquid-staking'), '1500.00'],
    ['transferFee', 'ignore', 'disposal', moved, '1500.00'],
    ['spotMargin', 'section-20', 'section-23', margin, '1500.00'],
  ] as const)('rules.%s is honoured, and an unknown value is exit 2', async (rule, free, taxed, events, net) => {
    const ask = async (value: string) => {
      const text = JSON.stringify({ format: 'cryptax-ledger', version: 1, rules: { [rule]: value }, events });
      return run(['compute', 'l.json', '--json'], { 'l.json': text });
    };
    const netOf = async (value: string) => JSON.parse((await ask(value)).out).years['2024']?.privateSales.net ?? '0.00';
    expect([await netOf(free), await netOf(taxed)]).toEqual(['0.00', net]);
    expect(await ask('perhaps')).toMatchObject({
      code: 2,
      out: '',
      error: expect.stringContaining(`rules.${rule}: "perhaps"`),
    });
  });

  test('an empty ledger gives an empty result', async () => {
    const { code, document } = await compute([]);
    expect(code).toBe(0);
    expect(document).toMatchObject({ disposals: [], years: {}, holdings: [], income: [], issues: [] });
  });

  test('shows progress on a terminal, on stderr only', async () => {
    const files = ledger(EVENTS);
    const quiet = await run(['compute', 'ledger.json', '--json'], files);
    const shown = await run(['compute', 'ledger.json', '--json'], files, true);
    expect(quiet.error).toBe('');
    expect(shown.error).toContain('Matching 4 entries');
    expect(shown.out).toBe(quiet.out);
  });
});

describe('cryptax compute', () => {
  test('prints tables for a reader', async () => {
    const { code, out } = await run(['compute', 'ledger.json'], ledger([...EVENTS, SHORT]));
    expect(code).toBe(1);
    expect(out).toMatch(/^Method FIFO, scope wallet\./);
    expect(out).toMatch(/s1 +BTC +A +2024-01-10 +1 +25000\.00 +10100\.00 +50\.00 +14850\.00 +taxable\n/);
    expect(out).toMatch(/i1 +2024-03-10 +staking +ETH +A +0\.1 +256\.00\n/);
    expect(out).toMatch(/2024 +14850\.00 +1000\.00 reached /);
    expect(out).toMatch(/B +BTC +1 +20000\.00\n/);
    expect(out).toMatch(/error +s2 +0\.5 of 0\.5 BTC/);
  });

  test.each([
    ['{"format":"cryptax-ledger",\n"events":[}', 'ledger.json: not valid JSON at line 2, column 11: unexpected "}"'],
    ['', 'ledger.json: not valid JSON at line 1, column 1: unexpected end of file'],
    ['{}', 'ledger.json: not a ledger file: format is "", expected "cryptax-ledger"'],
    [
      ledger([{ ...EVENTS[0], kind: 'hodl' }])['ledger.json'],
      'ledger.json: events[0].kind (entry b1): "hodl" is not known, allowed are buy, sell, swap, spend, fee, transfer, ' +
        'income, gift-in, gift-out, fork, migration, lost, redeem, derivative, assumed-acquisition, open, money-in, money-out',
    ],
    [
      ledger([{ ...EVENTS[0], in: { asset: 'BTC', amount: '-1' }, at: 'x' }])['ledger.json'],
      'ledger.json: events[0].at (entry b1): "x" is not a moment such as 2024-03-01T23:00:00Z (and 1 more problem)',
    ],
    [
      ledger([{ ...EVENTS[0], in: { asset: 'BTC', amount: '-1' } }])['ledger.json'],
      'ledger.json: events[0].in.amount (entry b1): must not be negative, but is -1',
    ],
    [
      ledger(EVENTS, { method: 'XIFO', scope: 'wallet' })['ledger.json'],
      'ledger.json: rules.method: "XIFO" is not known, allowed are FIFO, LIFO, HIFO, LOFO, AVERAGE',
    ],
  ])('refuses %j', async (text, line) => {
    expect(await refusal(['compute', 'ledger.json', '--json'], { 'ledger.json': text })).toBe(line);
  });

  test.each([
    [['none.json'], 'none.json: no such file'],
    [
      ['ledger.json', '--method', 'xifo'],
      "option '--method <method>' argument 'xifo' is invalid. Allowed are fifo, lifo, hifo, lofo, average.",
    ],
    [
      ['ledger.json', '--scope', 'planet'],
      "option '--scope <scope>' argument 'planet' is invalid. Allowed are wallet, global.",
    ],
  ])('refuses the options %j', async (options, line) => {
    expect(await refusal(['compute', ...options], ledger(EVENTS))).toBe(line);
  });

  test('no foreign text reaches the terminal raw', async () => {
    const line = await refusal(['compute', 'x.json'], { 'x.json': '{"format":"\\u001b[2J\\u0007evil"}' });
    expect(line).toBe('x.json: not a ledger file: format is " [2J evil", expected "cryptax-ledger"');
  });
});
