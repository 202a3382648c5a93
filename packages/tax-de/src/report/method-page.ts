/** The method page (Rz. 29b, 103): order and scope per wallet and token, price sources, zone, open points, versions. */
import { berlinYearOf, compareText, type Issue } from '@cryptax/kernel';
import {
  type HoldingView,
  type LedgerEvent,
  type MatchSettings,
  type Method,
  poolOwner,
  type Scope,
} from '@cryptax/ledger';
import type { MethodStatus } from '../methods/method-status.data.ts';
import { methodNote } from '../methods/method-status.ts';
import { RULE_BOOK_VERSION } from '../version.ts';
import type { ChoiceFact } from './choices.data.ts';
import { type Choice, choicesUsed } from './choices.ts';
import { type IdentifiedLots, type NamedLotsStatement, namedLotsStatement } from './named-lots.ts';

/** A pool that changed its method has one line per method, in order of time. */
export interface PoolMethodLine {
  readonly wallet: string;
  readonly asset: string;
  readonly method: Method;
  /** ISO moment from which it holds; null from the beginning. */
  readonly from: string | null;
  readonly status: MethodStatus;
}

/** `source` null: the value came with the file (trade price) and names no other source. */
export interface PriceSourceLine {
  readonly source: string | null;
  readonly method: 'trade' | 'minute' | 'day' | 'manual';
  readonly events: number;
}

export interface MethodPage {
  readonly method: Method;
  readonly scope: Scope;
  /** `planning`: each page carries "planning comparison, not a method of the ministry letter". */
  readonly status: MethodStatus;
  readonly ref: string;
  readonly pools: readonly PoolMethodLine[];
  readonly priceSources: readonly PriceSourceLine[];
  readonly timeZone: 'Europe/Berlin';
  readonly rounding: 'once-to-the-cent-half-away-from-zero';
  readonly choices: readonly Choice[];
  readonly namedLots: NamedLotsStatement;
  readonly ruleBookVersion: string;
}

export interface DraftMethodPage extends Omit<MethodPage, 'choices'> {
  readonly choices: readonly Omit<Choice, 'effect'>[];
}

/** A pool that the report touches: sold from in the year or held at one of its two ends. */
type TouchedPool = Pick<HoldingView, 'wallet' | 'asset'>;

export interface MethodContext {
  readonly year: number;
  readonly events: readonly LedgerEvent[];
  readonly settings: MatchSettings;
  readonly pools: readonly TouchedPool[];
  /** Changes of method that the engine refused are not printed as made. */
  readonly issues: readonly Issue[];
  /** What the year is, beyond its events. */
  readonly facts: readonly ChoiceFact[];
  readonly identified?: IdentifiedLots;
}

export function methodPage(context: MethodContext): DraftMethodPage {
  const { year, events, settings, facts } = context;
  const { method, scope } = settings;
  const pools = poolLines(context);
  const general = methodNote(method, scope);
  const planning =
    pools.length === 0 ? general.status === 'planning' : pools.some((pool) => pool.status === 'planning');
  return {
    method,
    scope,
    status: planning ? 'planning' : 'accepted',
    ref: general.ref,
    pools,
    priceSources: priceSources(events),
    timeZone: 'Europe/Berlin',
    rounding: 'once-to-the-cent-half-away-from-zero',
    choices: choicesUsed(events, settings, facts),
    namedLots: namedLotsStatement(events, settings, year, context.identified),
    ruleBookVersion: RULE_BOOK_VERSION,
  };
}

function poolLines(context: MethodContext): readonly PoolMethodLine[] {
  const { settings, pools } = context;
  const touched = new Map<string, TouchedPool>();
  let last: TouchedPool | undefined;
  for (const { wallet, asset } of pools) {
    // Lots of one disposal follow each other.
    if (last?.wallet === wallet && last.asset === asset) continue;
    last = { wallet, asset };
    const pool = { wallet: poolOwner(settings.scope, wallet), asset };
    touched.set(JSON.stringify([pool.wallet, asset]), pool);
  }
  return sortedValues(touched).flatMap((pool) => methodsOf(pool, context));
}

/** The method at the beginning and each change up to the end of the report's year. */
function methodsOf({ wallet, asset }: TouchedPool, context: MethodContext): readonly PoolMethodLine[] {
  const { settings, year } = context;
  const line = (method: Method, from: string | null): PoolMethodLine => ({
    wallet,
    asset,
    method,
    from,
    status: methodNote(method, settings.scope).status,
  });
  if (settings.scope === 'global') return [line(settings.method, null)];
  const own = settings.poolMethods.filter((choice) => choice.wallet === wallet && choice.asset === asset);
  const start = own.findLast(({ from }) => from === undefined)?.method ?? settings.method;
  const changes = own
    .filter(({ from, method }) => from !== undefined && !wasRefused({ wallet, asset, method }, context.issues))
    .map(({ from = '', method }) => line(method, from))
    .filter(({ from }) => (berlinYearOf(from ?? '') ?? year) <= year);
  return [line(start, null), ...changes.toSorted((a, b) => compareText(a.from ?? '', b.from ?? ''))];
}

function wasRefused(change: { wallet: string; asset: string; method: Method }, issues: readonly Issue[]): boolean {
  const { wallet, asset, method } = change;
  return issues.some(
    ({ code, params }) =>
      code === 'method-switch-refused' &&
      params.wallet === wallet &&
      params.asset === asset &&
      params.method === method,
  );
}

function priceSources(events: readonly LedgerEvent[]): readonly PriceSourceLine[] {
  const counts = new Map<PriceSourceLine['method'], Map<string | null, number>>();
  for (const event of events) {
    if (!hasValue(event)) continue;
    const { source = null, method = 'trade' } = event.valueOrigin ?? {};
    const ofMethod = counts.get(method) ?? new Map<string | null, number>();
    counts.set(method, ofMethod.set(source, (ofMethod.get(source) ?? 0) + 1));
  }
  const lines = [...counts].flatMap(([method, sources]) =>
    Array.from(
      sources,
      ([source, count]) => [JSON.stringify([source, method]), { source, method, events: count }] as const,
    ),
  );
  return sortedValues(new Map(lines));
}

function hasValue(event: LedgerEvent): boolean {
  const own = 'valueEur' in event && event.valueEur !== undefined;
  const swap = event.kind === 'swap' && (event.valueInEur !== undefined || event.valueOutEur !== undefined);
  return own || swap || event.fee?.valueEur !== undefined;
}

function sortedValues<T>(lines: ReadonlyMap<string, T>): readonly T[] {
  return [...lines].sort(([a], [b]) => compareText(a, b)).map(([, line]) => line);
}
