import type { FormatDefinition } from '../format.ts';
import { nexoTransactions, nexoTransactionsLocal } from './transactions.ts';

export const nexoFormats: readonly FormatDefinition[] = [nexoTransactions, nexoTransactionsLocal];
