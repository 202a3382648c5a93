/**
 * Completes what the ledger lacks from the network: reference rates first, then closes of every service in the order of
 * the valuation. It is asked of one tab at a time in the whole browser; whoever waited finds everything kept. A service that
 * comes first and could not be asked last time is asked again, and what that changes is reported.
 */
import { type Day, formatDay, type Issue, ok, parseDay, type Result } from '@cryptax/kernel';
import { type LedgerEvent, sidesOf } from '@cryptax/ledger';
import { type FetchWatch, fetchEcbUpdate, type PriceSource, pegOf, type Valuation, valueLedger } from '@cryptax/prices';
import type { Book } from '@cryptax/store';
import type { Answer, LedgerError } from '../../../platform/ledger/answer.ts';
import type { MarketMode, PriceCompletion, PriceProgress, ValueChange } from '../../../platform/ledger/price-types.ts';
import type { OpenBook } from '../../../platform/ledger/worker/books.ts';
import type { WorkerContext } from '../../../platform/ledger/worker/context.ts';
import { saveRates } from '../../../platform/ledger/worker/kept-prices.ts';
import { livePricesOn } from '../../../platform/ledger/worker/kept-settings.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import { ratesAtHand } from '../../../platform/ledger/worker/price-sources.ts';

type Loaded = OpenBook['loaded'];

/** What another question to the services may settle. */
const SETTLED_BY_PRICES: ReadonlySet<string> = new Set([
  'price.not-found',
  'price.no-rate',
  'price.close-without-rate',
  'price.rate-limited',
  'price.provisional',
]);

const NO_MARKET = 'no-market';

export interface CompletionQuestion {
  /** Asked by a person: services are asked again for what they did not know before. */
  readonly again?: boolean;
}

export function createPriceCompletion({ withBook, withLedger, changing }: WorkerContext) {
  let abort = new AbortController();
  return {
    completePrices: (
      book: Book,
      question: CompletionQuestion = {},
      onProgress?: (progress: PriceProgress) => void,
    ): Answer<PriceCompletion> =>
      withLedger(async ({ markets }) => {
        const { signal } = abort;
        const done = await markets.world.alone(() =>
          withBook<Completed>(book, (open, live) => complete(open, live, { ...question, signal, onProgress })),
        );
        if (!done.ok) return done;
        const { isNew, completion } = done.value;
        return isNew ? changing(async () => ok(completion)) : ok(completion);
      }),
    /** What came until then is kept. */
    cancelPrices: async (): Answer<void> => {
      abort.abort();
      abort = new AbortController();
      return ok(undefined);
    },
  };
}

interface Asking extends CompletionQuestion {
  readonly signal: AbortSignal;
  readonly onProgress: ((progress: PriceProgress) => void) | undefined;
}

interface Completed {
  readonly completion: PriceCompletion;
  /** The book says something else than before. */
  readonly isNew: boolean;
}

async function complete(
  { loaded, cards }: OpenBook,
  live: LiveLedger,
  { again = false, signal, onProgress }: Asking,
): Promise<Result<Completed, LedgerError>> {
  const mode = await marketMode(live);
  const open = loaded.issues.filter(({ code }) => SETTLED_BY_PRICES.has(code));
  const nothing: PriceCompletion = { mode, found: 0, changed: [], failing: [], isCancelled: signal.aborted };
  const waiting = waitingWithoutPrice(loaded.valued, cards);
  if (mode !== 'live' || signal.aborted) return ok({ completion: nothing, isNew: false });
  const looks = pegDays(loaded.valued, formatDay(live.today()));
  const unlooked = new Set((await live.valuer.value(looks)).events.filter(isStandIn).map(({ id }) => id));
  const pegs = looks.filter(({ id }) => unlooked.has(id));
  const isOpen = open.length + waiting.length > 0 || loaded.valued.some(isStandIn);
  if (!isOpen && pegs.length === 0) return ok({ completion: nothing, isNew: false });
  const days = open.flatMap(({ params }) => {
    const day = parseDay(params.day ?? '');
    return day.ok ? [day.value] : [];
  });
  const failing = new Set<string>(await completeRates(live, days));
  const { stored, valued } = loaded;
  const book = isOpen ? [...stored, ...valued.slice(stored.length), ...waiting] : [];
  const events = [...book, ...pegs];
  const rates = await ratesAtHand(live.markets, events);
  if (!rates.ok) return ok({ completion: { ...nothing, failing: [...failing] }, isNew: false });
  const services = await live.markets.sources.withNetwork({ again });
  const prices = services.map((source) => noting(source, (id) => failing.add(id)));
  const priced = await live.markets.packed(prices);
  const after = await valueLedger(events, { rates: rates.value, prices: priced }, signal, progressOf(onProgress));
  const { found, changed, settled } = difference(loaded, after.valuations);
  const completion = { mode, found, changed, failing: [...failing], isCancelled: signal.aborted };
  const isNew = found > 0 || changed.length > 0 || settled || isMoreSettled(open, after.issues);
  return ok({ completion, isNew });
}

const isStandIn = ({ valueOrigin }: LedgerEvent) => valueOrigin?.insteadOf !== undefined;

const PEG = 'peg ';

/**
 * One unit of each pegged coin on every day on which the book moves it, and at the ends of the years: what a transfer or a
 * balance was worth in a report rests on the closes of these days, though no entry has its value from them.
 */
