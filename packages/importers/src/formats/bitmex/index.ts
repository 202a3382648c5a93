import type { FormatDefinition } from '../format.ts';
import { bitmexExecutions } from './executions.ts';
import { bitmexWallet } from './wallet.ts';

export const bitmexFormats: readonly FormatDefinition[] = [bitmexExecutions, bitmexWallet];
