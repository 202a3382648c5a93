import type { FormatDefinition } from '../format.ts';
import { cointrackingImport } from './import-template.ts';
import { cointrackingTradesDe } from './trades-de.ts';
import { cointrackingTradesEn } from './trades-en.ts';

export const cointrackingFormats: readonly FormatDefinition[] = [
  cointrackingTradesEn,
  cointrackingTradesDe,
  cointrackingImport,
];
