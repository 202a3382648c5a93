import type { FormatDefinition } from '../format.ts';
import { blockchainCom } from './transactions.ts';

export const blockchainComFormats: readonly FormatDefinition[] = [blockchainCom];