function pegDays(events: readonly LedgerEvent[], today: string): readonly LedgerEvent[] {
  const units = new Map<string, LedgerEvent>();
  const note = (asset: string, on: string) => {
    const id = `${PEG}${asset} ${on}`;
    const base = { id, at: `${on}T12:00:00Z`, wallet: '' };
    if (on < today) units.set(id, { ...base, kind: 'income', incomeKind: 'other', in: { asset, amount: '1' } });
  };
  const firstYears = new Map<string, number>();
  for (const event of events) {
    for (const { asset } of Object.values(sidesOf(event))) {
      if (pegOf(asset, NO_DAY) === undefined) continue;
      const year = Number(event.at.slice(0, 4));
      firstYears.set(asset, Math.min(firstYears.get(asset) ?? year, year));
      note(asset, event.at.slice(0, 10));
    }
  }
  for (const [asset, first] of firstYears) {
    for (let year = first; year < Number(today.slice(0, 4)); year++) note(asset, `${year}-12-31`);
  }
  return [...units.values()];
}

/** No peg was ever lost on it. */
const NO_DAY = 0 as Day;

/** Every service was asked for a price in vain: what a person reads of it changes, though no value does. */
function isMoreSettled(before: readonly Issue[], after: readonly Issue[]): boolean {
  const key = ({ source, params }: Issue) => `${source.eventId} ${params.part}`;
  const settled = new Set(after.flatMap((one) => (one.params.reason === NO_MARKET ? [key(one)] : [])));
  return before.some((one) => one.params.reason !== NO_MARKET && settled.has(key(one)));
}

/** Open movements need their price too: it bounds what they can change, and an answer would ask for it at once. */
function waitingWithoutPrice(events: readonly LedgerEvent[], cards: OpenBook['cards']): readonly LedgerEvent[] {
  const unpriced = new Set(cards.flatMap(({ eventId, effectEur }) => (effectEur === undefined ? (eventId ?? []) : [])));
  return events.flatMap((event): readonly LedgerEvent[] => {
    if (event.kind !== 'open' || !unpriced.has(event.id)) return [];
    const { id, at, wallet } = event;
    return [
      { id: `open ${id}`, at, wallet, kind: 'income', incomeKind: 'other', in: 'in' in event ? event.in : event.out },
    ];
  });
}

/** The bank's file, where a day that matters lies outside of what is at hand; its name if it could not be had. */
export async function completeRates(live: LiveLedger, days: readonly Day[]): Promise<readonly string[]> {
  const { markets, store, now } = live;
  const [pack, rates] = [await markets.packs.rates(), await ratesAtHand(markets, [])];
  if (!pack.ok || !rates.ok || days.length === 0) return [];
  const first = firstDayOf(pack.value.index.series);
  const [earliest, latest] = [Math.min(...days) as Day, Math.max(...days) as Day];
  // Where the years before came with the app as well, the bank's file has no more of them.
  const isBefore = first !== undefined && earliest < first && !(await markets.packs.earlyRates()).ok;
  if (latest <= rates.value.lastDay && !isBefore) return [];
  // From the bundled rates on without a hole; a week earlier than the first day, which may be a Sunday.
  const from = isBefore ? formatDay((earliest - 7) as Day) : pack.value.index.to;
  const update = await fetchEcbUpdate(markets.sources.client, `${markets.world.ratesUrl}?from=${from}`);
  if (!update.ok) return ['ecb'];
  const saved = await saveRates(store, { xml: update.value.xml, at: now() });
  return saved.ok ? [] : ['ecb'];
}

function firstDayOf(series: readonly { readonly id: string; readonly from: string }[]): Day | undefined {
  const dollars = parseDay(series.find(({ id }) => id === 'USD')?.from ?? '');
  return dollars.ok ? dollars.value : undefined;
}

function noting(source: PriceSource, note: (id: string) => void): PriceSource {
  return {
    ...source,
    closes: async (requests, signal, watch) => {
      const answers = await source.closes(requests, signal, watch);
      // That a service has no such coin is an answer; one that nobody can read is as good as none, and is asked for again.
      if (answers.some(({ failure }) => failure !== undefined && failure.reason !== 'cancelled')) note(source.id);
      return answers;
    },
  };
}

function progressOf(onProgress: Asking['onProgress']): FetchWatch {
  const counts = { planned: 0, done: 0 };
  const tell = (service: string) => onProgress?.({ service, ...counts });
  return {
    planned: (service, requests) => {
      counts.planned += requests;
      tell(service);
    },
    finished: (service, requests) => {
      counts.done += requests;
      tell(service);
    },
  };
}

/** `settled`: something stood in for a better source or an unseen close, and does no more. */
function difference(
  loaded: Loaded,
  after: readonly Valuation[],
): Pick<PriceCompletion, 'found' | 'changed'> & { readonly settled: boolean } {
  let [found, settled] = [0, false];
  const changed: ValueChange[] = [];
  for (const { eventId, part, asset, source, valueEur, insteadOf } of after) {
    const isPegDay = eventId.startsWith(PEG);
    const before = loaded.valuations.get(eventId)?.find((one) => one.part === part);
    settled ||= insteadOf === undefined && (isPegDay || before?.insteadOf !== undefined);
    if (isPegDay) continue;
    if (before === undefined) found++;
    else if (before.valueEur !== valueEur)
      changed.push({ eventId, asset, before: before.valueEur, after: valueEur, source });
  }
  return { found, changed, settled };
}

/** Whether prices come from the network now: the user's switch, and the connection. */
export async function marketMode({ store, markets }: LiveLedger): Promise<MarketMode> {
  if (!(await livePricesOn(store))) return 'off';
  return markets.world.isOnline() ? 'live' : 'offline';
}
