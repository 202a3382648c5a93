import type { FormatDefinition } from '../format.ts';
import { pionexTransfers } from './transfers.ts';

export const pionexFormats: readonly FormatDefinition[] = [pionexTransfers];
