/** Columns that say what moved: exchanges and brokers, C to K. Read from the files themselves, not from the importers. */
import type { RowFormat } from './row-legs.ts';

export const EXCHANGES_B: Readonly<Record<string, RowFormat>> = {
  // Swaps have one row for each side; the words name the side, the amounts of the first have no sign.
  'celsius-transactions': {
    layouts: [
      [
        [{ Confirmed: 'No' }],
        [{ 'Transaction type': 'Swap out' }, '-Coin amount @Coin type'],
        [{ 'Transaction type': '!Collateral' }, '~Coin amount @Coin type'],
      ],
    ],
  },
  'cexio-transactions': { layouts: [[[{ Balance: '!pending' }, '~Amount @Symbol']]] },
  'coinbase-pro-account': { layouts: [[[{}, '~Amount @Amount/balance unit']]] },
  // The same trade id twice is one fill reported twice.
  'coinbase-pro-fills': {
    id: 'trade id',
    layouts: [
      [
        [{ side: 'BUY' }, '+size @size unit', '-total @price/fee/total unit'],
        [{ side: 'SELL' }, '-size @size unit', '+total @price/fee/total unit'],
      ],
    ],
  },
  'coinbase-transactions': {
    layouts: [
      [
        [{ Notes: 'Bought 0.001 BTC for 96.5 USDC on BTC-USDC' }, '+Quantity Transacted @Asset', '-=96.5 @=USDC'],
        [{ Notes: 'Converted 35.10771439 DOT to 15.5125 LINK' }, '~Quantity Transacted @Asset', '+=15,5125 @=LINK'],
        [{ Notes: 'Converted 2.5 DOT to 0.6 LINK' }, '~Quantity Transacted @Asset'],
        [{ 'Transaction Type': 'Convert' }, '-Quantity Transacted @Asset', '+=310.5 @=USDC'],
        [{}, '~Quantity Transacted @Asset'],
      ],
    ],
    comma: ['german-spreadsheet.csv'],
  },
  'coinbase-transactions-2020': {
    layouts: [
      [
        [{ Notes: 'Converted 0.1 ETH to 12.1 USDC' }, '-Quantity Transacted @Asset', '+=12.1 @=USDC'],
        [{ 'Transaction Type': 'Sell|Send|Convert' }, '-Quantity Transacted @Asset'],
        [{}, '+Quantity Transacted @Asset'],
      ],
    ],
    except: { '2020.csv': { 16: 'a word nobody knows, in a file without signs' } },
  },
  'coinbase-transactions-2021': {
    layouts: [
      [
        [{ Notes: 'Converted 0.1 ETH to 163.2 USDC' }, '-Quantity Transacted @Asset', '+=163.2 @=USDC'],
        [{ 'Transaction Type': 'Sell|Send|Convert|Exchange Deposit' }, '-Quantity Transacted @Asset'],
        [{}, '+Quantity Transacted @Asset'],
      ],
    ],
    except: { '2022.csv': { 17: 'a word nobody knows, in a file without signs' } },
  },
  // A broker that keeps no coins: what is bought goes on, what is sold came from outside.
  'coinfinity-orders': { layouts: [[[{ Type: '' }, '+Amount Crypto @Crypto']]] },
  // Each coin of an exchange has its own row. Deposits are credited net of their fee.
  'coinmate-transactions': {
    layouts: [
      [
        [{ Type: '^QUICK_|MARKET_' }, '~Amount @Amount Currency', '~Total @Total Currency'],
        [{}, '~Total @Total Currency'],
      ],
      [
        [{ Typ: '^MARKET_' }, '~Částka @Částka měny', '~Celkem @Celkem měny'],
        [{}, '~Celkem @Celkem měny'],
      ],
    ],
  },
  'coinmetro-transactions': {
    layouts: [
      [
        [{ Description: '^Deposit' }, '~Amount @Asset'],
        [{}, '~Amount @Asset', '-Fee @Asset'],
      ],
    ],
  },
  'cryptocom-app': {
    // The parts of the stake and of the wallet are reported again as a sum; an investment is a wallet of the app.
    layouts: [
      [
        [{ 'Timestamp (UTC)': '2020-09-07 10:00:00', 'Transaction Kind': '^lockup_swap|crypto_wallet_swap' }],
        [{ 'Transaction Kind': '^invest_' }],
        [{}, '~Amount @Currency', '~To Amount @To Currency'],
      ],
    ],
  },
  'cryptocom-exchange-trades': {
    layouts: [
      [
        [{ 'Margin Order': 'true' }],
        [
          { Side: 'buy' },
          '+Traded Quantity @Instrument Name<',
          '-Traded Quantity*Traded Price @Instrument Name>',
          '-Fees @Fee Instrument Name',
        ],
        [
          { Side: 'sell' },
          '-Traded Quantity @Instrument Name<',
          '+Traded Quantity*Traded Price @Instrument Name>',
          '-Fees @Fee Instrument Name',
        ],
      ],
      [
        [{ Side: 'BUY' }, '+Traded Quantity @Symbol<', '-Traded Quantity*Traded Price @Symbol>', '-Fee @Fee Currency'],
        [{ Side: 'SELL' }, '-Traded Quantity @Symbol<', '+Traded Quantity*Traded Price @Symbol>', '-Fee @Fee Currency'],
      ],
      [
        [{ Side: 'BUY' }, '+Trade Amount @Symbol<', '-Volume of Business @Symbol>', '-Fee @Fee Currency'],
        [{ Side: 'SELL' }, '-Trade Amount @Symbol<', '+Volume of Business @Symbol>', '-Fee @Fee Currency'],
      ],
    ],
  },
  'deribit-log': {
    layouts: [[[{ Type: '!transfer' }, '~Change @=BTC']]],
    except: { '2023.csv': { 8: 'one side of a spot trade: the other coin is not in the file' } },
  },
  'etoro-account-activity': {
    layouts: [
      [
        [{ 'Asset type': '!Crypto' }],
        [{ Type: 'Open Position|Staking' }, '+Units @Details<'],
        [{ Type: 'Position closed|coin transfer request' }, '-Units @Details<'],
      ],
      [
        [{ 'Asset type': '!Crypto' }],
        [{ Type: 'Open Position|Staking' }, '+Units / Contracts @Details<'],
        [{ Type: 'Position closed' }, '-Units / Contracts @Details<'],
      ],
    ],
  },
  'gateio-account-book': { layouts: [[[{}, '~change_amount @type']]] },
  'gemini-transactions': {
    layouts: [
      [
        [{ Date: '' }],
        [{}, '~BTC Amount BTC @=BTC', '~Fee (BTC) BTC @=BTC', '~ETH Amount ETH @=ETH', '~Fee (ETH) ETH @=ETH'],
      ],
      [[{ Date: '!' }, '~BTC Amount BTC @=BTC', '~Fee (BTC) BTC @=BTC']],
    ],
  },
  // A negative fee is a rebate; `Total` is the quote with the fee.
  'hitbtc-trades': {
    layouts: [
      [
        [{ 'Margin Mode': 'Isolated' }],
        [{ Side: 'buy' }, '+Quantity @Instrument<', '~Total @Instrument>'],
        [{ Side: 'sell' }, '-Quantity @Instrument<', '~Total @Instrument>'],
      ],
      [
        [{ Side: 'buy' }, '+Quantity @Instrument<', '~Total @Instrument>'],
        [{ Side: 'sell' }, '-Quantity @Instrument<', '~Total @Instrument>'],
      ],
    ],
  },
  'hitbtc-transfers': {
    layouts: [[[{ Type: '!Transfer to trading account' }, '~Amount @Currency']], [[{}, '~Amount @[6]']]],
    except: {
      'all.csv': { 5: 'a withdrawal without a hash is not known to have happened', 6: 'nor is a payout' },
      'older.csv': { 3: 'names no coin' },
    },
  },
  'huobi-deposits': { layouts: [[[{}, '+amount @currency']]] },
  'huobi-trades': {
    layouts: [
      [
        [{ account_type: 'margin' }],
        [
          { deal_type: 'buy', fee_point_currency: 'ht' },
          '+volume @symbol<',
          '-amount @symbol>',
          '-fee_amount @fee_currency',
          '-fee_point_volume @fee_point_currency',
        ],
        [{ deal_type: 'buy' }, '+volume @symbol<', '-amount @symbol>', '-fee_amount @fee_currency'],
        [{ deal_type: 'sell' }, '-volume @symbol<', '+amount @symbol>', '-fee_amount @fee_currency'],
      ],
    ],
  },
  'huobi-trades-legacy': {
    layouts: [
      [
        [{ Side: 'Buy' }, '+Amount @Pair<', '-Amount*Price @Pair>', '-Fee'],
        [{ Side: 'Sell' }, '-Amount @Pair<', '+Amount*Price @Pair>', '-Fee'],
      ],
    ],
  },
  'huobi-withdrawals': {
    layouts: [[[{ amount: '!abc' }, '-amount @currency', '-fee @currency']]],
  },
  // Contracts are positions, not coins; a move between the two houses stays inside the account.
  'kraken-futures-log': {
    layouts: [[[{ type: 'cross-exchange transfer' }], [{ symbol: '!pf_xbtusd|kfee' }, '~change @symbol']]],
    names: { xbt: 'BTC' },
  },
  // The row without a txid tells the withdrawal a first time; the fee leaves on top of the amount. KFEE are fee credits.
  'kraken-ledgers': {
    layouts: [[[{ txid: '' }], [{ type: 'transfer' }], [{}, '~amount @asset', '-fee @asset']]],
    names: { XXBT: 'BTC', ZEUR: 'EUR', 'DOT.S': 'DOT' },
  },
  'kraken-trades': {
    layouts: [
      [
        [{ margin: '!0.00000' }],
        [{ type: 'buy' }, '+vol @pair<', '-cost @pair>', '-fee @pair>'],
        [{ type: 'sell' }, '-vol @pair<', '+cost @pair>', '-fee @pair>'],
      ],
    ],
    names: { XXBT: 'BTC', XBT: 'BTC', XXBTZ: 'BTC', XETH: 'ETH' },
  },
  'kucoin-account-history': {
    layouts: [
      [
        [{ Remark: 'Transfer' }],
        [{ Remark: '', Type: 'Transfer' }],
        [{ Side: 'Deposit' }, '+Amount @Currency', '-Fee @Currency'],
        [{ Side: 'Withdrawal' }, '-Amount @Currency', '-Fee @Currency'],
      ],
    ],
  },
  'kucoin-convert': { layouts: [[[{ Status: 'SUCCESS|Successful' }, '-Sell', '+Buy']]] },
  'kucoin-deposits': {
    layouts: [
      [
        [{ Status: 'SUCCESS', Remarks: 'Withdrawal' }, '-Amount @Coin', '-Fee @Coin'],
        [{ Status: 'SUCCESS' }, '+Amount @Coin', '-Fee @Coin'],
      ],
    ],
    except: { 'without-address.csv': { 4: 'a list of deposits and withdrawals alike, without a direction' } },
  },
  'kucoin-spot-orders': {
    layouts: [
      [
        [{ Side: 'BUY' }, '+Filled Amount @Symbol<', '-Filled Volume @Symbol>', '-Fee @Fee Currency'],
        [{ Side: 'SELL' }, '-Filled Amount @Symbol<', '+Filled Volume @Symbol>', '-Fee @Fee Currency'],
      ],
    ],
  },
  'kucoin-spot-v3': {
    layouts: [
      [
        [{ side: 'buy' }, '+size @symbol<', '-funds @symbol>', '-fee @feeCurrency'],
        [{ side: 'sell' }, '-size @symbol<', '+funds @symbol>', '-fee @feeCurrency'],
      ],
      [
        [{ direction: 'BUY' }, '+amount @symbol<', '-dealValue @symbol>', '-fee @symbol>'],
        [{ direction: 'SELL' }, '-amount @symbol<', '+dealValue @symbol>', '-fee @symbol>'],
      ],
    ],
    except: { 'oldest.csv': { 5: 'a market that cannot be split into two coins' } },
  },
  'kucoin-staking-earnings': {
    layouts: [[[{}, '+Amount @Earnings Coin', '-Fee @Earnings Coin']]],
    except: { 'earnings.csv': { 5: 'names no coin' } },
  },
  'kucoin-transfers-legacy': {
    layouts: [
      [[{ 'Wallet Address/Account': '!zz' }, '-Amount @Coin']],
      [
        [{ Type: 'Deposit' }, '+Amount @Coin', '-Fee @Coin'],
        [{ Remark: 'Deposit' }, '+Amount @Coin', '-Fee @Coin'],
        [{ Type: 'Blockchain', '(file)': '^deposit' }, '+Amount @Coin', '-Fee @Coin'],
        [{ Type: 'Withdraw|Blockchain' }, '-Amount @Coin', '-Fee @Coin'],
      ],
      [
        [{ Type: 'Deposit' }, '+Amount @Coin'],
        [{ Remark: 'Withdrawal' }, '-Amount @Coin'],
      ],
    ],
    except: { 'older.csv': { 4: 'has no amount' } },
  },
  'kucoin-withdrawals': { layouts: [[[{ Status: 'SUCCESS' }, '-Amount @Coin', '-Fee @Coin']]] },
};
