import type { FormatDefinition } from '../format.ts';
import { rotkiGenericEvents } from './generic-events.ts';
import { rotkiGenericTrades } from './generic-trades.ts';

export const rotkiFormats: readonly FormatDefinition[] = [rotkiGenericTrades, rotkiGenericEvents];
