import type { FormatDefinition } from '../format.ts';
import { genericSimple } from './simple.ts';
import { genericEur, genericGbp } from './with-values.ts';

export const genericFormats: readonly FormatDefinition[] = [genericEur, genericGbp, genericSimple];
