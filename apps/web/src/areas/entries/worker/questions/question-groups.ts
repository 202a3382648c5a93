/**
 * Cards that one answer settles are one question: movements with the same address, else of the same coin in the same wallet;
 * missing prices of a coin and a month; missing purchases of a coin in a wallet; rows that a file tells alike.
 */
import {
  add,
  berlinDayText,
  compare,
  compareText,
  type Decimal,
  dec,
  formatShortest,
  groupBy,
  ZERO,
} from '@cryptax/kernel';
import type { QuestionEffect } from '@cryptax/tax-de';
import { pointsOfCard } from '../../../../platform/ledger/worker/certainty/certainty-view.ts';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';
import type { CardDraft } from '../../../../platform/ledger/worker/waiting-types.ts';
import type { QuestionKind, QueueQuestion } from '../../question-types.ts';

export interface QuestionGroup extends Omit<QueueQuestion, 'card' | 'cardIds' | 'answers'> {
  readonly cards: readonly CardDraft[];
}

export interface GroupSources {
  readonly cards: readonly CardDraft[];
  readonly book: LoadedBook;
  readonly effects: readonly QuestionEffect[];
  /** What all open years together can change at most; null where nothing bounds it. */
  readonly most: string | null;
}

/** The order of causes: an open transfer may explain a missing purchase, and a price matters only to what is known. */
const KINDS: readonly QuestionKind[] = ['row', 'inflow', 'outflow', 'price', 'acquisition'];

/** All groups, those without effect too; the one that decides most first. */
export function questionGroups({ cards, book, effects, most }: GroupSources): readonly QuestionGroup[] {
  const byPoint = new Map(effects.map((effect) => [effect.id, effect]));
  // Rows are points without a name: nobody knows what they say, so each can change everything.
  const anyRow = effects.find(({ kind }) => kind === 'row');
  const asked = cards.filter((card) => kindOf(card) !== undefined);
  const addresses = addressCounts(asked, book);
  const groups = groupBy(asked, (card) => keyOf(card, book, addresses));
  return [...groups]
    .map(([id, own]) => groupOf(id, own, (card) => effectsOf(card, byPoint, anyRow), book, most))
    .sort(byWorth);
}

export function kindOf({ kind, direction }: CardDraft): QuestionKind | undefined {
  switch (kind) {
    case 'unmatched-transfer':
      return direction === 'in' ? 'inflow' : 'outflow';
    case 'missing-price':
      return 'price';
    case 'missing-acquisition':
      return 'acquisition';
    case 'unreadable-row':
    case 'ambiguous-asset':
      return 'row';
    default:
      return undefined;
  }
}

function addressOf({ eventId }: CardDraft, { valued, place }: LoadedBook): string | undefined {
  return valued[place.get(eventId ?? '') ?? -1]?.address;
}

/** An address that occurs once shares nothing. */
function addressCounts(cards: readonly CardDraft[], book: LoadedBook): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) {
    const key = `${card.direction} ${addressOf(card, book) ?? ''}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function keyOf(card: CardDraft, book: LoadedBook, addresses: ReadonlyMap<string, number>): string {
  const { kind, direction, asset = '', wallet = '', at, likeness } = card;
  switch (kind) {
    case 'unmatched-transfer': {
      const address = addressOf(card, book);
      const isShared = address !== undefined && (addresses.get(`${direction} ${address}`) ?? 0) > 1;
      return isShared ? `address ${direction} ${address}` : `coin ${direction} ${wallet} ${asset}`;
    }
    case 'missing-price':
      return `month ${asset} ${at === undefined ? '' : berlinDayText(at).slice(0, 7)}`;
    case 'missing-acquisition':
      return `coin lot ${wallet} ${asset}`;
    default:
      return `file ${kind} ${likeness}`;
  }
}

const SHARES = ['address', 'coin', 'month', 'file'] as const;

function groupOf(
  id: string,
  own: readonly CardDraft[],
  effectsOfCard: (card: CardDraft) => readonly QuestionEffect[],
  book: LoadedBook,
  most: string | null,
): QuestionGroup {
  const cards = own.toSorted((a, b) => compare(worthOf(b), worthOf(a)));
  const effects = [...new Set(cards.flatMap(effectsOfCard))];
  const valued = cards.filter(({ effectEur }) => effectEur !== undefined);
  const moments = own.flatMap(({ at }) => at ?? []).sort(compareText);
  const [from, to] = [moments.at(0), moments.at(-1)];
  const [first] = cards;
  return {
    id,
    kind: (first === undefined ? undefined : kindOf(first)) ?? 'row',
    shares: cards.length === 1 ? 'one' : (SHARES.find((name) => id.startsWith(`${name} `)) ?? 'one'),
    cards,
    amounts: amountsOf(cards, book),
    ...(valued.length === 0 ? {} : { valueEur: formatShortest(sumOf(valued.map(worthOf))) }),
    unvalued: cards.length - valued.length,
    ...(from === undefined || to === undefined ? {} : { from, to }),
    effect: effectOf(effects, most),
    years: [...new Set(effects.flatMap(({ years }) => Object.keys(years).map(Number)))].sort((a, b) => a - b),
  };
}

function effectsOf(
  card: CardDraft,
  byPoint: ReadonlyMap<string, QuestionEffect>,
  anyRow: QuestionEffect | undefined,
): readonly QuestionEffect[] {
  const own = pointsOfCard(card).flatMap((id) => byPoint.get(id) ?? []);
  return own.length === 0 && kindOf(card) === 'row' && anyRow !== undefined ? [anyRow] : own;
}

/** Answers of one question move together: at most by the sum of their parts, and never by more than all years can move. */
function effectOf(effects: readonly QuestionEffect[], most: string | null): string | null {
  if (effects.some(({ effect }) => effect === null)) return null;
  const sum = sumOf(effects.map(({ effect }) => dec(effect ?? '0')));
  const isMore = most !== null && compare(sum, dec(most)) > 0;
  return formatShortest(isMore ? dec(most) : sum);
}

function amountsOf(cards: readonly CardDraft[], { valued, place }: LoadedBook): QuestionGroup['amounts'] {
  const sums = new Map<string, Decimal>();
  for (const { asset, amount, eventId } of cards) {
    const event = valued[place.get(eventId ?? '') ?? -1];
    const leg =
      event !== undefined && 'out' in event ? event.out : event !== undefined && 'in' in event ? event.in : undefined;
    const own = asset !== undefined && amount !== undefined ? { asset, amount } : leg;
    if (own !== undefined) sums.set(own.asset, add(sums.get(own.asset) ?? ZERO, dec(own.amount)));
  }
  return Array.from(sums, ([asset, amount]) => ({ asset, amount: formatShortest(amount) }));
}

function worthOf({ effectEur }: CardDraft): Decimal {
  return effectEur === undefined ? ZERO : dec(effectEur);
}

function sumOf(values: readonly Decimal[]): Decimal {
  return values.reduce((sum, value) => add(sum, value), ZERO);
}

function byWorth(a: QuestionGroup, b: QuestionGroup): number {
  if (a.effect !== null && b.effect !== null) return compare(dec(b.effect), dec(a.effect)) || byCause(a, b);
  return a.effect === b.effect ? byCause(a, b) : a.effect === null ? -1 : 1;
}

function byCause(a: QuestionGroup, b: QuestionGroup): number {
  return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || compare(dec(b.valueEur ?? '0'), dec(a.valueEur ?? '0'));
}
