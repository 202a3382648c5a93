import type { GapFix } from '@cryptax/importers';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Translate, translate } from '../../../../../platform/i18n/strings.ts';
import type { Fix, ReviewCard } from '../../../../../platform/ledger/review-types.ts';
import { gapStrings } from '../strings/gap-strings.ts';
import { reviewStrings } from '../strings/review-strings.ts';
import { type Answer, answersOf, asksFor, fixOf, holdsForOthers, NO_INPUT } from './answers.ts';
import { cardLine, cardTitle, gapLine } from './card-words.ts';

const card = (part: Partial<ReviewCard>): ReviewCard => ({
  id: 'c',
  kind: 'unmatched-transfer',
  cause: { code: 'transfer.unmatched-out', params: {} },
  fixes: ['settle-transfer', 'ignore-row'],
  similar: [],
  direction: 'out',
  ...part,
});
/** Amounts as they are; that they can be hidden is the business of the screen's own function. */
const exactly = (value: string) => value;
const kinds = (answers: readonly Answer[]) => answers.map(({ kind }) => kind);

describe('answers of a card', () => {
  it('are what can have happened to coins that went out, and that came in', () => {
    expect(kinds(answersOf(card({})))).toEqual(['own-wallet', 'spend', 'gift', 'sale', 'lost', 'ignore-row']);
    expect(kinds(answersOf(card({ direction: 'in' })))).toEqual([
      'own-wallet',
      'income',
      'gift',
      'purchase',
      'ignore-row',
    ]);
  });

  it('are one per coin that a ticker can mean', () => {
    const ambiguous = card({
      kind: 'ambiguous-asset',
      fixes: ['choose-asset'],
      choices: ['LUNA', 'LUNC'],
      asset: 'LUNA',
    });
    expect(answersOf(ambiguous)).toEqual([
      { kind: 'choose-asset', asset: 'LUNA' },
      { kind: 'choose-asset', asset: 'LUNC' },
    ]);
    expect(fixOf({ kind: 'choose-asset', asset: 'LUNC' }, ambiguous, NO_INPUT)).toEqual({
      kind: 'choose-asset',
      ticker: 'LUNA',
      asset: 'LUNC',
    });
  });

  it('make no fix before everything asked for is there', () => {
    const missing = card({ kind: 'missing-acquisition', fixes: ['assume-stated'] });
    const answer: Answer = { kind: 'assume-stated' };
    expect(asksFor(answer, missing)).toEqual(['cost', 'acquiredDay']);
    expect(fixOf(answer, missing, { ...NO_INPUT, valueEur: '120' })).toBeUndefined();
    expect(fixOf(answer, missing, { ...NO_INPUT, valueEur: '120', acquiredDay: '2022-01-05' })).toEqual({
      kind: 'assume-stated',
      costEur: '120',
      acquiredAt: '2022-01-05T11:00:00Z',
    });
  });

  it('[MET-06] take the lots of a sale only with words on how they can be shown, and for that sale alone', () => {
    const answer: Answer = { kind: 'sale' };
    expect(asksFor(answer, card({}))).toEqual(['optionalValue', 'lots']);
    const named = { ...NO_INPUT, lotIds: ['b1'] };
    expect(fixOf(answer, card({}), named)).toBeUndefined();
    const fix = fixOf(answer, card({}), { ...named, proof: ' Coin control ' });
    const lots = { ids: ['b1'], proof: 'Coin control' };
    expect(fix).toEqual({ kind: 'settle-transfer', as: { kind: 'sale', lots } });
    expect(fix && holdsForOthers(fix)).toBe(false);
  });

  it('know which of them hold for others', () => {
    const income: Fix = { kind: 'settle-transfer', as: { kind: 'income', incomeKind: 'staking' } };
    const sale: Fix = { kind: 'settle-transfer', as: { kind: 'sale', valueEur: '5' } };
    expect([holdsForOthers(income), holdsForOthers(sale)]).toEqual([true, false]);
  });
});

