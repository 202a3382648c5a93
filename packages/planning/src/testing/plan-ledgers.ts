/** For tests: small ledgers of purchases, as lines or at random, and the engine over them. */
import { type Day, type Decimal, dayFromCivil, dec, formatDay, parseDay } from '@cryptax/kernel';
import {
  type BuyEvent,
  DEFAULT_SETTINGS,
  type LedgerEngine,
  type LedgerEvent,
  type MatchSettings,
} from '@cryptax/ledger';
import { loadEngine } from '@cryptax/tax-de';
import fc from 'fast-check';

export function day(text: string): Day {
  const parsed = parseDay(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

/** `2025-03-01 2 ETH 4000.00 A`: bought on that day, for that much, in that wallet (A if not named). */
export function bought(...lines: readonly string[]): readonly BuyEvent[] {
  return lines.map((line, index) => {
    const [on = '', amount = '', asset = '', valueEur = '', wallet = 'A'] = line.split(' ');
    return { id: `b${index + 1}`, at: `${on}T10:00:00Z`, kind: 'buy', wallet, in: { asset, amount }, valueEur };
  });
}

export function engineOf(events: readonly LedgerEvent[], settings: Partial<MatchSettings> = {}): LedgerEngine {
  return loadEngine(events, { ...DEFAULT_SETTINGS, ...settings });
}

export function pricesOf(texts: Readonly<Record<string, string>>): ReadonlyMap<string, Decimal> {
  return new Map(Object.entries(texts).map(([asset, price]) => [asset, dec(price)]));
}

/** Purchases between mid 2024 and late 2026 in two wallets with two coins; some lots are cut by a sale. */
export const arbitraryPurchases: fc.Arbitrary<readonly LedgerEvent[]> = fc
  .array(
    fc.record({
      at: fc.integer({ min: 0, max: 850 }),
      asset: fc.constantFrom('BTC', 'ETH'),
      wallet: fc.constantFrom('A', 'B'),
      amount: fc.integer({ min: 1, max: 3_000 }),
      cents: fc.integer({ min: 1, max: 900_000 }),
      isCut: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((rows) =>
    rows
      .toSorted((a, b) => a.at - b.at)
      .flatMap(({ at, asset, wallet, amount, cents, isCut }, index): readonly LedgerEvent[] => {
        const on = formatDay((dayFromCivil(2024, 6, 1) + at) as Day);
        const buy: LedgerEvent = {
          id: `b${index}`,
          at: `${on}T10:00:00Z`,
          kind: 'buy',
          wallet,
          in: { asset, amount: `${amount / 1000}` },
          valueEur: `${(cents / 100).toFixed(2)}`,
        };
        if (!isCut || amount < 3) return [buy];
        const out = { asset, amount: `${Math.floor(amount / 3) / 1000}` };
        return [buy, { id: `s${index}`, at: `${on}T11:00:00Z`, kind: 'sell', wallet, out, valueEur: '10.00' }];
      }),
  );
