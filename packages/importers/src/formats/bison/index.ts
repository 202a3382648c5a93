import type { FormatDefinition } from '../format.ts';
import { bisonTransactions } from './transactions.ts';

export const bisonFormats: readonly FormatDefinition[] = [bisonTransactions];
