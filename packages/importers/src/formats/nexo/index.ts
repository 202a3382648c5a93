import type { FormatDefinition } from '../format.ts';
import { nexoTransactions, nexoTransactionsLocal } from './transactions.ts';
import { nexoTransactionsV1, nexoTransactionsV1Utc } from './transactions-v1.ts';

export const nexoFormats: readonly FormatDefinition[] = [
  nexoTransactions,
  nexoTransactionsLocal,
  nexoTransactionsV1,
  nexoTransactionsV1Utc,
];
