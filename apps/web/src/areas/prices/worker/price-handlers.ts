/** Prices, rates and the user's own prices: joins the page's questions with the files that know the answers. */
import {
  add,
  dec,
  err,
  formatDay,
  formatDecimal,
  formatShortest,
  ok,
  type Result,
  subtract,
  toCents,
} from '@cryptax/kernel';
import type { LedgerEngine, YearFigures } from '@cryptax/ledger';
import { BUNDLED_EARLY_RATES, quoteVenues } from '@cryptax/prices';
import type { Book } from '@cryptax/store';
import type { Answer, LedgerError } from '../../../platform/ledger/answer.ts';
import type { TaxSettings } from '../../../platform/ledger/ledger-state.ts';
import type {
  CurrentPrices,
  ExtraTaxes,
  ManualPriceEntry,
  MarketQuotes,
  PriceFileAdded,
  PriceFileInfo,
  RatesInfo,
} from '../../../platform/ledger/price-types.ts';
import type { WorkerContext } from '../../../platform/ledger/worker/context.ts';
import { keptManualPrices, keptRates } from '../../../platform/ledger/worker/kept-prices.ts';
import { livePricesOn, setLivePrices, taxSettings } from '../../../platform/ledger/worker/kept-settings.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import { ratesAtHand } from '../../../platform/ledger/worker/price-sources.ts';
import { type EstimatedYear, estimatedYears } from '../../../platform/ledger/worker/tax-figures.ts';
import { completeRates, createPriceCompletion, marketMode } from './complete-prices.ts';
import {
  addPriceFile,
  priceFileList,
  pricePackOf,
  removeManualPrice,
  removePriceFile,
  saveManualPrice,
} from './user-prices.ts';

export function createPriceHandlers(context: WorkerContext) {
  const { withBook, withLedger, editing, changing } = context;
  return {
    /** Prices of everything held; a kept answer must be younger than `maxAgeMs`. */
    currentPrices: (book: Book, maxAgeMs: number): Answer<CurrentPrices> =>
      withBook(book, async ({ loaded }, live) => {
        const assets = [...new Set(loaded.engine.holdings().map(({ asset }) => asset))].sort();
        return ok(await live.markets.ask({ assets, maxAgeMs, mode: await marketMode(live) }));
      }),
    marketQuotes: (assets: readonly string[]): Answer<MarketQuotes> =>
      withLedger(async (live) => ok(await quotesOf(live, assets))),
    extraTaxes: (book: Book, gains: readonly string[]): Answer<ExtraTaxes | null> =>
      withBook(book, async ({ loaded }, live) =>
        ok(extraTaxes(loaded.engine, await taxSettings(live.store), live.currentYear(), gains)),
      ),
    /** Live price services are asked only while this is on; off by default. */
    livePrices: (): Answer<boolean> => withLedger(async ({ store }) => ok(await livePricesOn(store))),
    setLivePrices: (isOn: boolean): Answer<void> => editing(({ store }) => setLivePrices(store, isOn)),
    ...createPriceCompletion(context),

    ratesInfo: (): Answer<RatesInfo> => withLedger(ratesInfo),
    updateRates: (): Answer<RatesInfo> => changing(updateRates),
    priceFiles: (): Answer<readonly PriceFileInfo[]> => withLedger(async ({ store }) => ok(await priceFileList(store))),
    addPriceFile: (file: File): Answer<PriceFileAdded> => editing(({ store, now }) => addPriceFile(store, file, now())),
    pricePackOf: (name: string): Answer<string | null> =>
      withLedger(async ({ store }) => ok(await pricePackOf(store, name))),
    removePriceFile: (name: string): Answer<void> => editing(({ store }) => removePriceFile(store, name)),
    manualPrices: (): Answer<readonly ManualPriceEntry[]> =>
      withLedger(async ({ store }) => ok(await keptManualPrices(store))),
    /** `base` is the price of that day as the list showed it, null where it showed none. */
    saveManualPrice: (entry: ManualPriceEntry, base?: string | null): Answer<void> =>
      editing(({ store }) => saveManualPrice(store, entry, base)),
    removeManualPrice: (entry: Pick<ManualPriceEntry, 'asset' | 'day' | 'currency'>): Answer<void> =>
      editing(({ store }) => removeManualPrice(store, entry)),
  };
}

