import type { FormatDefinition } from '../format.ts';
import { solscanTransfers } from './transfers.ts';

export const solscanFormats: readonly FormatDefinition[] = [solscanTransfers];
