/**
 * Accointing, closed in 2023; its exports live on in archives. The classification decides what a deposit or withdrawal was; an
 * unknown one must not pass as a plain movement. Internal ones are the two sides of an own transfer. American dates.
 */
import { defineFormat, type FormatKind } from '../format.ts';

const DEPOSITS: Readonly<Record<string, FormatKind>> = {
  internal: 'deposit',
  airdrop: 'airdrop',
  bounty: 'referral-bonus',
  gift_received: 'gift-in',
  hard_fork: 'fork',
  income: 'airdrop',
  lending_income: 'lending-interest',
  liquidity_pool: 'staking-reward',
  master_node: 'staking-reward',
  mined: 'mining',
  staked: 'staking-reward',
  margin_gain: 'margin-pnl',
  ignored: 'ignore',
  '*': 'review',
};
const WITHDRAWALS: Readonly<Record<string, FormatKind>> = {
  internal: 'withdrawal',
  margin_loss: 'margin-pnl',
  margin_fee: 'fee',
  fee: 'fee',
  gift_sent: 'gift-out',
  interest_paid: 'fee',
  lost: 'lost',
  payment: 'spend',
  ignored: 'ignore',
  '*': 'review',
};

function behind(type: string, kinds: Readonly<Record<string, FormatKind>>): Readonly<Record<string, FormatKind>> {
  return Object.fromEntries(Object.entries(kinds).map(([word, kind]) => [`${type}/${word}`, kind]));
}

export const accointingExport = defineFormat({
  id: 'accointing-export',
  source: 'Accointing',
  sourceKind: 'tax-tool',
  idSpace: 'accointing',
  layouts: [
    [
      'timeExecuted',
      'type',
      'boughtQuantity',
      'boughtCurrency',
      'boughtCurrencyId',
      'soldQuantity',
      'soldCurrency',
      'soldCurrencyId',
      'feeQuantity',
      'feeCurrency',
      'feeCurrencyId',
      'classification',
      'walletName',
      'walletProvider',
      'providerId',
      'txId',
      'primaryAddress',
      'otherAddress',
      'temporaryCurrencyName',
      'temporaryFeeCurrencyName',
      'temporaryBoughtCurrencyTicker',
      'temporarySoldCurrencyTicker',
      'temporaryFeeCurrencyTicker',
      'id',
      'associatedTransferId',
      'comments',
    ],
  ],
  signature: ['timeExecuted', 'boughtQuantity', 'soldQuantity', 'classification', 'walletName', 'associatedTransferId'],
  columns: {
    date: 'timeExecuted',
    type: 'type',
    subtype: 'classification',
    buyAmount: 'boughtQuantity',
    buyAsset: 'boughtCurrency',
    sellAmount: 'soldQuantity',
    sellAsset: 'soldCurrency',
    fee: 'feeQuantity',
    feeAsset: 'feeCurrency',
    wallet: 'walletName',
    txHash: 'txId',
    address: 'otherAddress',
    id: 'id',
    note: 'comments',
  },
  date: { layouts: ['MM/DD/YYYY HH:mm:ss', 'iso'], zone: 'UTC' },
  types: {
    order: 'swap',
    deposit: 'deposit',
    withdraw: 'withdrawal',
    'order/ignored': 'ignore',
    ...behind('deposit', DEPOSITS),
    ...behind('withdraw', WITHDRAWALS),
  },
  walletName: 'cell',
});
