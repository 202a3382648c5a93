import type { FormatDefinition } from '../format.ts';
import { blockchainComAccount } from './account.ts';
import { blockchainCom } from './transactions.ts';

export const blockchainComFormats: readonly FormatDefinition[] = [blockchainCom, blockchainComAccount];
