/** The method page (Rz. 29b, 103): order and scope per wallet and token, price sources, zone, open points, versions. */
import type { HoldingView, LedgerEvent, MatchSettings, Method, Scope } from '@cryptax/ledger';
import { poolMethod } from '../methods/can-switch-method.ts';
import type { MethodStatus } from '../methods/method-status.data.ts';
import { methodNote, settingsStatus } from '../methods/method-status.ts';
import { RULE_BOOK_VERSION } from '../version.ts';
import { type Choice, choicesUsed } from './choices.ts';

export interface PoolMethodLine {
  readonly wallet: string;
  readonly asset: string;
  readonly method: Method;
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
  readonly ruleBookVersion: string;
}

/** `pools` are the pools that the report touches: sold from in the year or held at one of its two ends. */
export function methodPage(
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  pools: readonly Pick<HoldingView, 'wallet' | 'asset'>[],
  hasLoss: boolean,
): MethodPage {
  const { method, scope } = settings;
  return {
    method,
    scope,
    status: settingsStatus(settings),
    ref: methodNote(method, scope).ref,
    pools: poolLines(pools, settings),
    priceSources: priceSources(events),
    timeZone: 'Europe/Berlin',
    rounding: 'once-to-the-cent-half-away-from-zero',
    choices: choicesUsed(events, settings, hasLoss),
    ruleBookVersion: RULE_BOOK_VERSION,
  };
}

function poolLines(
  pools: readonly Pick<HoldingView, 'wallet' | 'asset'>[],
  settings: MatchSettings,
): readonly PoolMethodLine[] {
  const lines = new Map<string, PoolMethodLine>();
  for (const pool of pools) {
    const wallet = settings.scope === 'global' ? '*' : pool.wallet;
    const method = poolMethod(settings, wallet, pool.asset);
    const { status } = methodNote(method, settings.scope);
    lines.set(JSON.stringify([wallet, pool.asset]), { wallet, asset: pool.asset, method, status });
  }
  return sortedValues(lines);
}

function priceSources(events: readonly LedgerEvent[]): readonly PriceSourceLine[] {
  const lines = new Map<string, PriceSourceLine>();
  for (const event of events) {
    if (!('valueEur' in event) || event.valueEur === undefined) continue;
    const source = event.valueOrigin?.source ?? null;
    const method = event.valueOrigin?.method ?? 'trade';
    const key = JSON.stringify([source, method]);
    lines.set(key, { source, method, events: (lines.get(key)?.events ?? 0) + 1 });
  }
  return sortedValues(lines);
}

function sortedValues<T>(lines: ReadonlyMap<string, T>): readonly T[] {
  return [...lines].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
}
