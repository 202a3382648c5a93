import type { FormatDefinition } from '../format.ts';
import { accointingExport } from './export.ts';

export const accointingFormats: readonly FormatDefinition[] = [accointingExport];
