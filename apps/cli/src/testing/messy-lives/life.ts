/**
 * An invented person whose truth is known: what was bought, sold, received and moved between own places, one line each. Amounts
 * are whole ten-thousandths of a coin, money is cents and prices are whole euro, so that files and truth are the same figures
 * to the last digit.
 */
import { seededRandom } from '@cryptax/kernel/testing';
import type { LedgerEvent } from '@cryptax/ledger';

export type Coin = 'BTC' | 'ETH';
export type Exchange = 'Kraken' | 'Bitvavo' | 'Bitcoin.de' | 'Binance';
/** A hardware wallet with one account for each coin. */
export const WALLET = 'Wallet';
export type Place = Exchange | typeof WALLET;

interface Moment {
  /** Seconds since 1970. */
  readonly at: number;
  readonly coin: Coin;
  /** In ten-thousandths of a coin. */
  readonly amount: number;
}

export interface Trade extends Moment {
  readonly kind: 'buy' | 'sell';
  readonly place: Exchange;
  /** Cents without the fee. */
  readonly cents: number;
  readonly feeCents: number;
  /** Parts in which the order was filled, as amounts. */
  readonly fills: readonly number[];
}

export interface Move extends Moment {
  readonly kind: 'move';
  readonly from: Place;
  readonly to: Place;
  /** Of the network, on top of what arrives. */
  readonly fee: number;
  readonly hash: string;
  readonly secondsLater: number;
}

export interface Reward extends Moment {
  readonly kind: 'reward';
  readonly place: Exchange;
}

export type Action = Trade | Move | Reward;

export interface Life {
  readonly actions: readonly Action[];
}

const DAY = 86_400;
const FIRST_DAY = Date.UTC(2019, 5, 3) / 1000 / DAY;
const EXCHANGES: readonly Exchange[] = ['Kraken', 'Bitvavo', 'Bitcoin.de', 'Binance'];

/** Whole euro on a day: they move enough for gains, losses and both sides of the limit. */
export function priceOf(coin: Coin, at: number): number {
  const day = Math.floor(at / DAY) - FIRST_DAY;
  const wave = Math.round(1000 * Math.sin(day / 47));
  return coin === 'BTC' ? 30_000 + 12 * day + 7 * wave : 1500 + day + Math.round(wave / 2);
}

const DAYS = 1200;

export function makeLife(seed: number): Life {
  const random = seededRandom(seed);
  const below = (most: number) => Math.floor(random() * most);
  const held = new Map<string, number>();
  const keyOf = (place: Place, coin: Coin) => `${place} ${coin}`;
  const heldAt = (place: Place, coin: Coin) => held.get(keyOf(place, coin)) ?? 0;
  const change = (place: Place, coin: Coin, amount: number) =>
    held.set(keyOf(place, coin), heldAt(place, coin) + amount);
  const actions: Action[] = [];
  let no = 0;
  for (let day = FIRST_DAY; day < FIRST_DAY + DAYS; day += 4 + below(12)) {
    no++;
    const at = day * DAY + 8 * 3600 + below(36_000);
    const place = EXCHANGES[below(EXCHANGES.length)] as Exchange;
    const coin: Coin = place === 'Bitcoin.de' || place === 'Binance' || below(2) === 0 ? 'BTC' : 'ETH';
    const step = coin === 'BTC' ? 100 : 1000;
    const dice = below(100);
    const own = heldAt(place, coin);
    if (dice >= 45 && dice < 70 && own >= 2 * step) {
      const amount = step * (1 + below(Math.floor(own / step) - 1));
      actions.push(trade('sell', place, coin, at, amount));
      change(place, coin, -amount);
      continue;
    }
    if (dice >= 70 && dice < 82 && own >= 2 * step && place !== 'Binance') {
      const amount = step * (1 + below(Math.floor(own / step) - 1));
      actions.push(moved(place, WALLET, coin, at, amount, no));
      change(place, coin, -amount - feeOf(coin));
      change(WALLET, coin, amount);
      continue;
    }
    if (dice >= 82 && dice < 92 && heldAt(WALLET, coin) >= 2 * step && place !== 'Binance') {
      const amount = step * (1 + below(Math.floor(heldAt(WALLET, coin) / step) - 1));
      actions.push(moved(WALLET, place, coin, at, amount, no));
      change(WALLET, coin, -amount - feeOf(coin));
      change(place, coin, amount);
      continue;
    }
    if (dice >= 92 && place === 'Kraken') {
      const amount = 20 + below(50);
      actions.push({ kind: 'reward', place, coin: 'ETH', at, amount });
      change(place, 'ETH', amount);
      continue;
    }
    const amount = step * (1 + below(9));
    actions.push(trade('buy', place, coin, at, amount));
    change(place, coin, amount);
  }
  return { actions };
}

