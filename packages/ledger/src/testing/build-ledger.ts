/**
 * Turns intents into a ledger with every kind of event. Balances are followed so that most disposals find
 * their coins; some fall short, lack a value, name their lots or stand out of order in the file on purpose.
 */
import { assertNever, formatInstant, type Instant } from '@cryptax/kernel';
import type { FeeLeg, LedgerEvent, Leg } from '../events/ledger-event.ts';
import { INCOME_KINDS } from '../events/ledger-event.ts';
import { forkPrices, nextMoment, pick, swapValues, TURN, value } from './intent-values.ts';
import type { LedgerIntent } from './ledger-intent.ts';
import { floorTo, LedgerModel, textOf, unitsOf } from './ledger-model.ts';
import { momentOf } from './reference-values.ts';

const WALLETS = ['A', 'B', 'C'] as const;
const COINS = [
  { name: 'BTC', decimals: 8 },
  { name: 'ETH', decimals: 18 },
  { name: 'USDT', decimals: 6 },
  { name: 'DOGE', decimals: 0 },
] as const;
const NATURES = ['wrap', 'bridge', 'liquid-staking', 'liquidity-pool'] as const;
/** Rescaling factors in tenths: one to one, a split, a merger. */
const RATES = [10n, 10n, 20n, 100n, 1n] as const;

const INCOMING: ReadonlySet<string> = new Set([
  'buy',
  'income',
  'gift-in',
  'assumed-acquisition',
  'derivative',
  'money-in',
  'money-out',
]);

export function buildLedger(intents: readonly LedgerIntent[]): readonly LedgerEvent[] {
  const writer = new LedgerWriter();
  const events: LedgerEvent[] = [];
  for (const [index, intent] of intents.entries()) {
    const event = writer.write(intent, `e${index + 1}`);
    if (intent.turn === TURN.outOfOrder) events.unshift(event);
    else events.push(event);
  }
  return events;
}

class LedgerWriter {
  readonly #model = new LedgerModel();
  #at = momentOf('2022-11-30T12:00:00Z');
  #lastOutgoing = 'e1';

