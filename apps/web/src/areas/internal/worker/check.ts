/**
 * The form of a check: what it is given, the few ways in which it answers, and the figures by which it measures a book.
 */
import type { Result } from '@cryptax/kernel';
import type { YearFigures } from '@cryptax/ledger';
import type { Store } from '@cryptax/store';
import type { LiveBook } from '../../../platform/ledger/worker/live-book.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { holdingsByAsset } from '../../../platform/ledger/worker/tax-figures.ts';
import type { CheckNote, CheckOutcome } from '../self-test-types.ts';

/** What the book says before it is copied: the copy must say the same. */
export interface BookFacts {
  readonly events: number;
  readonly holdings: ReadonlyMap<string, string>;
  readonly years: readonly YearFigures[];
  /** Events by the format of their file. */
  readonly sources: ReadonlyMap<string, number>;
}

export interface Bench {
  readonly session: LiveLedger;
  readonly store: Store;
  /** The book as it is now; asked again after a change. */
  readonly book: () => Promise<LiveBook>;
  readonly facts: BookFacts;
}

export type Check = (bench: Bench) => Promise<CheckOutcome> | CheckOutcome;

export function passed(checked: number): CheckOutcome {
  return checked === 0 ? noted('nothing-to-check') : { status: 'passed', checked };
}

export function noted(note: CheckNote): CheckOutcome {
  return { status: 'warning', note };
}

export function failed(where: string, expected: unknown, found: unknown): CheckOutcome {
  return { status: 'failed', where, expected: textOf(expected), found: textOf(found) };
}

/** Looks at each item until one is wrong; `problem` says what is wrong with it. */
export function every<T>(items: Iterable<T>, problem: (item: T) => CheckOutcome | undefined): CheckOutcome {
  let checked = 0;
  for (const item of items) {
    const wrong = problem(item);
    if (wrong !== undefined) return wrong;
    checked++;
  }
  return passed(checked);
}

/** The first of several outcomes that is not good, else all that was checked together. */
export function all(outcomes: readonly CheckOutcome[]): CheckOutcome {
  const wrong =
    outcomes.find(({ status }) => status === 'failed') ?? outcomes.find(({ status }) => status === 'warning');
  return wrong ?? passed(outcomes.reduce((sum, each) => sum + (each.status === 'passed' ? each.checked : 0), 0));
}

/** Every name of two lists has the same there and here. */
export function sameEntries<T>(expected: ReadonlyMap<string, T>, found: ReadonlyMap<string, T>, none: T): CheckOutcome {
  return every(new Set([...expected.keys(), ...found.keys()]), (name) => {
    const [wanted, is] = [expected.get(name) ?? none, found.get(name) ?? none];
    return wanted === is ? undefined : failed(name, wanted, is);
  });
}

/** The value of a step that must work; the check fails with the code of what went wrong. */
export function good<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/** The first field in which two plain values differ, by its path. */
function firstDifference(path: string, expected: unknown, found: unknown): Difference | undefined {
  if (!isObject(expected) || !isObject(found)) return expected === found ? undefined : { path, expected, found };
  for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const difference = firstDifference(`${path}.${key}`, expected[key], found[key]);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Undefined if they agree. */
export function disagreement(path: string, expected: unknown, found: unknown): CheckOutcome | undefined {
  const difference = firstDifference(path, expected, found);
  return difference && failed(difference.path, difference.expected ?? 'nothing', difference.found ?? 'nothing');
}

const LONGEST = 200;

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** What a book says in a few figures: the measure for its copy. */
export function factsOf(book: LoadedBook): BookFacts {
  return {
    events: book.stored.length,
    holdings: holdingsByAsset(book.engine.holdings()),
    years: book.engine.years(),
    sources: countedSources(book),
  };
}

export function countedSources({ stored }: LoadedBook): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { source } of stored) {
    const format = source?.format ?? '';
    counts.set(format, (counts.get(format) ?? 0) + 1);
  }
  return counts;
}
