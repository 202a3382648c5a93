/**
 * Balances while a random ledger is written, so that most outgoing events find coins and some deliberately do
 * not. It knows no lots and no law; it only has to be a good guess.
 */
import { decimal, formatShortest, powerOfTen } from '@cryptax/kernel';

/** Fine enough for 18-decimal amounts times the rescaling of a migration. */
const SCALE = 24;

export class LedgerModel {
  readonly #balances = new Map<string, bigint>();
  readonly #acquired = new Map<string, readonly string[]>();

  /** What a wallet holds, in units of 10^-24. */
  balance(wallet: string, asset: string): bigint {
    return this.#balances.get(`${wallet}/${asset}`) ?? 0n;
  }

  add(wallet: string, asset: string, units: bigint): void {
    this.#balances.set(`${wallet}/${asset}`, this.balance(wallet, asset) + units);
  }

  /** Takes the units if they are there; says whether they were. */
  remove(wallet: string, asset: string, units: bigint): boolean {
    if (this.balance(wallet, asset) < units) return false;
    this.add(wallet, asset, -units);
    return true;
  }

  noteLot(wallet: string, asset: string, lotId: string): void {
    this.#acquired.set(`${wallet}/${asset}`, [...this.lots(wallet, asset), lotId]);
  }

  /** Lots that were created in this wallet; some may have moved or gone. */
  lots(wallet: string, asset: string): readonly string[] {
    return this.#acquired.get(`${wallet}/${asset}`) ?? [];
  }
}

export function unitsOf(text: string): bigint {
  const [integer = '0', fraction = ''] = text.split('.');
  return BigInt(integer) * powerOfTen(SCALE) + BigInt(fraction.padEnd(SCALE, '0'));
}

export function textOf(units: bigint): string {
  return formatShortest(decimal(units, SCALE));
}

/** Cut to a coin's own number of decimals. */
export function floorTo(units: bigint, decimals: number): bigint {
  const step = powerOfTen(SCALE - decimals);
  return (units / step) * step;
}
