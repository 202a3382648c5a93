import type { FormatDefinition } from '../format.ts';
import { subscanTransfers } from './transfers.ts';

export const subscanFormats: readonly FormatDefinition[] = [subscanTransfers];
