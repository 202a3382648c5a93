import type { FormatDefinition } from '../format.ts';
import { bsdexTransactions } from './transactions.ts';

export const bsdexFormats: readonly FormatDefinition[] = [bsdexTransactions];
