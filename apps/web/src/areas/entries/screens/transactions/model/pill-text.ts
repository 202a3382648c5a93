/** Pills in the address: `kind:sell,buy;-asset:BTC;value:>100;days:2024-01-01..`. What cannot be read is left out. */
import { defined, parseDay, parseDecimal } from '@cryptax/kernel';
import type { SavedView } from '../../../../../platform/ledger/edit-types.ts';
import { type Bound, CHOICE_FIELDS, isTaxValue, type Pill, RANGE_FIELDS, withPill } from './filter-pills.ts';
import { LIST_TABS, type ListView, printSort, readSort } from './list-view.ts';

export function printPills(pills: readonly Pill[]): string {
  return pills.flatMap((pill) => printPill(pill) ?? []).join(';');
}

function printPill(pill: Pill): string | undefined {
  switch (pill.kind) {
    case 'choice':
      return `${pill.isNot ? '-' : ''}${pill.field}:${pill.values.map(encodeURIComponent).join(',')}`;
    case 'range':
      return `${pill.field}:${printBound(pill.bound)}`;
    case 'days':
      return `days:${pill.from ?? ''}..${pill.to ?? ''}`;
    case 'tax':
      return `tax:${pill.value}`;
    // The year has a place of its own in the address: it is the year of all screens.
    case 'year':
      return undefined;
  }
}

export function readPills(text: string): readonly Pill[] {
  return text
    .split(';')
    .flatMap((part) => readPill(part) ?? [])
    .reduce<readonly Pill[]>(withPill, []);
}

function readPill(part: string): Pill | undefined {
  const cut = part.indexOf(':');
  const [name, value] = [part.slice(0, Math.max(cut, 0)), part.slice(cut + 1)];
  if (cut < 1 || value === '') return undefined;
  const isNot = name.startsWith('-');
  const field = CHOICE_FIELDS.find((each) => each === (isNot ? name.slice(1) : name));
  if (field !== undefined) {
    const values = value.split(',').map(decoded).filter(Boolean);
    return values.length > 0 ? { kind: 'choice', field, isNot, values } : undefined;
  }
  const range = RANGE_FIELDS.find((each) => each === name);
  const bound = range === undefined ? undefined : readBound(value);
  if (range !== undefined) return bound && { kind: 'range', field: range, bound };
  if (name === 'tax') return isTaxValue(value) ? { kind: 'tax', value } : undefined;
  return name === 'days' ? readDays(value) : undefined;
}

function readDays(value: string): Pill | undefined {
  const [from = '', to = ''] = value.split('..');
  const days = [from, to].map((day) => (parseDay(day).ok ? day : undefined));
  if (days[0] === undefined && days[1] === undefined) return undefined;
  return { kind: 'days', ...defined({ from: days[0], to: days[1] }) };
}

const SIGNS = { more: '>', less: '<', equal: '=' } as const;

function printBound(bound: Bound): string {
  return bound.op === 'between' ? `${bound.amount}~${bound.to}` : `${SIGNS[bound.op]}${bound.amount}`;
}

function readBound(text: string): Bound | undefined {
  const [amount = '', to] = text.replace(/^[<>=]/, '').split('~');
  if (!parseDecimal(amount).ok) return undefined;
  if (to !== undefined) return parseDecimal(to).ok ? { op: 'between', amount, to } : undefined;
  const op = text.startsWith('>') ? 'more' : text.startsWith('<') ? 'less' : text.startsWith('=') ? 'equal' : undefined;
  return op && { op, amount };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** A view the user keeps: tab, pills, words and order, as the plain texts the address uses. */
export function savedViewOf(id: string, name: string, view: ListView): SavedView {
  const { tab, pills, search, sort } = view;
  return { id, name, data: { tab, filter: printPills(pills), search, sort: printSort(sort) } };
}

export function viewOfSaved({ data }: SavedView): ListView {
  const text = (name: string): string => {
    const value =
      typeof data === 'object' && data !== null && name in data ? (data as Record<string, unknown>)[name] : '';
    return typeof value === 'string' ? value : '';
  };
  return {
    tab: LIST_TABS.find((tab) => tab === text('tab')) ?? 'all',
    pills: readPills(text('filter')),
    search: text('search'),
    sort: readSort(text('sort')),
  };
}
