import type { FormatDefinition } from '../format.ts';
import { blinkWallet } from './transactions.ts';

export const blinkFormats: readonly FormatDefinition[] = [blinkWallet];
