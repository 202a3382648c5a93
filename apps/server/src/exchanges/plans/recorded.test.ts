/** Every plan, and the library's own words for other exchanges, against answers whose source is named. */
import { CONNECTABLE_EXCHANGES, type ExchangeStream } from '@cryptax/api-contract';
import { describe, expect, test } from 'vitest';
import { RECORDED, type RecordedHistory, replay } from '../testing/recorded-exchange.ts';
import { PLANS } from './plan-of.ts';

describe.each(RECORDED)('$name', (one) => {
  test('names its source', () => {
    expect(one.source).toMatch(/^https:\/\/|^[\w.-]+\/[\w.-]+: |^ccxt \d/);
    expect(one.read).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(['recorded', 'documented']).toContain(one.kind);
  });

  test('was worked out by hand', () => {
    expect(one.workedOut).toMatch(/^\d{4}-\d{2}-\d{2}, by hand from the answers alone, before the comparison(?:;|$)/);
  });

  const histories = Object.entries(one.histories) as [ExchangeStream, RecordedHistory][];
  test.each(histories)('%s', async (stream, history) => {
    expect(await replay(one, stream, history)).toEqual([...history.expected].sort());
  });
});

test('the catalogue says what each exchange was held against; plans without recordings rest on documented shapes', () => {
  const kindsOf = (id: string) => {
    const alike = ({ exchange }: { readonly exchange: string }) =>
      exchange === id || (PLANS[id] !== undefined && PLANS[exchange] === PLANS[id]);
    return RECORDED.filter(alike).map(({ kind }) => kind);
  };
  for (const { id, evidence } of CONNECTABLE_EXCHANGES) {
    const kinds = kindsOf(id);
    const isKnown = kinds.length > 0 || PLANS[id] !== undefined;
    expect([id, evidence]).toEqual([id, kinds.includes('recorded') ? 'recorded' : isKnown ? 'documented' : 'none']);
  }
  expect(new Set(RECORDED.map(({ exchange }) => exchange)).size).toBeGreaterThanOrEqual(26);
  for (const id of Object.keys(PLANS)) expect([id, kindsOf(id).length]).not.toEqual([id, 0]);
});
