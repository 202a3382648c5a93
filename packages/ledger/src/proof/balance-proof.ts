/**
 * The ledger's balances against what files, exchanges, chains and the user say that wallets held. Per wallet and coin:
 * proven up to a moment, off by an amount since a moment, or unproven because nobody said anything.
 *
 * What counts is the last statement. Between two statements a balance may be off for a while with nothing wrong: a transfer
 * is booked in both wallets when it left, its arrival is stated minutes later.
 */
import { add, compare, compareText, type Decimal, dec, equals, formatShortest, subtract, ZERO } from '@cryptax/kernel';
import type { LedgerEvent, Leg } from '../events/ledger-event.ts';
import type { BalanceView } from '../views.ts';
import type { BalanceStatement } from './balance-statement.ts';

export type ProofStatus = 'proven' | 'differs' | 'unproven';

export interface BalanceProof {
  readonly wallet: string;
  readonly asset: string;
  readonly status: ProofStatus;
  /** Moment of the last statement. */
  readonly at?: string;
  /** What the last statement says, and what the ledger says at that moment; of an unproven balance only the latter, as of now. */
  readonly expected?: string;
  readonly actual: string;
  /** How much more the statement has than the ledger; negative if less. */
  readonly difference?: string;
  /** Moment of the last statement that agreed, where there is one before it breaks. */
  readonly agreed?: string;
  /** The first statement that breaks the chain after the last one that agreed. */
  readonly since?: BalanceStatement;
  /** Unproven although a service spoke: it told less than the ledger has, of one part of the wallet alone. */
  readonly told?: BalanceStatement;
}

export function proveBalances(
  events: readonly LedgerEvent[],
  statements: readonly BalanceStatement[],
  balances: readonly Pick<BalanceView, 'wallet' | 'asset' | 'amount'>[],
): readonly BalanceProof[] {
  const places = new Map<string, Place>();
  for (const statement of statements) placeOf(places, statement).statements.push(statement);
  if (places.size > 0) {
    for (const event of events) for (const move of movesOf(event)) places.get(keyOf(move))?.moves.push(move);
  }
  const proven = [...places.values()].map(proofOf);
  const unproven = balances
    .filter((balance) => !places.has(keyOf(balance)))
    .map(({ wallet, asset, amount }) => ({ wallet, asset, status: 'unproven' as const, actual: amount }));
  return [...proven, ...unproven].sort((a, b) => compareText(a.wallet, b.wallet) || compareText(a.asset, b.asset));
}

interface Move {
  readonly wallet: string;
  readonly asset: string;
  readonly at: string;
  readonly amount: string;
  readonly sign: 1 | -1;
}

interface Place {
  readonly statements: BalanceStatement[];
  readonly moves: Move[];
}

function keyOf({ wallet, asset }: { readonly wallet: string; readonly asset: string }): string {
  return `${wallet}\u0000${asset}`;
}

function placeOf(places: Map<string, Place>, statement: BalanceStatement): Place {
  const key = keyOf(statement);
  const place = places.get(key) ?? { statements: [], moves: [] };
  places.set(key, place);
  return place;
}

/** All legs of an event; a fork names the old coin without moving it, the fee leaves on top. */
function movesOf(event: LedgerEvent): readonly Move[] {
  const { at, wallet, fee } = event;
  const moves: Move[] = [];
  const book = (place: string, { asset, amount }: Leg, sign: 1 | -1) =>
    moves.push({ wallet: place, asset, at, amount, sign });
  if (event.kind === 'transfer') book(event.toWallet, event.out, 1);
  if ('in' in event) book(wallet, event.in, 1);
  if ('out' in event) book(wallet, event.out, -1);
  if (fee !== undefined) book(wallet, fee, -1);
  return moves;
}

function proofOf({ statements, moves }: Place): BalanceProof {
  const ordered = inOrder(statements);
  const steps = inOrder(moves);
  const parts = new Map<string, Decimal>();
  let [held, next] = [ZERO, 0];
  let since: BalanceStatement | undefined;
  let agreed: string | undefined;
  let said = ZERO;
  let whole: Decimal | undefined;
  let least: Decimal | undefined;
  let [isFull, told] = [false, undefined as BalanceStatement | undefined];
  let last: { readonly at: string; readonly held: Decimal } | undefined;
  for (const [index, statement] of ordered.entries()) {
    if (isOfPartAlone(statement)) least = add(least ?? ZERO, dec(statement.amount));
    else {
      isFull = true;
      if (isOfWhole(statement)) whole = dec(statement.amount);
      else parts.set(statement.part ?? '', dec(statement.amount));
    }
    /** Statements of one second, one for each part, are one: the sum of the parts. */
    if (ordered[index + 1]?.at === statement.at) continue;
    for (; next < steps.length && (steps[next] as Move).at <= statement.at; next++) {
      held = moved(held, steps[next] as Move);
    }
    const atLeast = least;
    least = undefined;
    if (!isFull && atLeast !== undefined && compare(held, atLeast) > 0) {
      // The rest may lie in a part of which nothing was said: nothing is proven, and nothing contradicted.
      told = statement;
      continue;
    }
    said = !isFull && atLeast !== undefined ? atLeast : (whole ?? [...parts.values()].reduce(add, ZERO));
    [whole, isFull] = [undefined, false];
    last = { at: statement.at, held };
    const isEqual = equals(held, said);
    since = isEqual ? undefined : (since ?? statement);
    if (isEqual) agreed = statement.at;
  }
  const { wallet, asset } = ordered[0] as BalanceStatement;
  if (last === undefined) {
    const now = steps.slice(next).reduce((sum, step) => moved(sum, step), held);
    const spoke = told === undefined ? {} : { told };
    return { wallet, asset, status: 'unproven', actual: formatShortest(now), ...spoke };
  }
  return {
    wallet,
    asset,
    status: since === undefined ? 'proven' : 'differs',
    at: last.at,
    expected: formatShortest(said),
    actual: formatShortest(last.held),
    ...(since === undefined
      ? {}
      : {
          difference: formatShortest(subtract(said, last.held)),
          ...(agreed === undefined ? {} : { agreed }),
          since,
        }),
  };
}

/** A person, an exchange or a chain that names no part speaks of the whole wallet; a file's row of its own balance. */
function isOfWhole({ part, file }: BalanceStatement): boolean {
  return part === undefined && file === undefined;
}

/** A service that names a part leaves out what the account keeps elsewhere (earn, staking, funding). */
function isOfPartAlone({ part, file, service }: BalanceStatement): boolean {
  return part !== undefined && file === undefined && service !== undefined;
}

function moved(held: Decimal, { amount, sign }: Move): Decimal {
  return sign === 1 ? add(held, dec(amount)) : subtract(held, dec(amount));
}

function inOrder<T extends { readonly at: string }>(items: readonly T[]): readonly T[] {
  const isSorted = items.every((item, index) => index === 0 || (items[index - 1] as T).at <= item.at);
  return isSorted ? items : [...items].sort((a, b) => compareText(a.at, b.at));
}
