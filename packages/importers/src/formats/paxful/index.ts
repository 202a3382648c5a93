import type { FormatDefinition } from '../format.ts';
import { paxfulTrades } from './trades.ts';

export const paxfulFormats: readonly FormatDefinition[] = [paxfulTrades];
