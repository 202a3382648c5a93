/**
 * A platform's statement held against our mirror, coin by coin and kind by kind. What may make the sums differ is computed
 * from our own entries and counts only where it closes the difference; the parts add up to it exactly, in coins and in euro.
 */
import {
  absolute,
  add,
  compare,
  compareText,
  type Decimal,
  dec,
  formatShortest,
  groupBy,
  isZero,
  negate,
  subtract,
  sum,
  ZERO,
} from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { eurText } from '../money/eur.ts';
import type { Dac8Category } from './dac8-entries.ts';
import type { Dac8Facts } from './dac8-mirror.ts';
import { type EntrySum, type PlatformEntry, platformEntries, sumOf } from './platform-entries.ts';
import type { StatementCause, StatementDifference, StatementLine, StatementRow } from './statement.ts';

export interface StatementQuestion extends Dac8Facts {
  readonly events: readonly LedgerEvent[];
  readonly year: number;
  /** The wallets of ours that are accounts at the platform. */
  readonly accounts: readonly string[];
  readonly lines: readonly StatementLine[];
  readonly tickerOf?: (asset: string) => string;
}

export function compareStatement(question: StatementQuestion): readonly StatementRow[] {
  const { events, year, accounts, lines, tickerOf = (asset) => asset.toUpperCase() } = question;
  const entries = platformEntries(events, new Set(accounts), question).filter(
    (entry) => entry.year === year || entry.yearUtc === year,
  );
  const theirs = groupBy(lines, ({ asset, category }) => keyOf(tickerOf(asset), category));
  const ours = groupBy(
    entries.flatMap((entry) => asTold(entry, (category) => theirs.has(keyOf(tickerOf(entry.asset), category)))),
    ({ asset, category }) => keyOf(tickerOf(asset), category),
  );
  return [...new Set([...theirs.keys(), ...ours.keys()])]
    .sort(compareText)
    .map((key) => rowOf(ours.get(key) ?? [], theirs.get(key) ?? [], year, entries.length > 0))
    .filter(({ ours: own, theirs: told }) => !isZero(own.units) || !isZero(told.units));
}

const keyOf = (ticker: string, category: Dac8Category) => `${ticker} ${category}`;

/**
 * Platforms count transfers to own wallets among all transfers out and may tell them once more. Payments below their
 * threshold are transfers out as well: where a statement has no payments of a coin, ours are held against those.
 */
function asTold(entry: PlatformEntry, isThere: (category: Dac8Category) => boolean): readonly PlatformEntry[] {
  const out: PlatformEntry = { ...entry, category: 'transfers-out' };
  if (entry.category === 'transfers-unhosted') return isThere('transfers-unhosted') ? [entry, out] : [out];
  if (entry.category === 'payments') return isThere('payments') ? [entry] : [out];
  return [entry];
}

interface Piece {
  readonly cause: StatementCause;
  readonly units: Decimal;
  readonly eur: Decimal;
}

function rowOf(
  all: readonly PlatformEntry[],
  lines: readonly StatementLine[],
  year: number,
  hasEntries: boolean,
): StatementRow {
  const inYear = all.filter((entry) => entry.year === year);
  const own = sumOf(inYear);
  const amounts = lines.flatMap(({ amountEur }) => (amountEur === null ? [] : [dec(amountEur)]));
  const eur = amounts.length === lines.length ? sum(amounts) : null;
  const units = sum(lines.map((line) => dec(line.units)));
  const counts = lines.flatMap(({ count }) => (count === null ? [] : [count]));
  const count = counts.length === lines.length ? counts.reduce((a, b) => a + b, 0) : null;
  const told = { units, eur, count };
  const [first] = lines;
  const pieces = piecesOf(all, own, told, { year, hasEntries });
  return {
    asset: inYear[0]?.asset ?? all[0]?.asset ?? first?.asset ?? '',
    category: all[0]?.category ?? first?.category ?? 'transfers-in',
    ours: {
      count: own.count,
      units: formatShortest(own.units),
      amountEur: eurText(own.value),
      withoutValue: own.withoutValue,
      eventIds: inYear.map(({ eventId }) => eventId),
    },
    theirs: { count, units: formatShortest(units), amountEur: eur && eurText(eur) },
    lines: lines.map(({ line }) => line),
    units: formatShortest(subtract(units, own.units)),
    amountEur: eur && eurText(subtract(eur, own.value)),
    differences: pieces
      .filter((piece) => !isZero(piece.units) || (eur !== null && !isZero(piece.eur)))
      .map(
        (piece): StatementDifference => ({
          cause: piece.cause,
          units: formatShortest(piece.units),
          amountEur: eur && eurText(piece.eur),
        }),
      ),
  };
}

