import type { FormatDefinition } from '../format.ts';
import { hitbtcTrades } from './trades.ts';
import { hitbtcTransfers } from './transfers.ts';

export const hitbtcFormats: readonly FormatDefinition[] = [hitbtcTrades, hitbtcTransfers];
