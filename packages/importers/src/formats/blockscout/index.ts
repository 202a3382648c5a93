import type { FormatDefinition } from '../format.ts';
import { blockscoutTransactions } from './transactions.ts';

export const blockscoutFormats: readonly FormatDefinition[] = [blockscoutTransactions];
