/**
 * Facts to ledger events (rule book section 12). One set of facts gives events, a transfer waiting for its other
 * side, or a verdict. Fiat is never a leg: it is the price of a trade, or money between bank and account.
 */
import { assertNever } from '@cryptax/kernel';
import { isFiat, type LedgerEvent } from '@cryptax/ledger';
import type { FormatKind } from '../formats/format.ts';
import type { Amount, RowFacts } from '../map/row-facts.ts';
import { type Built, ignored, isEvent, review } from './built.ts';
import { derivative } from './derivative.ts';
import { exchange } from './exchange.ts';
import { cashback, fork, giftIn, income } from './income.ts';
import { instantText } from './instant-text.ts';
import { leaving } from './leaving.ts';
import { completeEvent, type FileContext, type Lines, type Origin, sourceOf } from './make-event.ts';
import { ownTransfer } from './own-transfer.ts';
import { transfer } from './transfer.ts';

/** `id` of the event; `lines` of the rows it was made from. */
export function buildEvents(facts: RowFacts, id: string, lines: Lines, file: FileContext): Built {
  const { kind } = facts;
  switch (kind) {
    case 'trade-buy':
    case 'trade-sell':
    case 'swap':
    case 'dust-conversion':
    case 'migration':
      return exchange(facts, id, instantText(facts.at), sourceOf(lines, file));
    default:
      return buildOther(originOf(facts, id, lines, file), kind);
  }
}

type Exchanged = 'trade-buy' | 'trade-sell' | 'swap' | 'dust-conversion' | 'migration';

function buildOther(origin: Origin, kind: Exclude<FormatKind, Exchanged>): Built {
  switch (kind) {
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
      return giftIn(origin);
    case 'fee':
    case 'gift-out':
    case 'spend':
    case 'lost':
      return leaving(origin, kind);
    case 'margin-pnl':
      return derivative(origin, 'margin');
    case 'futures-pnl':
      return derivative(origin, 'futures');
    case 'funding':
      return derivative(origin, 'funding');
    case 'ignore':
      return ignored('internal-move');
    case 'review':
      return review('type.unknown');
    default:
      return assertNever(kind);
  }
}

/**
 * An event carries one fee; further ones become events of their own. Apart from what every row needs: a function that remembers
 * its surroundings costs their room at each call, even where it is not made.
 */
export function withMoreFees(
  built: Built,
  fees: readonly Amount[],
  facts: RowFacts,
  id: string,
  lines: Lines,
  file: FileContext,
): Built {
  if (built.kind === 'review' || built.kind === 'ignored') return built;
  if (built.kind === 'candidate') return withCandidate(built, fees);
  /** Money leaves no wallet: beside another fee it has no place. */
  if (fees.some(({ asset }) => isFiat(asset)))
    return several([...(facts.fee === undefined ? [] : [facts.fee]), ...fees]);
  const extra = fees.map((fee, at) => feeEvent(facts, fee, `${id}:fee${at + 2}`, lines, file));
  if (isEvent(built)) return { kind: 'events', events: [built, ...extra], hints: [] };
  return { ...built, events: [...built.events, ...extra] };
}

/** A movement that waits for its other side carries one fee; money moves no coins and is left out there anyway. */
function withCandidate(built: Built & { readonly kind: 'candidate' }, fees: readonly Amount[]): Built {
  const coins = fees.filter(({ asset }) => !isFiat(asset));
  if (coins.length === 0) return built;
  const all = built.candidate.fee === undefined ? coins : [built.candidate.fee, ...coins];
  const [only] = all;
  if (only !== undefined && all.length === 1) return { ...built, candidate: { ...built.candidate, fee: only } };
  return several(all);
}

function several(fees: readonly Amount[]): Built {
  const [fee = '', otherFee = ''] = fees.map(({ amount, asset }) => `${amount} ${asset}`);
  return review('fee.several-coins', { fee, otherFee });
}

function feeEvent(facts: RowFacts, fee: Amount, id: string, lines: Lines, file: FileContext): LedgerEvent {
  const origin = originOf(facts, id, lines, file);
  const { at, wallet, source } = origin;
  return completeEvent(origin.facts, { id, at, kind: 'fee', wallet, source, out: fee });
}

function originOf(facts: RowFacts, id: string, lines: Lines, file: FileContext): Origin {
  return { facts, id, at: instantText(facts.at), wallet: facts.wallet, source: sourceOf(lines, file) };
}
