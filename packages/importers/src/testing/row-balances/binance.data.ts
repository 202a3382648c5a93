/** Columns that say what moved: the files of Binance. Read from the files themselves, not from the importers. */
import type { RowFormat } from './row-legs.ts';

export const BINANCE: Readonly<Record<string, RowFormat>> = {
  'binance-auto-invest': { layouts: [[[{ Status: 'Success' }, '+Units', '-Amount per period']]] },
  'binance-beth-staking': {
    layouts: [[[{ Status: 'Success' }, '-Amount @Coin', '+Amount @Token']]],
    except: { 'staking.csv': { 6: 'names no coin that was received' } },
  },
  'binance-convert-history': { layouts: [[[{ Status: 'Successful' }, '-Sell', '+Buy']]] },
  'binance-deposit-history': { layouts: [[[{ Status: 'Completed' }, '+Amount @Coin']]] },
  'binance-deposit-withdraw-legacy': {
    layouts: [
      [
        [{ Status: 'Completed', '(file)': '^deposit' }, '+Amount @Coin'],
        [{ Status: 'Completed', '(file)': '^withdraw' }, '-Amount @Coin', '-TransactionFee @Coin'],
      ],
    ],
  },
  'binance-dust-log': { layouts: [[[{}, '-Amount @Coin', '+Converted BNB @=BNB']]] },
  'binance-earn-interest': { layouts: [[[{}, '~Amount @Coin']]], names: { LDUSDT: 'USDT' } },
  'binance-fiat-deposit-withdraw': {
    layouts: [[[{ Status: 'Successful' }, '+Amount @Coin']]],
    except: { 'money.csv': { 5: 'a coin in a list of deposits and withdrawals alike, without a direction' } },
  },
  // A transfer between spot and futures stays inside the account; its other half is a row of the spot statement.
  'binance-futures-transactions': { layouts: [[[{ type: '!TRANSFER' }, '~Amount @Asset']]] },
  'binance-order-history-nested': {
    layouts: [
      [
        [{ '[0]': '', '[5]': '!Fee|' }, '-[5]'],
        [{ Type: 'BUY', status: 'Filled|Canceled' }, '+Filled @Pair<', '-Total @Pair>'],
        [{ Type: 'SELL', status: 'Filled|Canceled' }, '-Filled @Pair<', '+Total @Pair>'],
      ],
    ],
  },
  'binance-spot-order-history': {
    layouts: [
      [
        [{ Side: 'BUY' }, '+Executed @Pair<', '-Trading total @Pair>'],
        [{ Side: 'SELL' }, '-Executed @Pair<', '+Trading total @Pair>'],
      ],
      [
        [{ Type: 'BUY', status: 'Filled' }, '+Filled @Pair<', '-Total @Pair>'],
        [{ Type: 'SELL', status: 'Filled' }, '-Filled @Pair<', '+Total @Pair>'],
      ],
    ],
    except: { 'orders.csv': { 6: 'an order still running: the same row comes again with its final quantity' } },
  },
  // A finished report, refused: it tells results, not movements.
  'binance-tax-realized-gains': { layouts: [[[{ 'Transaction type': '' }]]] },
  'binance-trade-history': {
    layouts: [
      [
        [{ Side: 'BUY' }, '+Executed @Pair<', '-Amount @Pair>', '-Fee'],
        [{ Side: 'SELL' }, '-Executed @Pair<', '+Amount @Pair>', '-Fee'],
      ],
      [
        [{ Strana: 'BUY' }, '+Provedeno @Pár<', '-Částka @Pár>', '-Poplatek'],
        [{ Strana: 'SELL' }, '-Provedeno @Pár<', '+Částka @Pár>', '-Poplatek'],
      ],
      [[{ Seite: 'BUY' }, '+Ausgeführt @Paar<', '-Betrag @Paar>', '-Gebühr']],
    ],
  },
  'binance-trade-history-2021': {
    layouts: [
      [
        [{ Type: 'BUY' }, '+Amount @Market<', '-Total @Market>', '-Fee @Fee Coin'],
        [{ Type: 'SELL' }, '-Amount @Market<', '+Total @Market>', '-Fee @Fee Coin'],
      ],
    ],
  },
  'binance-transaction-history': {
    // What goes into savings stays the user's; a receipt that goes out alone is asked about, and moves what it stands for.
    layouts: [
      [
        [{ Operation: 'Simple Earn Flexible Subscription' }],
        [{ Operation: 'Savings distribution', Coin: 'BTC' }],
        [{ Operation: 'Savings distribution', Coin: 'LDBTC', Change: '0.01155980' }],
        [{}, '~Change @Coin'],
      ],
    ],
    names: { LDBTC: 'BTC' },
  },
  'binance-us-transactions': {
    layouts: [
      [
        [
          { Category: 'Deposit|Distribution' },
          '+Realized Amount For Primary Asset @Primary Asset',
          '-Realized Amount for Fee Asset @Fee Asset',
        ],
        [
          { Category: 'Withdrawal' },
          '-Realized Amount For Primary Asset @Primary Asset',
          '-Realized Amount for Fee Asset @Fee Asset',
        ],
        [
          { Operation: 'Sell' },
          '-Realized Amount For Base Asset @Base Asset',
          '+Realized Amount for Quote Asset @Quote Asset',
          '-Realized Amount for Fee Asset @Fee Asset',
        ],
        [
          { Category: 'Spot Trading|Quick Buy|Convert' },
          '+Realized Amount For Base Asset @Base Asset',
          '-Realized Amount for Quote Asset @Quote Asset',
          '-Realized Amount for Fee Asset @Fee Asset',
        ],
      ],
    ],
    except: { 'all.csv': { 8: 'a convert without a side: nothing says which coin left' } },
  },
  'binance-withdrawal-history': { layouts: [[[{ Status: 'Completed' }, '-Amount @Coin', '-Fee @Coin']]] },
};
