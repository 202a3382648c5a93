/**
 * EveryTrade's own list, in the layouts that it has had. A market stands in SYMBOL, a single coin for movements. Fees are in the money
 * of the market where no column says otherwise, and beside the volume. Rests on EveryTrade's published samples and tests; what "earning"
 * and "reward" are for the tax, the list does not say, so these wait.
 */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const everytradeTransactions = defineFormat({
  id: 'everytrade-transactions',
  source: 'EveryTrade',
  sourceKind: 'tax-tool',
  idSpace: 'everytrade',
  layouts: [
    headerLine(
      'UID,DATE,SYMBOL,ACTION,QUANTITY,UNIT_PRICE,VOLUME_QUOTE,FEE,FEE_CURRENCY,REBATE,REBATE_CURRENCY,ADDRESS_FROM,ADDRESS_TO,NOTE,LABELS',
    ),
    headerLine('UID,DATE,SYMBOL,ACTION,QUANTY,PRICE,FEE,FEE_CURRENCY,REBATE,REBATE_CURRENCY'),
    headerLine('UID,DATE,SYMBOL,ACTION,QUANTY,PRICE,FEE'),
    headerLine('UID,DATE,SYMBOL,ACTION,QUANTY,VOLUME,FEE'),
  ],
  signature: ['UID', 'DATE', 'SYMBOL', 'ACTION', 'FEE'],
  columns: {
    date: 'DATE',
    type: 'ACTION',
    amount: ['QUANTITY', 'QUANTY'],
    price: ['UNIT_PRICE', 'PRICE'],
    total: ['VOLUME_QUOTE', 'VOLUME'],
    fee: 'FEE',
    feeAsset: 'FEE_CURRENCY',
    extra1: 'REBATE',
    address: 'ADDRESS_TO',
    note: 'NOTE',
  },
  date: { layouts: ['D.M.YYYY H:mm:ss', 'iso'], zone: 'ask' },
  numbers: 'either',
  identities: [{ product: ['amount', 'price'], is: 'total', likely: true }],
  derive: {
    pair: ({ cell }) => (cell('SYMBOL').includes('/') ? cell('SYMBOL') : ''),
    asset: ({ cell }) => (cell('SYMBOL').includes('/') ? '' : cell('SYMBOL')),
  },
  types: {
    BUY: 'trade-buy',
    SELL: 'trade-sell',
    DEPOSIT: 'deposit',
    WITHDRAWAL: 'withdrawal',
    STAKE: 'ignore',
    UNSTAKE: 'ignore',
    'STAKING REWARD': 'staking-reward',
    STAKING_REWARD: 'staking-reward',
    AIRDROP: 'airdrop',
  },
  fees: { asset: 'quote' },
  adjust: withoutRebate,
});

function withoutRebate(facts: RowFacts, row: RowView): Adjusted {
  return /[1-9]/.test(row.cell('extra1')) ? { review: 'fee.rebate', moved: facts } : facts;
}
