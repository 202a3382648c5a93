import type { FormatDefinition } from '../format.ts';
import { koinlyExport } from './export.ts';
import { koinlySimpleTemplate } from './simple-template.ts';
import { koinlyTradeTemplate } from './trade-template.ts';
import { koinlyUniversal } from './universal.ts';

export const koinlyFormats: readonly FormatDefinition[] = [
  koinlyUniversal,
  koinlyExport,
  koinlyTradeTemplate,
  koinlySimpleTemplate,
];
