import type { FormatDefinition } from '../format.ts';
import { okxFundingHistory } from './funding-history.ts';
import { okexBillsLegacy } from './okex-bills-legacy.ts';
import { okexFillsLegacy } from './okex-fills-legacy.ts';
import { okxTradingHistory } from './trading-history.ts';

export const okxFormats: readonly FormatDefinition[] = [
  okxTradingHistory,
  okxFundingHistory,
  okexFillsLegacy,
  okexBillsLegacy,
];
