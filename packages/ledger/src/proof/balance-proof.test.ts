import { add, dec, formatShortest, negate } from '@cryptax/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFiat } from '../assets/fiat.ts';
import type { LedgerEvent } from '../events/ledger-event.ts';
import { parseLedgerFile } from '../file/parse-ledger-file.ts';
import { printLedgerFile } from '../file/print-ledger-file.ts';
import { arbitraryLedger } from '../testing/arbitrary-ledger.ts';
import { proveBalances } from './balance-proof.ts';
import type { BalanceStatement } from './balance-statement.ts';

/** The legs of an event with their signs, read off the event and nothing else. */
function legsOf(event: LedgerEvent): [wallet: string, asset: string, amount: string][] {
  const legs: [string, string, string][] = [];
  if ('in' in event) legs.push([event.wallet, event.in.asset, event.in.amount]);
  if ('out' in event) legs.push([event.wallet, event.out.asset, `-${event.out.amount}`]);
  if (event.kind === 'transfer') legs.push([event.toWallet, event.out.asset, event.out.amount]);
  const { fee } = event;
  if (fee !== undefined && !isFiat(fee.asset)) legs.push([event.wallet, fee.asset, `-${fee.amount}`]);
  return legs;
}

/** One event a second, so that every event has a statement of its own behind it. */
function apart(events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const start = Date.UTC(2024, 0, 1);
  return events.map((event, index) => ({
    ...event,
    at: new Date(start + index * 1000).toISOString().replace('.000', ''),
  }));
}

/** What a file with a running balance would say behind each row. */
function statementsOf(events: readonly LedgerEvent[]): readonly BalanceStatement[] {
  const held = new Map<string, ReturnType<typeof dec>>();
  return events.flatMap((event, index) => {
    const said = new Map<string, BalanceStatement>();
    for (const [wallet, asset, amount] of legsOf(event)) {
      const key = `${wallet}/${asset}`;
      const step = amount.startsWith('-') ? negate(dec(amount.slice(1))) : dec(amount);
      held.set(key, add(held.get(key) ?? dec('0'), step));
      const sum = formatShortest(held.get(key) ?? dec('0'));
      said.set(key, { wallet, asset, at: event.at, amount: sum, file: 'a.csv', line: index + 2 });
    }
    return [...said.values()];
  });
}

