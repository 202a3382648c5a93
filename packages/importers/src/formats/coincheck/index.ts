import type { FormatDefinition } from '../format.ts';
import { coincheckBuys } from './buys.ts';

export const coincheckFormats: readonly FormatDefinition[] = [coincheckBuys];
