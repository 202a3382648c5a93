/** All formats, one line per source. The order has no meaning: detection ranks by evidence. */
import { binanceFormats } from './binance/index.ts';
import { bisonFormats } from './bison/index.ts';
import { bitcoinDeFormats } from './bitcoin-de/index.ts';
import { bitfinexFormats } from './bitfinex/index.ts';
import { bitpandaFormats } from './bitpanda/index.ts';
import { bitstampFormats } from './bitstamp/index.ts';
import { bittrexFormats } from './bittrex/index.ts';
import { bitvavoFormats } from './bitvavo/index.ts';
import { blockfiFormats } from './blockfi/index.ts';
import { bybitFormats } from './bybit/index.ts';
import { coinbaseFormats } from './coinbase/index.ts';
import { coinbaseProFormats } from './coinbase-pro/index.ts';
import { cointrackingFormats } from './cointracking/index.ts';
import { cryptoComFormats } from './crypto-com/index.ts';
import { etherscanFormats } from './etherscan/index.ts';
import type { FormatDefinition } from './format.ts';
import { hitbtcFormats } from './hitbtc/index.ts';
import { huobiFormats } from './huobi/index.ts';
import { koinlyFormats } from './koinly/index.ts';
import { krakenFormats } from './kraken/index.ts';
import { ledgerLiveFormats } from './ledger-live/index.ts';
import { nexoFormats } from './nexo/index.ts';
import { poloniexFormats } from './poloniex/index.ts';
import { tradeRepublicFormats } from './trade-republic/index.ts';

export const FORMATS: readonly FormatDefinition[] = [
  ...binanceFormats,
  ...bisonFormats,
  ...bitcoinDeFormats,
  ...bitfinexFormats,
  ...bitpandaFormats,
  ...bittrexFormats,
  ...bitstampFormats,
  ...bitvavoFormats,
  ...blockfiFormats,
  ...bybitFormats,
  ...coinbaseFormats,
  ...coinbaseProFormats,
  ...cointrackingFormats,
  ...cryptoComFormats,
  ...etherscanFormats,
  ...hitbtcFormats,
  ...huobiFormats,
  ...koinlyFormats,
  ...krakenFormats,
  ...ledgerLiveFormats,
  ...nexoFormats,
  ...poloniexFormats,
  ...tradeRepublicFormats,
];
