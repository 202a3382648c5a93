import type { FormatDefinition } from '../format.ts';
import { deltaExport } from './export.ts';

export const deltaFormats: readonly FormatDefinition[] = [deltaExport];
