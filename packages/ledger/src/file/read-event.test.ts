/** Every field of an event that can be wrong, and the one error it gives. */
import { describe, expect, test } from 'vitest';
import { fault, SELL } from '../testing/ledger-text.ts';

describe('one event', () => {
  test.each([
    [{ id: undefined }, 'field.missing', 'id'],
    [{ id: '' }, 'text.empty', 'id'],
    [{ id: 7 }, 'field.wrong-type', 'id'],
    [{ id: 'x'.repeat(201) }, 'text.too-long', 'id'],
    [{ id: 'a\u001b[2J' }, 'text.control-character', 'id'],
    [{ wallet: ' A' }, 'text.outer-space', 'wallet'],
    [{ wallet: 'w'.repeat(201) }, 'text.too-long', 'wallet'],
    [{ kind: undefined }, 'field.missing', 'kind'],
    [{ kind: 'hodl' }, 'field.unknown-value', 'kind'],
    [{ kind: 'toString' }, 'field.unknown-value', 'kind'],
    [{ kind: 3 }, 'field.wrong-type', 'kind'],
    [{ at: '2024-01-03' }, 'time.malformed', 'at'],
    [{ at: '2024-02-30T10:00:00Z' }, 'time.out-of-range', 'at'],
    [{ at: '2024-01-03T10:00:00.250Z' }, 'time.finer-than-second', 'at'],
    [{ at: 1704276000 }, 'field.wrong-type', 'at'],
    [{ in: 'BTC' }, 'field.wrong-type', 'in'],
    [{ in: { asset: 'BTC' } }, 'field.missing', 'in.amount'],
    [{ in: { amount: '1' } }, 'field.missing', 'in.asset'],
    [{ in: { asset: 'EUR', amount: '1' } }, 'asset.fiat', 'in.asset'],
    [{ in: { asset: 'a'.repeat(161), amount: '1' } }, 'text.too-long', 'in.asset'],
    [{ in: { asset: 'BTC', amount: 1 } }, 'decimal.not-text', 'in.amount'],
    [{ in: { asset: 'BTC', amount: '0' } }, 'decimal.zero', 'in.amount'],
    [{ in: { asset: 'BTC', amount: '0.000' } }, 'decimal.zero', 'in.amount'],
    [{ in: { asset: 'BTC', amount: '-0.5' } }, 'decimal.negative', 'in.amount'],
    [{ in: { asset: 'BTC', amount: '1,5' } }, 'decimal.malformed', 'in.amount'],
    [{ in: { asset: 'BTC', amount: '1e3' } }, 'decimal.malformed', 'in.amount'],
    [{ in: { asset: 'BTC', amount: 'NaN' } }, 'decimal.malformed', 'in.amount'],
    [{ in: { asset: 'BTC', amount: '' } }, 'decimal.malformed', 'in.amount'],
    [{ in: { asset: 'BTC', amount: `0.${'1'.repeat(31)}` } }, 'decimal.too-long', 'in.amount'],
    [{ in: { asset: 'BTC', amount: '9'.repeat(1_000_000) } }, 'decimal.too-long', 'in.amount'],
    [{ valueEur: '-1.00' }, 'decimal.negative', 'valueEur'],
    [{ valueEur: 4000 }, 'decimal.not-text', 'valueEur'],
    [{ fee: { asset: 'USD', amount: '1' } }, 'field.missing', 'fee.valueEur'],
    [{ fee: { asset: 'BNB', amount: '-1' } }, 'decimal.negative', 'fee.amount'],
    [{ fee: { asset: 'BTC', amount: '0.1' } }, 'event.fee-eats-all', 'fee.amount'],
    [{ note: 5 }, 'field.wrong-type', 'note'],
    [{ source: { file: 'a.csv', line: 0 } }, 'number.not-a-line', 'source.line'],
    [{ source: { file: 'a.csv', line: 1, lines: [] } }, 'list.empty', 'source.lines'],
    [{ source: { file: 'a.csv', line: 1, lines: [1, 1] } }, 'list.repeated', 'source.lines'],
    [{ valueOrigin: { source: 'x', method: 'guess' } }, 'field.unknown-value', 'valueOrigin.method'],
  ])('with %j is refused', (change, code, field) => {
    expect(fault(change)).toEqual({ code, path: `events[0].${field}` });
  });

  test.each([
    [{ kind: 'swap', out: { asset: 'ETH', amount: '1' }, nature: 'magic' }, 'field.unknown-value', 'nature'],
    [{ kind: 'swap' }, 'field.missing', 'out'],
    [{ kind: 'income', incomeKind: 'salary' }, 'field.unknown-value', 'incomeKind'],
    [{ kind: 'income' }, 'field.missing', 'incomeKind'],
    [{ kind: 'gift-in', acquiredAt: '2024-01-03T10:00:01Z' }, 'time.after-event', 'acquiredAt'],
    [{ kind: 'fork', asset: 'BTC' }, 'event.fork-of-itself', 'in.asset'],
    [{ kind: 'assumed-acquisition', basis: 'zero-cost' }, 'event.zero-cost-with-value', 'valueEur'],
    [{ kind: 'assumed-acquisition', basis: 'guess' }, 'field.unknown-value', 'basis'],
  ])('of its kind with %j is refused', (change, code, field) => {
    expect(fault(change)).toEqual({ code, path: `events[0].${field}` });
  });

  test.each([
    [{ lotIds: [] }, 'list.empty', 'lotIds'],
    [{ lotIds: ['e1', 'e1'] }, 'list.repeated', 'lotIds'],
    [{ lotIds: 'e1' }, 'field.wrong-type', 'lotIds'],
    [{ lotIds: [1] }, 'field.wrong-type', 'lotIds[0]'],
  ])('of sale with %j is refused', (change, code, field) => {
    expect(fault(change, SELL)).toEqual({ code, path: `events[0].${field}` });
  });
});
