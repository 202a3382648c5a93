import type { FormatDefinition } from '../format.ts';
import { ledgerLive } from './operations.ts';

export const ledgerLiveFormats: readonly FormatDefinition[] = [ledgerLive];
