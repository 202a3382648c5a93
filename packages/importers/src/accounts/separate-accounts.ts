/**
 * Files of one exchange that do not name their account, told apart by their running balances: each file agrees with itself,
 * together they cannot be one account. Two files that merely leave a gap between them (a year is missing) stay one account.
 */
import { add, compareText, type Decimal, dec, equals, isZero, subtract, ZERO } from '@cryptax/kernel';
import type { BalanceStatement, LedgerEvent } from '@cryptax/ledger';

/** What one file says about one account. */
export interface AccountFile {
  readonly file: string;
  /** The wallet in which its entries lie. */
  readonly wallet: string;
  readonly events: readonly LedgerEvent[];
  readonly statements: readonly BalanceStatement[];
}

/** A file whose account is known. */
export interface PlacedFile extends AccountFile {
  /** The wallet of its account. */
  readonly account: string;
}

export interface Placement {
  readonly account: string;
  /** Its balances contradict every account that was there. */
  readonly isNew: boolean;
  /** The balances leave no other account. */
  readonly isSure: boolean;
}

/** The account of each file that has running balances: one that it goes on from, one that it fits, else a new one. */
export function separateAccounts(
  source: string,
  files: readonly AccountFile[],
  placed: readonly PlacedFile[],
): ReadonlyMap<string, Placement> {
  const accounts = new Map<string, AccountFile[]>();
  for (const file of placed) accounts.set(file.account, [...(accounts.get(file.account) ?? []), file]);
  const placements = new Map<string, Placement>();
  for (const file of files) {
    if (file.statements.length === 0) continue;
    const placement = placementOf(source, file, accounts);
    placements.set(file.file, placement);
    accounts.set(placement.account, [...(accounts.get(placement.account) ?? []), file]);
  }
  return placements;
}

function placementOf(
  source: string,
  file: AccountFile,
  accounts: ReadonlyMap<string, readonly AccountFile[]>,
): Placement {
  const fits = [...accounts].filter(([, members]) => !members.some((other) => areApart(other, file)));
  const goesOn = fits.filter(([, members]) => members.some((other) => areOne(other, file)));
  const [account] = goesOn[0] ?? fits[0] ?? [freeName(source, accounts)];
  const [only] = fits;
  const isSure =
    fits.length < 2 ? (only?.[1].some(({ statements }) => statements.length > 0) ?? true) : goesOn.length === 1;
  return { account, isNew: fits.length === 0 && accounts.size > 0, isSure };
}

function freeName(source: string, accounts: ReadonlyMap<string, unknown>): string {
  let name = source;
  for (let number = 2; accounts.has(name); number++) name = `${source} ${number}`;
  return name;
}

/** Balances of both together are those of one account, and there are some. */
function areOne(one: AccountFile, other: AccountFile): boolean {
  const shared = sharedAssets(one, other);
  return (
    shared.length > 0 &&
    shared.every((asset) => openingOf(joined(historyOf(one, asset), historyOf(other, asset))) !== undefined)
  );
}

function areApart(one: AccountFile, other: AccountFile): boolean {
  return sharedAssets(one, other).some((asset) => contradict(historyOf(one, asset), historyOf(other, asset)));
}

function sharedAssets(one: AccountFile, other: AccountFile): readonly string[] {
  const assets = new Set(one.statements.map(({ asset }) => asset));
  return [...new Set(other.statements.map(({ asset }) => asset).filter((asset) => assets.has(asset)))];
}

/** One coin in one file: its movements and what the file says was held. */
interface History {
  readonly moves: readonly { readonly at: string; readonly amount: Decimal }[];
  readonly said: readonly { readonly at: string; readonly amount: Decimal }[];
}

function contradict(one: History, other: History): boolean {
  const [a, b] = [openingOf(one), openingOf(other)];
  if (a === undefined || b === undefined) return false;
  if (openingOf(joined(one, other)) !== undefined) return false;
  const isLater = (one.said[0]?.at ?? '') > (other.said[0]?.at ?? '');
  const [first, later] = isLater ? [other, one] : [one, other];
  const overlap = (later.said[0]?.at ?? '') <= (first.said.at(-1)?.at ?? '');
  /** The later file begins with nothing, so it is the whole life of an account; else a piece between the two may be missing. */
  return overlap || isZero(isLater ? a : b);
}

function joined(one: History, other: History): History {
  return { moves: [...one.moves, ...other.moves], said: [...one.said, ...other.said] };
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
