import type { FormatDefinition } from '../format.ts';
import { changeTransactions } from './transactions.ts';

export const changeFormats: readonly FormatDefinition[] = [changeTransactions];
