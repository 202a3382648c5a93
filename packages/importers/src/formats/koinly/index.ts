import type { FormatDefinition } from '../format.ts';
import { koinlyUniversal } from './universal.ts';

export const koinlyFormats: readonly FormatDefinition[] = [koinlyUniversal];
