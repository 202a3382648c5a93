import type { FormatDefinition } from '../format.ts';
import { krakenFuturesLog } from './futures-log.ts';
import { krakenLedgers } from './ledgers.ts';
import { krakenTrades } from './trades.ts';

export const krakenFormats: readonly FormatDefinition[] = [krakenLedgers, krakenTrades, krakenFuturesLog];
