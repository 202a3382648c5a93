/** The parts of a year's figure as exact fractions: the slow way, taken when the estimate is too close to call. */
import { EURO, type EventTable, FLAG } from './event-table.ts';
import { type Fraction, minus, times, ZERO_FRACTION } from './exact.ts';
import type { Figures } from './figures.ts';
import { ENTRY, isDisposal } from './journal.ts';
import type { LotBook } from './lot-book.ts';
import type { FigureName } from './year-figures.ts';

export function exactYearParts(
  name: FigureName,
  first: number,
  end: number,
  events: EventTable,
  book: LotBook,
  figures: Figures,
): Fraction[] {
  const { journal } = book;
  const parts: Fraction[] = [];
  for (let entry = first; entry < end; entry++) {
    const kind = journal.kind[entry] as number;
    const slot = journal.slot[entry] as number;
    if (kind === ENTRY.income) addIfPresent(parts, incomePart(name, slot, events));
    else if (kind === ENTRY.marginSale) addIfPresent(parts, marginSalePart(name, events.euro(slot, EURO.price)));
    else if (kind === ENTRY.derivative) addIfPresent(parts, derivativePart(name, slot, events));
    else if (isDisposal(kind)) {
      const last = journal.end(entry);
      for (let i = journal.first[entry] as number; i < last; i++) {
        addIfPresent(parts, disposalPart(name, entry, i, figures.isTaxFree(slot, i), figures));
      }
    }
  }
  return parts;
}

function incomePart(name: FigureName, slot: number, events: EventTable): Fraction | null {
  if (name === 'incomeGross') return events.euro(slot, EURO.cost);
  if (name === 'incomeExpenses') return events.euro(slot, EURO.fee);
  return name === 'incomeNet' ? minus(events.euro(slot, EURO.cost), events.euro(slot, EURO.fee)) : null;
}

function derivativePart(name: FigureName, slot: number, events: EventTable): Fraction | null {
  const value = events.euro(slot, EURO.price);
  if (name === 'derivativeNet') return value;
  const lowersGains = ((events.flags[slot] as number) & FLAG.commission) !== 0;
  if (name === 'derivativeGains') return value.n > 0n || lowersGains ? value : null;
  return name === 'derivativeLosses' && value.n < 0n && !lowersGains ? value : null;
}

function marginSalePart(name: FigureName, value: Fraction): Fraction | null {
  const isGain = value.n > 0n;
  if (name === 'net') return value;
  if (name === 'proceeds' || name === 'gains') return isGain ? value : null;
  if (name === 'losses') return isGain ? null : value;
  return name === 'cost' && !isGain ? minus(ZERO_FRACTION, value) : null;
}

/** The same figures of the parts outside the holding period. */
const FREE_PARTS: Readonly<Partial<Record<FigureName, FigureName>>> = {
  freeProceeds: 'proceeds',
  freeCost: 'cost',
  freeExpenses: 'expenses',
};

function disposalPart(
  name: FigureName,
  entry: number,
  fragment: number,
  isTaxFree: boolean,
  figures: Figures,
): Fraction | null {
  if (name === 'taxFreeGain') return isTaxFree ? figures.exactGain(entry, fragment) : null;
  const counted = FREE_PARTS[name];
  if (isTaxFree !== (counted !== undefined)) return null;
  switch (counted ?? name) {
    case 'proceeds':
      return times(figures.exactProceeds(entry), figures.exactShare(entry, fragment));
    case 'cost':
      return figures.exactCost(fragment);
    case 'expenses':
      return times(figures.exactExpenses(entry), figures.exactShare(entry, fragment));
    case 'net':
      return figures.exactGain(entry, fragment);
    case 'gains':
    case 'losses': {
      const gain = figures.exactGain(entry, fragment);
      return gain.n > 0n === (name === 'gains') ? gain : null;
    }
    default:
      return null;
  }
}

function addIfPresent(parts: Fraction[], part: Fraction | null): void {
  if (part !== null) parts.push(part);
}
