import type { FormatDefinition } from '../format.ts';
import { genericEur } from './eur.ts';
import { genericSimple } from './simple.ts';

export const genericFormats: readonly FormatDefinition[] = [genericEur, genericSimple];
