/**
 * Figures of the screens (tax report, what-if, simulator, harvest), computed a second time by the reference engine: exact
 * fractions, one lot after the other, written without looking at the real one. The limit and the flat rate are worked out here.
 */
import { add, addYears, type Day, dec, formatDecimal, multiply, subtract, toCents } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type LedgerEvent, type Method } from '@cryptax/ledger';
import { referenceResult } from '@cryptax/ledger/testing';
import { expect, it } from 'vitest';
import type { EventDraft } from '../../../platform/ledger/edit-types.ts';
import { good } from '../../../testing/good.ts';
import { testLedger } from '../../../testing/test-ledger.ts';

const NOW = '2026-11-16T21:00:00Z';
const TYPED = { BTC: '61234.57', ETH: '1803.19' };

function traded(at: string, kind: 'buy' | 'sell', amount: string, asset: string, valueEur: string): EventDraft {
  const leg = { asset, amount };
  const base = { at, wallet: 'Kraken', valueEur };
  return kind === 'buy' ? { ...base, kind, in: leg } : { ...base, kind, out: leg };
}

const ENTRIES: readonly EventDraft[] = [
  traded('2025-03-01T10:00:00Z', 'buy', '0.21345678', 'BTC', '9000.07'),
  traded('2026-02-10T10:00:00Z', 'buy', '0.33333333', 'BTC', '17000.01'),
  traded('2026-05-10T10:00:00Z', 'sell', '0.30000001', 'BTC', '21000.50'),
  traded('2026-06-01T10:00:00Z', 'buy', '0.77777777', 'BTC', '41000.13'),
  traded('2026-07-01T10:00:00Z', 'buy', '3.3', 'ETH', '7777.77'),
];

const EVENTS = ENTRIES.map((entry, index) => ({ ...entry, id: `e${index}` }) as LedgerEvent);

function reference(more: readonly LedgerEvent[] = [], method: Method = 'FIFO') {
  const settings = { ...DEFAULT_SETTINGS, method };
  return referenceResult([...EVENTS, ...more], settings, (day) => addYears(day, 1) as Day);
}

function netOf(year: number, more: readonly LedgerEvent[] = [], method?: Method): string {
  return reference(more, method).years.find((figures) => figures.year === year)?.taxable.net ?? '0.00';
}

/** At or above 1,000 all of it, at the flat rate. */
function taxOn(net: string): string {
  return Number(net) < 1000 ? '0.00' : formatDecimal(toCents(multiply(dec(net), dec('0.26375'))));
}

async function ledger() {
  const api = testLedger({ now: () => NOW });
  good(await api.applyEdit('own', { kind: 'add-many', events: ENTRIES, why: 'add' }));
  return api;
}

it('the tax report shows the sums that the reference engine finds', async () => {
  const api = await ledger();
  const { summary } = good(await api.taxReport({ kind: 'book', book: 'own', year: 2026 }));
  const [own] = reference().years.filter(({ year }) => year === 2026);
  expect(summary.disposals).toMatchObject({
    taxable: { proceeds: own?.taxable.proceeds, cost: own?.taxable.cost, gain: own?.taxable.net },
    free: { proceeds: own?.free.proceeds, cost: own?.free.cost, gain: own?.taxFreeGain },
  });
  expect(summary.assessed.privateSales.net).toBe(netOf(2026));
  expect(summary.estimate.extraTax).toBe(taxOn(netOf(2026)));
});

it.each(['FIFO', 'LIFO', 'HIFO', 'LOFO'] as const)(
  'a sale of the simulators by %s is that of the reference engine',
  async (method) => {
    const api = await ledger();
    const setup = { day: '2026-11-16', assets: ['BTC', 'ETH'], typed: TYPED, strategy: method } as const;
    const { parts, result } = good(await api.saleParts('own', setup, '23456.78'));
    // What the screen says is sold, entered coin by coin in the order of the method and nothing else.
    const sold = ['BTC', 'ETH'].map((asset) => parts.filter((part) => part.asset === asset));
    const sales = sold.flatMap((own, index): readonly LedgerEvent[] => {
      const total = (of: (part: (typeof own)[number]) => string) =>
        formatDecimal(own.map((part) => dec(of(part))).reduce(add, dec('0')));
      const [first] = own;
      if (first === undefined) return [];
      const out = { asset: first.asset, amount: total(({ amount }) => amount) };
      return [
        {
          ...{ id: `plan${index}`, at: NOW, kind: 'sell', wallet: 'Kraken', out },
          valueEur: total(({ exactProceeds }) => exactProceeds),
        },
      ];
    });
    // The sales of the past were by FIFO, the one that is planned by the method: the lots left over are bought anew.
    const left = reference().openLots.map(
      ({ asset, amount, cost, acquiredAt }, index): LedgerEvent => ({
        ...{
          id: `left${index}`,
          at: acquiredAt,
          kind: 'buy',
          wallet: 'Kraken',
          in: { asset, amount },
          valueEur: cost ?? '0',
        },
      }),
    );
    const settings = { ...DEFAULT_SETTINGS, method };
    const planned = referenceResult([...left, ...sales], settings, (day) => addYears(day, 1) as Day);
    const own = planned.years.find(({ year }) => year === 2026);
    expect(Number(result.taxableGain)).toBeCloseTo(Number(own?.taxable.net), 1);
    expect(Number(result.taxFreeGain)).toBeCloseTo(Number(own?.taxFreeGain), 1);
    if (method === 'FIFO') expect(result.year.net).toBe(netOf(2026, sales));
    expect(result.year.tax).toBe(taxOn(result.year.net));
  },
);

it('a harvest saves what the reference engine says that its sales save', async () => {
  const api = await ledger();
  const options = { minLoss: '50', maxCost: '100', risk: 'medium', keep: [] } as const;
  const { candidates, taxSaving } = good(await api.harvest('own', options, { typed: TYPED }));
  const chosen = candidates.filter(({ isChosen }) => isChosen).flatMap(({ parts }) => parts);
  expect(chosen.length).toBeGreaterThan(0);
  const sales = chosen.map(
    ({ wallet, asset, amount, exactProceeds }, index): LedgerEvent => ({
      ...{ id: `h${index}`, at: NOW, kind: 'sell', wallet, out: { asset, amount }, valueEur: exactProceeds },
    }),
  );
  const [before, after] = [netOf(2026), netOf(2026, sales)].map((net) => dec(taxOn(net)));
  expect(taxSaving).toBe(formatDecimal(subtract(before ?? dec('0'), after ?? dec('0'))));
});
