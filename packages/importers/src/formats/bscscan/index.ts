import type { FormatDefinition } from '../format.ts';
import { bscscanTransactions } from './transactions.ts';

export const bscscanFormats: readonly FormatDefinition[] = [bscscanTransactions];
