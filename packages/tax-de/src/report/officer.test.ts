import { add, type Decimal, dec, formatDecimal, subtract } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { buy, income, leg, moment, sell, swap } from '../testing/events.ts';
import { buildSample } from '../testing/sample-report.ts';
import { instructionNote } from './lot-instruction.ts';

const ETHER = [
  buy('b', '2025-01-10', '1000 ETH', '2545500.00'),
  ...Array.from({ length: 1000 }, (_, n) => sell(`s${n}`, '2025-03-10', '0.01 ETH', '26.00')),
];

describe('what an officer checks first', () => {
  test('[REC-01] each line adds up in its cents, and the total is the one of the form', () => {
    const report = buildSample({ year: 2025, events: ETHER, profile: {} });
    for (const { proceeds, cost, expenses, gain } of report.lots) {
      expect(formatDecimal(subtract(subtract(dec(proceeds), dec(cost)), dec(expenses)))).toBe(gain);
    }
    // 26.00 - 25.455 a thousand times: 545.00, whatever the printed lines add up to.
    expect(report.summary.disposals.taxable).toMatchObject({ proceeds: '26000.00', cost: '25455.00', gain: '545.00' });
    const gain = report.forms[0]?.lines.find(({ field }) => field === 'sales.gain');
    expect(gain?.value).toBe('545.00');
  });

  test('[REC-12] opening + in - out = closing, in quantity and cost', () => {
    const report = buildSample();
    expect(report.rollForward.length).toBeGreaterThan(2);
    for (const { opening, came, went, closing } of report.rollForward) {
      expect(subtract(add(dec(opening.amount), dec(came.amount)), dec(went.amount))).toEqual(
        subtract(dec(closing.amount), dec('0')),
      );
      const [before, arrived, left] = [opening, came, went].map(({ cost }) => dec(cost ?? 'x'));
      expect(formatDecimal(subtract(add(before as Decimal, arrived as Decimal), left as Decimal))).toBe(closing.cost);
    }
    expect(report.transactions.map(({ source }) => source.eventId)).toEqual(['b2', 't1', 's1', 'i1', 'g1', 'd1']);
  });

  const WRAPPED: readonly LedgerEvent[] = [
    buy('b', '2024-06-10', '1 BTC', '60000.00'),
    { ...swap('w', '2025-01-05', '1 BTC', '1 WBTC', '92000.00'), nature: 'wrap' },
    sell('s', '2025-06-20', '1 WBTC', '92500.00'),
  ];

  test('[REC-13] a wrap is listed with both coins, and the other reading with its effect', () => {
    const report = buildSample({ year: 2025, events: WRAPPED, profile: {} });
    expect(report.carried).toMatchObject([
      { reason: 'wrap', asset: 'BTC', amount: '1', into: { asset: 'WBTC', amount: '1' }, cost: '60000.00' },
    ]);
    // As a swap: 32,000 on the wrap and 500 on the sale, both inside a year, instead of 32,500 free of tax.
    const choice = report.method.choices.find(({ id }) => id === 'wrapping');
    expect(choice?.effect).toMatchObject({ other: 'swap', privateSales: '32500.00', taxFree: '-32500.00' });
  });

  test('[MET-07] outputs spent name the lot: marked in the list, with the outputs as proof and what the method would change', () => {
    const events: readonly LedgerEvent[] = [
      { ...buy('old', '2023-01-10', '1 BTC', '20000.00'), txHash: 'a' },
      { ...buy('new', '2025-01-10', '1 BTC', '90000.00'), txHash: 'b' },
      { ...sell('s', '2025-06-10', '0.5 BTC', '47000.00'), txHash: 'c', spent: ['b:0'] },
    ];
    const report = buildSample({ year: 2025, events, profile: {} });
    expect(report.lots).toMatchObject([{ lotId: 'new', named: true, gain: '2000.00', taxFree: false }]);
    expect(report.method.namedLots).toMatchObject({
      disposals: 1,
      mixed: [],
      proofs: [{ eventId: 's', lotIds: ['new'], receipt: null, outputs: ['b:0'] }],
    });
    // First in, first out would have sold the old coin, 37,000 free of tax.
    const choice = report.method.choices.find(({ id }) => id === 'spent-outputs');
    expect(choice).toMatchObject({ setting: 'identify', rule: 'MET-07' });
    expect(choice?.effect).toMatchObject({ other: 'method', privateSales: '-2000.00', taxFree: '37000.00' });
  });

  test('[P23-17] tokens marked as securities are named with what they make of the year', () => {
    const events = [
      buy('b', '2025-01-10', '10 SECT', '1000.00'),
      sell('s', '2025-03-10', '10 SECT', '1400.00'),
      income('i', '2025-02-01', '1 SECT', '120.00', 'other'),
    ];
    const marked = (securityTokens: readonly string[]) =>
      buildSample({ year: 2025, events, profile: { securityTokens } }).warnings.filter(
        ({ code }) => code === 'security-tokens',
      );
    // First in, first out: the ten bought are sold, the one received stays.
    expect(marked(['SECT'])).toMatchObject([{ params: { assets: 'SECT', gain: '400.00', income: '120.00' } }]);
    expect(marked(['OTHER'])).toEqual([]);
  });

  test('[P23-16] a short sale is taxed when covered, in the list with its own name', () => {
    const events = [
      { ...sell('s', '2024-12-20', '1 BTC', '45000.00'), short: true as const },
      buy('b', '2025-01-10', '1 BTC', '40000.00'),
    ];
    const report = buildSample({ year: 2025, events, profile: {} });
    expect(report.lots).toMatchObject([{ short: true, gain: '5000.00', taxFree: false, soldOn: '2024-12-20' }]);
    expect(report.summary.assessed.privateSales.taxable).toBe('5000.00');
    expect(buildSample({ year: 2024, events, profile: {} }).lots).toEqual([]);
  });

  test('[L22-07] a reward with a fee kept back stays below the limit that its gross value would reach', () => {
    const events = [income('i', '2025-02-01', '0.1 ETH', '270.00', 'staking', { fee: '0.01 ETH', feeValue: '27.00' })];
    const report = buildSample({ year: 2025, events, profile: {} });
    expect(report.summary.assessed.income).toMatchObject({ gross: '243.00', limitReached: false, taxable: '0.00' });
  });

  test('[CAP-07] margin on spot is capital income, or by the setting a private sale; the page shows the difference', () => {
    const events: readonly LedgerEvent[] = [
      {
        id: 'm',
        at: moment('2025-02-01'),
        kind: 'derivative',
        derivativeKind: 'margin',
        wallet: 'A',
        valueEur: '1500.00',
      },
    ];
    const capital = buildSample({ year: 2025, events, profile: {} });
    expect(capital.summary.assessed.capital.net).toBe('1500.00');
    const effect = capital.method.choices.find(({ id }) => id === 'spot-margin')?.effect;
    expect(effect).toMatchObject({ other: 'section-23', privateSales: '1500.00', capital: '-1500.00' });
    const settings = { ...DEFAULT_SETTINGS, spotMargin: 'section-23' as const };
    const sales = buildSample({ year: 2025, events, profile: {}, settings });
    expect(sales.summary.assessed.privateSales.taxable).toBe('1500.00');
    expect(sales.forms.map(({ block, lines }) => [block, lines.length > 0])).toEqual([
      ['private-sales', true],
      ['income', false],
      ['capital', false],
    ]);
  });

  test('[LIM-06] beside private sales the report says who else shares their limit', () => {
    const report = buildSample({ year: 2025, events: ETHER, profile: {} });
    expect(report.warnings).toContainEqual({ code: 'other-assets-share-limit', params: { limit: '1000.00' } });
  });

  test('[MET-06] named lots are marked in the list and on the method page; mixed pools are named', () => {
    const events = [
      buy('b1', '2025-01-10', '1 BTC', '8000.00'),
      buy('b2', '2025-02-10', '1 BTC', '17800.00'),
      { ...sell('s1', '2025-03-10', '1 BTC', '18000.00'), lotIds: ['b2'] },
      sell('s2', '2025-04-10', '1 BTC', '18000.00'),
    ];
    const report = buildSample({ year: 2025, events, profile: {} });
    expect(report.lots.map(({ lotId, named }) => [lotId, named])).toEqual([
      ['b2', true],
      ['b1', false],
    ]);
    expect(report.method.namedLots).toMatchObject({ disposals: 1, mixed: [{ wallet: 'A', asset: 'BTC' }] });
    expect(report.method.namedLots.proofs).toMatchObject([{ eventId: 's1', lotIds: ['b2'], receipt: null }]);
    expect(report.warnings.map(({ code }) => code)).toEqual(expect.arrayContaining(['named-lots', 'named-lots-mixed']));
  });

  test('[MET-06] a sale that names its lots is shown with its instruction, and one that was changed with its doubt', () => {
    const sale = { ...sell('s1', '2025-03-10', '1 BTC', '18000.00'), lotIds: ['b2'] };
    const instruction = { day: '2025-03-10', wallet: 'A', asset: 'BTC', amount: '1', lotIds: ['b2'] };
    const proofOf = (note: string) => {
      const events = [buy('b1', '2025-01-10', '1 BTC', '8000.00'), buy('b2', '2025-02-10', '1 BTC', '17800.00')];
      return buildSample({ year: 2025, events: [...events, { ...sale, note }], profile: {} }).method.namedLots
        .proofs[0];
    };
    const early = instructionNote({ ...instruction, made: '2025-03-09T08:00:00Z' });
    expect(proofOf(`coin control\n${early}`)).toMatchObject({
      receipt: { made: '2025-03-09T08:00:00Z', intact: true, before: true },
      remark: 'coin control',
    });
    expect(proofOf(early.replace('1 BTC', '2 BTC'))?.receipt).toMatchObject({ intact: false });
    const late = instructionNote({ ...instruction, made: '2025-06-01T08:00:00Z' });
    expect(proofOf(late)).toMatchObject({ receipt: { intact: true, before: false }, remark: null });
  });

  test('[LOSS-05] both ways of a loss with the tax of the year before, and which one the figures use', () => {
    const events = [
      buy('b1', '2024-01-10', '1 BTC', '10000.00'),
      sell('s1', '2024-02-10', '1 BTC', '20000.00'),
      buy('b2', '2025-01-10', '1 BTC', '20000.00'),
      sell('s2', '2025-02-10', '1 BTC', '12000.00'),
    ];
    const profile = { years: { 2024: { taxableIncome: '60000' }, 2025: { taxableIncome: '60000' } } };
    const report = buildSample({ year: 2025, events, profile });
    expect(report.summary.carryBack).toMatchObject([
      {
        lossYear: 2025,
        loss: '8000.00',
        used: 'back',
        back: { carriedBack: '8000.00', taxableBefore: '2000.00', carryOut: '0.00' },
        waived: { carriedBack: '0.00', taxableBefore: '10000.00', carryOut: '8000.00' },
      },
    ]);
    const [ways] = report.summary.carryBack;
    // Tariff 2024 with surcharge at 70,000, and at 62,000, each against 60,000 (the adviser's figures).
    expect([ways?.waived.taxBefore, ways?.back.taxBefore]).toEqual(['4192.32', '798.00']);
    // The year before is told that a loss came back.
    const before = buildSample({ year: 2024, events, profile });
    expect(before.summary.carryBack).toHaveLength(1);
    expect(before.summary.assessed.privateSalesLosses.carriedBackIn).toBe('8000.00');
  });

  test('[LOSS-05] an amount that the law no longer allows is refused in both reports that it would touch', () => {
    const events = [
      buy('b1', '2021-01-10', '1 BTC', '10000.00'),
      sell('s1', '2021-02-10', '1 BTC', '12000.00'),
      buy('b2', '2022-01-10', '1 BTC', '20000.00'),
      sell('s2', '2022-02-10', '1 BTC', '15000.00'),
    ];
    const profile = { carryBack: [{ lossYear: 2022, law: 'private-sales' as const, amount: '700.00' }] };
    for (const year of [2021, 2022]) {
      const { issues } = buildSample({ year, events, profile });
      expect(issues.map(({ code }) => code)).toContain('tax.carry-back-refused');
    }
  });
});

