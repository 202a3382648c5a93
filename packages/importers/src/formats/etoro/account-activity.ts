/**
 * eToro account activity: a dollar account with day before month. Only positions of the class Crypto are coins (a CFD is
 * none); the coin is the first half of the market in Details, where other rows have free text.
 */

import { isFiat } from '@cryptax/ledger';
import type { Adjusted, RowFacts, RowView } from '../../map/row-facts.ts';
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const etoroAccountActivity = defineFormat({
  id: 'etoro-account-activity',
  source: 'eToro',
  sourceKind: 'broker',
  idSpace: 'etoro',
  layouts: [
    headerLine(
      'Date,Type,Details,Amount,Units / Contracts,Realized Equity Change,Realized Equity,Balance,Position ID,Asset type,NWA',
    ),
    headerLine(
      'Date,Type,Details,Amount,Units,Realized Equity Change,Realized Equity,Balance,Position ID,Asset type,NWA',
    ),
  ],
  signature: ['Date', 'Type', 'Details', 'Amount', 'Units', 'Realized Equity Change', 'Position ID', 'Asset type'],
  columns: {
    date: 'Date',
    type: 'Type',
    note: 'Details',
    total: 'Amount',
    amount: ['Units / Contracts', 'Units'],
    extra1: 'Asset type',
  },
  derive: { asset: (row) => MARKET.exec(row.cell('Details'))?.[1] ?? '' },
  date: { layouts: ['DD/MM/YYYY HH:mm:ss'], zone: 'UTC' },
  types: {
    'Open Position': 'trade-buy',
    'Position closed': 'trade-sell',
    Deposit: 'deposit',
    'Withdraw Request': 'withdrawal',
    'Withdraw Fee': 'fee',
    'Withdrawal Conversion Fee': 'fee',
    'Overnight fee': 'fee',
    'Overnight refund': 'cashback',
    'Rollover Fee': 'fee',
    SDRT: 'fee',
    'Interest Payment': 'ignore',
    Dividend: 'ignore',
    'Edit Stop Loss': 'ignore',
    Staking: 'staking-reward',
    Airdrop: 'airdrop',
    'Transfer to Coin Fee': 'fee',
    'coin transfer request': 'withdrawal',
  },
  defaults: { quoteAsset: 'USD' },
  otherSheets: ['Account Summary', 'Closed Positions', 'Dividends', 'Financial Summary'],
  adjust: coinsOnly,
});

const MARKET = /^(\w{2,10})\/[A-Z]{3,5}$/;

function coinsOnly(facts: RowFacts, row: RowView): Adjusted {
  const assetClass = row.cell('extra1').toLowerCase();
  if (assetClass !== 'crypto' && assetClass !== '' && assetClass !== '-') return { ignore: 'not-crypto' };
  const coin = facts.in ?? facts.out;
  if (coin === undefined && facts.kind === 'fee') return { ignore: 'fiat-fee' };
  if (coin === undefined && facts.kind === 'cashback') return { ignore: 'fiat-only' };
  const isCoinTransfer = row.cell('type').toLowerCase() === 'coin transfer request';
  return isCoinTransfer && (coin === undefined || isFiat(coin.asset)) ? { review: 'amount.missing' } : facts;
}
