import type { FormatDefinition } from '../format.ts';
import { coinmetroTransactions } from './transactions.ts';

export const coinmetroFormats: readonly FormatDefinition[] = [coinmetroTransactions];
