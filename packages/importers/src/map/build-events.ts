/**
 * Facts to ledger events (rule book section 12). One set of facts gives events, a transfer waiting for its other
 * side, or a verdict. Fiat is never a leg: it is the price of a trade, or nothing that concerns the ledger.
 */

import { assertNever, type Instant } from '@cryptax/kernel';
import type { FeeLeg, IncomeKind, LedgerEvent, Leg, ValueOrigin } from '@cryptax/ledger';
import type { FormatKind } from '../formats/format.ts';
import { FORKS, RENAMES } from '../values/assets.data.ts';
import { isFiat } from '../values/fiat.ts';
import { compareText, subtractText } from './decimal-text.ts';
import { instantText } from './instant-text.ts';
import type { Amount, RowFacts } from './row-facts.ts';

export interface BuildContext {
  readonly file: string;
  readonly format: string;
}

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
  readonly source: {
    readonly file: string;
    readonly line: number;
    readonly lines?: readonly number[];
    readonly format: string;
  };
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
export function buildEvents(facts: RowFacts, id: string, lines: readonly number[], context: BuildContext): Built {
  return new Builder(facts, id, lines, context).build();
}

const INCOME: Readonly<Partial<Record<FormatKind, IncomeKind>>> = {
  'staking-reward': 'staking',
  'lending-interest': 'lending',
  mining: 'mining',
  airdrop: 'airdrop',
  'referral-bonus': 'referral',
};

const FROM_FILE: ValueOrigin = { source: 'file', method: 'trade' };

class Builder {
  readonly #facts: RowFacts;
  readonly #id: string;
  readonly #lines: readonly number[];
  readonly #context: BuildContext;

  constructor(facts: RowFacts, id: string, lines: readonly number[], context: BuildContext) {
    this.#facts = facts;
    this.#id = id;
    this.#lines = lines;
    this.#context = context;
  }

  build(): Built {
    const { kind } = this.#facts;
    switch (kind) {
      case 'trade-buy':
      case 'trade-sell':
      case 'swap':
      case 'dust-conversion':
      case 'migration':
        return this.#exchange();
      case 'deposit':
      case 'transfer-in':
        return this.#transfer('in');
      case 'withdrawal':
      case 'transfer-out':
        return this.#transfer('out');
      case 'staking-reward':
      case 'lending-interest':
      case 'mining':
      case 'airdrop':
      case 'referral-bonus':
        return this.#income(INCOME[kind] ?? 'other');
      case 'cashback':
        return this.#cashback();
      case 'fork':
        return this.#fork();
      case 'gift-in':
        return this.#received(() => review('gift.cost-unknown', {}));
      case 'fee':
      case 'gift-out':
      case 'spend':
      case 'lost':
        return this.#leaving(kind);
      case 'margin-pnl':
      case 'funding':
        return this.#derivative(kind === 'funding' ? 'funding' : 'margin');
      case 'ignore':
        return { kind: 'ignored', code: 'internal-move' };
      case 'review':
        return review('type.unknown', {});
      default:
        return assertNever(kind);
    }
  }

