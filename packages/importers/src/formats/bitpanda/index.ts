import type { FormatDefinition } from '../format.ts';
import { bitpandaTransactions } from './transactions.ts';

export const bitpandaFormats: readonly FormatDefinition[] = [bitpandaTransactions];
