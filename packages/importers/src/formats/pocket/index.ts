import type { FormatDefinition } from '../format.ts';
import { pocketBitcoin } from './transactions.ts';

export const pocketFormats: readonly FormatDefinition[] = [pocketBitcoin];
