/** What an event must be to answer a question: chosen lists, left-out lists, and the words that its text must hold. */
import { compare, dec } from '@cryptax/kernel';
import { type LedgerEvent, sidesOf } from '@cryptax/ledger';
import type { DecimalRange, EventFilter } from '../event-types.ts';
import { sourceOfEvent } from './source-names.ts';

type Choices = NonNullable<EventFilter['not']>;

/** Fits every list that is given. */
export function isNarrowed(event: LedgerEvent, choices: Choices): boolean {
  return CHOICES.every((choice) => choices[choice] === undefined || isChosen(event, choices, choice));
}

/** Fits any list that is given. */
export function isExcluded(event: LedgerEvent, choices: Choices): boolean {
  return CHOICES.some((choice) => choices[choice] !== undefined && isChosen(event, choices, choice));
}

const CHOICES: readonly (keyof Choices)[] = ['kinds', 'incomeKinds', 'assets', 'wallets', 'sources'];

function isChosen(event: LedgerEvent, choices: Choices, choice: keyof Choices): boolean {
  switch (choice) {
    case 'kinds':
      return isIn(choices.kinds, event.kind);
    case 'incomeKinds':
      return event.kind === 'income' && isIn(choices.incomeKinds, event.incomeKind);
    case 'assets':
      return assetsOf(event).some((asset) => isIn(choices.assets, asset));
    case 'wallets':
      return walletsOf(event).some((wallet) => isIn(choices.wallets, wallet));
    case 'sources':
      return isIn(choices.sources, sourceOfEvent(event));
  }
}

export function assetsOf(event: LedgerEvent): readonly string[] {
  const { out, in: into } = sidesOf(event);
  const assets = [
    ...(out === undefined ? [] : [out.asset]),
    ...(into === undefined ? [] : [into.asset]),
    ...(event.kind === 'fork' ? [event.asset] : []),
  ];
  return [...new Set(assets)];
}

export function walletsOf(event: LedgerEvent): readonly string[] {
  return event.kind === 'transfer' ? [event.wallet, event.toWallet] : [event.wallet];
}

export function searchText(event: LedgerEvent, day: string): string {
  const { id, at, kind, note, txHash, address, source } = event;
  const legs = Object.values(sidesOf(event)).map(({ amount }) => amount);
  const reference = 'bankReference' in event ? event.bankReference : undefined;
  const label = event.kind === 'income' ? event.incomeKind : '';
  const parts = [
    id,
    at,
    day,
    kind,
    label,
    note,
    txHash,
    address,
    reference,
    source?.file,
    ...assetsOf(event),
    ...walletsOf(event),
    ...legs,
  ];
  return parts.filter(Boolean).join('\n').toLowerCase();
}

export function isIn<T>(list: readonly T[] | undefined, value: T): boolean {
  return list === undefined || list.includes(value);
}

/** A bound such as "value over 100". An event without the figure does not fit: unknown is not zero. */
export function isWithin(value: string | undefined, range: DecimalRange | undefined): boolean {
  if (range === undefined) return true;
  if (value === undefined) return false;
  const figure = dec(value);
  return (
    (range.from === undefined || compare(figure, dec(range.from)) >= 0) &&
    (range.to === undefined || compare(figure, dec(range.to)) <= 0)
  );
}