  #exchange(): Built {
    const { kind, value } = this.#facts;
    let { in: received, out: given } = this.#facts;
    /** Broker rows with the coin alone and its price in the account currency. */
    if (kind === 'trade-buy') given ??= fiatValue(value);
    if (kind === 'trade-sell') received ??= fiatValue(value);
    if (received === undefined || given === undefined) {
      return review('trade.one-sided', { has: received === undefined ? 'out' : 'in' });
    }
    if (isFiat(received.asset) && isFiat(given.asset)) return { kind: 'ignored', code: 'fiat-exchange' };
    const { fee } = this.#facts;
    if (fee?.asset === received.asset && !isFiat(fee.asset) && compareText(fee.amount, received.amount) >= 0) {
      return review('fee.larger-than-amount', { amount: received.amount, fee: fee.amount });
    }
    if (isFiat(given.asset))
      return this.#events({ ...this.#base(), kind: 'buy', in: received, ...this.#fee(), ...money(given) });
    if (isFiat(received.asset))
      return this.#events({ ...this.#base(), kind: 'sell', out: given, ...this.#fee(), ...money(received) });
    if (received.asset === given.asset) {
      return received.amount === given.amount
        ? { kind: 'ignored', code: 'same-coin-both-sides' }
        : review('trade.same-coin', { asset: given.asset, out: given.amount, in: received.amount });
    }
    if (kind === 'migration' || isRename(given.asset, received.asset)) {
      return this.#events({ ...this.#base(), kind: 'migration', out: given, in: received, ...this.#fee() });
    }
    return this.#events({ ...this.#base(), kind: 'swap', out: given, in: received, ...this.#fee(), ...money(value) });
  }

  #transfer(direction: 'in' | 'out'): Built {
    const { txHash, address, note, wallet, at, fee } = this.#facts;
    const leg = direction === 'in' ? this.#facts.in : this.#facts.out;
    if (leg === undefined) return fee === undefined ? review('amount.missing', {}) : this.#leaving('fee');
    if (isFiat(leg.asset)) return { kind: 'ignored', code: direction === 'in' ? 'fiat-deposit' : 'fiat-withdrawal' };
    const line = this.#lines[0] ?? 0;
    const { file, format } = this.#context;
    const coinFee = fee !== undefined && !isFiat(fee.asset) ? fee : undefined;
    return {
      kind: 'candidate',
      candidate: {
        id: this.#id,
        direction,
        at,
        wallet,
        asset: leg.asset,
        amount: leg.amount,
        ...(coinFee === undefined ? {} : { fee: coinFee }),
        ...(txHash === undefined ? {} : { txHash: clean(txHash, 500) }),
        ...(address === undefined ? {} : { address: clean(address, 500) }),
        ...(note === undefined ? {} : { note: clean(note, 5000) }),
        source: { file, line, ...(this.#lines.length > 1 ? { lines: this.#lines } : {}), format },
      },
    };
  }

  /** Fiat that comes in is money, no coin. */
  #received(make: (received: Amount) => Built): Built {
    const received = this.#facts.in;
    if (received === undefined) return review('amount.missing', {});
    return isFiat(received.asset) ? { kind: 'ignored', code: 'fiat-only' } : make(received);
  }

  /** A commission in the same coin lowers what was received; one in another coin is a fee of its own. */
  #income(incomeKind: IncomeKind): Built {
    return this.#received((received) => {
      const { fee, value } = this.#facts;
      const net = fee?.asset === received.asset ? subtractText(received.amount, fee.amount) : received.amount;
      if (compareText(net, '0') <= 0)
        return review('fee.larger-than-amount', { amount: received.amount, fee: fee?.amount ?? '' });
      const main: LedgerEvent = {
        ...this.#base(),
        kind: 'income',
        incomeKind,
        in: { asset: received.asset, amount: net },
        ...(fee !== undefined && isFiat(fee.asset) ? { fee } : {}),
        ...money(value),
      };
      const extra =
        fee !== undefined && !isFiat(fee.asset) && fee.asset !== received.asset ? [this.#feeEvent(fee, 'fee')] : [];
      const hints = incomeKind === 'airdrop' ? [{ code: 'airdrop.service-unclear', eventId: this.#id }] : [];
      return { kind: 'events', events: [main, ...extra], hints };
    });
  }

  /** Rule book 3: cashback lowers the cost of what was bought; the coins come in at cost 0, the careful reading. */
  #cashback(): Built {
    return this.#received((received) => ({
      kind: 'events',
      events: [{ ...this.#base(), kind: 'gift-in', in: received, valueEur: '0.00' }],
      hints: [{ code: 'cashback.treatment', eventId: this.#id }],
    }));
  }

  #fork(): Built {
    return this.#received((received) => {
      const parent = FORKS[received.asset];
      if (parent === undefined) return review('fork.parent-unknown', { asset: received.asset });
      return this.#events({ ...this.#base(), kind: 'fork', asset: parent, in: received });
    });
  }

  #leaving(kind: 'fee' | 'gift-out' | 'spend' | 'lost'): Built {
    const { value, fee } = this.#facts;
    const given = this.#facts.out ?? (kind === 'fee' ? fee : undefined);
    if (given === undefined) return review('amount.missing', {});
    if (isFiat(given.asset)) return { kind: 'ignored', code: kind === 'fee' ? 'fiat-fee' : 'fiat-only' };
    const base = { ...this.#base(), out: given };
    if (kind === 'fee') return this.#events({ ...base, kind, ...money(value) });
    if (kind === 'spend') return this.#events({ ...base, kind, ...this.#fee(), ...money(value) });
    return this.#events({ ...base, kind, ...this.#fee() });
  }

  /**
   * A result of section 20. Settled in a coin it also moves that coin: a profit is an acquisition at its value, a loss a
   * payment with the coin, so a second event keeps the holdings right.
   */
  #derivative(derivativeKind: 'margin' | 'funding'): Built {
    const leg = this.#facts.in ?? this.#facts.out;
    if (leg === undefined) return { kind: 'ignored', code: 'zero-result' };
    const gross = this.#facts.loss === true || this.#facts.in === undefined ? `-${leg.amount}` : leg.amount;
    const { fee } = this.#facts;
    const net = fee?.asset === leg.asset ? subtractText(gross, fee.amount) : gross;
    return net === '0' ? { kind: 'ignored', code: 'zero-result' } : this.#result(derivativeKind, leg.asset, net);
  }

  #result(derivativeKind: 'margin' | 'funding', asset: string, net: string): Built {
    const isLoss = net.startsWith('-');
    const leg = { asset, amount: isLoss ? net.slice(1) : net };
    const signed = { asset, amount: net };
    const result: LedgerEvent = { ...this.#base(), kind: 'derivative', derivativeKind, ...money(signed) };
    if (isFiat(leg.asset)) return this.#events(result);
    const base = { ...this.#base(), id: `${this.#id}:coin` };
    const settlement: LedgerEvent = isLoss ? { ...base, kind: 'spend', out: leg } : { ...base, kind: 'buy', in: leg };
    return { kind: 'events', events: [result, settlement], hints: [] };
  }

  #feeEvent(fee: Amount, suffix: string): LedgerEvent {
    return { ...this.#base(), id: `${this.#id}:${suffix}`, kind: 'fee', out: fee };
  }

  #events(event: LedgerEvent): Built {
    return { kind: 'events', events: [event], hints: [] };
  }

  #fee(): { readonly fee?: FeeLeg } {
    const { fee } = this.#facts;
    return fee === undefined ? {} : { fee };
  }

  #base() {
    const { at, wallet, txHash, note } = this.#facts;
    const { file, format } = this.#context;
    const [line = 0] = this.#lines;
    const source = this.#lines.length > 1 ? { file, line, lines: this.#lines, format } : { file, line, format };
    const base = { id: this.#id, at: instantText(at), wallet, source };
    if (txHash === undefined && note === undefined) return base;
    return {
      ...base,
      ...(txHash === undefined ? {} : { txHash: clean(txHash, 500) }),
      ...(note === undefined ? {} : { note: clean(note, 5000) }),
    };
  }
}

/** Euro as the value, other currencies as the value's origin, to be converted with the rate of the day. */
function money(amount: Amount | undefined): { readonly valueEur?: string; readonly valueOrigin?: ValueOrigin } {
  if (amount === undefined) return {};
  if (amount.asset === 'EUR') return { valueEur: amount.amount, valueOrigin: FROM_FILE };
  return { valueOrigin: { source: 'file', method: 'trade', currency: amount.asset, amount: amount.amount } };
}

function fiatValue(value: Amount | undefined): Amount | undefined {
  return value !== undefined && isFiat(value.asset) ? value : undefined;
}

function isRename(from: string, to: string): boolean {
  return RENAMES[from]?.some((rename) => rename.to === to) === true;
}

/** The ledger refuses control characters and endless texts; a note of the file must not sink the event. */
function clean(text: string, limit: number): string {
  let out = '';
  for (const character of text.slice(0, limit)) {
    const code = character.codePointAt(0) ?? 0;
    out += code < 0x20 || (code >= 0x7f && code <= 0x9f) ? ' ' : character;
  }
  return out.trim();
}

function review(code: string, params: Readonly<Record<string, string>>): Built {
  return { kind: 'review', code, params };
}
