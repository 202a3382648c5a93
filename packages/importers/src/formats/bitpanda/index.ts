import type { FormatDefinition } from '../format.ts';
import { bitpandaLegacy } from './legacy.ts';
import { bitpandaProTrades } from './pro-trades.ts';
import { bitpandaTransactions } from './transactions.ts';

export const bitpandaFormats: readonly FormatDefinition[] = [bitpandaTransactions, bitpandaLegacy, bitpandaProTrades];
