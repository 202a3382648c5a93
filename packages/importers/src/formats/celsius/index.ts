import type { FormatDefinition } from '../format.ts';
import { celsiusTransactions } from './transactions.ts';

export const celsiusFormats: readonly FormatDefinition[] = [celsiusTransactions];
