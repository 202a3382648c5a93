/**
 * Bench ledgers: `count` events over 20 assets and 4 wallets, evenly from 2019 to 2025, from one seed.
 * Of 100 events about 42 buy, 28 sell, 10 swap, 10 transfer (half with a coin fee), 6 spend, 4 are staking income.
 * A fifth of buys and sales carry a euro fee. Amounts are random up to two units with all decimals used, prices move
 * slowly per asset. The generator keeps balances, so no event falls short; a wallet without coins buys instead. With `open` a
 * share of them are movements of unknown meaning, half of them in, with another side and a hash.
 */

import { seededRandom } from '@cryptax/kernel/testing';
import type { FeeLeg, LedgerEvent } from '@cryptax/ledger';

export interface LedgerPlan {
  readonly count: number;
  readonly decimals: 8 | 18;
  readonly seed: number;
  /** Share of the events that nobody has explained yet; none unless said. */
  readonly open?: number;
}

const ASSETS = 20;
const WALLETS = ['A', 'B', 'C', 'D'];
const FIRST_SECOND = Date.UTC(2019, 0, 1) / 1000;
const LAST_SECOND = Date.UTC(2025, 11, 31) / 1000;

export function generateLedger(plan: LedgerPlan): LedgerEvent[] {
  const writer = new LedgerWriter(plan);
  /** As read from a file: plain objects with flat strings. */
  return Array.from({ length: plan.count }, (_, i) => JSON.parse(JSON.stringify(writer.next(i))) as LedgerEvent);
}

class LedgerWriter {
  readonly #plan: LedgerPlan;
  readonly #random: () => number;
  readonly #one: bigint;
  readonly #balance = new Map<string, bigint>();
  readonly #price: number[];

  constructor(plan: LedgerPlan) {
    this.#plan = plan;
    this.#random = seededRandom(plan.seed);
    this.#one = 10n ** BigInt(plan.decimals);
    this.#price = Array.from({ length: ASSETS }, () => 1 + this.#random() * 2000);
  }

  next(i: number): LedgerEvent {
    const share = i / this.#plan.count;
    const second = FIRST_SECOND + Math.floor(share * (LAST_SECOND - FIRST_SECOND));
    const at = `${new Date(second * 1000).toISOString().slice(0, 19)}Z`;
    const asset = Math.floor(this.#random() * ASSETS);
    const wallet = WALLETS[Math.floor(this.#random() * WALLETS.length)] as string;
    const base = { id: `e${i}`, at, wallet };
    this.#price[asset] = (this.#price[asset] as number) * (0.98 + this.#random() * 0.0402);
    const held = this.#balance.get(`${wallet}${asset}`) ?? 0n;
    const { open = 0 } = this.#plan;
    if (open > 0 && this.#random() < open) return this.#open(base, asset, held);
    const dice = this.#random() * 100;
    if (held === 0n || dice < 42) {
      const amount = this.#receive(wallet, asset);
      return {
        ...base,
        kind: 'buy',
        in: this.#leg(asset, amount),
        valueEur: this.#value(asset, amount),
        ...this.#euroFee(),
      };
    }
    if (dice < 52) return this.#transfer(base, asset);
    if (dice < 56) {
      const amount = this.#receive(wallet, asset);
      const income = { kind: 'income', incomeKind: 'staking' } as const;
      return { ...base, ...income, in: this.#leg(asset, amount), valueEur: this.#value(asset, amount) };
    }
    const amount = this.#give(wallet, asset, 1);
    const out = this.#leg(asset, amount);
    const valueEur = this.#value(asset, amount);
    if (dice < 66) {
      const other = (asset + 1 + Math.floor(this.#random() * (ASSETS - 1))) % ASSETS;
      return { ...base, kind: 'swap', out, in: this.#leg(other, this.#receive(wallet, other)), valueEur };
    }
    return { ...base, kind: dice < 72 ? 'spend' : 'sell', out, valueEur, ...this.#euroFee() };
  }

  #open(base: { id: string; at: string; wallet: string }, asset: number, held: bigint): LedgerEvent {
    const isIn = held === 0n || this.#random() < 0.5;
    const trace = { txHash: `0x${base.id.padStart(64, '0')}`, address: `0x${base.id.padStart(40, '0')}` };
    const open = { ...base, ...trace, kind: 'open' } as const;
    if (isIn) {
      return { ...open, reason: 'transfer.unmatched-in', in: this.#leg(asset, this.#receive(base.wallet, asset)) };
    }
    return { ...open, reason: 'transfer.unmatched-out', out: this.#leg(asset, this.#give(base.wallet, asset, 1)) };
  }

  #transfer(base: { id: string; at: string; wallet: string }, asset: number): LedgerEvent {
    const toWallet = WALLETS[(WALLETS.indexOf(base.wallet) + 1) % WALLETS.length] as string;
    const amount = this.#give(base.wallet, asset, 1);
    this.#add(toWallet, asset, amount);
    const transfer = { ...base, kind: 'transfer', toWallet, out: this.#leg(asset, amount) } as const;
    if (this.#random() < 0.5 || (this.#balance.get(`${base.wallet}${asset}`) ?? 0n) === 0n) return transfer;
    const paid = this.#give(base.wallet, asset, 0.001);
    const fee: FeeLeg = { ...this.#leg(asset, paid), valueEur: this.#value(asset, paid) };
    return { ...transfer, fee };
  }

  #receive(wallet: string, asset: number): bigint {
    const amount = this.#amount(1.25);
    this.#add(wallet, asset, amount);
    return amount;
  }

  #give(wallet: string, asset: number, most: number): bigint {
    const held = this.#balance.get(`${wallet}${asset}`) ?? 0n;
    const wanted = this.#amount(2 * most);
    const amount = wanted < held ? wanted : held;
    this.#add(wallet, asset, -amount);
    return amount;
  }

  #amount(most: number): bigint {
    const scale = 2 ** 26;
    const whole = BigInt(Math.floor(this.#random() * most * scale));
    const fine = BigInt(Math.floor(this.#random() * scale));
    return ((whole * BigInt(scale) + fine) * this.#one) / BigInt(scale) / BigInt(scale) + 1n;
  }

  #add(wallet: string, asset: number, amount: bigint): void {
    const key = `${wallet}${asset}`;
    this.#balance.set(key, (this.#balance.get(key) ?? 0n) + amount);
  }

  #leg(asset: number, amount: bigint): { asset: string; amount: string } {
    const digits = amount.toString().padStart(this.#plan.decimals + 1, '0');
    const cut = digits.length - this.#plan.decimals;
    return { asset: `COIN${asset}`, amount: `${digits.slice(0, cut)}.${digits.slice(cut)}` };
  }

  #value(asset: number, amount: bigint): string {
    return ((Number(amount) / Number(this.#one)) * (this.#price[asset] as number)).toFixed(2);
  }

  #euroFee(): { fee?: FeeLeg } {
    return this.#random() < 0.2 ? { fee: { asset: 'EUR', amount: (this.#random() * 5).toFixed(2) } } : {};
  }
}
