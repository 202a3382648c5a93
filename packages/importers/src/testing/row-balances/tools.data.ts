/** Columns that say what moved: tax tools and general lists. Read from the files themselves, not from the importers. */
import type { RowFormat } from './row-legs.ts';

const RECEIVED_SENT_FEE = [
  '+Received Quantity @Received Currency',
  '-Sent Quantity @Sent Currency',
  '-Fee Amount @Fee Currency',
] as const;
const BUY_SELL_FEE = ['+Buy Amount @Buy Currency', '-Sell Amount @Sell Currency', '-Fee @Fee Currency'] as const;
const OUT_IN = ['+Incoming Amount @Incoming Asset', '-Outgoing Amount @Outgoing Asset'] as const;
const KOINLY = [
  '+Received Amount @Received Currency',
  '-Sent Amount @Sent Currency',
  '-Fee Amount @Fee Currency',
] as const;
const LIST = ['+Buy Quantity @Buy Asset', '-Sell Quantity @Sell Asset', '-Fee Quantity @Fee Asset'] as const;

export const TOOLS: Readonly<Record<string, RowFormat>> = {
  // What the user marked as ignored is no part of his books.
  'accointing-export': {
    layouts: [
      [
        [
          { classification: '!ignored' },
          '+boughtQuantity @boughtCurrency',
          '-soldQuantity @soldCurrency',
          '-feeQuantity @feeCurrency',
        ],
      ],
    ],
  },
  'bitcointax-trades': {
    layouts: [
      [
        [{ Action: 'BUY|INCOME' }, '+Volume @Symbol', '-Fee @FeeCurrency'],
        [{ Action: 'SELL|SPEND|GIFT' }, '-Volume @Symbol', '-Fee @FeeCurrency'],
      ],
    ],
  },
  'blockpit-legacy': { layouts: [[[{}, ...OUT_IN, '-Fee Amount @Fee Asset']]] },
  'blockpit-transactions': {
    layouts: [
      [[{}, ...OUT_IN, '-Fee Amount (optional) @Fee Asset (optional)']],
      [[{}, ...OUT_IN, '-Fee Amount @Fee Asset']],
    ],
  },
  'coinledger-export': { layouts: [[[{}, '~Amount @Asset']]] },
  'cointracker-export': { layouts: [[[{ Type: '!SPAM' }, ...RECEIVED_SENT_FEE]]] },
  'cointracker-template': { layouts: [[[{}, ...RECEIVED_SENT_FEE]]] },
  // What is sold contains the fee of the same coin.
  'cointracking-import': {
    layouts: [
      [
        [{ Type: 'Withdrawal' }, '-Sell Amount @Sell Currency'],
        [{}, ...BUY_SELL_FEE],
      ],
      [[{}, '+Buy Amount @Buy Cur.', '-Sell Amount @Sell Cur.']],
    ],
  },
  'cointracking-trades-de': {
    layouts: [[[{}, '+Kauf @Cur.', '-Verkauf @Cur.#2', '-Gebühr @Cur.#3']]],
    comma: true,
  },
  'cointracking-trades-en': {
    layouts: [
      [
        [{ Type: 'Withdrawal' }, '-Sell @Cur.#2'],
        [{}, '+Buy @Cur.', '-Sell @Cur.#2', '-Fee @Cur.#3'],
      ],
      [[{}, '+Buy @Cur.', '-Sell @Cur.#2']],
    ],
    except: { 'slashes.csv': { 2: 'a date of two readings', 3: 'a date of two readings' } },
  },
  'delta-export': {
    layouts: [
      [
        [{ 'Base type': '!CRYPTO' }],
        [{ Way: 'BUY|DEPOSIT' }, '+Base amount @Base currency (name)', '-Fee amount @Fee currency (name)'],
        [{ Way: 'SELL|WITHDRAW' }, '-Base amount @Base currency (name)', '-Fee amount @Fee currency (name)'],
        [{ Way: 'TRANSFER' }, '-Fee amount @Fee currency (name)'],
      ],
    ],
    names: { 'SOL (Solana)': 'SOL' },
  },
  'generic-eur': { layouts: [[[{}, ...LIST]]] },
  'generic-gbp': { layouts: [[[{}, ...LIST]]] },
  // A gift without a direction was received.
  'generic-simple': {
    layouts: [
      [
        [{ type: 'buy|staking|gift' }, '+amount @asset', '-fee @fee_currency'],
        [{ type: 'swap' }, '-amount @asset'],
        [{ type: 'withdrawal' }, '-amount @asset', '-fee @fee_currency'],
        [{ type: 'sell|spend' }, '-amount @asset'],
      ],
      [
        [{ Typ: 'Kauf|Zinsen|Einzahlung' }, '+Menge @Coin'],
        [{ Typ: 'Verkauf' }, '-Menge @Coin'],
      ],
    ],
    comma: ['deutsch.csv'],
    except: { 'english.csv': { 7: 'one amount of an exchange: nothing says whether it came or went' } },
  },
  'koinly-export': {
    layouts: [
      [[{ Deleted: 'false' }, '+To Amount @To Currency', '-From Amount @From Currency', '-Fee Amount @Fee Currency']],
      [[{}, ...KOINLY]],
    ],
    names: { 'BTC;1': 'BTC', 'EUR;3': 'EUR', 'UNI;77': 'UNI' },
  },
  'koinly-simple-template': { layouts: [[[{}, '~Amount @Currency']]] },
  'koinly-trade-template': {
    layouts: [
      [
        [{ Side: 'Buy' }, '+Amount @Pair<', '-Total @Pair>', '-Fee Amount @Fee Currency'],
        [{ Side: 'Sell' }, '-Amount @Pair<', '+Total @Pair>', '-Fee Amount @Fee Currency'],
      ],
    ],
    except: { 'trades.csv': { 6: 'a market that cannot be split into two coins' } },
  },
  'koinly-universal': { layouts: [[[{}, ...KOINLY]]] },
  'rotki-generic-events': {
    layouts: [
      [
        [{ Type: 'Staking|Deposit' }, '+Amount @Currency', '-Fee @Fee Currency'],
        [{ Type: 'Withdrawal|Loss|Spend' }, '-Amount @Currency', '-Fee @Fee Currency'],
      ],
    ],
  },
  'rotki-generic-trades': {
    layouts: [[[{}, '+Receive Amount @Receive Currency', '-Spend Amount @Spend Currency', '-Fee @Fee Currency']]],
    names: { 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48': 'USDC' },
  },
};
