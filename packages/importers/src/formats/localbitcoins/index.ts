import type { FormatDefinition } from '../format.ts';
import { localbitcoinsTrades } from './trades.ts';

export const localbitcoinsFormats: readonly FormatDefinition[] = [localbitcoinsTrades];
