import type { FormatDefinition } from '../format.ts';
import { coinbaseProAccount } from './account.ts';
import { coinbaseProFills } from './fills.ts';

export const coinbaseProFormats: readonly FormatDefinition[] = [coinbaseProFills, coinbaseProAccount];
