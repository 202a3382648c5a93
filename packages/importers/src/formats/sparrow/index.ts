import type { FormatDefinition } from '../format.ts';
import { sparrowTransactions } from './transactions.ts';

export const sparrowFormats: readonly FormatDefinition[] = [sparrowTransactions];
