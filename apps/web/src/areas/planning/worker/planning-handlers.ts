/**
 * Answers to planning questions. What a question starts from is computed once per state of the book, and a sale is made
 * ready once per setting, so that a move of the slider is only lookups. Nothing here writes.
 */
import { type Day, dec, err, formatDay, ok, parseDay, type Result, yearOfDay } from '@cryptax/kernel';
import type { Method } from '@cryptax/ledger';
import {
  analyseHarvest,
  type BatchResult,
  type CoupleState,
  checkRepurchases,
  cockpitOf,
  compareMethods,
  coupleOf,
  euroText,
  HARVEST_DEFAULTS,
  type HarvestOptions,
  type MethodYear,
  type MultiYearPlan,
  makePlan,
  methodParts,
  type PreparedSale,
  prepareSale,
  quickWins,
  type RepurchaseCheck,
  runOperation,
  sweetSpots,
  taxCalendar,
  yearCalculator,
} from '@cryptax/planning';
import type { Book } from '@cryptax/store';
import { TAX_YEARS } from '@cryptax/tax-de';
import type { Answer, LedgerError } from '../../../platform/ledger/answer.ts';
import type { WithBook } from '../../../platform/ledger/worker/context.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import type { MadeFile } from '../../tax/report-types.ts';
import { madeFile } from '../../tax/worker/file-maker.ts';
import type { ReportWriter } from '../../tax/worker/report-writer.ts';
import type {
  BatchRequest,
  Harvest,
  MethodParts,
  PlanPositions,
  PlanPrint,
  PlanRequest,
  PositionComparison,
  PriceQuestion,
  Radar,
  SaleMove,
  SaleParts,
  SaleSetup,
  SaleStage,
} from '../planning-types.ts';
import { lawScenarios } from './law-scenarios.ts';
import {
  type PlanContext,
  type PricesNow,
  planBasis,
  planContext,
  planPositions,
  poolsIn,
  poolsValue,
  pricesNow,
  volatilities,
} from './plan-context.ts';
import { amountOf, partsOf, SHOWN_PARTS, saleStage } from './sale-stage.ts';

/** What is kept of one book, for which state of it and which day: lists and engine are replaced when the book changes. */
interface Kept {
  readonly revision: number;
  readonly valued: LoadedBook['valued'];
  readonly engine: LoadedBook['engine'];
  readonly today: Day;
  readonly context: Promise<PlanContext>;
  readonly sales: Map<string, PreparedSale>;
  readonly years: Map<number, readonly MethodYear[]>;
}

/** Settings kept ready at a time: a screen moves between a few. */
const READY_SALES = 4;

