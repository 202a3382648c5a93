import type { FormatDefinition } from '../format.ts';
import { mycelium } from './transactions.ts';

export const myceliumFormats: readonly FormatDefinition[] = [mycelium];
