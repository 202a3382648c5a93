/**
 * Finds or makes the pool of a wallet and an asset (rule book 4.3: pool key), with the method that the settings
 * give it from the start.
 */
import { ALL_WALLETS, type MatchSettings, type Method } from '../settings.ts';
import type { AssetTable } from './asset-table.ts';
import type { LotBook } from './lot-book.ts';
import { Pool } from './pool.ts';

export class PoolDirectory {
  readonly wallets: string[] = [];
  readonly #walletIndex = new Map<string, number>();
  readonly #byWallet: number[][] = [];
  readonly #settings: MatchSettings;
  readonly #assets: AssetTable;
  readonly #book: LotBook;

  constructor(settings: MatchSettings, assets: AssetTable, book: LotBook) {
    this.#settings = settings;
    this.#assets = assets;
    this.#book = book;
  }

  walletIndex(name: string): number {
    const known = this.#walletIndex.get(name);
    if (known !== undefined) return known;
    const index = this.wallets.length;
    this.wallets.push(name);
    this.#byWallet.push([]);
    this.#walletIndex.set(name, index);
    return index;
  }

  /** Whether pools belong to this name: to each wallet, or in global scope to all wallets together only. */
  hasOwner(wallet: string): boolean {
    return (this.#settings.scope === 'global') === (wallet === ALL_WALLETS);
  }

  /** Index of the pool in the book. */
  poolIndex(wallet: number, asset: number): number {
    const owner = this.#settings.scope === 'global' ? this.walletIndex(ALL_WALLETS) : wallet;
    const row = this.#byWallet[owner] as number[];
    const known = row[asset];
    if (known !== undefined) return known;
    const index = this.#book.pools.length;
    const name = this.wallets[owner] as string;
    const method = this.#methodAtStart(name, this.#assets.names[asset] as string);
    this.#book.pools.push(new Pool(index, name, asset, method, this.#book.lots, this.#assets.isBig(asset)));
    row[asset] = index;
    return index;
  }

  /** Every pool empty again, with the method it starts with. */
  clearPools(): void {
    for (const pool of this.#book.pools) {
      const method = this.#methodAtStart(pool.wallet, this.#assets.names[pool.asset] as string);
      pool.clear(method, this.#assets.isBig(pool.asset));
    }
  }

  forgetAll(): void {
    this.wallets.length = 0;
    this.#walletIndex.clear();
    this.#byWallet.length = 0;
    this.#book.pools.length = 0;
  }

  #methodAtStart(wallet: string, asset: string): Method {
    const own = this.#settings.poolMethods.findLast(
      (choice) => choice.wallet === wallet && choice.asset === asset && choice.from === undefined,
    );
    return own?.method ?? this.#settings.method;
  }
}