export function createPlanningHandlers(withBook: WithBook, writer: ReportWriter) {
  const kept = new Map<Book, Kept>();
  const keptOf = (loaded: LoadedBook, live: LiveLedger): Kept => {
    const { book, revision, valued, engine } = loaded;
    const known = kept.get(book);
    const today = live.today();
    const isSame = known?.revision === revision && known.valued === valued && known.engine === engine;
    if (isSame && known.today === today) return known;
    const context = planContext(loaded, live);
    const fresh = { revision, valued, engine, today, context, sales: new Map(), years: new Map() };
    kept.set(book, fresh);
    return fresh;
  };
  const asking = <T>(book: Book, work: (context: PlanContext, own: Kept) => Result<T, LedgerError>): Answer<T> =>
    withBook(book, async ({ loaded }, live) => {
      const own = keptOf(loaded, live);
      return work(await own.context, own);
    });
  const selling = <T>(book: Book, setup: SaleSetup, work: (sale: PreparedSale, context: PlanContext) => T): Answer<T> =>
    asking(book, (context, own) => {
      const sale = readySale(own, context, setup);
      return sale.ok ? ok(work(sale.value, context)) : sale;
    });

  return {
    planPositions: (
      book: Book,
      {
        day,
        wallet,
        ...prices
      }: PriceQuestion & { readonly day?: string | undefined; readonly wallet?: string | undefined },
    ): Answer<PlanPositions> =>
      asking(book, (context) => {
        const soldOn = day === undefined ? ok(context.today) : saleDay(day);
        return soldOn.ok ? ok(planPositions(context, pricesNow(context, prices), soldOn.value, wallet)) : soldOn;
      }),
    saleStage: (book: Book, setup: SaleSetup): Answer<SaleStage> =>
      selling(book, setup, (sale) => saleStage(sale, setup.strategy)),
    /** One move of the slider: lookups only, whatever the size of the ledger. */
    saleMove: (book: Book, setup: SaleSetup, amount: string): Answer<SaleMove> =>
      selling(book, setup, (sale) => {
        const sold = amountOf(amount);
        return { answer: sale.at(sold), mix: sale.mix(setup.strategy, sold) };
      }),
    saleParts: (book: Book, setup: SaleSetup, amount: string): Answer<SaleParts> =>
      selling(book, setup, (sale, context) => partsOf(sale, context, setup, amount)),
    /** Each chosen position sold on its own. */
    comparePositions: (book: Book, setup: SaleSetup): Answer<readonly PositionComparison[]> =>
      asking(book, (context) => {
        const soldOn = saleDay(setup.day);
        if (!soldOn.ok) return soldOn;
        const { prices } = pricesNow(context, setup);
        const { person, settings } = context;
        const pools = poolsIn(context.pools, setup.wallet);
        return ok(
          setup.assets
            .filter((asset) => prices.has(asset))
            .map((asset) => {
              const own = pools.filter((pool) => pool.asset === asset);
              const sale = prepareSale({
                ...{ person, settings: settings.match, pools: own, averages: context.averages() },
                ...{ prices, soldOn: soldOn.value },
              });
              const { strategies, best } = sale.at(dec('1e15'));
              return { asset, strategies, best };
            }),
        );
      }),
    lawScenarios: (book: Book, setup: SaleSetup, amount: string | null) =>
      asking(book, (context) => lawScenarios(context, setup, amount)),
    methodYears: (book: Book, year: number): Answer<readonly MethodYear[]> =>
      asking(book, ({ valued, settings }, own) => {
        if (!TAX_YEARS.includes(year)) return err({ code: 'plan.year-unknown', year });
        const known = own.years.get(year);
        if (known !== undefined) return ok(known);
        const rows = compareMethods({ events: valued, settings: settings.match, profile: settings.profile, year });
        own.years.set(year, rows);
        return ok(rows);
      }),
    /** The lots behind one of them, the largest effect first. */
    methodParts: (book: Book, year: number, method: Method): Answer<MethodParts> =>
      asking(book, ({ valued, settings }) => {
        const { match, profile } = settings;
        const parts = methodParts({ events: valued, settings: match, profile, year }, method);
        return ok({ parts: parts.slice(0, SHOWN_PARTS), total: parts.length });
      }),
    multiYearPlan: (book: Book, request: PlanRequest): Answer<MultiYearPlan> =>
      asking(book, (context) => {
        const { engine, person, today, settings } = context;
        const pools = poolsIn(context.pools, request.wallet).filter(({ asset }) => request.assets.includes(asset));
        const { prices } = pricesNow(context, request);
        const { period, goal } = request;
        const [target, outlookPercent] = [amountOf(request.target), amountOf(request.outlookPercent)];
        const ask = { engine, person, settings: settings.match, pools, prices, today };
        return makePlan({ ...ask, target, period, outlookPercent, goal });
      }),
    harvest: (book: Book, options: HarvestOptions, question: PriceQuestion): Answer<Harvest> =>
      asking(book, (context) => {
        const { person, pools, today, settings } = context;
        const now = pricesNow(context, question);
        const volatility = volatilities(context);
        const ask = { person, settings: settings.match, pools, prices: now.prices, volatility, today, options };
        return ok({ ...analyseHarvest(ask), ...planBasis(context, now) });
      }),
    /** Of one tax year, or of all. */
    repurchases: (book: Book, year?: number): Answer<RepurchaseCheck> =>
      asking(book, ({ engine, valued }) => ok(checkRepurchases(engine.disposals(year), valued))),
    batch: (
      book: Book,
      { book: planned, selection, operation, wallet, ...question }: BatchRequest,
    ): Answer<BatchResult> =>
      asking(book, (context) => {
        const { engine, person, today, settings } = context;
        const pools = poolsIn(context.pools, wallet);
        const { prices } = pricesNow(context, question);
        const base = { engine, person, settings: settings.match, pools, prices, today };
        return runOperation({ ...base, book: planned, selection }, operation);
      }),
    radar: (book: Book, question: PriceQuestion): Answer<Radar> =>
      asking(book, (context) => ok(radarOf(context, pricesNow(context, question)))),
    couple: (book: Book, year: number, partnerNet: string): Answer<CoupleState> =>
      asking(book, ({ person }) => {
        const couple = coupleOf(person, year, partnerNet);
        return couple.ok ? couple : err({ code: 'plan.failed', cause: couple.error.code });
      }),
    /** As PDF, written in a worker of its own. */
    printPlan: (book: Book, print: PlanPrint): Answer<MadeFile> =>
      withBook(book, (_, live) => printPlan(writer, print, { madeAt: live.now(), demo: book === 'demo' })),
  };
}

