import type { FormatDefinition } from '../format.ts';
import { bitcoin21Transactions } from './transactions.ts';

export const bitcoin21Formats: readonly FormatDefinition[] = [bitcoin21Transactions];
