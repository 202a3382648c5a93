/** Each order of lots on the copy's events: is it kept, is everything sold, does the same remain as in the source? */
import { add, compare, dec, divide, equals, formatDecimal, normalize, sum } from '@cryptax/kernel';
import {
  DEFAULT_SETTINGS,
  type DisposalView,
  type LedgerEvent,
  type LotPartView,
  type Method,
  type Scope,
} from '@cryptax/ledger';
import { computeLedger, loadEngine } from '@cryptax/tax-de';
import { holdingsByAsset } from '../../../../platform/ledger/worker/tax-figures.ts';
import type { CheckOutcome } from '../../self-test-types.ts';
import { type Bench, type Check, disagreement, every, failed, sameEntries } from '../check.ts';

export type OrderMethod = Extract<Method, 'FIFO' | 'LIFO' | 'HIFO'>;

/** Wide enough that costs per unit which differ in the books differ here. */
const UNIT_SCALE = 12;

/** Whether `second` may come after `first` within one sale. */
const IN_ORDER: Readonly<Record<OrderMethod, (first: LotPartView, second: LotPartView) => boolean>> = {
  FIFO: (first, second) => first.acquiredAt <= second.acquiredAt,
  LIFO: (first, second) => first.acquiredAt >= second.acquiredAt,
  // Costs are published in cents, so the cost per unit of a part is known to a cent per part.
  HIFO: (first, second) => compare(add(unitCost(first), slack(first, second)), unitCost(second)) >= 0,
};

function unitCost({ cost, amount }: LotPartView) {
  return divide(dec(cost), dec(amount), UNIT_SCALE, 'half-even');
}

function slack(first: LotPartView, second: LotPartView) {
  const ofOne = (part: LotPartView) => divide(dec('0.01'), dec(part.amount), UNIT_SCALE, 'up');
  return add(ofOne(first), ofOne(second));
}

async function sales({ book }: Bench, method: OrderMethod): Promise<readonly DisposalView[]> {
  const { valued, settings } = await book();
  // Pools with a method of their own would mix orders.
  return loadEngine(valued, { ...settings.match, method, poolMethods: [] }).disposals();
}

export function orderKept(method: OrderMethod): Check {
  return async (bench) => {
    const { valued, place } = await bench.book();
    // A sale that names its lots has no order to keep.
    const isNamed = (eventId: string) => {
      const event = valued[place.get(eventId) ?? -1];
      return event !== undefined && 'lotIds' in event && event.lotIds !== undefined;
    };
    const ordered = (await sales(bench, method)).filter(({ eventId, part }) => part === 'fee' || !isNamed(eventId));
    return every(ordered, ({ eventId, lots }) => {
      const wrong = lots.slice(1).find((part, index) => !IN_ORDER[method](lots[index] as LotPartView, part));
      return wrong === undefined ? undefined : failed(eventId, method, wrong.acquiredAt);
    });
  };
}

/** The parts of a sale add up to what was sold. */
export function quantitySold(method: OrderMethod): Check {
  return async (bench) =>
    every(await sales(bench, method), ({ eventId, amount, lots }) => {
      const parts = sum(lots.map((part) => dec(part.amount)));
      return equals(parts, dec(amount)) ? undefined : failed(eventId, amount, formatDecimal(normalize(parts)));
    });
}

/** Whichever lots go first, the same quantity remains: that of the source. */
export function sameHoldings(method: OrderMethod): Check {
  return async ({ book, facts }) => {
    const { valued, settings } = await book();
    const held = holdingsByAsset(loadEngine(valued, { ...settings.match, method, poolMethods: [] }).holdings());
    return sameEntries(facts.holdings, held, '0');
  };
}

export function lawOf(method: OrderMethod): Check {
  return lawCheck(({ rules }) => rules.method === method);
}

/** The worked examples of the rule book, computed here and now and compared field by field. */
export interface LawExample {
  readonly name: string;
  readonly rules: { readonly method: Method; readonly scope: Scope };
  readonly events: readonly LedgerEvent[];
  readonly expect: Readonly<Record<'disposals' | 'years' | 'holdings', unknown>>;
}

const COMPARED = ['disposals', 'years', 'holdings'] as const;

/** A chunk of its own: only who runs the self-test loads the examples. */
async function examples(): Promise<readonly LawExample[]> {
  const { default: text } = await import('@cryptax/tax-de/law-examples.json?raw');
  return (JSON.parse(text) as { readonly examples: readonly LawExample[] }).examples;
}

export function lawCheck(wanted: (example: LawExample) => boolean): () => Promise<CheckOutcome> {
  return async () => every((await examples()).filter(wanted), exampleProblem);
}

/** Undefined if every field agrees. */
export function exampleProblem({ name, rules, events, expect }: LawExample): CheckOutcome | undefined {
  const result = computeLedger(events, { ...DEFAULT_SETTINGS, ...rules });
  for (const part of COMPARED) {
    const wrong = disagreement(`${name}: ${part}`, expect[part], result[part]);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** 999.99 stays free and 1,000.00 is taxable; before 2024 the same at 600 (§ 23 (3) sentence 5 EStG). */
export const limitEdges = lawCheck(({ name }) => name === '02-limit-edges');
export const allExamples = lawCheck(() => true);
