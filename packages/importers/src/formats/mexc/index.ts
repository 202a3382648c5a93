import type { FormatDefinition } from '../format.ts';
import { mexcDeposits } from './deposits.ts';
import { mexcTrades } from './trades.ts';

export const mexcFormats: readonly FormatDefinition[] = [mexcTrades, mexcDeposits];
