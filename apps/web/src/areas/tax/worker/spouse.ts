/** The spouse's book behind a report: how it is linked, and what a page asks and says about joint assessment. */
import { defined, err, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { JsonValue, Store } from '@cryptax/store';
import {
  type BoundText,
  giftPairs,
  isLinkedGift,
  jointTaxRange,
  linkedGift,
  type RangedPerson,
  type ReportInput,
} from '@cryptax/tax-de';
import type { Answer, LedgerError } from '../../../platform/ledger/answer.ts';
import type { SpouseLink } from '../../../platform/ledger/ledger-state.ts';
import type { OpenBook } from '../../../platform/ledger/worker/books.ts';
import type { BookCertainty } from '../../../platform/ledger/worker/certainty/book-certainty.ts';
import type { WorkerContext } from '../../../platform/ledger/worker/context.ts';
import { CHOICE_KEYS, choice, keepChoices } from '../../../platform/ledger/worker/keep-choice.ts';
import { readSetting, taxSettings } from '../../../platform/ledger/worker/kept-settings.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import { linkedBook } from '../../../platform/ledger/worker/spouse-link.ts';
import type { GiftOffer, SpouseState } from '../screen-types.ts';
import { personData } from './beside-entries.ts';
import { keepTaxSettings } from './profile/tax-choice.ts';

export interface Spouse {
  readonly link: SpouseLink;
  readonly frame: NonNullable<ReportInput['spouse']>;
  readonly events: readonly LedgerEvent[];
  readonly revision: number;
}

export async function spouseOf(live: LiveLedger): Promise<Result<Spouse | null, LedgerError>> {
  const other = await linkedBook(live);
  if (other === null || other.live === null) return ok(null);
  const open = await other.live.books.get('own');
  if (!open.ok) return open;
  const { store } = other.live;
  const [{ match, profile }, { name }] = [await taxSettings(store), await personData(store)];
  const frame = { ...defined({ name }), settings: match, profile };
  const { valued, revision } = open.value.loaded;
  return ok({ link: other.link, frame, events: valued, revision });
}

/** The year is or may be assessed together (person A's profile says it), and the other book is locked or gone. */
export async function spouseLeftOut(live: LiveLedger, year: number): Promise<boolean> {
  const other = await linkedBook(live);
  if (other === null || other.live !== null) return false;
  const { profile } = await taxSettings(live.store);
  return other.link.role === 'B' || profile.years?.[String(year)]?.joint === true;
}

async function spouseState(live: LiveLedger): Answer<SpouseState> {
  const other = await linkedBook(live);
  if (other === null) return ok({ kind: 'none' });
  if (other.live === null) return ok({ kind: other.isLocked ? 'locked' : 'broken', ...other.link });
  const { name } = await personData(other.live.store);
  return ok({ kind: 'linked', ...other.link, name });
}

/** Opens the locked book of the spouse for this tab: the one that is linked, or one that is to be. */
async function unlockSpouse(live: LiveLedger, bookId: string, secret: string): Answer<void> {
  const opened = await live.others.open(bookId, { kind: 'passphrase', secret });
  if (opened.ok || opened.error.code !== 'lock.wrong-secret') return opened.ok ? ok(undefined) : opened;
  const byCode = await live.others.open(bookId, { kind: 'recovery', secret });
  return byCode.ok ? ok(undefined) : opened;
}

/** The least and the most of the tax of both; nothing where the year is not joint or no income is stated. */
export async function jointRange(
  open: OpenBook,
  live: LiveLedger,
  year: number,
  [own, beside]: readonly [BookCertainty, BookCertainty],
): Answer<BoundText | undefined> {
  const other = await linkedBook(live);
  if (other === null || other.live === null) return ok(undefined);
  const theirs = await other.live.books.get('own');
  if (!theirs.ok) return theirs;
  const persons: RangedPerson[] = [];
  for (const [book, of, certainty] of [
    [open, live, own],
    [theirs.value, other.live, beside],
  ] as const) {
    const known = await certainty(book, of);
    if (!known.ok) return known;
    const { engine, settings } = book.loaded;
    persons.push({ figures: engine.years(), profile: settings.profile, years: known.value.certainty.years });
  }
  const [mine, partner] = persons as [RangedPerson, RangedPerson];
  const [a, b] = other.link.role === 'A' ? [mine, partner] : [partner, mine];
  if (a.profile.years?.[String(year)]?.joint !== true) return ok(undefined);
  return ok(jointTaxRange(a, b, year));
}

/** Links two books from both sides, or takes the link away from both. */
async function setSpouse(live: LiveLedger, link: SpouseLink | null): Answer<void> {
  if (link === null) {
    const other = await linkedBook(live);
    const left = other?.live == null ? ok(undefined) : await keepLink(other.live.store, null);
    return left.ok ? keepLink(live.store, null) : left;
  }
  if (link.bookId === live.bookId) return err({ code: 'book.missing' });
  const other = await live.others.open(link.bookId);
  if (!other.ok) return other;
  const back = { bookId: live.bookId, role: link.role === 'A' ? 'B' : 'A' } as const;
  const told = await keepLink(other.value.store, back);
  return told.ok ? keepLink(live.store, link) : told;
}

/** Whether a year is assessed together stands in the profile of person A, in whichever book that is. */
async function setJoint(live: LiveLedger, year: number, joint: boolean): Answer<void> {
  const other = await linkedBook(live);
  if (other === null || other.live === null) return err({ code: 'book.missing' });
  const { store } = other.link.role === 'A' ? live : other.live;
  const settings = await taxSettings(store);
  const { joint: _before, ...reported } = settings.profile.years?.[String(year)] ?? {};
  const years = { ...settings.profile.years, [String(year)]: joint ? { ...reported, joint } : reported };
  return keepTaxSettings(store, { ...settings, profile: { ...settings.profile, years } });
}

async function keepLink(store: Store, link: SpouseLink | null): Promise<Result<void, LedgerError>> {
  const before = (await readSetting(store, CHOICE_KEYS.spouse)) as JsonValue | undefined;
  return keepChoices(store, [choice(CHOICE_KEYS.spouse, before, link === null ? null : { ...link })], {
    why: 'tax.spouse',
    subjects: [],
  });
}

/** Joint assessment for the page: which book is the spouse's, and which years are assessed together. */
export function createSpouseHandlers(
  { withLedger, withBook, editing, changing }: WorkerContext,
  certainty: readonly [BookCertainty, BookCertainty],
) {
  return {
    spouse: (): Answer<SpouseState> => withLedger((live) => spouseState(live)),
    /** Figures of the year are those of this book alone although the other one belongs to them. */
    spouseLeftOut: (year: number): Answer<boolean> => withLedger(async (live) => ok(await spouseLeftOut(live, year))),
    /** Passphrase or recovery code of the other book; it stays open for this tab. */
    unlockSpouse: (bookId: string, secret: string): Answer<void> =>
      changing((live) => unlockSpouse(live, bookId, secret)),
    jointRange: (year: number): Answer<BoundText | undefined> =>
      withBook('own', (open, live) => jointRange(open, live, year, certainty)),
    setSpouse: (link: SpouseLink | null): Answer<void> => editing((live) => setSpouse(live, link)),
    /** May be written into the other book, of which no difference of this one tells. */
    setJoint: (year: number, joint: boolean): Answer<void> => changing((live) => setJoint(live, year, joint)),
  };
}

/** Gifts between this book and another: what the other person gave, with the days and costs that belong to it. */
export function createGiftHandlers({ withLedger, editing }: Pick<WorkerContext, 'withLedger' | 'editing'>) {
  return {
    /** Gifts out of the other book into this one whose lots this book does not know yet. */
    giftOffers: (bookId: string): Answer<readonly GiftOffer[]> => withLedger((live) => giftOffers(live, bookId)),
    /** Writes the giver's days and costs into this book; one step of the journal. */
    takeOverGift: (bookId: string, eventId: string): Answer<void> =>
      editing(async (live) => {
        const offers = await giftOffers(live, bookId);
        if (!offers.ok) return offers;
        const offer = offers.value.find(({ received }) => received.id === eventId);
        if (offer === undefined) return err({ code: 'edit.impossible', reason: 'different-acquisition' });
        const state = await live.store.events.state('own');
        if (!state.ok) return state;
        const [only, ...more] = offer.linked;
        const change =
          only !== undefined && more.length === 0
            ? ({ kind: 'edit', why: 'edit', events: [only] } as const)
            : ({ kind: 'split', why: 'split', eventId, into: offer.linked } as const);
        const kept = await live.store.events.apply('own', state.value.revision, change);
        return kept.ok ? ok(undefined) : kept;
      }),
  };
}

async function giftOffers(live: LiveLedger, bookId: string): Answer<readonly GiftOffer[]> {
  const other = await live.others.open(bookId);
  if (!other.ok) return other;
  const [own, giver] = [await live.books.get('own'), await other.value.books.get('own')];
  if (!own.ok) return own;
  if (!giver.ok) return giver;
  const { stored, place } = own.value.loaded;
  const movements = giver.value.loaded.engine.movements();
  return ok(
    giftPairs(giver.value.loaded.valued, stored).flatMap((pair) => {
      const linked = linkedGift(pair, movements, (id) => place.has(id));
      return linked === null || isLinkedGift(pair.received, linked) ? [] : [{ received: pair.received, linked }];
    }),
  );
}
