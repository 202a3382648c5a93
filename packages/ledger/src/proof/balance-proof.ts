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
  readonly difference?: string | undefined;
  /** Moment of the last statement that agreed, where there is one before it breaks. */
  readonly agreed?: string | undefined;
  /** The first statement that breaks the chain after the last one that agreed. */
  readonly since?: BalanceStatement | undefined;
  /** Unproven although a service spoke: it told less than the ledger has, of one part of the wallet alone. */
  readonly told?: BalanceStatement | undefined;
}

export function proveBalances(
  events: readonly LedgerEvent[],
  statements: readonly BalanceStatement[],
  balances: readonly Pick<BalanceView, 'wallet' | 'asset' | 'amount'>[],
): readonly BalanceProof[] {
  const places = new Places();
  for (const statement of statements) places.of(statement.wallet, statement.asset).statements.push(statement);
  if (statements.length > 0) for (const event of events) takeMoves(event, places);
  const proven = places.all().map(proofOf);
  const unproven = balances
    .filter(({ wallet, asset }) => places.find(wallet, asset) === undefined)
    .map(({ wallet, asset, amount }) => ({ wallet, asset, status: 'unproven' as const, actual: amount }));
  return [...proven, ...unproven].sort((a, b) => compareText(a.wallet, b.wallet) || compareText(a.asset, b.asset));
}

interface Move {
  readonly at: string;
  readonly amount: string;
  readonly sign: 1 | -1;
}

interface Place {
  readonly statements: BalanceStatement[];
  readonly moves: Move[];
}

/** By wallet, then coin: a joined key for every movement would cost more than the proof. */
class Places {
  readonly #wallets = new Map<string, Map<string, Place>>();

  find(wallet: string, asset: string): Place | undefined {
    return this.#wallets.get(wallet)?.get(asset);
  }

  of(wallet: string, asset: string): Place {
    const coins = this.#wallets.get(wallet) ?? new Map<string, Place>();
    const place = coins.get(asset) ?? { statements: [], moves: [] };
    if (place.statements.length === 0) this.#wallets.set(wallet, coins.set(asset, place));
    return place;
  }

  all(): readonly Place[] {
    return [...this.#wallets.values()].flatMap((coins) => [...coins.values()]);
  }
}

/** All legs of an event; a fork names the old coin without moving it, the fee leaves on top. */
function takeMoves(event: LedgerEvent, places: Places): void {
  const { at, wallet, fee } = event;
  if (event.kind === 'transfer') take(places, event.toWallet, event.out, at, 1);
  if ('in' in event) take(places, wallet, event.in, at, 1);
  if ('out' in event) take(places, wallet, event.out, at, -1);
  if (fee !== undefined) take(places, wallet, fee, at, -1);
}

function take(places: Places, wallet: string, { asset, amount }: Leg, at: string, sign: 1 | -1): void {
  places.find(wallet, asset)?.moves.push({ at, amount, sign });
}

function proofOf({ statements, moves }: Place): BalanceProof {
  const ordered = inOrder(statements);
  const steps = inOrder(moves);
  return agreeingProof(ordered, steps) ?? walkedProof(ordered, steps);
}

/** The usual case: the last statement agrees, and then it does not matter what was said before. */
function agreeingProof(ordered: readonly BalanceStatement[], steps: readonly Move[]): BalanceProof | undefined {
  const { wallet, asset, at } = ordered.at(-1) as BalanceStatement;
  const parts = new Map<string, string>();
  let whole: string | undefined;
  for (const statement of ordered) {
    if (isOfPartAlone(statement)) return undefined;
    if (!isOfWhole(statement)) parts.set(statement.part ?? '', statement.amount);
    else if (statement.at === at) whole = statement.amount;
  }
  const said = whole === undefined ? [...parts.values()].map(dec).reduce(add, ZERO) : dec(whole);
  let held = ZERO;
  for (const step of steps) {
    if (step.at > at) break;
    held = moved(held, step);
  }
  if (!equals(held, said)) return undefined;
  return { wallet, asset, status: 'proven', at, expected: formatShortest(said), actual: formatShortest(held) };
}

function walkedProof(ordered: readonly BalanceStatement[], steps: readonly Move[]): BalanceProof {
  const parts = new Map<string, Decimal>();
  let ofParts = ZERO;
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
      else {
        const { part = '' } = statement;
        const amount = dec(statement.amount);
        ofParts = subtract(add(ofParts, amount), parts.get(part) ?? ZERO);
        parts.set(part, amount);
      }
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
    said = !isFull && atLeast !== undefined ? atLeast : (whole ?? ofParts);
    [whole, isFull] = [undefined, false];
    last = { at: statement.at, held };
    const isEqual = equals(held, said);
    since = isEqual ? undefined : (since ?? statement);
    if (isEqual) agreed = statement.at;
  }
  const { wallet, asset } = ordered[0] as BalanceStatement;
  if (last === undefined) {
    const now = steps.slice(next).reduce((sum, step) => moved(sum, step), held);
    return { wallet, asset, status: 'unproven', actual: formatShortest(now), told };
  }
  return {
    wallet,
    asset,
    status: since === undefined ? 'proven' : 'differs',
    at: last.at,
    expected: formatShortest(said),
    actual: formatShortest(last.held),
    difference: since && formatShortest(subtract(said, last.held)),
    agreed: since && agreed,
    since,
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