interface Told {
  readonly units: Decimal;
  readonly eur: Decimal | null;
  readonly count: number | null;
}

interface Scene {
  readonly year: number;
  readonly hasEntries: boolean;
}

function piecesOf(all: readonly PlatformEntry[], own: EntrySum, told: Told, scene: Scene): readonly Piece[] {
  const difference = subtract(told.units, own.units);
  const closing = closingSet(corrections(all, scene.year), difference) ?? [];
  const isClosed = closing.length > 0 || isZero(difference);
  const restUnits = isClosed ? ZERO : difference;
  const explained = closing.reduce((total, { eur }) => add(total, eur), ZERO);
  if (told.eur === null) return [...closing, { cause: missingCause(own, told, scene), units: restUnits, eur: ZERO }];
  const restEur = subtract(subtract(told.eur, own.value), explained);
  if (!isClosed) return [{ cause: missingCause(own, told, scene), units: restUnits, eur: restEur }];
  return merged([...closing, ...euroPieces(all, own, restEur, scene.year)]);
}

/** What could move the units, each with the euro that goes with it. */
function corrections(all: readonly PlatformEntry[], year: number): readonly Piece[] {
  const part = (cause: StatementCause, entries: readonly PlatformEntry[], sign: 1 | -1): Piece => {
    const { units, value } = sumOf(entries);
    return { cause, units: sign === 1 ? units : negate(units), eur: sign === 1 ? value : negate(value) };
  };
  const inYear = all.filter((entry) => entry.year === year);
  const later = part(
    'zone',
    all.filter((entry) => entry.year !== year && entry.yearUtc === year),
    1,
  );
  const earlier = part(
    'zone',
    inYear.filter((entry) => entry.yearUtc !== year),
    -1,
  );
  const feeUnits = sum(inYear.map((entry) => entry.feeUnits));
  const feeEur = sum(inYear.map((entry) => (isZero(entry.feeUnits) ? ZERO : entry.feeValue)));
  return [
    { cause: 'zone', units: add(later.units, earlier.units), eur: add(later.eur, earlier.eur) },
    part(
      'internal',
      inYear.filter(({ isInternal }) => isInternal),
      -1,
    ),
    { cause: 'fee', units: feeUnits, eur: feeEur },
    { cause: 'fee', units: negate(feeUnits), eur: negate(feeEur) },
  ];
}

/** The fewest corrections that together are the difference; both signs of the fee cancel out, so that pair is never one. */
function closingSet(candidates: readonly Piece[], difference: Decimal): readonly Piece[] | undefined {
  if (isZero(difference)) return [];
  const useful = candidates.filter(({ units }) => !isZero(units));
  const subsets = Array.from({ length: 2 ** useful.length }, (_, bits) =>
    useful.filter((_piece, at) => bits & (1 << at)),
  );
  return subsets
    .sort((a, b) => a.length - b.length)
    .find((subset) => compare(sum(subset.map(({ units }) => units)), difference) === 0);
}

/** The same coins: fees that one side takes off, cents, or another value. */
function euroPieces(all: readonly PlatformEntry[], own: EntrySum, rest: Decimal, year: number): readonly Piece[] {
  const cents = { units: BigInt(own.count + 1), scale: 2 };
  const isWithin = (amount: Decimal) => compare(absolute(amount), cents) <= 0;
  const piece = (cause: StatementCause, eur: Decimal): Piece => ({ cause, units: ZERO, eur });
  if (isWithin(rest)) return [piece('rounding', rest)];
  const fees = sum(all.filter((entry) => entry.year === year).map(({ feeValue }) => feeValue));
  for (const fee of [negate(fees), fees]) {
    const left = subtract(rest, fee);
    if (!isZero(fees) && isWithin(left)) return [piece('fee', fee), piece('rounding', left)];
  }
  return [piece('price', rest)];
}

/** Only counts and an empty side prove that entries are missing; else nobody knows. */
function missingCause(own: EntrySum, told: Told, { hasEntries }: Scene): StatementCause {
  if (own.count === 0 || !hasEntries) return 'missing-here';
  if (isZero(told.units)) return 'missing-there';
  if (told.count === null || told.count === own.count) return 'unexplained';
  return told.count > own.count ? 'missing-here' : 'missing-there';
}

function merged(pieces: readonly Piece[]): readonly Piece[] {
  return [...groupBy(pieces, ({ cause }) => cause)].map(([cause, same]) => ({
    cause,
    units: sum(same.map(({ units }) => units)),
    eur: sum(same.map(({ eur }) => eur)),
  }));
}
