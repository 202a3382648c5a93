import type { FormatDefinition } from '../format.ts';
import { wavespaceRegistry } from './registry.ts';

export const wavespaceFormats: readonly FormatDefinition[] = [wavespaceRegistry];
