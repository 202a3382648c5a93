/**
 * The balance of all quantities per pool, from the events on one side and what an engine published on the other:
 * bought + received = sold + spent + fees + given + lost + held. It knows legs, not lots.
 */
import type { Issue } from '@cryptax/kernel';
import type { LedgerEvent, Leg } from '../events/ledger-event.ts';
import type { MatchSettings } from '../settings.ts';
import type { DisposalView, HoldingView, MovementView } from '../views.ts';
import { exactText, type Fraction, fractionOf, isNothing, minus, NOTHING, plus } from './fraction.ts';
import { carriesOver, coinFee, netOf } from './reference-values.ts';

/** What the balance reads of an engine. */
export interface PublishedQuantities {
  disposals(): readonly DisposalView[];
  movements(): readonly MovementView[];
  holdings(): readonly HoldingView[];
  issues(): readonly Issue[];
}

/** One line for each pool whose two sides differ; none if every coin is accounted for. */
export function quantityBalance(
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  engine: PublishedQuantities,
): readonly string[] {
  const pools = new Map<string, Fraction>();
  const book = (wallet: string, asset: string, amount: Fraction) => {
    const key = settings.scope === 'global' ? asset : `${wallet}/${asset}`;
    pools.set(key, plus(pools.get(key) ?? NOTHING, amount));
  };
  const found = new Found(engine, settings);
  for (const event of events) if (!found.isBlocked(event)) bookEvent(event, settings, found, book);
  for (const { wallet, asset, amount } of engine.disposals()) book(wallet, asset, negative(amount));
  for (const { kind, wallet, toWallet, asset, amount } of engine.movements()) {
    if (kind === 'gift-in') continue;
    book(wallet, asset, negative(amount));
    if (toWallet !== undefined) book(toWallet, asset, fractionOf(amount));
  }
  for (const { wallet, asset, amount } of engine.holdings()) book(wallet, asset, negative(amount));
  return [...pools].filter(([, rest]) => !isNothing(rest)).map(([pool, rest]) => `${pool}: ${exactText(rest)}`);
}

/** Incoming legs, conversions and ignored fees; disposals and movements come from the engine. */
function bookEvent(
  event: LedgerEvent,
  settings: MatchSettings,
  found: Found,
  book: (wallet: string, asset: string, amount: Fraction) => void,
): void {
  const converts = event.kind === 'migration' || (event.kind === 'swap' && carriesOver(event, settings));
  if ((converts || event.kind === 'fork') && found.isMainStopped(event)) return;
  if ('in' in event) book(event.wallet, event.in.asset, netOf(event, event.in));
  if (converts) book(event.wallet, event.out.asset, negative(event.out.amount));
  const fee = coinFee(event);
  if (event.kind !== 'transfer' || settings.transferFee !== 'ignore' || fee === undefined) return;
  if (!found.isIgnoredFeeStopped(event)) book(event.wallet, fee.asset, negative(fee.amount));
}

/** What the engine refused, read from its issues: an event as a whole, its main leg or its fee. */
class Found {
  readonly #issues: readonly Issue[];
  readonly #done: ReadonlySet<string>;
  readonly #settings: MatchSettings;

  constructor(engine: PublishedQuantities, settings: MatchSettings) {
    this.#issues = engine.issues();
    this.#settings = settings;
    this.#done = new Set([
      ...engine.disposals().map(({ eventId, part }) => `${eventId}/${part}`),
      ...engine.movements().map(({ eventId }) => `${eventId}/main`),
    ]);
  }

  isBlocked({ id }: LedgerEvent): boolean {
    return this.#count(id, 'missing-value') > 0;
  }

  /** Main leg and fee may be the same quantity of the same coin: the fee's own refusal is told by its disposal. */
  isMainStopped(event: LedgerEvent): boolean {
    if (this.#count(event.id, 'fork-without-lots') + this.#count(event.id, 'unknown-lot') > 0) return true;
    if (!('out' in event)) return false;
    const fee = coinFee(event);
    const isFeeStopped = fee !== undefined && !this.#done.has(`${event.id}/fee`);
    const byFee = isFeeStopped && sameLeg(fee, event.out) ? 1 : 0;
    return this.#count(event.id, 'missing-acquisition', event.out) > byFee;
  }

  isIgnoredFeeStopped(event: Extract<LedgerEvent, { kind: 'transfer' }>): boolean {
    if (event.fee === undefined) return false;
    const isMoveStopped = this.#settings.scope === 'wallet' && !this.#done.has(`${event.id}/main`);
    const byMove = isMoveStopped && sameLeg(event.fee, event.out) ? 1 : 0;
    return this.#count(event.id, 'missing-acquisition', event.fee) > byMove;
  }

  #count(eventId: string, code: string, leg?: Leg): number {
    return this.#issues.filter(
      ({ code: found, source, params }) =>
        found === code &&
        source.eventId === eventId &&
        (leg === undefined || sameLeg(leg, { asset: params.asset ?? '', amount: params.amount ?? '0' })),
    ).length;
  }
}

function sameLeg(a: Leg, b: Leg): boolean {
  return a.asset === b.asset && isNothing(minus(fractionOf(a.amount), fractionOf(b.amount)));
}

function negative(amount: string): Fraction {
  return minus(NOTHING, fractionOf(amount));
}
