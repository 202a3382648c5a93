import type { FormatDefinition } from '../format.ts';
import { etherscanErc20 } from './erc20.ts';
import { etherscanInternal } from './internal.ts';
import { etherscanNft } from './nft.ts';
import { etherscanTransactions } from './transactions.ts';

export const etherscanFormats: readonly FormatDefinition[] = [
  etherscanTransactions,
  etherscanInternal,
  etherscanErc20,
  etherscanNft,
];
