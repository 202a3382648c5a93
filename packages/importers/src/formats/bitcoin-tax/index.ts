import type { FormatDefinition } from '../format.ts';
import { bitcoinTaxTrades } from './trades.ts';

export const bitcoinTaxFormats: readonly FormatDefinition[] = [bitcoinTaxTrades];
