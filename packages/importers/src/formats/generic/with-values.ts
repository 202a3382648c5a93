/**
 * Tables with values in money, as hand-made lists and other converters have them, one format for each currency: the user's own value
 * wins over a price source.
 */
import type { RowAdjust } from '../../map/row-facts.ts';
import { defineFormat, type FormatDefinition, type FormatKind } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

function withValues(currency: 'EUR' | 'GBP'): FormatDefinition {
  const valueIn = (side: string) => `${side} Value in ${currency}`;
  const sides = ['Buy', 'Sell', 'Fee'].map((side) => `${side} Quantity,${side} Asset,${valueIn(side)}`).join(',');
  return defineFormat({
    id: `generic-${currency.toLowerCase()}`,
    source: 'Generic',
    sourceKind: 'generic',
    idSpace: 'generic',
    layouts: [
      headerLine(`Type,${sides},Wallet,Timestamp UTC,Note`),
      headerLine(`Type,${sides},Wallet,Timestamp,Note,Raw Data`),
    ],
    signature: ['Type', 'Buy Quantity', 'Buy Asset', valueIn('Buy'), 'Sell Quantity', 'Sell Asset', 'Wallet'],
    columns: {
      type: 'Type',
      buyAmount: 'Buy Quantity',
      buyAsset: 'Buy Asset',
      value: valueIn('Buy'),
      sellAmount: 'Sell Quantity',
      sellAsset: 'Sell Asset',
      extra1: valueIn('Sell'),
      fee: 'Fee Quantity',
      feeAsset: 'Fee Asset',
      wallet: 'Wallet',
      date: ['Timestamp UTC', 'Timestamp'],
      note: 'Note',
    },
    date: { layouts: ['iso', 'DD.MM.YYYY HH:mm:ss'], zone: 'UTC' },
    numbers: 'either',
    types: TYPES,
    defaults: { valueAsset: currency },
    walletName: 'cell',
    adjust: withSellValue(currency),
  });
}

const TYPES: Readonly<Record<string, FormatKind>> = {
  Deposit: 'deposit',
  Withdrawal: 'withdrawal',
  Trade: 'swap',
  Mining: 'mining',
  Staking: 'staking-reward',
  'Staking-Reward': 'staking-reward',
  Interest: 'lending-interest',
  Dividend: 'staking-reward',
  Income: 'airdrop',
  Airdrop: 'airdrop',
  Referral: 'referral-bonus',
  Cashback: 'cashback',
  'Fee-Rebate': 'cashback',
  Fork: 'fork',
  'Gift-Received': 'gift-in',
  'Gift-Sent': 'gift-out',
  'Charity-Sent': 'gift-out',
  Spend: 'spend',
  Lost: 'lost',
  'Margin-Gain': 'margin-pnl',
  'Margin-Loss': 'margin-pnl',
  'Margin-Fee': 'fee',
};

function withSellValue(currency: string): RowAdjust {
  return (facts, row) => {
    const amount = row.amount('extra1');
    if (facts.value !== undefined || amount === undefined || amount === '0') return facts;
    return { ...facts, value: { asset: currency, amount } };
  };
}

export const genericEur = withValues('EUR');
export const genericGbp = withValues('GBP');
