/** Which wallet a row belongs to: the same for all rows of a file, or the account or wallet that each of them names. */
import type { AccountNames } from '../accounts/account-names.ts';
import { cleanText } from '../build/make-event.ts';
import type { RowCells } from '../read/table.ts';
import { TokenCache } from '../read/token-cache.ts';
import { cellAt } from './column-index.ts';
import type { BoundFormat } from './compile-format.ts';

interface WalletOptions {
  readonly bound: BoundFormat;
  readonly accounts: AccountNames;
  readonly wallet?: string | undefined;
}

export class RowWallets {
  readonly #options: WalletOptions;
  readonly #namesAccounts: boolean;
  readonly #accounts = new TokenCache<string>();
  /** Wallet of all rows, unless the file names one in each. */
  readonly #fixedWallet: string | undefined;

  constructor(options: WalletOptions) {
    const { bound, wallet } = options;
    this.#options = options;
    const namesWallets =
      bound.definition.walletName !== undefined &&
      (bound.index.wallet !== undefined || bound.index.toWallet !== undefined);
    this.#namesAccounts = wallet === undefined && bound.index.accountId !== undefined;
    const varies = namesWallets || this.#namesAccounts;
    this.#fixedWallet = wallet ?? (varies ? undefined : bound.definition.source);
  }

  of(row: RowCells): string {
    if (this.#fixedWallet !== undefined) return this.#fixedWallet;
    return this.#namesAccounts ? this.#ofAccount(row) : this.#named(row);
  }

  /** Where a row of a movement between two wallets says that the coins went. */
  targetOf(row: RowCells): string | undefined {
    return this.#fixedWallet === undefined && !this.#namesAccounts ? this.#inCell(row, 'toWallet') : undefined;
  }

  #ofAccount(row: RowCells): string {
    const { accountId } = this.#options.bound.index;
    const token = row.token(accountId ?? -1);
    const known = this.#accounts.get(token);
    if (known !== undefined) return known;
    const { idSpace, source } = this.#options.bound.definition;
    const account = cleanText(cellAt(row, accountId), 100);
    const wallet = account === '' ? source : this.#options.accounts.walletOf(idSpace, source, account);
    if (token !== 0) this.#accounts.set(token, wallet);
    return wallet;
  }

  #named(row: RowCells): string {
    return this.#inCell(row, 'wallet') ?? this.#inCell(row, 'toWallet') ?? this.#options.bound.definition.source;
  }

  /** Undefined if the row names none. */
  #inCell(row: RowCells, role: 'wallet' | 'toWallet'): string | undefined {
    const { index, definition } = this.#options.bound;
    const cell = cleanText(cellAt(row, index[role]).replace(/\s+/g, ' '), 150);
    if (cell === '') return undefined;
    return definition.walletName === 'cell' ? cell : `${definition.source}: ${cell}`;
  }
}
