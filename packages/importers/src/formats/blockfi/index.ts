import type { FormatDefinition } from '../format.ts';
import { blockfiTrades } from './trades.ts';
import { blockfiTransactions } from './transactions.ts';

export const blockfiFormats: readonly FormatDefinition[] = [blockfiTransactions, blockfiTrades];
