/**
 * FTX (closed in November 2022): lists of the website and of the data that the estate hands out. Spot markets have a slash; a contract is
 * no purchase of coins and waits. Layouts from the header list of BittyTax; a fee below zero is a rebate. The website wrote local times.
 */
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { hasMinus } from '../../values/number-text.ts';
import { defineFormat, type FormatDefinition } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

const FTX = { source: 'FTX', sourceKind: 'exchange', idSpace: 'ftx' } as const;
const DATE = { layouts: ['iso', 'M/D/YYYY, h:mm:ss A'], zone: 'ask', likely: 'UTC' } as const;

export const ftxTrades: FormatDefinition = defineFormat({
  ...FTX,
  id: 'ftx-trades',
  layouts: [
    headerLine('ID,Time,Market,Side,Order Type,Size,Price,Total,Fee,Fee Currency'),
    headerLine('id,time,market,side,type,size,price,total,fee,feeCurrency'),
  ],
  signature: ['ID', 'Time', 'Market', 'Side', 'Size', 'Total', 'Fee'],
  columns: {
    id: 'ID',
    date: 'Time',
    pair: 'Market',
    type: 'Side',
    amount: 'Size',
    price: 'Price',
    total: 'Total',
    fee: 'Fee',
    feeAsset: ['Fee Currency', 'feeCurrency'],
  },
  date: DATE,
  identities: [{ product: ['amount', 'price'], is: 'total' }],
  types: { buy: 'trade-buy', sell: 'trade-sell' },
  fees: { refund: 'told' },
  adjust: spotOnly,
});

function spotOnly(facts: RowFacts, row: RowView): Adjusted {
  if (!row.cell('pair').includes('/')) return { review: 'trade.on-margin' };
  return hasMinus(row.cell('fee'))
    ? { review: 'fee.rebate', moved: { ...facts, fee: undefined, rebate: facts.fee } }
    : facts;
}

export const ftxDeposits: FormatDefinition = defineFormat({
  ...FTX,
  id: 'ftx-deposits',
  layouts: [
    headerLine('id,time,coin,size,status,additionalInfo,txid,_delete'),
    headerLine('id,time,coin,size,status,txid'),
    headerLine(',Time,Coin,Amount,Status,Additional info,Transaction ID,'),
  ],
  signature: ['time', 'coin', 'size', 'status', 'additionalInfo', 'txid'],
  columns: {
    date: 'Time',
    asset: 'Coin',
    amount: ['size', 'Amount'],
    status: 'Status',
    txHash: ['txid', 'Transaction ID'],
  },
  date: DATE,
  kind: 'deposit',
  status: { done: ['complete', 'confirmed'] },
});

export const ftxWithdrawals: FormatDefinition = defineFormat({
  ...FTX,
  id: 'ftx-withdrawals',
  layouts: [
    headerLine('time,coin,size,address,status,txid,fee,id'),
    headerLine('Time,Coin,Amount,Destination,Status,Transaction ID,fee,'),
  ],
  signature: ['time', 'coin', 'size', 'address', 'status', 'txid', 'fee'],
  columns: {
    date: 'Time',
    asset: 'Coin',
    amount: ['size', 'Amount'],
    address: ['address', 'Destination'],
    status: 'Status',
    txHash: ['txid', 'Transaction ID'],
    fee: 'fee',
  },
  date: DATE,
  kind: 'withdrawal',
  status: { done: ['complete', 'confirmed'] },
  fees: { asset: 'amount' },
});

export const ftxLending: FormatDefinition = defineFormat({
  ...FTX,
  id: 'ftx-lending',
  layouts: [
    headerLine('Time,Currency,Size,Hourly Funding Rate,Proceeds,Proceeds in USD'),
    headerLine('time,coin,size,rate,proceeds,feeUsd'),
    headerLine('time,coin,size,rate,proceeds'),
  ],
  signature: ['Time', 'Size', 'Proceeds'],
  columns: { date: 'Time', asset: ['Currency', 'coin'], amount: 'Proceeds', value: 'Proceeds in USD' },
  date: DATE,
  identities: [
    {
      kinds: 'all',
      product: [{ header: 'Size' }, { header: ['Hourly Funding Rate', 'rate'] }],
      is: 'amount',
      likely: true,
    },
  ],
  kind: 'lending-interest',
  defaults: { valueAsset: 'USD' },
});

export const ftxStaking: FormatDefinition = defineFormat({
  ...FTX,
  id: 'ftx-staking',
  layouts: [headerLine('Time,Notes,Coin,Reward')],
  signature: ['Time', 'Notes', 'Coin', 'Reward'],
  columns: { date: 'Time', note: 'Notes', asset: 'Coin', amount: 'Reward' },
  date: DATE,
  kind: 'staking-reward',
});
