/**
 * Facts to ledger events (rule book section 12). One set of facts gives events, a transfer waiting for its other
 * side, or a verdict. Fiat is never a leg: it is the price of a trade, or nothing that concerns the ledger.
 */
import { assertNever, type Instant } from '@cryptax/kernel';
import type { IncomeKind, LedgerEvent, Leg } from '@cryptax/ledger';
import { FORKS, RENAMES } from '../values/assets.data.ts';
import { isFiat } from '../values/fiat.ts';
import { compareText, subtractText } from './decimal-text.ts';
import { instantText } from './instant-text.ts';
import { cleanText, completeEvent, type FileSource, type Origin, sourceOf } from './make-event.ts';
import { ownTransfer } from './own-transfer.ts';
import type { Amount, RowFacts } from './row-facts.ts';

/** One coin movement whose other side is not known yet. */
export interface TransferCandidate {
  readonly id: string;
  readonly direction: 'in' | 'out';
  readonly at: Instant;
  readonly wallet: string;
  readonly asset: string;
  /** What arrived or, without its fee, what was sent. */
  readonly amount: string;
  readonly fee?: Leg;
  readonly txHash?: string;
  readonly address?: string;
  readonly note?: string;
  readonly source: FileSource;
}

/** A remark about an event that was made: shown in the review list, the row itself is settled. */
export interface EventHint {
  readonly code: string;
  readonly eventId: string;
}

export type Built =
  | { readonly kind: 'events'; readonly events: readonly LedgerEvent[]; readonly hints: readonly EventHint[] }
  | { readonly kind: 'candidate'; readonly candidate: TransferCandidate }
  | { readonly kind: 'ignored'; readonly code: string }
  | { readonly kind: 'review'; readonly code: string; readonly params: Readonly<Record<string, string>> };

/** `id` of the event; `lines` of the rows it was made from. */
export function buildEvents(
  facts: RowFacts,
  id: string,
  lines: readonly number[],
  file: { readonly file: string; readonly format: string },
): Built {
  const { kind, wallet } = facts;
  const source = sourceOf(file.file, lines, file.format);
  const origin: Origin = { facts, id, at: instantText(facts.at), wallet, source };
  switch (kind) {
    case 'trade-buy':
    case 'trade-sell':
    case 'swap':
    case 'dust-conversion':
    case 'migration':
      return exchange(origin);
    case 'deposit':
    case 'transfer-in':
      return transfer(origin, 'in');
    case 'withdrawal':
    case 'transfer-out':
      return transfer(origin, 'out');
    case 'own-transfer':
      return ownTransfer(origin);
    case 'staking-reward':
      return income(origin, 'staking');
    case 'lending-interest':
      return income(origin, 'lending');
    case 'mining':
      return income(origin, 'mining');
    case 'airdrop':
      return income(origin, 'airdrop');
    case 'referral-bonus':
      return income(origin, 'referral');
    case 'cashback':
      return cashback(origin);
    case 'fork':
      return fork(origin);
    case 'gift-in':
      return received(origin, () => review('gift.cost-unknown', {}));
    case 'fee':
    case 'gift-out':
    case 'spend':
    case 'lost':
      return leaving(origin, kind);
    case 'margin-pnl':
      return derivative(origin, 'margin');
    case 'funding':
      return derivative(origin, 'funding');
    case 'ignore':
      return { kind: 'ignored', code: 'internal-move' };
    case 'review':
      return review('type.unknown', {});
    default:
      return assertNever(kind);
  }
}

/** A fee that an event has no room for. */
export function feeEvent(
  facts: RowFacts,
  fee: Amount,
  id: string,
  lines: readonly number[],
  file: { readonly file: string; readonly format: string },
): LedgerEvent {
  const { wallet } = facts;
  const at = instantText(facts.at);
  const source = sourceOf(file.file, lines, file.format);
  return completeEvent({ facts, id, at, wallet, source }, { id, at, kind: 'fee', wallet, source, out: fee });
}

