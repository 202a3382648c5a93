import type { FormatDefinition } from '../format.ts';
import { blockpitLegacy } from './legacy.ts';
import { blockpitTransactions } from './transactions.ts';

export const blockpitFormats: readonly FormatDefinition[] = [blockpitTransactions, blockpitLegacy];
