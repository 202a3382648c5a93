import type { FormatDefinition } from '../format.ts';
import { revolutAccount } from './account.ts';
import { revolutCrypto } from './crypto.ts';

export const revolutFormats: readonly FormatDefinition[] = [revolutCrypto, revolutAccount];
