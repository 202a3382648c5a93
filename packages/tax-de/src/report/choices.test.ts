import { readFileSync } from 'node:fs';
import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { buy, leg, moment, sell, swap, transfer } from '../testing/events.ts';
import { CHOICES } from './choices.data.ts';
import { choicesUsed } from './choices.ts';

/** `| P23-05 | rule | source | mark |` */
const RULE_ROW = /^\| ([A-Z0-9]+-\d{2}) \|.*\| ([^|]+) \|$/gm;

function ids(...events: LedgerEvent[]): readonly string[] {
  const always = new Set(CHOICES.filter(({ when }) => when === 'always').map(({ id }) => id));
  return choicesUsed(events, DEFAULT_SETTINGS, [])
    .map(({ id }) => id)
    .filter((id) => !always.has(id));
}

describe('open points of the law', () => {
  /** Id and mark of each rule. */
  const rules = [...readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8').matchAll(RULE_ROW)].map(
    ([, id = '', mark = '']) => ({ id, decided: /\bD\b/.test(mark) }),
  );

  test('[REC-04] each belongs to a rule that is marked as decided', () => {
    const decided = new Set(rules.filter((rule) => rule.decided).map(({ id }) => id));
    expect(CHOICES.filter(({ rule }) => !decided.has(rule)).map(({ id }) => id)).toEqual([]);
    expect(new Set(CHOICES.map(({ id }) => id)).size).toBe(CHOICES.length);
  });

  test('[REC-04] each decided rule of the law itself can appear on the method page', () => {
    const printed = new Set(CHOICES.map(({ rule }) => rule));
    const law = rules.filter(({ id, decided }) => decided && /^(P23|LIM|L22|LOSS|CAP|MET)-/.test(id));
    expect(law.length).toBeGreaterThan(10);
    expect(law.filter(({ id }) => !printed.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test('[REC-04] a ledger names only what it rests on', () => {
    expect(ids(buy('b', '2024-01-10', '1 BTC', '1.00', { fee: '1 EUR' }))).toEqual([]);
    expect(ids(buy('b', '2024-01-10', '1 BTC', '1.00', { fee: '0.1 BTC' }))).toEqual(['fee-in-coin-received']);
    expect(ids(buy('b', '2024-01-10', '1 BTC', '1.00', { fee: '0.1 BNB' }))).toEqual(['coin-fee-on-purchase']);
    expect(ids(sell('s', '2024-01-10', '1 BTC', '1.00', { fee: '0.1 BTC' }))).toEqual(['coin-fee-on-disposal']);
    expect(ids(sell('s', '2024-01-10', '1 BTC', '1.00', { fee: '1 USD', feeValue: '0.90' }))).toEqual([]);
    expect(ids(swap('x', '2024-01-10', '1 BTC', '1 ETH', '1.00', { fee: '1 EUR' }))).toEqual([
      'one-value-for-both-legs',
      'fiat-fee-on-swap',
    ]);
    expect(ids(transfer('t', '2024-01-10', '1 BTC', 'B', { fee: '0.1 BTC' }))).toEqual(['transfer-fee']);
  });

  test('[REC-04] receipts for nothing, lost and redeemed coins, migrations and derivatives', () => {
    const at = moment('2024-01-10');
    const wallet = 'A';
    expect(
      ids(
        { id: '1', at, wallet, kind: 'gift-in', in: leg('1 ARB'), valueEur: '0.00' },
        { id: '2', at, wallet, kind: 'lost', out: leg('1 BTC') },
        { id: '3', at, wallet, kind: 'redeem', out: leg('1 BAT') },
        { id: '4', at, wallet, kind: 'migration', out: leg('1 OLD'), in: leg('1 NEW') },
        { id: '5', at, wallet, kind: 'derivative', derivativeKind: 'funding', valueEur: '1.00' },
      ),
    ).toEqual([
      'lost-coins',
      'redeemed-tokens',
      'free-airdrop',
      'migration',
      'derivatives-section-20',
      'flat-tax-cents',
    ]);
    expect(ids({ id: '1', at, wallet, kind: 'gift-in', in: leg('1 ARB'), valueEur: '10.00' })).toEqual([]);
  });
});
