/** All formats, one line per source. The order has no meaning: detection ranks by evidence. */
import { binanceFormats } from './binance/index.ts';
import { coinbaseFormats } from './coinbase/index.ts';
import type { FormatDefinition } from './format.ts';
import { krakenFormats } from './kraken/index.ts';

export const FORMATS: readonly FormatDefinition[] = [
  ...binanceFormats, //
  ...coinbaseFormats,
  ...krakenFormats,
];
