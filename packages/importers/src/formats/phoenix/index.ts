import type { FormatDefinition } from '../format.ts';
import { phoenixWallet } from './payments.ts';

export const phoenixFormats: readonly FormatDefinition[] = [phoenixWallet];
