/** What the book knows around some cards: what happened beside them, what else went to or came from the address. */
import { compare, dec, defined } from '@cryptax/kernel';
import type { EventRow } from '../../../../platform/ledger/event-types.ts';
import type { OpenBook } from '../../../../platform/ledger/worker/books.ts';
import type { CardDraft } from '../../../../platform/ledger/worker/waiting-types.ts';
import type { QuestionFacts } from '../../question-types.ts';

const NEIGHBOURS = 2;
const MEMBERS = 5;

export function questionFacts({ loaded, index }: OpenBook, cards: readonly CardDraft[]): QuestionFacts {
  const { valued, place } = loaded;
  const ids = new Set(cards.flatMap(({ eventId }) => eventId ?? []));
  const largest = cards.toSorted((a, b) => compare(dec(b.effectEur ?? '0'), dec(a.effectEur ?? '0')));
  const [first] = largest;
  const event = valued[place.get(first?.eventId ?? '') ?? -1];
  const rows = (places: readonly number[]) =>
    places.flatMap((at): readonly EventRow[] | EventRow => index.row(at) ?? []);
  const members = largest.slice(0, MEMBERS).flatMap(({ eventId }) => place.get(eventId ?? '') ?? []);
  if (event === undefined) return { neighbours: [], members: rows(members) };
  const address = event.address === undefined ? undefined : historyOf(event.address, loaded);
  return {
    neighbours: rows(around(event.at, ids, loaded)),
    members: rows(members),
    ...defined({ address }),
  };
}

type Entries = Pick<OpenBook['loaded'], 'valued'>;

/** The nearest entries before and after that the question is not about itself. */
function around(at: string, own: ReadonlySet<string>, { valued }: Entries): readonly number[] {
  const before: number[] = [];
  const after: number[] = [];
  for (const [place, { id, at: moment }] of valued.entries()) {
    if (own.has(id)) continue;
    const isBefore = moment <= at;
    const list = isBefore ? before : after;
    list.push(place);
    list.sort((a, b) => (isBefore ? -1 : 1) * compareMoments(valued[a]?.at, valued[b]?.at));
    if (list.length > NEIGHBOURS) list.pop();
  }
  return [...before.reverse(), ...after];
}

function compareMoments(a = '', b = ''): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function historyOf(address: string, { valued }: Entries): QuestionFacts['address'] {
  const own = valued.filter((event) => event.address === address);
  const moments = own.map(({ at }) => at).sort();
  const arrived = own.filter((event) => 'in' in event).length;
  return {
    arrived,
    left: own.length - arrived,
    first: moments.at(0) ?? '',
    last: moments.at(-1) ?? '',
  };
}
