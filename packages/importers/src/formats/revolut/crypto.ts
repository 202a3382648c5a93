/**
 * Revolut crypto statement: money cells carry a sign or a code (`€1,234.56`, `89,162.28 SEK`); the fee is on top of the
 * value. Both date orders occur with the month as a word; times are local and without a zone.
 */
import { defineFormat } from '../format.ts';
import { headerLine } from '../shared/header-line.ts';

export const revolutCrypto = defineFormat({
  id: 'revolut-crypto',
  source: 'Revolut',
  sourceKind: 'broker',
  idSpace: 'revolut',
  layouts: [headerLine('Symbol,Type,Quantity,Price,Value,Fees,Date')],
  signature: ['Symbol', 'Type', 'Quantity', 'Price', 'Value', 'Fees', 'Date'],
  columns: {
    asset: 'Symbol',
    type: 'Type',
    amount: 'Quantity',
    price: 'Price',
    total: 'Value',
    value: 'Value',
    fee: 'Fees',
    date: 'Date',
  },
  date: { layouts: ['MMM D, YYYY, h:mm:ss A', 'D MMM YYYY, HH:mm:ss'], zone: 'ask' },
  identities: [{ kinds: ['trade-buy', 'trade-sell', 'spend'], product: ['amount', 'price'], is: 'total' }],
  types: {
    Buy: 'trade-buy',
    Sell: 'trade-sell',
    'Buy - Revolut X': 'trade-buy',
    'Sell - Revolut X': 'trade-sell',
    Send: 'withdrawal',
    Receive: 'deposit',
    Payment: 'spend',
    'Staking reward': 'staking-reward',
    'Learn reward': 'airdrop',
    Stake: 'ignore',
    Unstake: 'ignore',
  },
  fees: { asset: 'quote' },
});
