import type { FormatDefinition } from '../format.ts';
import { everytradeTransactions } from './transactions.ts';

export const everytradeFormats: readonly FormatDefinition[] = [everytradeTransactions];