const NO_HINTS: readonly EventHint[] = [];

function one(event: LedgerEvent): Built {
  return { kind: 'events', events: [event], hints: NO_HINTS };
}

function review(code: string, params: Readonly<Record<string, string>>): Built {
  return { kind: 'review', code, params };
}

function exchange(origin: Origin): Built {
  const { kind, value, fee } = origin.facts;
  /** Broker rows with the coin alone have its price in the account's currency as their value. */
  const given = origin.facts.out ?? (kind === 'trade-buy' ? fiatOnly(value) : undefined);
  const got = origin.facts.in ?? (kind === 'trade-sell' ? fiatOnly(value) : undefined);
  if (got === undefined || given === undefined)
    return review('trade.one-sided', { has: got === undefined ? 'out' : 'in' });
  if (isFiat(got.asset) && isFiat(given.asset)) return { kind: 'ignored', code: 'fiat-exchange' };
  if (fee?.asset === got.asset && !isFiat(fee.asset) && compareText(fee.amount, got.amount) >= 0) {
    return review('fee.larger-than-amount', { amount: got.amount, fee: fee.amount });
  }
  const { id, at, wallet, source } = origin;
  if (isFiat(given.asset))
    return one(completeEvent(origin, { id, at, kind: 'buy', wallet, source, in: got }, fee, given));
  if (isFiat(got.asset))
    return one(completeEvent(origin, { id, at, kind: 'sell', wallet, source, out: given }, fee, got));
  if (got.asset === given.asset) return sameCoin(given, got);
  const isMigration = kind === 'migration' || RENAMES[given.asset]?.some((rename) => rename.to === got.asset) === true;
  if (isMigration)
    return one(completeEvent(origin, { id, at, kind: 'migration', wallet, source, out: given, in: got }, fee));
  return one(completeEvent(origin, { id, at, kind: 'swap', wallet, source, out: given, in: got }, fee, value));
}

function sameCoin(given: Amount, got: Amount): Built {
  if (got.amount === given.amount) return { kind: 'ignored', code: 'same-coin-both-sides' };
  return review('trade.same-coin', { asset: given.asset, out: given.amount, in: got.amount });
}

function fiatOnly(value: Amount | undefined): Amount | undefined {
  return value !== undefined && isFiat(value.asset) ? value : undefined;
}

function transfer(origin: Origin, direction: 'in' | 'out'): Built {
  const { txHash, address, note, wallet, at, fee } = origin.facts;
  const leg = direction === 'in' ? origin.facts.in : origin.facts.out;
  if (leg === undefined) return fee === undefined ? review('amount.missing', {}) : leaving(origin, 'fee');
  if (isFiat(leg.asset)) return { kind: 'ignored', code: direction === 'in' ? 'fiat-deposit' : 'fiat-withdrawal' };
  const { id, source } = origin;
  return {
    kind: 'candidate',
    candidate: {
      id,
      direction,
      at,
      wallet,
      asset: leg.asset,
      amount: leg.amount,
      ...(fee === undefined || isFiat(fee.asset) ? {} : { fee }),
      ...(txHash === undefined ? {} : { txHash: cleanText(txHash, 500) }),
      ...(address === undefined ? {} : { address: cleanText(address, 500) }),
      ...(note === undefined ? {} : { note: cleanText(note, 5000) }),
      source,
    },
  };
}

/** Fiat that comes in is money, no coin. */
function received(origin: Origin, make: (got: Amount) => Built): Built {
  const got = origin.facts.in;
  if (got === undefined) return review('amount.missing', {});
  return isFiat(got.asset) ? { kind: 'ignored', code: 'fiat-only' } : make(got);
}

