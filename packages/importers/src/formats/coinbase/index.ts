import type { FormatDefinition } from '../format.ts';
import { coinbaseTransactions } from './transactions.ts';

export const coinbaseFormats: readonly FormatDefinition[] = [coinbaseTransactions];
