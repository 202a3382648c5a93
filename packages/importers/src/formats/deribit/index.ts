import type { FormatDefinition } from '../format.ts';
import { deribitLog } from './log.ts';

export const deribitFormats: readonly FormatDefinition[] = [deribitLog];
