import type { FormatDefinition } from '../format.ts';
import { etherscanTransactions } from './transactions.ts';

export const etherscanFormats: readonly FormatDefinition[] = [etherscanTransactions];
