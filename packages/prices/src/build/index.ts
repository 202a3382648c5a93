/** What `tools/build-prices.mjs` needs; programs that only read packs never load this. */

export { buildPack } from '../pack/build-pack.ts';
export { openPack } from '../pack/open-pack.ts';
export { parsePriceCsv } from '../pack/price-csv.ts';
export { parseEcbCsv } from '../rates/ecb-files.ts';
export { ecbRates, extendSeries } from '../rates/ecb-rates.ts';
export { marketOfFile, parseArchiveCsv } from './archive-csv.ts';
export { toEuroCloses } from './to-euro-closes.ts';
