/**
 * Keeps what a live source has found, so that the same ledger asks the network once in its life and works offline
 * afterwards. Every answer is handed to the keeper as it comes, together with the days it was about: a reload loses
 * nothing, and what the service does not know is not asked for again soon. The program decides where it lies.
 */
import type { Day } from '@cryptax/kernel';
import { type DailySeries, mergeSeries, pointsOf, seriesOf, valueOn } from '../series/daily-series.ts';
import { ASK_AGAIN_AFTER_DAYS, type AskedSpan, stretchesOf, wasAsked } from './asked-spans.ts';
import type { AnsweredSpan, CloseAnswer, CloseRequest, FetchWatch, PriceSource } from './price-source.ts';

export interface PriceKeeper {
  /** Everything kept of the asset, one series per currency; what cannot be read any more is not there. */
  load(sourceId: string, asset: string): Promise<readonly DailySeries[]>;
  /** Adds to what is kept. */
  add(sourceId: string, series: readonly DailySeries[]): Promise<void>;
  /** What the source was asked for, by asset. */
  asked(sourceId: string): Promise<ReadonlyMap<string, readonly AskedSpan[]>>;
  /** Remembers that the source was asked; the keeper sets the day. */
  noteAsked(sourceId: string, spans: readonly Omit<AnsweredSpan, 'series'>[]): Promise<void>;
}

export interface KeptOptions {
  /** Undefined where nothing is asked, only read. */
  readonly today?: Day;
  /** Ask for what the service did not know before, too. */
  readonly again?: boolean;
}

/** The service may still be at work on its last days; that it has none of them yet says nothing. */
const UNSETTLED_DAYS = 2;

export function keptSource(source: PriceSource, keeper: PriceKeeper, options: KeptOptions = {}): PriceSource {
  return {
    id: source.id,
    rank: source.rank,
    closes: async (requests, signal, watch) => {
      const loaded = await Promise.all(requests.map(({ asset }) => keeper.load(source.id, asset)));
      const kept = new Map(requests.map(({ asset }, index) => [asset, loaded[index] ?? []]));
      const asked = await keeper.asked(source.id);
      const open = requests.flatMap((request, index) =>
        stillOpen(request, loaded[index] ?? [], asked.get(request.asset) ?? [], options),
      );
      const keeping: FetchWatch = {
        ...watch,
        answered: async (spans) => {
          const found = spans.flatMap(({ asset, series }) => newPart(series, kept.get(asset) ?? []));
          const added = found.filter(({ days }) => days.length > 0);
          if (added.length > 0) await keeper.add(source.id, added);
          const settled = spans.flatMap((span) => settledPart(span, options));
          if (settled.length > 0) await keeper.noteAsked(source.id, settled);
          await watch?.answered?.(spans);
        },
      };
      const fresh = open.length === 0 ? [] : await source.closes(open, signal, keeping);
      const settled = settledSpans(open, fresh, options);
      if (settled.length > 0) await keeper.noteAsked(source.id, settled);
      const answers = new Map(fresh.map((answer) => [answer.asset, answer]));
      const known = settled.length > 0 ? await keeper.asked(source.id) : asked;
      return requests.map((request, index) =>
        joined(request, loaded[index] ?? [], answers.get(request.asset), known.get(request.asset) ?? []),
      );
    },
  };
}

function stillOpen(
  { asset, days }: CloseRequest,
  kept: readonly DailySeries[],
  asked: readonly AskedSpan[],
  { today, again = false }: KeptOptions,
): CloseRequest[] {
  const recent = asked.filter(({ on }) => today === undefined || today - on < ASK_AGAIN_AFTER_DAYS);
  // The running day has no close yet: nobody can be asked for it.
  const over = days.filter((day) => today === undefined || day < today);
  const missing = over.filter((day) => !isKept(kept, day) && (again || !wasAsked(recent, day)));
  return missing.length === 0 ? [] : [{ asset, days: missing }];
}

/** Where nothing failed, every day asked for is settled: answered, out of reach, or of a coin without a market. */
function settledSpans(
  open: readonly CloseRequest[],
  answers: readonly CloseAnswer[],
  options: KeptOptions,
): Omit<AnsweredSpan, 'series'>[] {
  const failed = new Set(answers.flatMap(({ asset, failure }) => (failure === undefined ? [] : [asset])));
  return open
    .filter(({ asset }) => !failed.has(asset))
    .flatMap(({ asset, days }) => stretchesOf(days).flatMap((stretch) => settledPart({ asset, ...stretch }, options)));
}

function settledPart(
  { asset, from, to }: Omit<AnsweredSpan, 'series'>,
  { today }: KeptOptions,
): Omit<AnsweredSpan, 'series'>[] {
  if (today === undefined) return [];
  const until = Math.min(to, today - UNSETTLED_DAYS - 1) as Day;
  return until < from ? [] : [{ asset, from, to: until }];
}

function joined(
  { asset, days }: CloseRequest,
  kept: readonly DailySeries[],
  answer: CloseAnswer | undefined,
  asked: readonly AskedSpan[],
): CloseAnswer {
  const series = [...kept];
  for (const one of (answer?.series ?? []).flatMap((found) => newPart(found, kept))) {
    const place = series.findIndex(({ quote }) => quote === one.quote);
    const known = series[place];
    if (known === undefined) series.push(one);
    else series[place] = mergeSeries(known, one);
  }
  const unasked = new Set(days.filter((day) => !isKept(series, day) && !wasAsked(asked, day)));
  const failure = answer?.failure;
  return {
    asset,
    series,
    failure,
    ...(unasked.size === 0 ? {} : { unasked }),
  };
}

/**
 * What of an answer is new. Windows reach beyond the days that were missing, and a close that values rest on must not change
 * because another day was asked for.
 */
function newPart(found: DailySeries, kept: readonly DailySeries[]): DailySeries[] {
  const points = [...pointsOf(found)].filter(({ day }) => !isKept(kept, day));
  if (points.length === found.days.length) return [found];
  const series = seriesOf(found.id, found.quote, points);
  return series.ok && points.length > 0 ? [series.value] : [];
}

function isKept(series: readonly DailySeries[], day: Day): boolean {
  return series.some((one) => valueOn(one, day) !== undefined);
}
