import type { FormatDefinition } from '../format.ts';
import { relaiTransactions } from './transactions.ts';

export const relaiFormats: readonly FormatDefinition[] = [relaiTransactions];