describe('cardLine', () => {
  const german: Translate<typeof reviewStrings.table> = (key, ...rest) => translate(reviewStrings, 'de', key, ...rest);
  const line = (part: Partial<ReviewCard>) =>
    cardLine(card(part), {
      t: german,
      locale: 'de',
      quantity: exactly,
      euro: (value) => `<${value}>`,
      source: (id) => id,
    });
  const doubt = (code: string, params: Readonly<Record<string, string>>) =>
    line({ kind: 'doubtful-price', asset: 'SOL', cause: { code, params } }).replaceAll('\u00a0', ' ');

  it('writes prices as the language does, and hands amounts of the user to what may hide them', () => {
    expect(doubt('price.jump', { price: '1000.5', neighbours: '100 102' })).toContain(
      'Der Kurs von SOL (1.000,50 €) weicht stark von den Tagen davor und danach ab (100,00 €, 102,00 €).',
    );
    expect(
      doubt('price.second-source', { source: 'kraken', price: '0.5', second: 'mine.csv', secondPrice: '0.6' }),
    ).toContain('0,5000 € (kraken) und 0,6000 € (mine.csv)');
    expect(doubt('price.legs-differ', { in: '70.1', out: '50' })).toContain('<70.1> erhalten, <50> gegeben');
  });

  it('says how much of an assumption is still needed, and what is held too much', () => {
    const spare = { kind: 'spare-assumption', asset: 'BTC', wallet: 'W', amount: '0.3' } as const;
    const params = { rest: '0.2', total: '0.5' };
    const part = card({ ...spare, cause: { code: 'assumption.needed-in-part', params } });
    const whole = card({ ...spare, cause: { code: 'assumption.not-needed', params: {} } });
    expect([cardTitle(part, german), cardTitle(whole, german)]).toEqual([
      'Annahme nur noch zum Teil nötig',
      'Annahme nicht mehr nötig',
    ]);
    expect(line(part)).toContain('nur noch 0.2 von 0.5 BTC nötig');
    for (const each of [part, whole]) expect(line(each)).toContain('stehen 0.3 BTC zu viel');
  });

  it('counts seconds in words that fit', () => {
    const apart = (seconds: string) =>
      line({ kind: 'possible-duplicate', cause: { code: 'duplicate.possible', params: { seconds } } });
    expect([apart('1'), apart('2')]).toEqual([
      'Zwei Buchungen gleichen sich, eine Sekunde auseinander. Nichts wurde verworfen.',
      'Zwei Buchungen gleichen sich, 2 Sekunden auseinander. Nichts wurde verworfen.',
    ]);
    expect(apart('32400')).toContain('gleichen sich, 9 Stunden auseinander. Eine ist von Hand erfasst.');
  });
});

/** Every code the gap detective can give, with the parameters it gives (packages/importers/src/gaps). */
const EVIDENCE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'receipt.purchase': { amount: '0.5', asset: 'BTC', at: '2024-01-15T08:00:00Z', file: 'k.csv', line: '7' },
  'receipt.income': { amount: '0.5', asset: 'BTC', at: '2024-01-15T08:00:00Z', file: 'k.csv', line: '7' },
  'receipts.purchase': { amount: '0.5', asset: 'BTC', count: '2' },
  'receipts.income': { amount: '0.5', asset: 'BTC', count: '2' },
  'withdrawal.arrived-in-own-wallet': { amount: '1', asset: 'BTC', from: 'A', to: 'B', at: '2024-01-15T08:00:00Z' },
  'deposit.sent-from-own-wallet': { amount: '1', asset: 'BTC', from: 'A', to: 'B', at: '2024-01-15T08:00:00Z' },
  'deposit.held-in-own-wallet': { amount: '1', asset: 'BTC', from: 'A', to: 'B', at: '2024-01-15T08:00:00Z' },
  'deposit.assumed': { amount: '1', asset: 'BTC', wallet: 'A' },
  'coin.renamed': { wallet: 'A', old: 'B', held: '9', asset: 'C', amount: '9', at: '2023-10-25T00:00:00Z' },
  'hole.between-files': { wallet: 'A', from: '2023-01-12', to: '2023-09-01', amount: '1', asset: 'BTC' },
  'hole.silence': { wallet: 'A', from: '2023-01-12', to: '2023-09-01', amount: '1', asset: 'BTC' },
  'zone.was-berlin': { file: 'k.csv', hours: '', count: '3', asset: 'BTC' },
  'zone.was-utc': { file: 'k.csv', hours: '', count: '3', asset: 'BTC' },
  'zone.hours': { file: 'k.csv', hours: '−5', count: '3', asset: 'BTC' },
  'duplicate.whole-file': { file: 'k.csv', other: 'l.csv', count: '3', rows: '3' },
  'duplicate.some-rows': { file: 'k.csv', other: 'l.csv', count: '3', rows: '9' },
  'fee.inside-amount': { file: 'k.csv', count: '3', fees: '0.01', asset: 'BTC' },
  'fee.own-row': { count: '3', fees: '0.01', asset: 'BTC' },
};

describe('gapLine', () => {
  it.each(Object.entries(EVIDENCE))('%s has a whole sentence in both languages', (code, params) => {
    const fix = { evidence: { code, params } } as unknown as GapFix;
    for (const locale of LOCALES) {
      const t: Translate<typeof gapStrings.table> = (key, ...rest) => translate(gapStrings, locale, key, ...rest);
      const line = gapLine(fix, { t, locale, quantity: exactly });
      expect(line).not.toMatch(/\{\{|undefined/);
      expect(line).not.toBe(t('gapNone'));
    }
  });

  it('speaks of one as of one', () => {
    const params = { ...EVIDENCE['duplicate.some-rows'], count: '1' };
    const fix = { evidence: { code: 'duplicate.some-rows', params } } as unknown as GapFix;
    const t: Translate<typeof gapStrings.table> = (key, ...rest) => translate(gapStrings, 'de', key, ...rest);
    expect(gapLine(fix, { t, locale: 'de', quantity: exactly })).toBe(
      'Eine von 9 Buchungen aus k.csv steht schon in l.csv. Das Duplikat entfernen.',
    );
  });

  it('writes days as people do', () => {
    const fix = { evidence: { code: 'hole.silence', params: EVIDENCE['hole.silence'] } } as unknown as GapFix;
    const t: Translate<typeof gapStrings.table> = (key, ...rest) => translate(gapStrings, 'de', key, ...rest);
    expect(gapLine(fix, { t, locale: 'de', quantity: exactly })).toBe(
      'A ist von 12.01.2023 bis 01.09.2023 auffällig still.',
    );
  });
});
