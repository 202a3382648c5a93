/**
 * Files of one exchange that do not name their account, told apart by their running balances: each file agrees with itself,
 * together they cannot be one account. Two files that merely leave a gap between them (a year is missing) stay one account.
 */
import { add, compareText, type Decimal, dec, equals, isZero, subtract, ZERO } from '@cryptax/kernel';
import type { BalanceStatement, LedgerEvent } from '@cryptax/ledger';

/** What one file says about one wallet. */
export interface AccountFile {
  readonly file: string;
  readonly wallet: string;
  readonly events: readonly LedgerEvent[];
  readonly statements: readonly BalanceStatement[];
}

/** @returns the files of a further account, by the wallet that they get */
export function tellApart(files: readonly AccountFile[]): ReadonlyMap<string, string> {
  const accounts: AccountFile[][] = [];
  const wallets = new Map<string, string>();
  for (const file of files) {
    if (file.statements.length === 0) continue;
    const home = accounts.findIndex((account) => !account.some((other) => areApart(other, file)));
    const number = home < 0 ? accounts.push([file]) : home + 1;
    if (home >= 0) accounts[home]?.push(file);
    if (number > 1) wallets.set(file.file, `${file.wallet} ${number}`);
  }
  return wallets;
}

function areApart(one: AccountFile, other: AccountFile): boolean {
  const assets = new Set(one.statements.map(({ asset }) => asset));
  const shared = new Set(other.statements.map(({ asset }) => asset).filter((asset) => assets.has(asset)));
  return [...shared].some((asset) => contradict(historyOf(one, asset), historyOf(other, asset)));
}

/** One coin in one file: its movements and what the file says was held. */
interface History {
  readonly moves: readonly { readonly at: string; readonly amount: Decimal }[];
  readonly said: readonly { readonly at: string; readonly amount: Decimal }[];
}

function contradict(one: History, other: History): boolean {
  const [a, b] = [openingOf(one), openingOf(other)];
  if (a === undefined || b === undefined) return false;
  const both = { moves: [...one.moves, ...other.moves], said: [...one.said, ...other.said] };
  if (openingOf(both) !== undefined) return false;
  const isLater = (one.said[0]?.at ?? '') > (other.said[0]?.at ?? '');
  const [first, later] = isLater ? [other, one] : [one, other];
  const overlap = (later.said[0]?.at ?? '') <= (first.said.at(-1)?.at ?? '');
  /** The later file begins with nothing, so it is the whole life of an account; else a piece between the two may be missing. */
  return overlap || isZero(isLater ? a : b);
}

/** What was held before the first row, if that explains all that the file says; undefined if it contradicts itself. */
function openingOf({ moves, said }: History): Decimal | undefined {
  const steps = [...moves].sort((x, y) => compareText(x.at, y.at));
  let [held, next] = [ZERO, 0];
  let opening: Decimal | undefined;
  for (const { at, amount } of [...said].sort((x, y) => compareText(x.at, y.at))) {
    for (; next < steps.length && (steps[next]?.at ?? '') <= at; next++) held = add(held, steps[next]?.amount ?? ZERO);
    const offset = subtract(amount, held);
    if (opening !== undefined && !equals(opening, offset)) return undefined;
    opening = offset;
  }
  return opening;
}

function historyOf({ wallet, events, statements }: AccountFile, asset: string): History {
  const moves = events.flatMap((event) => {
    const legs: { readonly at: string; readonly amount: Decimal }[] = [];
    const { at, fee } = event;
    if (event.wallet !== wallet) return legs;
    if ('in' in event && event.in.asset === asset) legs.push({ at, amount: dec(event.in.amount) });
    if ('out' in event && event.out.asset === asset) legs.push({ at, amount: subtract(ZERO, dec(event.out.amount)) });
    if (fee?.asset === asset) legs.push({ at, amount: subtract(ZERO, dec(fee.amount)) });
    return legs;
  });
  return { moves, said: sumsOfParts(statements.filter((each) => each.asset === asset)) };
}

function sumsOfParts(statements: readonly BalanceStatement[]): History['said'] {
  const parts = new Map<string, Decimal>();
  const ordered = [...statements].sort((x, y) => compareText(x.at, y.at));
  return ordered.flatMap(({ at, part = '', amount }, index) => {
    parts.set(part, dec(amount));
    return ordered[index + 1]?.at === at ? [] : [{ at, amount: [...parts.values()].reduce(add, ZERO) }];
  });
}
