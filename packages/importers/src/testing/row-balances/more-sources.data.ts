/** Columns that say what moved: sources of decision 0078. Read from the files themselves, not from the importers. */
import type { RowFormat } from './row-legs.ts';

export const MORE_SOURCES: Readonly<Record<string, RowFormat>> = {
  'anycoin-transactions': {
    layouts: [[[{ Type: 'stake|unstake' }], [{}, '~Amount @Currency']]],
    names: { 'SOL.S': 'SOL' },
  },
  'bitbank-deposits': { layouts: [[[{ ステータス: 'DONE' }, '+数量 @コイン']]] },
  'bitbank-withdrawals': { layouts: [[[{ ステータス: 'DONE' }, '-合計 @=BTC']]] },
  'bitflyer-history': {
    layouts: [[[{}, '~Amount (Currency 1) @Currency 1', '~Amount (Currency 2) @Currency 2', '~Fee @Currency 1']]],
  },
  /** Fills of contracts: nothing of it is taken in. */
  'bitmex-executions': { layouts: [[[{ transactTime: '' }]]] },
  'btcpay-payments': {
    layouts: [
      [[{ Confirmed: 'true' }, '+PaymentAmount @PaymentCurrency']],
      [[{ Confirmed: 'true' }, '+CryptoAmount @Crypto']],
    ],
  },
  'change-transactions': {
    layouts: [
      [
        [{ order_type: 'BUY|CAMPAIGN_BONUS|CRYPTO_DEPOSIT' }, '+to_amount @to_currency'],
        [{ order_type: 'SELL|CRYPTO_WITHDRAW' }, '-from_amount @from_currency'],
      ],
    ],
    comma: true,
    except: { '2024.csv': { 9: 'a fee whose currency nobody knows' } },
  },
  'coincheck-buys': { layouts: [[[{ Progress: 'completed' }, '+Amount @Trading Currency']]] },
  'cryptopia-deposits': { layouts: [[[{ Status: 'Confirmed' }, '+Amount @Currency']]] },
  'cryptopia-trades': {
    layouts: [
      [
        [{ '#': '9003' }, '+Amount @Market<', '-Total @Market>', '-Fee @=LTC'],
        [{ Type: 'Buy' }, '+Amount @Market<', '-Total @Market>', '-Fee @=BTC'],
        [{ Type: 'Sell' }, '-Amount @Market<', '+Total @Market>', '-Fee @=BTC'],
      ],
    ],
    except: { '2018.csv': { 5: 'a fee that is no 0.2 % of either side' } },
  },
  'cryptopia-withdrawals': { layouts: [[[{}, '-Amount @Currency']]] },
  'everytrade-transactions': {
    layouts: [
      [
        [{ ACTION: 'BUY' }, '+QUANTITY @SYMBOL<'],
        [{ ACTION: 'SELL' }, '-QUANTITY @SYMBOL<'],
        [{ ACTION: 'DEPOSIT|STAKING REWARD' }, '+QUANTITY @SYMBOL'],
      ],
      [
        [{ ACTION: 'BUY' }, '+QUANTY @SYMBOL<', '-VOLUME @SYMBOL>'],
        [{ ACTION: 'SELL' }, '-QUANTY @SYMBOL<', '+VOLUME @SYMBOL>'],
      ],
    ],
    comma: ['2022.csv'],
  },
  'ftx-deposits': { layouts: [[[{ status: 'confirmed' }, '+size @coin']]] },
  'ftx-lending': { layouts: [[[{}, '+Proceeds @Currency']]] },
  'ftx-staking': { layouts: [[[{}, '+Reward @Coin']]] },
  'ftx-trades': {
    layouts: [
      [
        [{ Side: 'buy' }, '+Size @Market<', '-Total @Market>', '%Fee @Fee Currency'],
        [{ Side: 'sell' }, '-Size @Market<', '+Total @Market>', '%Fee @Fee Currency'],
      ],
    ],
    except: { '2021.csv': { 4: 'a contract' } },
  },
  'ftx-withdrawals': { layouts: [[[{ status: 'complete' }, '-size @coin', '-fee @coin']]] },
  'localbitcoins-trades': {
    layouts: [
      [
        [{ trade_type: 'ONLINE_BUY' }, '+btc_final @=BTC'],
        [{ trade_type: 'ONLINE_SELL' }, '-btc_final @=BTC'],
      ],
    ],
    except: { '2020.csv': { 4: 'whose side the word is, nobody knows' } },
  },
  'paxful-trades': {
    layouts: [
      [
        [{ status: 'successful', type: 'BUY' }, '+amount_btc @=BTC'],
        [{ status: 'successful', type: 'SELL' }, '-amount_btc @=BTC', '-fee_btc @=BTC'],
      ],
    ],
  },
  'pionex-transfers': {
    layouts: [
      [
        [{ tx_type: 'DEPOSIT' }, '+amount @coin'],
        [{ tx_type: 'WITHDRAW' }, '-amount @coin', '-fee @coin'],
      ],
    ],
    names: { BUSDBEP20: 'BUSD' },
    except: { '2022.csv': { 5: 'a word that does not say which way' } },
  },
  'shakepay-transactions': {
    layouts: [[[{}, '+Amount Credited @Credit Currency', '-Amount Debited @Debit Currency']]],
  },
  'shapeshift-trades': {
    layouts: [[[{ status: 'complete' }, '-inputAmount @inputCurrency', '+outputAmount @outputCurrency']]],
  },
};
