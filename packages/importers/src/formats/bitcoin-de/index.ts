import type { FormatDefinition } from '../format.ts';
import { bitcoinDeAccountStatement } from './account-statement.ts';

export const bitcoinDeFormats: readonly FormatDefinition[] = [bitcoinDeAccountStatement];
