import type { FormatDefinition } from '../format.ts';
import { bitvavoTransactions } from './transactions.ts';

export const bitvavoFormats: readonly FormatDefinition[] = [bitvavoTransactions];
