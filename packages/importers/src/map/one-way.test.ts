import type { Instant } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import type { FormatKind } from '../formats/format.ts';
import { isOneWay } from './one-way.ts';
import type { RowFacts } from './row-facts.ts';

const side = { asset: 'DAI', amount: '1' };

function row(kind: FormatKind, direction: 'in' | 'out'): RowFacts {
  return { ticket: 0, at: 0 as Instant, kind, wallet: 'W', [direction]: side };
}

test.each([
  [[row('transfer-in', 'in')], true],
  [[row('transfer-out', 'out'), row('transfer-out', 'out'), row('fee', 'out')], true],
  [[row('transfer-out', 'out'), row('transfer-in', 'in')], false],
  [[row('swap', 'out')], false],
] as const)('%#: movements of one direction are no exchange', (rows, expected) => {
  expect(isOneWay(rows)).toBe(expected);
});
