import type { FormatDefinition } from '../format.ts';
import { bisqTrades } from './trades.ts';

export const bisqFormats: readonly FormatDefinition[] = [bisqTrades];
