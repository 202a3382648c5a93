import type { FormatDefinition } from '../format.ts';
import { binanceTradeHistory } from './trade-history.ts';
import { binanceTransactionHistory } from './transaction-history.ts';

export const binanceFormats: readonly FormatDefinition[] = [binanceTransactionHistory, binanceTradeHistory];
