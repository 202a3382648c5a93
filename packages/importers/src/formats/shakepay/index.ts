import type { FormatDefinition } from '../format.ts';
import { shakepayTransactions } from './transactions.ts';

export const shakepayFormats: readonly FormatDefinition[] = [shakepayTransactions];
