/**
 * The balance of all quantities, pool by pool: what the events brought on one side, what the engine says became of it on
 * the other. Came in = left + still held. It knows legs, not lots, so it shares no step with the matching it checks.
 */
import { add, type Decimal, dec, equals, groupBy, type Issue, isZero, subtract, ZERO } from '@cryptax/kernel';
import { isFiat } from '../assets/fiat.ts';
import { treatmentOf } from '../engine/event-meaning.ts';
import type { FeeLeg, LedgerEvent, Leg } from '../events/ledger-event.ts';
import { type MatchSettings, poolOwner, type Scope } from '../settings.ts';
import type { DisposalView, HoldingView, MovementView, PendingView } from '../views.ts';

/** What the balance reads of an engine. */
export interface PublishedQuantities {
  disposals(): readonly DisposalView[];
  pending(): readonly PendingView[];
  movements(): readonly MovementView[];
  holdings(): readonly HoldingView[];
  issues(): readonly Issue[];
}

/** One pool; `wallet` is `*` in global scope. `rest` = came - left - held: anything but zero is a coin unaccounted for. */
export interface QuantityLine {
  readonly wallet: string;
  readonly asset: string;
  readonly came: Decimal;
  readonly left: Decimal;
  readonly held: Decimal;
  readonly rest: Decimal;
}

export function quantityBalance(
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  engine: PublishedQuantities,
): readonly QuantityLine[] {
  const pools = new Pools(settings);
  const refused = new Refused(engine, settings);
  for (const event of events) if (!refused.isWhole(event)) bookEvent(event, settings, refused, pools);
  for (const { wallet, asset, amount } of left(engine)) pools.book('left', wallet, asset, dec(amount));
  for (const { kind, wallet, toWallet, asset, amount } of engine.movements()) {
    if (kind === 'gift-in') continue;
    pools.book('left', wallet, asset, dec(amount));
    if (toWallet !== undefined) pools.book('came', toWallet, asset, dec(amount));
  }
  for (const { wallet, asset, amount } of engine.holdings()) pools.book('held', wallet, asset, dec(amount));
  return pools.lines();
}

/** Disposals, those included whose result waits. */
function left(engine: PublishedQuantities): readonly (DisposalView | PendingView)[] {
  return [...engine.disposals(), ...engine.pending().filter(({ part }) => part !== 'income')];
}

type Side = 'came' | 'left' | 'held';
type Sums = Record<Side, Decimal> & { readonly wallet: string; readonly asset: string };

class Pools {
  readonly #sums = new Map<string, Sums>();
  readonly #scope: Scope;

  constructor({ scope }: MatchSettings) {
    this.#scope = scope;
  }

  book(side: Side, wallet: string, asset: string, amount: Decimal): void {
    const place = poolOwner(this.#scope, wallet);
    const key = `${place}\u0000${asset}`;
    const sums = this.#sums.get(key) ?? { wallet: place, asset, came: ZERO, left: ZERO, held: ZERO };
    sums[side] = add(sums[side], amount);
    this.#sums.set(key, sums);
  }

  lines(): readonly QuantityLine[] {
    return [...this.#sums.values()].map((sums) => ({
      ...sums,
      rest: subtract(subtract(sums.came, sums.left), sums.held),
    }));
  }
}

/** Incoming legs, conversions and ignored fees; disposals and movements come from the engine. */
function bookEvent(event: LedgerEvent, settings: MatchSettings, refused: Refused, pools: Pools): void {
  const converts =
    event.kind === 'migration' ||
    (event.kind === 'swap' && event.nature !== undefined && treatmentOf(event.nature, settings) === 'carry-over');
  if ((converts || event.kind === 'fork') && refused.isMain(event)) return;
  if ('in' in event) pools.book('came', event.wallet, event.in.asset, netOf(event, event.in));
  if (converts) pools.book('left', event.wallet, event.out.asset, dec(event.out.amount));
  const fee = coinFee(event);
  if (event.kind !== 'transfer' || settings.transferFee !== 'ignore' || fee === undefined) return;
  if (!refused.isIgnoredFee(event, fee)) pools.book('left', event.wallet, fee.asset, dec(fee.amount));
}

/** Findings with which an event as a whole does nothing. */
const BLOCKING: readonly string[] = [
  'fiat-leg',
  'malformed-event',
  'zero-amount',
  'fee-exceeds-amount',
  'duplicate-event-id',
];

/** Stops the main leg, whatever the pool holds. */
const LEFT_WHOLE: readonly string[] = ['fork-without-lots', 'unknown-lot', 'named-lots-short'];

/** What the engine refused, read from its issues: an event as a whole, its main leg or its fee. */
class Refused {
  readonly #issues: ReadonlyMap<string, readonly Issue[]>;
  readonly #done: ReadonlySet<string>;
  readonly #scope: MatchSettings['scope'];

  constructor(engine: PublishedQuantities, { scope }: MatchSettings) {
    this.#scope = scope;
    this.#issues = groupBy(engine.issues(), ({ source }) => source.eventId ?? '');
    this.#done = new Set([
      ...left(engine).map(({ eventId, part }) => `${eventId}/${part}`),
      ...engine.movements().map(({ eventId }) => `${eventId}/main`),
    ]);
  }

  isWhole({ id }: LedgerEvent): boolean {
    return BLOCKING.some((code) => this.#count(id, code) > 0);
  }

  /** Main leg and fee may be the same quantity of the same coin: the fee's own refusal is reported by its disposal. */
  isMain(event: LedgerEvent): boolean {
    if (LEFT_WHOLE.some((code) => this.#count(event.id, code) > 0)) return true;
    if (!('out' in event)) return false;
    const fee = coinFee(event);
    const isFeeStopped = fee !== undefined && !this.#done.has(`${event.id}/fee`);
    const byFee = isFeeStopped && sameLeg(fee, event.out) ? 1 : 0;
    return this.#count(event.id, 'missing-acquisition', event.out) > byFee;
  }

  isIgnoredFee({ id, out }: Extract<LedgerEvent, { kind: 'transfer' }>, fee: FeeLeg): boolean {
    const isMoveStopped = this.#scope === 'wallet' && !this.#done.has(`${id}/main`);
    const byMove = isMoveStopped && sameLeg(fee, out) ? 1 : 0;
    return this.#count(id, 'missing-acquisition', fee) > byMove;
  }

  #count(eventId: string, code: string, leg?: Leg): number {
    const found = this.#issues.get(eventId)?.filter((issue) => issue.code === code) ?? [];
    if (leg === undefined) return found.length;
    return found.filter(({ params }) => sameLeg(leg, { asset: params.asset ?? '', amount: params.amount ?? '0' }))
      .length;
  }
}

/** The fee if it is paid in a coin of its own, not in the coin received. */
function coinFee(event: LedgerEvent): FeeLeg | undefined {
  const { fee } = event;
  if (fee === undefined || isFiat(fee.asset) || isZero(dec(fee.amount))) return undefined;
  return 'in' in event && event.in.asset === fee.asset ? undefined : fee;
}

/** Quantity that really arrives: a fee in the coin received is already gone. */
function netOf({ fee }: LedgerEvent, { asset, amount }: Leg): Decimal {
  return fee !== undefined && fee.asset === asset ? subtract(dec(amount), dec(fee.amount)) : dec(amount);
}

function sameLeg(a: Leg, b: Leg): boolean {
  return a.asset === b.asset && equals(dec(a.amount), dec(b.amount));
}
