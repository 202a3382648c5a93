import type { FormatDefinition } from '../format.ts';
import { paypalCrypto } from './crypto.ts';

export const paypalFormats: readonly FormatDefinition[] = [paypalCrypto];