/** A commission in the same coin lowers what was received; one in another coin is a fee of its own. */
function income(origin: Origin, incomeKind: IncomeKind): Built {
  return received(origin, (got) => {
    const { fee, value } = origin.facts;
    const net = fee?.asset === got.asset ? subtractText(got.amount, fee.amount) : got.amount;
    if (net === '0' || net.startsWith('-'))
      return review('fee.larger-than-amount', { amount: got.amount, fee: fee?.amount ?? '' });
    const isMoneyFee = fee !== undefined && isFiat(fee.asset);
    const { id, at, wallet, source } = origin;
    const leg = { asset: got.asset, amount: net };
    const event = { id, at, kind: 'income' as const, wallet, source, incomeKind, in: leg };
    const main = completeEvent(origin, event, isMoneyFee ? fee : undefined, value);
    const isOwnFee = fee !== undefined && !isMoneyFee && fee.asset !== got.asset;
    const extra = isOwnFee
      ? [completeEvent(origin, { id: `${id}:fee`, at, kind: 'fee', wallet, source, out: fee })]
      : [];
    const hints = incomeKind === 'airdrop' ? [{ code: 'airdrop.service-unclear', eventId: origin.id }] : NO_HINTS;
    return { kind: 'events', events: [main, ...extra], hints };
  });
}

/** Rule book 3: cashback lowers the cost of what was bought; the coins come in at cost 0, the careful reading. */
function cashback(origin: Origin): Built {
  const { id, at, wallet, source } = origin;
  return received(origin, (got) => ({
    kind: 'events',
    events: [completeEvent(origin, { id, at, kind: 'gift-in', wallet, source, in: got, valueEur: '0.00' })],
    hints: [{ code: 'cashback.treatment', eventId: id }],
  }));
}

function fork(origin: Origin): Built {
  return received(origin, (got) => {
    const asset = FORKS[got.asset];
    if (asset === undefined) return review('fork.parent-unknown', { asset: got.asset });
    const { id, at, wallet, source } = origin;
    return one(completeEvent(origin, { id, at, kind: 'fork', wallet, source, asset, in: got }));
  });
}

function leaving(origin: Origin, kind: 'fee' | 'gift-out' | 'spend' | 'lost'): Built {
  const { value, fee } = origin.facts;
  const out = origin.facts.out ?? (kind === 'fee' ? fee : undefined);
  if (out === undefined) return review('amount.missing', {});
  if (isFiat(out.asset)) return { kind: 'ignored', code: kind === 'fee' ? 'fiat-fee' : 'fiat-only' };
  const { id, at, wallet, source } = origin;
  if (kind === 'fee') return one(completeEvent(origin, { id, at, kind, wallet, source, out }, undefined, value));
  return one(completeEvent(origin, { id, at, kind, wallet, source, out }, fee, kind === 'spend' ? value : undefined));
}

/**
 * A result of section 20. Settled in a coin it also moves that coin: a profit is an acquisition at its value, a loss a
 * payment with the coin, so a second event keeps the holdings right.
 */
function derivative(origin: Origin, derivativeKind: 'margin' | 'funding'): Built {
  const { in: won, out: lost, loss, fee } = origin.facts;
  const leg = won ?? lost;
  if (leg === undefined) return { kind: 'ignored', code: 'zero-result' };
  const gross = loss === true || won === undefined ? `-${leg.amount}` : leg.amount;
  const net = fee?.asset === leg.asset ? subtractText(gross, fee.amount) : gross;
  if (net === '0') return { kind: 'ignored', code: 'zero-result' };
  const { id, at, wallet, source } = origin;
  const value = { asset: leg.asset, amount: net };
  const result = completeEvent(
    origin,
    { id, at, kind: 'derivative', wallet, source, derivativeKind },
    undefined,
    value,
  );
  if (isFiat(leg.asset)) return one(result);
  const isLoss = net.startsWith('-');
  const coin = { asset: leg.asset, amount: isLoss ? net.slice(1) : net };
  const head = { id: `${id}:coin`, at, wallet, source };
  const settlement = completeEvent(
    origin,
    isLoss ? { ...head, kind: 'spend', out: coin } : { ...head, kind: 'buy', in: coin },
  );
  return { kind: 'events', events: [result, settlement], hints: NO_HINTS };
}
