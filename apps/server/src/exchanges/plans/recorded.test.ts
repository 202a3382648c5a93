/** Every plan, and the library's own words for other exchanges, against answers whose source is named. */
import type { ExchangeStream } from '@cryptax/api-contract';
import { describe, expect, test } from 'vitest';
import { RECORDED, type RecordedHistory, replay } from '../testing/recorded-exchange.ts';

describe.each(RECORDED)('$name', (one) => {
  test('names its source', () => {
    expect(one.source).toMatch(/^https:\/\/|^[\w.-]+\/[\w.-]+: |^ccxt \d/);
    expect(one.read).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(['recorded', 'documented']).toContain(one.kind);
  });

  const histories = Object.entries(one.histories) as [ExchangeStream, RecordedHistory][];
  test.each(histories)('%s', async (stream, history) => {
    expect(await replay(one, stream, history)).toEqual([...history.expected].sort());
  });
});
