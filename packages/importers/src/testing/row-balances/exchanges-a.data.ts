/** Columns that say what moved: exchanges and brokers, A to B without Binance. Read from the files themselves, not from the importers. */
import type { RowFormat } from './row-legs.ts';

export const EXCHANGES_A: Readonly<Record<string, RowFormat>> = {
  '21bitcoin-transactions': {
    layouts: [[[{}, '+buy_amount @buy_asset', '-sell_amount @sell_asset', '-fee_amount @fee_asset']]],
  },
  'bison-transactions': {
    layouts: [
      [
        [{ 'Transaction type': 'Buy|Deposit' }, '+Asset (amount) @Asset'],
        [{ 'Transaction type': 'Sell|Withdraw' }, '-Asset (amount) @Asset'],
      ],
    ],
  },
  'bisq-trades': {
    layouts: [
      [
        [
          { Status: 'Completed', 'Offer type': 'Buy BTC' },
          '+Amount in BTC @=BTC',
          '-Transaction Fee @=BTC',
          '-Trade Fee BTC @=BTC',
        ],
        [
          { Status: 'Completed', 'Offer type': 'Sell BTC' },
          '-Amount in BTC @=BTC',
          '-Transaction Fee @=BTC',
          '-Trade Fee BTC @=BTC',
        ],
        [
          { Status: 'Completed', 'Offer type': 'Sell XMR' },
          '+Amount in BTC @=BTC',
          '-Amount @Currency',
          '-Transaction Fee @=BTC',
          '-Trade Fee BTC @=BTC',
          '-Trade Fee BSQ @=BSQ',
        ],
        [
          { Status: 'Completed', 'Offer type': 'Buy XMR' },
          '-Amount in BTC @=BTC',
          '+Amount @Currency',
          '-Transaction Fee @=BTC',
          '-Trade Fee BTC @=BTC',
          '-Trade Fee BSQ @=BSQ',
        ],
      ],
      [
        [
          { Angebotstyp: 'BTC verkaufen' },
          '-Betrag in BTC @=BTC',
          '-Transaktionsgebühr @=BTC',
          '-Handelsgebühr BTC @=BTC',
        ],
      ],
    ],
  },
  'bitcoinde-account-statement': {
    layouts: [[[{ Währung: '!EUR' }, '~Zu- / Abgang @Währung']], [[{ Typ: '!' }, '~Zu- / Abgang @=BTC']]],
  },
  'bitfinex-ledger': {
    layouts: [
      [
        [
          { DESCRIPTION: '!Transfer of 1.0 ETH from wallet Exchange to Deposit on wallet exchange' },
          '~AMOUNT @CURRENCY',
        ],
      ],
    ],
  },
  'bitfinex-movements': {
    layouts: [[[{ STATUS: 'COMPLETED' }, '~AMOUNT @CURRENCY', '-FEES @CURRENCY']]],
    names: { UST: 'USDT' },
  },
  'bitfinex-trades': {
    layouts: [[[{}, '~AMOUNT @PAIR<', '%AMOUNT*PRICE @PAIR>', '~FEE @FEE CURRENCY']]],
    names: { UST: 'USDT', IOT: 'IOTA' },
    except: {
      'trades.csv': { 7: 'a market that cannot be split into two coins' },
      'dollar-sign.csv': { 2: 'an amount in dollars of a market of bitcoin' },
    },
  },
  'bitmex-wallet': {
    layouts: [[[{ transactStatus: 'Completed' }, '~amount @=satoshi', '-fee @=satoshi']]],
    names: { satoshi: 'BTC e-8' },
  },
  'bitpanda-legacy': {
    layouts: [
      [
        [{ Status: 'finished', 'In/Out': 'incoming' }, '+Amount Asset @Asset'],
        [{ Status: 'finished', 'In/Out': 'outgoing', Type: 'withdrawal' }, '-Amount Asset @Asset', '-Fee @Asset'],
        [{ Status: 'finished', 'In/Out': 'outgoing' }, '-Amount Asset @Asset'],
      ],
    ],
  },
  'bitpanda-pro-trades': {
    layouts: [
      [
        [{ Type: 'BUY' }, '+Amount @Amount Currency', '-Amount*Price @Price Currency', '-Fee @Fee Currency'],
        [{ Type: 'SELL' }, '-Amount @Amount Currency', '+Amount*Price @Price Currency', '-Fee @Fee Currency'],
      ],
    ],
  },
  // Metals are bought here too; they are no coins and no wallet of the ledger holds them.
  'bitpanda-transactions': {
    layouts: [
      [
        [{ 'Asset class': '!Cryptocurrency' }],
        [{ 'Transaction Type': 'buy' }, '+Amount Asset @Asset', '-Fee @Fee asset'],
        [{ 'Transaction Type': 'sell' }, '-Amount Asset @Asset', '-Fee @Fee asset'],
        [{ 'In/Out': 'incoming' }, '+Amount Asset @Asset', '-Fee @Fee asset'],
        [{ 'In/Out': 'outgoing' }, '-Amount Asset @Asset', '-Fee @Fee asset'],
      ],
    ],
    names: { MIOTA: 'IOTA' },
  },
  'bitstamp-legacy': {
    layouts: [
      [
        [{ 'Sub Type': 'Buy' }, '+Amount', '-Value', '-Fee'],
        [{ 'Sub Type': 'Sell' }, '-Amount', '+Value', '-Fee'],
        [{ Type: 'Deposit' }, '+Amount', '-Fee'],
        [{ Type: 'Withdrawal' }, '-Amount', '-Fee'],
        [{ Type: 'Ripple payment' }, '+Amount'],
      ],
      [
        [{ 'Sub Type': 'Buy' }, '+BTC @=BTC'],
        [{ 'Sub Type': 'Sell' }, '-BTC @=BTC'],
        [{ Type: 'Deposit' }, '+BTC @=BTC'],
        [{ Type: 'Withdrawal' }, '-BTC @=BTC'],
      ],
    ],
    except: { '2022.csv': { 9: 'a payment without a sign: in or out is not said' } },
  },
  'bitstamp-rfc': {
    layouts: [
      [
        [{ Subtype: 'Buy' }, '+Amount @Amount currency', '-Value @Value currency', '-Fee @Fee currency'],
        [{ Subtype: 'Sell' }, '-Amount @Amount currency', '+Value @Value currency', '-Fee @Fee currency'],
        [{ Type: 'Deposit|Staking reward' }, '+Amount @Amount currency', '-Fee @Fee currency'],
        [{ Type: 'Withdrawal' }, '-Amount @Amount currency', '-Fee @Fee currency'],
      ],
    ],
  },
  'bittrex-deposits-legacy': {
    layouts: [[[{ State: 'CONFIRMED' }, '+Amount @Currency']], [[{}, '+Amount @Currency']]],
  },
  'bittrex-deposits-withdrawals': { layouts: [[[{}, '~Amount @Currency']]] },
  'bittrex-orders-2023': {
    layouts: [
      [
        [{ Transaction: 'Bought' }, '+Quantity (Base) @Base', '-Total (Quote) @Quote'],
        [{ Transaction: 'Sold' }, '-Quantity (Base) @Base', '+Total (Quote) @Quote'],
      ],
    ],
  },
  // Written quote first: BTC-ETH is ether for bitcoin.
  'bittrex-orders-legacy': {
    layouts: [
      [
        [{ Type: '^LIMIT_BUY|MARKET_BUY' }, '+Quantity @Exchange>', '-Price @Exchange<', '-CommissionPaid @Exchange<'],
        [
          { Type: '^LIMIT_SELL|MARKET_SELL' },
          '-Quantity @Exchange>',
          '+Price @Exchange<',
          '-CommissionPaid @Exchange<',
        ],
      ],
      [
        [
          { OrderType: 'LIMIT_BUY|MARKET_BUY' },
          '+Quantity @Exchange>',
          '-QuantityRemaining @Exchange>',
          '-Price @Exchange<',
          '-Commission @Exchange<',
        ],
        [
          { OrderType: 'LIMIT_SELL|MARKET_SELL' },
          '-Quantity @Exchange>',
          '+QuantityRemaining @Exchange>',
          '+Price @Exchange<',
          '-Commission @Exchange<',
        ],
      ],
    ],
    names: { BCC: 'BCH' },
  },
  'bittrex-orders-short': {
    layouts: [
      [
        [{ Side: 'BUY' }, '+Quantity @Market<', '-Total @Market>'],
        [{ Side: 'SELL' }, '-Quantity @Market<', '+Total @Market>'],
      ],
    ],
  },
  'bittrex-withdrawals-legacy': {
    layouts: [
      [[{ Canceled: 'False', Authorized: 'True' }, '-Amount @Currency', '-TxCost @Currency']],
      [[{ STATE: 'COMPLETED|PAID' }, '-AMOUNT @CURRENCY', '-TXCOST @CURRENCY']],
    ],
  },
  'bitvavo-transactions': {
    layouts: [
      [
        [
          { Status: 'Completed|Distributed' },
          '~Amount @Currency',
          '~Received / Paid Amount @Received / Paid Currency',
          '-Fee amount @Fee currency',
        ],
      ],
      [[{ Status: 'Completed|Distributed' }, '~Amount @Currency', '-Fee amount @Fee currency']],
    ],
  },
  'blockfi-trades': { layouts: [[[{}, '+Buy Quantity @Buy Currency', '-Sold Quantity @Sold Currency']]] },
  // A move into the interest account of the same venue.
  'blockfi-transactions': { layouts: [[[{ 'Transaction Type': '!BIA Deposit' }, '~Amount @Cryptocurrency']]] },
  'bsdex-transactions': {
    layouts: [
      [
        [{ Seite: 'Kaufen', Status: 'Ausgeführt' }, '+Ausgeführter Gesamtbetrag'],
        [{ Seite: 'Verkaufen', Status: 'Ausgeführt' }, '-Ausgeführter Gesamtbetrag'],
      ],
    ],
    comma: true,
  },
  'bybit-deposits-withdrawals': {
    layouts: [
      [
        [{ Status: '!Completed|Transferred successfully' }],
        [{ Type: 'Deposit' }, '+Amount @Asset'],
        [{}, '-Amount @Asset'],
      ],
    ],
  },
  'bybit-funding-account': {
    layouts: [[[{ Type: 'Transfer out' }], [{ Description: 'Flexible Savings Redemption' }], [{}, '~QTY @Coin']]],
  },
  'bybit-spot-trades': {
    layouts: [
      [
        [{ Direction: 'BUY' }, '+Filled Quantity @Spot Pairs<', '-Filled Value @Spot Pairs>', '-Fees @Spot Pairs<'],
        [{ Direction: 'SELL' }, '-Filled Quantity @Spot Pairs<', '+Filled Value @Spot Pairs>', '-Fees @Spot Pairs>'],
      ],
    ],
    except: {
      'local-time.csv': { 5: 'has no time' },
      'trades.csv': { 7: 'a fee above the amount bought', 8: 'a market that cannot be split into two coins' },
    },
  },
  'bybit-uta-log': { layouts: [[[{ Type: 'TRANSFER_IN' }], [{}, '~Change @Currency']]] },
};
