import type { FormatDefinition } from '../format.ts';
import { coinmateTransactions } from './transactions.ts';

export const coinmateFormats: readonly FormatDefinition[] = [coinmateTransactions];
