/**
 * One sale that both sides have: the difference of its gain, taken apart into causes that add up to it. Quantity and day agree,
 * so other proceeds are another price; another cost is explained by computation; what is left is fees and cents.
 */
import { add, berlinDayText, compare, type Decimal, isZero, negate, subtract, ZERO } from '@cryptax/kernel';
import type { Alternatives, TheirRules } from './alternatives.ts';
import { explainCost, isWithin, type Piece, toleranceOf } from './explain-cost.ts';
import type { SaleMatch } from './match-sales.ts';
import type { OpinionCause } from './opinion.ts';
import { isFreeByDays, ourFigures, type SaleFigures, theirFigures } from './sale-figures.ts';

/** What a cause adds to their figures over ours. */
export interface Share {
  readonly cause: OpinionCause;
  readonly gain: Decimal;
  readonly taxable: Decimal | null;
}

export function explainMatch(match: SaleMatch, alternatives: Alternatives, rules: TheirRules | null): readonly Share[] {
  const [ours, theirs] = [ourFigures(match.ours), theirFigures(match.theirs)];
  const tolerance = toleranceOf(match);
  const cost = explainCost(match, alternatives, rules);
  const pieces = merged([
    ...proceedsPieces(ours, theirs, tolerance),
    ...cost.map((piece): Piece => ({ ...piece, amount: negate(piece.amount) })),
    ...expensePieces(ours, theirs, tolerance),
  ]);
  return withTaxable(pieces, match, { ours, theirs, tolerance });
}

function proceedsPieces(ours: SaleFigures, theirs: SaleFigures, tolerance: Decimal): readonly Piece[] {
  const difference = subtract(theirs.proceeds, ours.proceeds);
  if (isWithin(difference, tolerance)) return [{ cause: 'rounding', amount: difference }];
  const net = add(difference, ours.expenses);
  if (isWithin(net, tolerance)) {
    return [
      { cause: 'fee', amount: negate(ours.expenses) },
      { cause: 'rounding', amount: net },
    ];
  }
  // With another quantity nobody can tell which part of the price is which.
  const isSameQuantity = compare(ours.quantity, theirs.quantity) === 0;
  return [{ cause: isSameQuantity ? 'price' : 'unexplained', amount: difference }];
}

/** What proceeds and cost leave: expenses that one side deducts and the other does not. */
function expensePieces(ours: SaleFigures, theirs: SaleFigures, tolerance: Decimal): readonly Piece[] {
  const difference = add(
    subtract(subtract(theirs.gain, ours.gain), subtract(theirs.proceeds, ours.proceeds)),
    subtract(theirs.cost, ours.cost),
  );
  const beyond = subtract(difference, ours.expenses);
  if (isWithin(beyond, tolerance)) {
    return [
      { cause: 'fee', amount: ours.expenses },
      { cause: 'rounding', amount: beyond },
    ];
  }
  return [{ cause: isWithin(difference, tolerance) ? 'rounding' : 'unexplained', amount: difference }];
}

/** One piece per cause; those that cancel each other out are gone, unless they move what is taxable. */
function merged(pieces: readonly Piece[]): readonly Piece[] {
  const byCause = new Map<OpinionCause, Piece>();
  for (const piece of pieces) {
    const known = byCause.get(piece.cause);
    const taxable = piece.taxable ?? known?.taxable;
    byCause.set(piece.cause, {
      cause: piece.cause,
      amount: add(known?.amount ?? ZERO, piece.amount),
      taxable,
    });
  }
  return [...byCause.values()].filter(({ amount, taxable = ZERO }) => !isZero(amount) || !isZero(taxable));
}

/**
 * The same for what is taxable. Where both sides tax all of the sale, or nothing, a cause moves the one as the other. Where
 * they do not, other lots have other periods, which was computed; a cause that stands alone carries the rest.
 */
function withTaxable(
  pieces: readonly Piece[],
  match: SaleMatch,
  {
    ours,
    theirs,
    tolerance,
  }: { readonly ours: SaleFigures; readonly theirs: SaleFigures; readonly tolerance: Decimal },
): readonly Share[] {
  const share = ({ cause, amount }: Piece, taxable: Decimal | null): Share => ({ cause, gain: amount, taxable });
  if (theirs.taxable === null || ours.taxable === null) return pieces.map((piece) => share(piece, null));
  if (ours.status === theirs.status && ours.status !== 'mixed') {
    return pieces.map((piece) => share(piece, ours.status === 'taxable' ? piece.amount : ZERO));
  }
  const computed = pieces.reduce((all, { taxable = ZERO }) => add(all, taxable), ZERO);
  const rest = subtract(subtract(theirs.taxable, ours.taxable), computed);
  const shares = pieces.map((piece) => share(piece, piece.taxable ?? ZERO));
  if (isZero(rest)) return shares;
  const cause = restCause(rest, pieces, match, tolerance);
  const at = shares.findIndex((each) => each.cause === cause);
  const known = shares[at];
  if (known === undefined) return [...shares, { cause, gain: ZERO, taxable: rest }];
  return shares.with(at, { ...known, taxable: add(known.taxable ?? ZERO, rest) });
}

function restCause(
  rest: Decimal,
  pieces: readonly Piece[],
  { ours, theirs }: SaleMatch,
  tolerance: Decimal,
): OpinionCause {
  if (isWithin(rest, tolerance)) return 'rounding';
  // Their own days say otherwise than their own mark: they count the year another way.
  if (theirs.some((row) => row.isTaxFree !== null && isFreeByDays(row) === !row.isTaxFree)) return 'holding';
  const others = pieces.filter(({ cause }) => cause !== 'rounding');
  if (others.length === 1 && others[0] !== undefined) return others[0].cause;
  return others.length === 0 && isOtherDay(ours, theirs) ? 'zone' : 'unexplained';
}

/** A purchase or the sale lies on another day there: only the zone can move it by one. */
function isOtherDay(ours: SaleMatch['ours'], theirs: SaleMatch['theirs']): boolean {
  const days = new Set(
    ours.flatMap(({ at, lots }) => [at, ...lots.map(({ acquiredAt }) => acquiredAt)].map(berlinDayText)),
  );
  return theirs.some(({ soldOn, acquiredOn }) => !days.has(soldOn) || (acquiredOn !== null && !days.has(acquiredOn)));
}
