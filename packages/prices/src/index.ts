/** Prices: what a coin or a currency was worth in euro, when, and who says so. README.md shows the way in. */
export type { AssetRef } from './assets/find-asset.ts';
export {
  type LivePriceOptions,
  type LivePrices,
  type LiveServiceReport,
  type LiveSheet,
  livePrices,
} from './live/live-prices.ts';
export type { LivePrice, LiveQuestion } from './live/live-service.ts';
export { BUNDLED_EARLY_RATES, BUNDLED_PRICES, BUNDLED_RATES, type BundledPack } from './pack/bundled-packs.ts';
export { type OpenPackOptions, openPack, type PackError, type PricePack, type ReadPackFile } from './pack/open-pack.ts';
export { printPackFile, readPackFile } from './pack/pack-file.ts';
export type { PackEntry, PackIndex } from './pack/pack-index.ts';
export { type PriceCsvIssue, printPriceCsv } from './pack/price-csv.ts';
export { readPriceFile } from './pack/price-file.ts';
export { parseSeriesFile } from './pack/series-file.ts';
export { isKnown, type KnownPrice, type MissingPrice, type Price, type PriceMethod, type PriceState } from './price.ts';
export type { Quote, QuoteVenue } from './quotes/quote.ts';
export { quoteVenues } from './quotes/quote-venues.ts';
export { parseEcbXml } from './rates/ecb-files.ts';
export type { EcbRate, EcbRates, RateError } from './rates/ecb-rates.ts';
export { type LoadRatesOptions, loadRates } from './rates/load-rates.ts';
export { type DailyPoint, type DailySeries, pointsOf, seriesOf } from './series/daily-series.ts';
export { basesUnder, SERVICE_BASES, type ServiceBases, type ServiceId } from './services/service-bases.ts';
export { type AskedSpan, withSpan } from './sources/asked-spans.ts';
export { binanceSource } from './sources/binance.ts';
export { type CoinGeckoOptions, coinGeckoSource } from './sources/coingecko.ts';
export { defiLlamaSource } from './sources/defillama.ts';
export { type EcbUpdate, fetchEcbUpdate } from './sources/ecb-update.ts';
export { type KeptOptions, keptSource, type PriceKeeper } from './sources/kept-source.ts';
export { krakenSource } from './sources/kraken.ts';
export { type ManualPrice, manualSource, packSource, userFileSource } from './sources/local-sources.ts';
export type { CloseAnswer, CloseRequest, FetchWatch, PriceSource, SourceRank } from './sources/price-source.ts';
export { SERVICE_RATE_LIMITS } from './sources/service-limits.ts';
export { lacksValue } from './valuation/open-parts.ts';
export { pegOf } from './valuation/peg.ts';
export { type OpenPrices, priceKnowledge, pricesAround } from './valuation/price-knowledge.ts';
export type { OrderLine } from './valuation/source-order.ts';
export type { ValuationIssueCode } from './valuation/valuation-issues.ts';
export { type Valuation, type ValuationSources, type ValuedLedger, valueLedger } from './valuation/value-ledger.ts';
