/**
 * Etherscan, NFT transfers (ERC-721 and ERC-1155). Each token of a contract is a coin of its own; the older layout has no quantity,
 * there it is one. What was paid is in the normal or token file.
 */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { defineFormat } from '../format.ts';
import { directed } from '../shared/directed.ts';

export const etherscanNft = defineFormat({
  id: 'etherscan-nft',
  source: 'Etherscan',
  sourceKind: 'explorer',
  idSpace: 'ethereum',
  layouts: [
    [
      'Transaction Hash',
      'Blockno',
      'UnixTimestamp',
      'DateTime (UTC)',
      'From',
      'To',
      'ContractAddress',
      'TokenName',
      'TokenSymbol',
      'Token ID',
      'Type',
      'Quantity',
    ],
    [
      'Txhash',
      'Blockno',
      'UnixTimestamp',
      'DateTime',
      'From',
      'To',
      'ContractAddress',
      'TokenId',
      'TokenName',
      'TokenSymbol',
    ],
  ],
  signature: ['UnixTimestamp', 'From', 'To', 'ContractAddress', 'TokenName', 'Token ID'],
  columns: {
    date: 'UnixTimestamp',
    txHash: ['Transaction Hash', 'Txhash'],
    from: 'From',
    to: 'To',
    amount: 'Quantity',
    asset: 'ContractAddress',
    contract: 'ContractAddress',
    extra1: ['Token ID', 'TokenId'],
    extra2: 'TokenName',
    extra3: 'Type',
  },
  date: { layouts: ['unix'], zone: 'UTC' },
  kind: 'transfer-in',
  adjust: asToken,
});

const MINT = /^0x0{40}$/;
/** Tokens beyond this are numbered by a hash, too long for the name of a coin. */
const LONGEST_NUMBER = 60;

function asToken(facts: RowFacts, row: RowView): Adjusted {
  const number = row.cell('extra1');
  const contract = row.cell('contract').toLowerCase();
  if (!/^\d+$/.test(number) || number.length > LONGEST_NUMBER) return { review: 'asset.nft' };
  const standard = row.cell('extra3').includes('1155') ? 'erc1155' : 'erc721';
  const amount = row.amount('amount') ?? '1';
  const minted = MINT.test(row.cell('from')) ? ', minted' : '';
  const note = `${row.cell('extra2')} #${number}${minted}`;
  return directed({ ...facts, note, in: { asset: `${standard}:${contract}/${number}`, amount } }, row, 'Ethereum');
}
