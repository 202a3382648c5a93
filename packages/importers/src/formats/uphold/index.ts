import type { FormatDefinition } from '../format.ts';
import { upholdTransactions } from './transactions.ts';

export const upholdFormats: readonly FormatDefinition[] = [upholdTransactions];