describe('proof of balances', () => {
  test('a ledger with its true running balances is proven to the last row', () => {
    fc.assert(
      fc.property(arbitraryLedger(30), (drawn) => {
        const events = apart(drawn);
        const proofs = proveBalances(events, statementsOf(events), []);
        expect(proofs.filter(({ status }) => status !== 'proven')).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test('without one event its coins differ, from exactly that row on', () => {
    fc.assert(
      fc.property(arbitraryLedger(30), fc.nat(), (drawn, nat) => {
        const events = apart(drawn);
        fc.pre(events.length > 0);
        const lost = events[nat % events.length] as LedgerEvent;
        const moved = new Map<string, ReturnType<typeof dec>>();
        for (const [wallet, asset, amount] of legsOf(lost)) {
          const step = amount.startsWith('-') ? negate(dec(amount.slice(1))) : dec(amount);
          moved.set(`${wallet}/${asset}`, add(moved.get(`${wallet}/${asset}`) ?? dec('0'), step));
        }
        const rest = events.filter((event) => event !== lost);
        const differing = proveBalances(rest, statementsOf(events), []).filter(({ status }) => status === 'differs');
        const expected = [...moved].filter(([, sum]) => sum.units !== 0n);
        expect(new Map(differing.map((each) => [`${each.wallet}/${each.asset}`, each.difference]))).toEqual(
          new Map(expected.map(([key, sum]) => [key, formatShortest(sum)])),
        );
        for (const { since } of differing) expect(since?.at).toBe(lost.at);
      }),
      { numRuns: 100 },
    );
  });

  const buy = (id: string, at: string, amount: string): LedgerEvent => ({
    id,
    at,
    kind: 'buy',
    wallet: 'Kraken',
    in: { asset: 'BTC', amount },
  });
  const said = (at: string, amount: string, more: Partial<BalanceStatement> = {}): BalanceStatement => ({
    wallet: 'Kraken',
    asset: 'BTC',
    at,
    amount,
    ...more,
  });

  test('a balance that nobody speaks of is unproven', () => {
    expect(proveBalances([], [], [{ wallet: 'Ledger', asset: 'ETH', amount: '2' }])).toEqual([
      { wallet: 'Ledger', asset: 'ETH', status: 'unproven', actual: '2' },
    ]);
  });

  test('a wallet holds the sum of its parts', () => {
    const events = [buy('a', '2024-01-01T10:00:00Z', '3')];
    const statements = [
      said('2024-01-01T10:00:00Z', '3', { part: 'spot' }),
      said('2024-02-01T10:00:00Z', '1', { part: 'spot' }),
      said('2024-02-01T10:00:00Z', '2', { part: 'earn' }),
    ];
    expect(proveBalances(events, statements, [])).toMatchObject([{ status: 'proven', expected: '3', actual: '3' }]);
  });

  test('the word of a person is about the whole wallet, whatever its parts', () => {
    const events = [buy('a', '2024-01-01T10:00:00Z', '3')];
    const statements = [
      said('2024-01-01T10:00:00Z', '1', { part: 'spot', file: 'k.csv', line: 2 }),
      said('2024-01-01T10:00:00Z', '2', { part: 'earn', file: 'k.csv', line: 3 }),
      said('2024-12-31T22:59:59Z', '3'),
    ];
    expect(proveBalances(events, statements, [])).toMatchObject([{ status: 'proven', at: '2024-12-31T22:59:59Z' }]);
    // A later row of one part is compared with the sum of the parts again.
    const later = said('2025-01-01T10:00:00Z', '0.5', { part: 'spot', file: 'k.csv', line: 4 });
    expect(proveBalances(events, [...statements, later], [])).toMatchObject([
      { status: 'differs', expected: '2.5', agreed: '2024-12-31T22:59:59Z', since: { line: 4 } },
    ]);
  });

  test('an arrival stated after its sending heals by itself; what stays off is reported from its first row on', () => {
    const events = [buy('a', '2024-01-01T10:00:00Z', '1'), buy('b', '2024-03-01T10:00:00Z', '1')];
    const statements = [
      said('2024-01-01T09:00:00Z', '1'),
      said('2024-01-01T10:00:00Z', '1'),
      said('2024-02-01T10:00:00Z', '1.5', { file: 'k.csv', line: 7 }),
      said('2024-03-01T10:00:00Z', '2.5', { file: 'k.csv', line: 8 }),
    ];
    expect(proveBalances(events, statements, [])).toMatchObject([
      {
        status: 'differs',
        at: '2024-03-01T10:00:00Z',
        expected: '2.5',
        actual: '2',
        difference: '0.5',
        since: { line: 7 },
      },
    ]);
  });

  test('statements travel in the ledger file', () => {
    const statements = [
      said('2024-12-31T22:59:59Z', '0'),
      said('2024-12-31T23:59:59Z', '1', { file: 'k.csv', line: 7 }),
    ];
    const text = printLedgerFile({ events: [], statements });
    const parsed = parseLedgerFile(text);
    expect(parsed.ok ? parsed.value.statements : parsed.error).toEqual(statements);
    expect(printLedgerFile({ events: [], statements: [] })).not.toContain('statements');
    const broken = text.replace('"amount":"1"', '"amount":"much"');
    const refused = parseLedgerFile(broken);
    expect(refused.ok ? [] : refused.error.map(({ path }) => path)).toEqual(['statements[1].amount']);
  });
});

describe('a service that speaks of one part alone', () => {
  const events: readonly LedgerEvent[] = [
    { id: 'b', at: '2024-01-01T10:00:00Z', kind: 'buy', wallet: 'A', in: { asset: 'BTC', amount: '2' } },
    { id: 's', at: '2024-03-01T10:00:00Z', kind: 'sell', wallet: 'A', out: { asset: 'BTC', amount: '1' } },
  ];
  const told = (at: string, amount: string): BalanceStatement => ({
    ...{ wallet: 'A', asset: 'BTC', at: `${at}T12:00:00Z`, amount },
    ...{ part: 'Spot', service: 'Exchange' },
  });
  const proof = (...statements: readonly BalanceStatement[]) => proveBalances(events, statements, [])[0];

  test('less than the ledger has: neither proven nor contradicted, and the part is named', () => {
    const statement = told('2024-02-01', '0.5');
    expect(proof(statement)).toEqual({ wallet: 'A', asset: 'BTC', status: 'unproven', actual: '1', told: statement });
  });

  test('the same: proven, and so it stays when a later answer tells less', () => {
    expect(proof(told('2024-02-01', '2'))).toMatchObject({ status: 'proven', expected: '2' });
    expect(proof(told('2024-02-01', '2'), told('2024-04-01', '0.5'))).toMatchObject({
      ...{ status: 'proven', expected: '2', actual: '2', at: '2024-02-01T12:00:00Z' },
    });
  });

  test('more than the ledger has: something is missing, wherever the rest lies', () => {
    expect(proof(told('2024-04-01', '1.5'))).toMatchObject({ status: 'differs', difference: '0.5', actual: '1' });
  });
});
