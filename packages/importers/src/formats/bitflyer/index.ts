import type { FormatDefinition } from '../format.ts';
import { bitflyerHistory } from './history.ts';

export const bitflyerFormats: readonly FormatDefinition[] = [bitflyerHistory];
