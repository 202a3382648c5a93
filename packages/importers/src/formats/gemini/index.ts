import type { FormatDefinition } from '../format.ts';
import { geminiTransactions } from './transactions.ts';

export const geminiFormats: readonly FormatDefinition[] = [geminiTransactions];
