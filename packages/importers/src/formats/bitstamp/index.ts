import type { FormatDefinition } from '../format.ts';
import { bitstampLegacy } from './legacy.ts';
import { bitstampRfc } from './rfc.ts';

export const bitstampFormats: readonly FormatDefinition[] = [bitstampRfc, bitstampLegacy];