/** In ten-thousandths; what is left of a place pays it, since only whole steps are sold and moved. */
function feeOf(coin: Coin): number {
  return coin === 'BTC' ? 1 : 10;
}

function trade(kind: 'buy' | 'sell', place: Exchange, coin: Coin, at: number, amount: number): Trade {
  const cents = Math.round((priceOf(coin, at) * amount) / 100);
  const half = Math.floor(amount / 200) * 100;
  const fills = place === 'Binance' && half > 0 ? [half, amount - half] : [amount];
  const feeCents = place === 'Kraken' || place === 'Bitvavo' ? Math.round(cents / 400) : 0;
  return { kind, place, coin, at, amount, cents, feeCents, fills };
}

function moved(from: Place, to: Place, coin: Coin, at: number, amount: number, no: number): Move {
  const hash = `${no.toString(16).padStart(8, '0')}`.repeat(8);
  return { kind: 'move', from, to, coin, at, amount, fee: feeOf(coin), hash, secondsLater: 600 + (no % 7) * 60 };
}

export const coins = (amount: number): string => (amount / 10_000).toFixed(4);
export const money = (cents: number): string => (cents / 100).toFixed(2);
export const instant = (at: number): string => `${new Date(at * 1000).toISOString().slice(0, 19)}Z`;

/** What a ledger would say that knows everything. */
export function truthOf({ actions }: Life): readonly LedgerEvent[] {
  return actions.map((action, no): LedgerEvent => {
    const { coin, amount } = action;
    const base = { id: `true-${no}`, at: instant(action.at) };
    const leg = { asset: coin, amount: coins(amount) };
    if (action.kind === 'move') {
      const fee = { asset: coin, amount: coins(action.fee), valueEur: exactClose(coin, action.at, action.fee) };
      return { ...base, wallet: action.from, kind: 'transfer', toWallet: action.to, out: leg, fee };
    }
    if (action.kind === 'reward') {
      const valueEur = exactClose(coin, action.at, amount);
      return { ...base, wallet: action.place, kind: 'income', incomeKind: 'staking', in: leg, valueEur };
    }
    const { place, cents, feeCents } = action;
    const fee = feeCents === 0 ? {} : { fee: { asset: 'EUR', amount: money(feeCents) } };
    const valueEur = money(cents);
    return action.kind === 'buy'
      ? { ...base, ...fee, wallet: place, kind: 'buy', in: leg, valueEur }
      : { ...base, ...fee, wallet: place, kind: 'sell', out: leg, valueEur };
  });
}

function exactClose(coin: Coin, at: number, amount: number): string {
  return ((priceOf(coin, at) * amount) / 10_000).toFixed(4);
}

/** Closes of every day, as the command line takes them. */
export function priceFile(): string {
  const lines = ['date,symbol,close,currency'];
  for (let day = FIRST_DAY - 3; day < FIRST_DAY + DAYS + 3; day++) {
    const date = instant(day * DAY).slice(0, 10);
    for (const coin of ['BTC', 'ETH'] as const) lines.push(`${date},${coin},${priceOf(coin, day * DAY)},EUR`);
  }
  return `${lines.join('\n')}\n`;
}
