/**
 * Two accounts at one exchange are two wallets. A file that names its account (a user id in each row) is told apart by it:
 * the first account of an exchange has the exchange's name, the next ones their id behind it.
 */
/** Wallets by name space of the exchange and account id. */
export type AccountWallets = Readonly<Record<string, Readonly<Record<string, string>>>>;

export class AccountNames {
  readonly #wallets = new Map<string, Map<string, string>>();

  constructor(known: AccountWallets = {}) {
    for (const [space, wallets] of Object.entries(known)) this.#wallets.set(space, new Map(Object.entries(wallets)));
  }

  walletOf(space: string, source: string, account: string): string {
    const wallets = this.#wallets.get(space) ?? new Map<string, string>();
    this.#wallets.set(space, wallets);
    const known = wallets.get(account);
    if (known !== undefined) return known;
    const isFirst = ![...wallets.values()].includes(source);
    const wallet = isFirst ? source : `${source} (${account})`;
    wallets.set(account, wallet);
    return wallet;
  }

  /** What the user calls an account. */
  name(space: string, account: string, wallet: string): void {
    const wallets = this.#wallets.get(space) ?? new Map<string, string>();
    this.#wallets.set(space, wallets.set(account, wallet));
  }

  all(): AccountWallets {
    return Object.fromEntries([...this.#wallets].map(([space, wallets]) => [space, Object.fromEntries(wallets)]));
  }
}
