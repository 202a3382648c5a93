import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RowAccount, type RowOutcome } from './row-outcome.ts';

const outcome = fc.constantFrom<RowOutcome>(
  { kind: 'event', eventIds: ['e'] },
  { kind: 'part', eventIds: ['e'] },
  { kind: 'duplicate', of: 'k' },
  { kind: 'ignored', code: 'fiat-only' },
  { kind: 'review', code: 'type.unknown', params: {} },
);

test('an account closes only when every row is settled, and then has exactly these rows', () => {
  fc.assert(
    fc.property(fc.array(fc.option(outcome, { nil: undefined }), { maxLength: 40 }), (fates) => {
      const account = new RowAccount();
      const tickets = fates.map((_, index) => account.open(index + 2));
      for (const [index, fate] of fates.entries()) if (fate !== undefined) account.settle(tickets[index] ?? -1, fate);
      if (fates.includes(undefined)) {
        expect(() => account.close(String)).toThrow('without an outcome');
        return;
      }
      const seen: [number, RowOutcome][] = [];
      account.close(String).forEach((fate, line, key) => {
        expect(key).toBe(String(line - 2));
        seen.push([line, fate]);
      });
      expect(seen).toEqual(fates.map((fate, index) => [index + 2, fate]));
    }),
  );
});

test('no row is settled twice', () => {
  const account = new RowAccount();
  const ticket = account.open(1);
  account.settle(ticket, { kind: 'ignored', code: 'fiat-only' });
  expect(() => account.settle(ticket, { kind: 'ignored', code: 'fiat-fee' })).toThrow('settled once');
});
