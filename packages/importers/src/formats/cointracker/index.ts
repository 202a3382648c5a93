import type { FormatDefinition } from '../format.ts';
import { cointrackerExport } from './export.ts';
import { cointrackerTemplate } from './template.ts';

export const cointrackerFormats: readonly FormatDefinition[] = [cointrackerExport, cointrackerTemplate];
