import type { FormatDefinition } from '../format.ts';
import { cexioTransactions } from './transactions.ts';

export const cexioFormats: readonly FormatDefinition[] = [cexioTransactions];
