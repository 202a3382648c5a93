/** All formats, one line per source. The order has no meaning: detection ranks by evidence. */
import { binanceFormats } from './binance/index.ts';
import { bisonFormats } from './bison/index.ts';
import { bitcoinDeFormats } from './bitcoin-de/index.ts';
import { bitpandaFormats } from './bitpanda/index.ts';
import { bitvavoFormats } from './bitvavo/index.ts';
import { coinbaseFormats } from './coinbase/index.ts';
import { cointrackingFormats } from './cointracking/index.ts';
import { cryptoComFormats } from './crypto-com/index.ts';
import { etherscanFormats } from './etherscan/index.ts';
import type { FormatDefinition } from './format.ts';
import { koinlyFormats } from './koinly/index.ts';
import { krakenFormats } from './kraken/index.ts';
import { ledgerLiveFormats } from './ledger-live/index.ts';
import { tradeRepublicFormats } from './trade-republic/index.ts';

export const FORMATS: readonly FormatDefinition[] = [
  ...binanceFormats,
  ...bisonFormats,
  ...bitcoinDeFormats,
  ...bitpandaFormats,
  ...bitvavoFormats,
  ...coinbaseFormats,
  ...cointrackingFormats,
  ...cryptoComFormats,
  ...etherscanFormats,
  ...koinlyFormats,
  ...krakenFormats,
  ...ledgerLiveFormats,
  ...tradeRepublicFormats,
];
