/** Columns that say what moved: exchanges and brokers, M to Z. Read from the files themselves, not from the importers. */
import type { RowFormat } from './row-legs.ts';

export const EXCHANGES_C: Readonly<Record<string, RowFormat>> = {
  'mexc-deposits': { layouts: [[[{ Status: 'Credited Successfully' }, '+Deposit Amount @Crypto']]] },
  'mexc-trades': {
    layouts: [
      [
        [{ Side: 'Buy' }, '+Executed Amount @Pairs<', '-Total @Pairs>', '-Fee'],
        [{ Side: 'Sell' }, '-Executed Amount @Pairs<', '+Total @Pairs>', '-Fee'],
      ],
      [
        [{ Direction: 'Buy' }, '+Filled Quantity @Pairs<', '-Filled Quantity*Average Filled Price @Pairs>'],
        [{ Direction: 'Sell' }, '-Filled Quantity @Pairs<', '+Filled Quantity*Average Filled Price @Pairs>'],
      ],
    ],
  },
  'n26-bank': { layouts: [[[{ Type: '' }]]] },
  // Rows that are no exchange repeat the coin on the other side. EURX is Nexo's euro.
  'nexo-transactions': {
    layouts: [
      [
        [{ Details: '^rejected|pending' }],
        [{ Type: 'Deposit To Exchange|Exchange Deposited On' }],
        [{ Type: 'Exchange' }, '~Input Amount @Input Currency', '+Output Amount @Output Currency'],
        [{}, '~Input Amount @Input Currency'],
      ],
    ],
    names: { NEXONEXO: 'NEXO', EURX: 'EUR' },
  },
  'nexo-transactions-local': {
    layouts: [
      [[{ Details: '^rejected|pending' }], [{ Type: 'LockingTermDeposit' }], [{}, '~Input Amount @Input Currency']],
    ],
    names: { NEXONEXO: 'NEXO', EURX: 'EUR' },
  },
  'nexo-transactions-v1': {
    layouts: [
      [
        [{ Details: '^rejected' }],
        [{ Amount: '-0.01000000 / +480.00000000' }, '-Amount @=BTC', '+=480 @=USDT'],
        [{ Amount: '-200.00 / +0.00500000' }, '+=0.005 @=BTC'],
        [{ Currency: 'BTC/USDT' }, '-Amount @=BTC'],
        [{}, '~Amount @Currency'],
      ],
    ],
  },
  'nexo-transactions-v1-utc': {
    layouts: [[[{ Type: 'TransferOut' }], [{ Type: 'Exchange' }, '-=10 @=NEXO'], [{}, '~Amount @Currency']]],
    names: { NEXONEXO: 'NEXO' },
  },
  'okex-bills-legacy': { layouts: [[[{ type: '!transfer in' }, '~size @currency', '~fee @currency']]] },
  'okex-fills-legacy': { layouts: [[[{}, '~Amount @unit', '~Total', '~Fee']]] },
  'okx-funding-history': {
    layouts: [[[{ Type: 'Savings subscription' }], [{}, '+After Balance @Symbol', '-Before Balance @Symbol']]],
    except: { 'large-fee.csv': { 2: 'a fee above the amount sent' } },
  },
  'okx-trading-history': {
    layouts: [
      [[{ 'Trade Type': 'Transfer' }], [{}, '~Balance Change @Balance Unit']],
      [[{ 'Trade Type': '!Transfer' }, '~Balance Change @Unit#2']],
    ],
  },
  'parqet-activities': {
    layouts: [
      [
        [{ assettype: '!Crypto' }],
        [{ type: 'Buy|TransferIn' }, '+shares @identifier'],
        [{ type: 'Sell|TransferOut' }, '-shares @identifier'],
      ],
    ],
    comma: true,
  },
  'paypal-crypto': {
    layouts: [
      [
        [
          {},
          '+Asset In (Quantity) @Asset In (Currency)',
          '-Asset Out (Quantity) @Asset Out (Currency)',
          '-Transaction Fee (Quantity) @Transaction Fee (Currency)',
        ],
      ],
    ],
  },
  // What is bought is delivered: the withdrawal with its fee is what was bought.
  'pocket-bitcoin': {
    layouts: [
      [
        [{ type: 'withdrawal' }, '-value.amount @value.currency', '-fee.amount @fee.currency'],
        [{ type: 'exchange', 'cost.currency': 'BTC' }, '-cost.amount @cost.currency'],
        [{ type: 'exchange' }, '+value.amount @value.currency'],
      ],
    ],
  },
  // The oldest list held withdrawals too, with their transaction behind the status; that of the support holds deposits only.
  'poloniex-deposits': {
    layouts: [
      [
        [{ Status: '^COMPLETE: ' }, '-Amount @Currency'],
        [{ Status: '^COMPLETE' }, '+Amount @Currency'],
      ],
      [[{ f_status: '^COMPLETE' }, '+f_amount @currency']],
    ],
    names: { STR: 'XLM' },
  },
  'poloniex-trades': {
    layouts: [
      [
        [{ Category: '!Exchange' }],
        [{ Type: 'Buy|Sell' }, '~Quote Total Less Fee @Market<', '~Base Total Less Fee @Market>'],
      ],
      [
        [
          { activity: 'BUY' },
          '+amount @base_currency_name',
          '-amount*price @quote_currency_name',
          '-fee_amount @fee_currency_name',
        ],
        [
          { activity: 'SELL' },
          '-amount @base_currency_name',
          '+amount*price @quote_currency_name',
          '-fee_amount @fee_currency_name',
        ],
      ],
    ],
    names: { STR: 'XLM' },
  },
  // Markets are written quote first and without a mark: USDTBTC is bitcoin for tether.
  'poloniex-trades-2021': {
    layouts: [
      [
        [{ side: 'buy', market: 'BTCETH' }, '+amount @=ETH', '-amount*price @=BTC', '-fee_total @fee_currency'],
        [{ side: 'sell', market: 'USDTBTC' }, '-amount @=BTC', '+amount*price @=USDT', '-fee_total @fee_currency'],
      ],
    ],
  },
  'poloniex-withdrawals': {
    layouts: [[[{ Status: '^COMPLETE' }, '-Amount @Currency']]],
    except: { '2019.csv': { 4: 'a fee above the amount sent' } },
  },
  // A broker that keeps no coins: what is bought goes on, what is sold came from outside.
  'relai-transactions': { layouts: [[[{ 'Transaction Type': '' }, '+BTC Amount @=BTC']]] },
  'revolut-account': {
    layouts: [
      [[{ State: 'COMPLETED' }, '~Amount @Currency', '-Fee @Currency']],
      [[{ Status: 'ABGESCHLOSSEN' }, '~Betrag @Währung', '-Gebühr @Währung']],
    ],
  },
  'revolut-crypto': {
    layouts: [
      [
        [{ Type: 'Buy|Staking reward' }, '+Quantity @Symbol'],
        [{ Type: 'Sell - Revolut X|Send|Payment' }, '-Quantity @Symbol'],
      ],
    ],
  },
  // The bitcoin of a payment contains its fee.
  'strike-transactions': {
    layouts: [[[{ Status: '!Completed' }], [{}, '~Amount BTC @=BTC']], [[{}, '~Amount BTC @=BTC']]],
  },
  'swissborg-statement': {
    layouts: [
      [
        [{ Type: 'Buy|Payouts|Deposit' }, '+Net amount @Currency'],
        [{ Type: 'Sell|Withdrawal' }, '-Gross amount @Currency'],
      ],
    ],
  },
  'swissquote-transactions': {
    layouts: [
      [
        [{ Transaktionen: 'Kauf', ISIN: '' }, '+Anzahl @Symbol'],
        [{ Transaktionen: 'Verkauf|Crypto Withdrawal', ISIN: '' }, '-Anzahl @Symbol'],
      ],
      [[{ Transaction: 'Buy', ISIN: '' }, '+Quantity @Symbol']],
    ],
  },
  'traderepublic-timeline': {
    layouts: [
      [
        [{ Typ: 'Kauf', ISIN: '^XF' }, '+Stück @ISIN'],
        [{ Typ: 'Verkauf' }, '-Stück @ISIN'],
      ],
      [[{ Transactietype: 'Aankoop' }, '+Aantal @ISIN']],
    ],
    names: { XF000BTC0017: 'BTC', XF000ETH0019: 'ETH' },
    comma: true,
  },
  'traderepublic-transactions': {
    layouts: [[[{ asset_class: 'CRYPTO' }, '~shares @symbol']]],
  },
  // Both ends of a row are at Uphold unless they are named otherwise; the origin contains the fee.
  'uphold-transactions': {
    layouts: [
      [
        [{ Status: '!completed' }],
        [{ Type: 'in' }, '+Destination Amount @Destination Currency'],
        [{ Type: 'out' }, '-Origin Amount @Origin Currency'],
        [{ Type: 'transfer' }, '+Destination Amount @Destination Currency', '-Origin Amount @Origin Currency'],
      ],
    ],
  },
  'wavespace-registry': {
    layouts: [
      [
        [{ 'Type Category': 'DEPOSIT' }],
        [{ 'Transaction Type': 'CARD_AUTHORIZATION_DECLINED' }],
        [{ 'Type Category': 'BUY|REWARD|RECEIVE' }, '+To Amount @To Currency'],
        [{ 'Type Category': 'SELL|SEND|FEE|CARD' }, '-From Amount @From Currency'],
      ],
    ],
    except: { '2026.csv': { 7: 'a reversal: nothing says which amount came back' } },
  },
};
