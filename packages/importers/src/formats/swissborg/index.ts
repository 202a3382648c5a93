import type { FormatDefinition } from '../format.ts';
import { swissborgStatement } from './statement.ts';

export const swissborgFormats: readonly FormatDefinition[] = [swissborgStatement];
