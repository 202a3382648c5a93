import type { FormatDefinition } from '../format.ts';
import { shapeshiftTrades } from './trades.ts';

export const shapeshiftFormats: readonly FormatDefinition[] = [shapeshiftTrades];