test('[CAP-06] a cheaper tariff is named with its figure and applied for on the sheet', () => {
  const events: readonly LedgerEvent[] = [
    {
      id: 'd',
      at: moment('2025-02-01'),
      kind: 'derivative',
      derivativeKind: 'futures',
      wallet: 'A',
      valueEur: '5000.00',
    },
  ];
  const report = buildSample({ year: 2025, events, profile: { years: { 2025: { taxableIncome: '5000' } } } });
  expect(report.summary.capitalTax.total).toBe('1055.00');
  expect(report.summary.capitalByTariff).toEqual({ total: '0.00', saving: '1055.00' });
  expect(report.warnings.map(({ code }) => code)).toContain('tariff-cheaper');
  expect(report.forms[2]?.lines[0]).toMatchObject({ field: 'capital.tariff-check', line: '4' });
});

test('[YEAR-04] a year before the first letter of the ministry says what it rests on, with the tariff of its time', () => {
  const events = [buy('b', '2013-01-10', '100 BTC', '1000.00'), sell('s', '2013-11-20', '20 BTC', '9200.00')];
  const profile = { years: { 2013: { taxableIncome: '50000' } } };
  const report = buildSample({ year: 2013, events, profile });
  expect(report.warnings).toContainEqual({ code: 'year-before-letter', params: { year: '2013' } });
  // 9,200 - 200 = 9,000. 59,000 x 0.42 - 8,196 = 16,584; 50,000 owes 12,823: 3,761 more, surcharge 912.12 - 705.26 = 206.86.
  expect(report.summary.estimate).toMatchObject({ crypto: '9000.00', extraTax: '3967.86' });
  expect(buildSample({ year: 2022, events }).warnings.map(({ code }) => code)).not.toContain('year-before-letter');
  expect(buildSample({ year: 2021, events }).warnings.map(({ code }) => code)).toContain('year-before-letter');
});

