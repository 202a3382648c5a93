import type { FormatDefinition } from '../format.ts';
import { bitcoinCore } from './transactions.ts';

export const bitcoinCoreFormats: readonly FormatDefinition[] = [bitcoinCore];
