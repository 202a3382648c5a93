import type { FormatDefinition } from '../format.ts';
import { bitfinexLedger } from './ledger.ts';
import { bitfinexMovements } from './movements.ts';
import { bitfinexTrades } from './trades.ts';

export const bitfinexFormats: readonly FormatDefinition[] = [bitfinexTrades, bitfinexMovements, bitfinexLedger];
