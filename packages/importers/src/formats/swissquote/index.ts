import type { FormatDefinition } from '../format.ts';
import { swissquoteTransactions } from './transactions.ts';

export const swissquoteFormats: readonly FormatDefinition[] = [swissquoteTransactions];
