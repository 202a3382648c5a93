/**
 * An explorer lists what contracts paid out in a file of its own. Whoever has the normal transactions of an address and not that
 * file spends coins that nothing ever brought: on its chain a balance cannot fall below nothing, so the file is missing.
 */
import { add, compare, type Decimal, dec, formatShortest, groupBy, subtract, ZERO } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';

export interface MissingInternalFile {
  readonly wallet: string;
  readonly asset: string;
  /** How far the balance falls below nothing. */
  readonly missing: string;
  /** Entries that spend more than is there. */
  readonly eventIds: readonly string[];
}

const NORMAL = 'etherscan-transactions';
const INTERNAL = 'etherscan-internal';
const COIN = 'ETH';

/** Movements whose meaning is open count too: their coins moved. */
export function missingInternalFiles(events: readonly LedgerEvent[]): readonly MissingInternalFile[] {
  const ofFormat = (format: string) => events.filter(({ source }) => source?.format === format);
  const files = groupBy(ofFormat(NORMAL), ({ source }) => source?.file ?? '');
  const wallets = new Set([...files.values()].flatMap((own) => walletOf(own) ?? []));
  for (const event of ofFormat(INTERNAL)) for (const wallet of walletsOf(event)) wallets.delete(wallet);
  return [...wallets].flatMap((wallet): readonly MissingInternalFile[] => {
    const { lowest, eventIds } = walk(events, wallet);
    return eventIds.length === 0
      ? []
      : [{ wallet, asset: COIN, missing: formatShortest(subtract(ZERO, lowest)), eventIds }];
  });
}

/** Whose file it is: the one wallet that all of its entries touch. An answer names the other side of a transfer as well. */
function walletOf(own: readonly LedgerEvent[]): string | undefined {
  const [first, ...rest] = own;
  const common = (first === undefined ? [] : walletsOf(first)).filter((wallet) =>
    rest.every((event) => walletsOf(event).includes(wallet)),
  );
  return common.length === 1 ? common[0] : undefined;
}

function walletsOf(event: LedgerEvent): readonly string[] {
  return event.kind === 'transfer' ? [event.wallet, event.toWallet] : [event.wallet];
}

function walk(events: readonly LedgerEvent[], wallet: string) {
  const moves = events
    .map((event) => ({ event, change: changeOf(event, wallet) }))
    .filter(({ change }) => compare(change, ZERO) !== 0)
    // Of the same moment what comes in counts first: nothing is called missing that may have been there.
    .sort((a, b) => (a.event.at < b.event.at ? -1 : a.event.at > b.event.at ? 1 : compare(b.change, a.change)));
  const eventIds: string[] = [];
  let [balance, lowest]: [Decimal, Decimal] = [ZERO, ZERO];
  for (const { event, change } of moves) {
    balance = add(balance, change);
    if (compare(balance, ZERO) >= 0 || compare(change, ZERO) > 0) continue;
    eventIds.push(event.id);
    if (compare(balance, lowest) < 0) lowest = balance;
  }
  return { lowest, eventIds };
}

/** What an entry does to the coins of a wallet. */
function changeOf(event: LedgerEvent, wallet: string): Decimal {
  const amountOf = (leg: { readonly asset: string; readonly amount: string } | undefined) =>
    leg?.asset === COIN ? dec(leg.amount) : ZERO;
  const coming = 'in' in event && event.wallet === wallet ? amountOf(event.in) : ZERO;
  const arriving = event.kind === 'transfer' && event.toWallet === wallet ? amountOf(event.out) : ZERO;
  const going = 'out' in event && event.wallet === wallet ? amountOf(event.out) : ZERO;
  const fee = event.wallet === wallet ? amountOf(event.fee) : ZERO;
  return subtract(add(coming, arriving), add(going, fee));
}
