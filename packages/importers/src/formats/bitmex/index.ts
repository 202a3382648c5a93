import type { FormatDefinition } from '../format.ts';
import { bitmexWallet } from './wallet.ts';

export const bitmexFormats: readonly FormatDefinition[] = [bitmexWallet];
