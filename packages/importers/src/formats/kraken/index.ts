import type { FormatDefinition } from '../format.ts';
import { krakenLedgers } from './ledgers.ts';
import { krakenTrades } from './trades.ts';

export const krakenFormats: readonly FormatDefinition[] = [krakenLedgers, krakenTrades];