test('[TAR-08] residence for part of the year is named where it is told, and nowhere else', () => {
  const codes = (partYear: boolean) =>
    buildSample({ year: 2024, profile: { years: { 2024: { partYear } } } }).warnings.map(({ code }) => code);
  expect(codes(true)).toContain('part-year-residence');
  expect(codes(false)).not.toContain('part-year-residence');
  // Lived in Germany until June: the sale of July is named with its result.
  const events = [
    buy('b', '2024-01-10', '2 BTC', '80000.00'),
    sell('june', '2024-06-10', '1 BTC', '60000.00'),
    sell('july', '2024-07-10', '1 BTC', '55000.00'),
  ];
  const year = { partYear: true, residentUntil: '2024-06-30' };
  const { warnings } = buildSample({ year: 2024, events, profile: { years: { 2024: year } } });
  const named = warnings.find(({ code }) => code === 'sales-without-residence');
  expect(named?.params).toEqual({ count: '1', gain: '15000.00', income: '0.00' });
});

test('[L22-06] an airdrop for nothing: the other reading is a setting, printed with its effect', () => {
  const events: readonly LedgerEvent[] = [
    { id: 'g', at: moment('2025-01-20'), kind: 'gift-in', wallet: 'A', in: leg('500 ARB'), valueEur: '0.00' },
    sell('s', '2025-05-01', '500 ARB', '1500.00'),
  ];
  const careful = buildSample({ year: 2025, events, profile: {} });
  expect(careful.summary.assessed.privateSales.taxable).toBe('1500.00');
  expect(careful.method.choices.find(({ id }) => id === 'free-airdrop')?.effect).toMatchObject({
    privateSales: '-1500.00',
    taxFree: '1500.00',
  });
  const settings = { ...DEFAULT_SETTINGS, freeAirdrops: 'not-acquired' as const };
  const other = buildSample({ year: 2025, events, profile: {}, settings });
  expect(other.lots).toMatchObject([{ taxFree: true, freeFrom: '2025-01-20' }]);
});
