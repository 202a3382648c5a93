import type { FormatDefinition } from '../format.ts';
import { blockchairWallet } from './wallet.ts';

export const blockchairFormats: readonly FormatDefinition[] = [blockchairWallet];
