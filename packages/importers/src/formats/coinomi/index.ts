import type { FormatDefinition } from '../format.ts';
import { coinomi } from './transactions.ts';

export const coinomiFormats: readonly FormatDefinition[] = [coinomi];
