import type { FormatDefinition } from '../format.ts';
import { strikeTransactions } from './transactions.ts';

export const strikeFormats: readonly FormatDefinition[] = [strikeTransactions];