function readySale(own: Kept, context: PlanContext, setup: SaleSetup): Result<PreparedSale, LedgerError> {
  const soldOn = saleDay(setup.day);
  if (!soldOn.ok) return soldOn;
  const key = JSON.stringify([setup.day, setup.wallet, setup.assets, setup.typed, setup.live]);
  const known = own.sales.get(key);
  if (known !== undefined) return ok(known);
  const pools = poolsIn(context.pools, setup.wallet).filter(({ asset }) => setup.assets.includes(asset));
  const { prices } = pricesNow(context, setup);
  const { person, settings, averages } = context;
  const ask = { person, settings: settings.match, pools, averages: averages(), prices };
  const sale = prepareSale({ ...ask, soldOn: soldOn.value });
  const [oldest] = own.sales.keys();
  if (own.sales.size >= READY_SALES && oldest !== undefined) own.sales.delete(oldest);
  own.sales.set(key, sale);
  return ok(sale);
}

function saleDay(text: string): Result<Day, LedgerError> {
  const day = parseDay(text);
  return day.ok ? day : err({ code: 'plan.failed', cause: text });
}

/** A plan as PDF. It is written where report files are written, so that the ledger stays quick meanwhile. */
function printPlan(
  { write }: ReportWriter,
  { locale, ...print }: PlanPrint,
  about: { readonly madeAt: string; readonly demo: boolean },
): Answer<MadeFile> {
  return madeFile(write({ kind: 'plan', ...print, options: { locale, ...about } }, () => undefined).file);
}

/** The tax radar: everything it shows, from one state of the book and one set of prices. */
function radarOf(context: PlanContext, now: PricesNow): Radar {
  const { person, pools, today, settings } = context;
  const calculator = yearCalculator(person, yearOfDay(today));
  const base = { person, pools, prices: now.prices, today, settings: settings.match, calculator };
  const calendar = taxCalendar(base);
  const harvest = analyseHarvest({ ...base, volatility: volatilities(context), options: HARVEST_DEFAULTS });
  const all = prepareSale({ ...base, soldOn: today }).at(dec('1e15'));
  return {
    today: formatDay(today),
    ...planBasis(context, now),
    value: euroText(poolsValue(pools, now)),
    assets: context.assets.filter((asset) => now.prices.has(asset)),
    unpriced: context.assets.filter((asset) => !now.prices.has(asset)),
    method: settings.match.method,
    taxNow: all.inForce.tax,
    spots: sweetSpots(base),
    calendar,
    wins: quickWins({ ...base, harvest, calendar }),
    cockpit: cockpitOf(calculator),
  };
}