  write(wanted: LedgerIntent, id: string): LedgerEvent {
    this.#at = nextMoment(this.#at, wanted);
    const intent = this.#whereCoinsAre(wanted);
    if (!INCOMING.has(intent.kind)) this.#lastOutgoing = id;
    const wallet = pick(WALLETS, intent.wallet);
    const base = { id, at: formatInstant(this.#at), wallet };
    const { kind } = intent;
    switch (kind) {
      case 'buy':
        return { ...base, kind, ...this.#receiveNet(intent, id), ...value(intent) };
      case 'sell':
      case 'spend':
        return {
          ...base,
          kind,
          out: this.#give(intent),
          ...this.#fee(intent),
          ...value(intent),
          ...this.#lotIds(intent),
        };
      case 'fee':
        return { ...base, kind, out: this.#give(intent), ...value(intent) };
      case 'swap':
        return this.#swap(intent, base);
      case 'transfer':
        return this.#transfer(intent, base);
      case 'income':
        return {
          ...base,
          kind,
          incomeKind: pick(INCOME_KINDS, intent.other),
          ...this.#receiveNet(intent, id),
          ...value(intent),
        };
      case 'gift-in':
        return {
          ...base,
          kind,
          ...this.#receiveNet(intent, id),
          ...value(intent),
          ...this.#acquiredAt(intent),
        };
      case 'assumed-acquisition': {
        const stated = intent.turn % 2 === 0;
        const cost = { basis: stated ? 'stated' : 'zero-cost', valueEur: stated ? intent.value : '0' } as const;
        const forEvent = intent.turn % 4 === 0 ? { forEventId: this.#lastOutgoing } : {};
        return { ...base, kind, in: this.#receive(intent, id), ...cost, ...this.#acquiredAt(intent), ...forEvent };
      }
      case 'gift-out':
        return { ...base, kind, out: this.#give(intent), ...this.#fee(intent), ...this.#lotIds(intent) };
      case 'lost':
      case 'redeem':
        return { ...base, kind, out: this.#give(intent), ...this.#fee(intent) };
      case 'migration':
        return { ...base, kind, ...this.#rescale(intent) };
      case 'fork':
        return this.#fork(intent, base);
      case 'derivative': {
        const sign = intent.turn % 2 === 0 && Number(intent.value) > 0 ? '-' : '';
        const signed = intent.turn === TURN.noValue ? {} : { valueEur: sign + intent.value };
        return { ...base, kind, derivativeKind: 'futures', ...signed };
      }
      case 'open': {
        const reason = 'unknown';
        return intent.other % 2 === 0
          ? { ...base, kind, reason, ...this.#receiveNet(intent, id) }
          : { ...base, kind, reason, out: this.#give(intent), ...this.#fee(intent) };
      }
      case 'money-in':
      case 'money-out':
        return { ...base, kind, money: { asset: pick(['EUR', 'USD'], intent.other), amount: intent.quantity } };
      default:
        return assertNever(kind);
    }
  }

  /** Moves an outgoing event to a wallet and coin that is held; events out of the blue stay where they are. */
  #whereCoinsAre(intent: LedgerIntent): LedgerIntent {
    if (intent.share === 'any' || INCOMING.has(intent.kind)) return intent;
    const held = WALLETS.flatMap((wallet, w) =>
      COINS.flatMap((coin, asset) => (this.#model.balance(wallet, coin.name) > 0n ? [{ wallet: w, asset }] : [])),
    );
    return held.length === 0 ? intent : { ...intent, ...pick(held, intent.wallet * COINS.length + intent.asset) };
  }

  #swap(intent: LedgerIntent, base: { id: string; at: string; wallet: string }): LedgerEvent {
    if (intent.turn >= 20) {
      const nature = pick(NATURES, intent.turn);
      const legs = this.#rescale(intent);
      return { ...base, kind: 'swap', ...legs, nature, ...value(intent) };
    }
    const out = this.#give(intent);
    const into = this.#receive({ ...intent, asset: intent.other }, base.id);
    const fee = this.#fee(intent, into);
    return { ...base, kind: 'swap', out, in: into, ...fee, ...swapValues(intent), ...this.#lotIds(intent) };
  }

  #transfer(intent: LedgerIntent, base: { id: string; at: string; wallet: string }): LedgerEvent {
    const toWallet = pick(WALLETS, intent.wallet + (intent.other % 3));
    const out = this.#give(intent);
    this.#model.add(toWallet, out.asset, unitsOf(out.amount));
    return { ...base, kind: 'transfer', toWallet, out, ...this.#fee(intent) };
  }

  /** New coins one to one or rescaled with what the wallet holds; without coins the fork is about nothing. */
  #fork(intent: LedgerIntent, base: { id: string; at: string; wallet: string }): LedgerEvent {
    const old = pick(COINS, intent.asset).name;
    const fresh = intent.asset === intent.other ? `${old}F` : pick(COINS, intent.other).name;
    const held = this.#model.balance(base.wallet, old);
    const units = ((held > 0n ? held : unitsOf('1')) * pick(RATES, intent.turn)) / 10n;
    if (held > 0n) this.#model.add(base.wallet, fresh, units);
    const prices = forkPrices(intent);
    return { ...base, kind: 'fork', asset: old, in: { asset: fresh, amount: textOf(units) }, ...prices };
  }

  /** One coin becomes another at a fixed rate; the same coin is a redenomination. */
  #rescale(intent: LedgerIntent): { out: Leg; in: Leg; fee?: FeeLeg } {
    const out = this.#give(intent);
    const units = (unitsOf(out.amount) * pick(RATES, intent.turn)) / 10n;
    const { name } = pick(COINS, intent.other);
    this.#model.add(pick(WALLETS, intent.wallet), name, units);
    const into = { asset: name, amount: textOf(units) };
    return { out, in: into, ...this.#fee(intent, into) };
  }

  #receiveNet(intent: LedgerIntent, id: string): { in: Leg; fee?: FeeLeg } {
    const into = this.#receive(intent, id);
    return { in: into, ...this.#fee(intent, into) };
  }

  #receive(intent: LedgerIntent, id: string): Leg {
    const { name, decimals } = pick(COINS, intent.asset);
    const units = floorTo(unitsOf(intent.quantity), decimals) || unitsOf('1');
    this.#model.add(pick(WALLETS, intent.wallet), name, units);
    this.#model.noteLot(pick(WALLETS, intent.wallet), name, id);
    return { asset: name, amount: textOf(units) };
  }

  #give(intent: LedgerIntent): Leg {
    const { name, decimals } = pick(COINS, intent.asset);
    const wallet = pick(WALLETS, intent.wallet);
    const held = this.#model.balance(wallet, name);
    const wanted = intent.share === 'any' ? unitsOf(intent.quantity) : (held * BigInt(intent.share)) / 100n;
    const units = floorTo(wanted, decimals) || floorTo(unitsOf(intent.quantity), decimals) || unitsOf('1');
    this.#model.remove(wallet, name, units);
    return { asset: name, amount: textOf(units) };
  }

  /** A fee in euro, in the coin given, in the coin received (kept below what arrives) or in a third coin. */
  #fee(intent: LedgerIntent, into?: Leg): { fee?: FeeLeg } {
    const withValue = intent.turn === TURN.noFeeValue ? {} : { valueEur: intent.secondValue };
    switch (intent.fee) {
      case 'none':
        return {};
      case 'eur':
        return intent.turn % 5 === 0
          ? { fee: { asset: 'USD', amount: intent.quantity, ...withValue } }
          : { fee: { asset: 'EUR', amount: intent.secondValue } };
      case 'received': {
        if (into === undefined) return {};
        const decimals = COINS.find((coin) => coin.name === into.asset)?.decimals ?? 0;
        const units = floorTo(unitsOf(into.amount) / BigInt(intent.feeShare + 1), decimals);
        if (units === 0n) return {};
        this.#model.remove(pick(WALLETS, intent.wallet), into.asset, units);
        return { fee: { asset: into.asset, amount: textOf(units) } };
      }
      case 'given':
      case 'third': {
        const asset = intent.fee === 'given' ? intent.asset : this.#thirdCoin(intent);
        if (asset === undefined || pick(COINS, asset).name === into?.asset) return {};
        const leg = this.#give({ ...intent, asset, share: Math.max(1, Math.floor(100 / intent.feeShare)) });
        return { fee: { ...leg, ...withValue } };
      }
    }
  }

  /** Another coin that the wallet holds; on a rare turn any other coin. */
  #thirdCoin(intent: LedgerIntent): number | undefined {
    const others = COINS.map((_, index) => index).filter((index) => index !== intent.asset);
    const wallet = pick(WALLETS, intent.wallet);
    const held = others.filter((index) => this.#model.balance(wallet, pick(COINS, index).name) > 0n);
    if (intent.turn === TURN.emptyFee) return pick(others, intent.other);
    return held.length === 0 ? undefined : pick(held, intent.other);
  }

  #lotIds(intent: LedgerIntent): { lotIds?: readonly string[] } {
    if (intent.turn % 10 !== TURN.lotIds) return {};
    const lots = this.#model.lots(pick(WALLETS, intent.wallet), pick(COINS, intent.asset).name);
    const named = lots.filter((_, index) => index % 2 === intent.other % 2);
    return named.length === 0 ? {} : { lotIds: intent.other > 1 ? [...named].reverse() : named };
  }

  /** The giver's purchase: sometimes not stated, else days to years before. */
  #acquiredAt(intent: LedgerIntent): { acquiredAt?: string } {
    if (intent.turn % 3 === 0) return {};
    return { acquiredAt: formatInstant((this.#at - intent.turn * 40 * 86_400) as Instant) };
  }
}
