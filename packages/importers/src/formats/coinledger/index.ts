import type { FormatDefinition } from '../format.ts';
import { coinledgerExport } from './export.ts';

export const coinledgerFormats: readonly FormatDefinition[] = [coinledgerExport];
