/**
 * Statements about one coin of one wallet by one speaker, in columns: a file with a running balance says one for each row, and
 * a record for each would be as heavy as the entries themselves.
 */
import { defined, groupBy, isRecord } from '@cryptax/kernel';
import type { BalanceStatement } from '@cryptax/ledger';

export interface StatementSeries extends Omit<BalanceStatement, 'at' | 'amount' | 'line'> {
  readonly at: readonly string[];
  readonly amount: readonly string[];
  /** 0 where a statement names no line; absent where none does. */
  readonly line?: readonly number[];
}

export function seriesOf(statements: readonly BalanceStatement[]): readonly StatementSeries[] {
  const groups = groupBy(statements, ({ wallet, asset, part = '', file = '', service = '' }) =>
    [wallet, asset, part, file, service].join('\u0000'),
  );
  return [...groups.values()].map((group) => {
    const { at: _, amount: __, line: ___, ...head } = group[0] as BalanceStatement;
    const columns = { at: group.map(({ at }) => at), amount: group.map(({ amount }) => amount) };
    const hasLines = group.some(({ line }) => line !== undefined);
    return { ...head, ...columns, ...(hasLines ? { line: group.map(({ line = 0 }) => line) } : {}) };
  });
}

export function statementsOf({ at, amount, line, ...head }: StatementSeries): readonly BalanceStatement[] {
  return at.map((moment, i) => {
    const row = line?.[i] ?? 0;
    return { ...head, at: moment, amount: amount[i] ?? '0', ...(row === 0 ? {} : { line: row }) };
  });
}

/** Pieces that are small enough to travel. */
export function pieces(series: StatementSeries, size: number): readonly StatementSeries[] {
  const count = Math.ceil(series.at.length / size);
  return Array.from({ length: count }, (_, i) => {
    const cut = <T>(list: readonly T[]) => list.slice(i * size, (i + 1) * size);
    const { line } = series;
    const columns = { at: cut(series.at), amount: cut(series.amount) };
    return { ...series, ...columns, ...defined({ line: line === undefined ? undefined : cut(line) }) };
  });
}

/** `2024-03-01T23:00:00Z`, also with parts of a second. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;
const DECIMAL = /^-?\d{1,200}(?:\.\d{1,200})?$/;

/** It comes from another device, or from storage that may be damaged. */
export function isSeries(value: unknown): value is StatementSeries {
  if (!isRecord(value)) return false;
  const { wallet, asset, at, amount, line = [], part, file, service } = value;
  const isList = (list: unknown, isFit: (item: unknown) => boolean): list is readonly unknown[] =>
    Array.isArray(list) && list.every(isFit);
  const isName = (name: unknown) => typeof name === 'string' && name !== '';
  return (
    isName(wallet) &&
    isName(asset) &&
    [part, file, service].every((name) => name === undefined || typeof name === 'string') &&
    isList(at, (text) => typeof text === 'string' && MOMENT.test(text)) &&
    isList(amount, (text) => typeof text === 'string' && DECIMAL.test(text)) &&
    isList(line, Number.isSafeInteger) &&
    at.length === amount.length
  );
}
