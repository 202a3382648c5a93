import type { FormatDefinition } from '../format.ts';
import { bitboxHistory } from './history.ts';

export const bitboxFormats: readonly FormatDefinition[] = [bitboxHistory];
