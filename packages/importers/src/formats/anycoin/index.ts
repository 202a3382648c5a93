import type { FormatDefinition } from '../format.ts';
import { anycoinTransactions } from './transactions.ts';

export const anycoinFormats: readonly FormatDefinition[] = [anycoinTransactions];
