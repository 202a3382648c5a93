import type { FormatDefinition } from '../format.ts';
import { coinbaseTransactions } from './transactions.ts';
import { coinbaseTransactions2020 } from './transactions-2020.ts';
import { coinbaseTransactions2021 } from './transactions-2021.ts';

export const coinbaseFormats: readonly FormatDefinition[] = [
  coinbaseTransactions,
  coinbaseTransactions2021,
  coinbaseTransactions2020,
];
