import type { FormatDefinition } from '../format.ts';
import { polygonscanTransactions } from './transactions.ts';

export const polygonscanFormats: readonly FormatDefinition[] = [polygonscanTransactions];