async function quotesOf(live: LiveLedger, assets: readonly string[]) {
  const { world, sources } = live.markets;
  const mode = await marketMode(live);
  const askedAt = live.now();
  if (mode !== 'live') return { mode, askedAt, quotes: [], failures: [] };
  const venues = quoteVenues(sources.client, await world.bases());
  const answers = await Promise.all(
    venues.map(async ({ id: venue, quotes }) => ({ venue, answer: await quotes(assets) })),
  );
  return {
    mode,
    askedAt,
    quotes: answers.flatMap(({ venue, answer }) =>
      answer.ok
        ? Array.from(answer.value, ([asset, { bid, ask }]) => ({
            asset,
            venue,
            bid: formatShortest(bid),
            ask: formatShortest(ask),
          }))
        : [],
    ),
    failures: answers.flatMap(({ venue, answer }) => (answer.ok ? [] : [{ venue, failure: answer.error.code }])),
  };
}

async function ratesInfo(live: LiveLedger): Promise<Result<RatesInfo, LedgerError>> {
  const { markets, store } = live;
  const pack = await markets.packs.rates();
  const rates = await ratesAtHand(markets, []);
  if (!pack.ok || !rates.ok) return err({ code: 'store.unavailable', cause: 'prices.pack-unavailable' });
  const kept = await keptRates(store);
  return ok({
    lastDay: formatDay(rates.value.lastDay),
    bundledFrom: BUNDLED_EARLY_RATES.from,
    bundledUntil: pack.value.index.to,
    updatedAt: kept?.at,
  });
}

/** A failed update leaves the rates as they are; the answer then shows the old last day. */
async function updateRates(live: LiveLedger): Promise<Result<RatesInfo, LedgerError>> {
  if ((await marketMode(live)) === 'live') await completeRates(live, [live.today()]);
  return ratesInfo(live);
}

/**
 * What one more gain inside the holding period would cost this year: the year is assessed with it and without it, by the
 * same rules as the report, so limits, carried losses and the tariff all count.
 */
/** Null where the tariff of the year is not known or the profile cannot be read. */
function extraTaxes(
  engine: LedgerEngine,
  settings: TaxSettings,
  year: number,
  gains: readonly string[],
): ExtraTaxes | null {
  const figures = engine.years();
  const before = yearWith(figures, settings, year, '0.00');
  if (before?.estimate === undefined) return null;
  const { estimate, privateSales } = before;
  const taxes = gains.map((text) => {
    const gain = formatDecimal(toCents(dec(text)));
    const after = yearWith(figures, settings, year, gain)?.estimate;
    const extra = after === undefined ? dec('0.00') : subtract(dec(after.extraTax), dec(estimate.extraTax));
    return { gain, tax: formatDecimal(extra) };
  });
  return { year, kind: estimate.kind, net: privateSales.net, limit: privateSales.limit, taxes };
}

function yearWith(
  figures: readonly YearFigures[],
  settings: TaxSettings,
  year: number,
  gain: string,
): EstimatedYear | undefined {
  const known = figures.filter((one) => one.year !== year);
  const own = figures.find((one) => one.year === year) ?? emptyYear(year);
  const years = [...known, plusGain(own, gain)].sort((a, b) => a.year - b.year);
  return estimatedYears({ years: () => years }, settings, year).find((one) => one.year === year);
}

function plusGain(figures: YearFigures, gain: string): YearFigures {
  const { taxable } = figures;
  const plus = (value: string) => formatDecimal(add(dec(value), dec(gain)));
  const isLoss = gain.startsWith('-');
  return {
    ...figures,
    taxable: {
      ...taxable,
      proceeds: plus(taxable.proceeds),
      net: plus(taxable.net),
      ...(isLoss ? { losses: plus(taxable.losses) } : { gains: plus(taxable.gains) }),
    },
  };
}

function emptyYear(year: number): YearFigures {
  const zero = '0.00';
  return {
    year,
    taxable: { proceeds: zero, cost: zero, expenses: zero, net: zero, gains: zero, losses: zero },
    taxFreeGain: zero,
    free: { proceeds: zero, cost: zero, expenses: zero },
    income: { gross: zero, expenses: zero, net: zero },
    derivatives: { gains: zero, losses: zero, net: zero },
    incomplete: 0,
  };
}
