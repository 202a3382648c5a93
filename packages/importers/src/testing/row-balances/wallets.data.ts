/** Columns that say what moved: wallets and explorers. Read from the files themselves, not from the importers. */
import type { RowFormat } from './row-legs.ts';

const OWN = '0x00000000000000000000000000000000000000aa';

/** Explorers of Ethereum and its relatives: a failed transaction moved nothing but its fee, and the sender pays it. */
function explorer(asset: string): RowFormat['layouts'][number] {
  const [gained, given, fee] = [
    `+Value_IN(${asset}) @=${asset}`,
    `-Value_OUT(${asset}) @=${asset}`,
    `-TxnFee(${asset}) @=${asset}`,
  ];
  return [
    [{ Status: '^Error', From: OWN }, fee],
    [{ Status: 'Queued' }],
    [{ From: OWN }, gained, given, fee],
    [{}, gained],
  ];
}

export const WALLETS: Readonly<Record<string, RowFormat>> = {
  'bitbox-history': {
    layouts: [
      [
        [{ Type: 'received' }, '+Amount @Unit'],
        [{ Type: 'sent' }, '-Amount @Unit', '-Fee @Fee Unit'],
        [{ Type: 'sent to yourself' }, '-Fee @Fee Unit'],
      ],
      [
        [{ Type: 'received' }, '+Amount @Unit'],
        [{ Type: 'sent' }, '-Amount @Unit', '-Fee @Unit'],
      ],
    ],
    names: { satoshi: 'BTC e-8', wei: 'ETH e-18' },
    except: { 'older.csv': { 3: 'a time without its zone' } },
  },
  'bitcoin-core': {
    layouts: [[[{ Confirmed: 'true' }, '~Amount (BTC) @=BTC']], [[{ Bestätigt: 'true' }, '~Betrag (mBTC) @=mBTC']]],
    names: { mBTC: 'BTC e-3' },
  },
  'blink-wallet': {
    layouts: [[[{ pendingConfirmation: 'true' }], [{ currency: 'BTC' }, '+credit @=satoshi', '-debit @=satoshi']]],
    names: { satoshi: 'BTC e-8' },
  },
  'blockchain-com': {
    layouts: [
      [
        [{ type: 'transferred' }, '-fee_value @token'],
        [{ type: 'received|sent' }, '~amount @token'],
      ],
      [[{ type: 'received|sent' }, '~amount @token']],
    ],
  },
  // The counter amount contains its fee. A sale has what was sold now on one side, now on the other.
  'blockchain-com-account': {
    layouts: [
      [
        [{ transaction_type: 'SUBSCRIPTION' }],
        [{ transaction_type: 'SEND', asset: '' }, '-counter_amount @counter_asset', '-fee_amount @fee_asset'],
        [{ transaction_type: 'SEND' }, '-quantity_transacted @asset', '-fee_amount @fee_asset'],
        [{ transaction_type: 'SELL', asset: '!EUR' }, '-quantity_transacted @asset'],
        [{}, '+quantity_transacted @asset', '-counter_amount @counter_asset'],
      ],
    ],
    except: { 'account.csv': { 9: 'a purchase of euros: which side is it', 10: 'two coins: which one was sold' } },
  },
  'blockchair-wallet': { layouts: [[[{}, '~Effect @Ticker']]], except: { 'wallet.csv': { 5: 'names no coin' } } },
  'blockscout-transactions': {
    layouts: [
      [
        [{ Status: '!ok', Type: 'OUT' }, '-Fee @=wei'],
        [{ Status: '!ok' }],
        [{ Type: 'OUT' }, '-Value @=wei', '-Fee @=wei'],
        [{ Type: 'IN' }, '+Value @=wei'],
      ],
    ],
    names: { wei: 'ETH e-18' },
    except: { 'too-long.csv': { 2: 'a part of the smallest unit' } },
  },
  'bscscan-transactions': { layouts: [explorer('BNB')] },
  coinomi: {
    layouts: [[[{}, '~Value @Symbol']]],
    except: { 'history.csv': { 6: 'names no coin' } },
  },
  'cryptocom-defi-wallet': {
    layouts: [
      [[{}, '+Received Amount @Received Currency', '-Sent Amount @Sent Currency', '-Fee Amount @Fee Currency']],
    ],
  },
  'electrum-history': {
    layouts: [[[{}, '~value @=BTC']]],
    except: { 'with-fees.csv': { 5: 'not confirmed yet: no time' } },
  },
  'electrum-history-lightning': {
    layouts: [[[{}, '~amount_chain_bc @=BTC', '~amount_lightning_bc @=BTC']]],
  },
  'eternl-yoroi-cardano': {
    layouts: [
      [[{}, '+Received Amount @Received Currency', '-Sent Amount @Sent Currency', '-Fee Amount @Fee Currency']],
    ],
  },
  'etherscan-erc20': {
    layouts: [
      [
        [{ From: OWN }, '-TokenValue @ContractAddress'],
        [{ To: OWN }, '+TokenValue @ContractAddress'],
      ],
      [
        [{ From: OWN }, '-Value @ContractAddress'],
        [{ To: OWN }, '+Value @ContractAddress'],
      ],
    ],
    names: {
      '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48': 'USDC',
      '0x6b175474e89094c44da98b954eedeac495271d0f': 'DAI',
      '0x00000000000000000000000000000000000ff001': 'erc20:0x00000000000000000000000000000000000ff001',
    },
    except: { 'address.csv': { 6: 'a token that advertises a web address', 7: 'a token that pretends to be USDC' } },
  },
  'etherscan-internal': { layouts: [[[{ Status: '0' }, '+Value_IN(ETH) @=ETH', '-Value_OUT(ETH) @=ETH']]] },
  'etherscan-nft': {
    layouts: [
      [
        [{ TokenSymbol: 'EXP', To: OWN }, '+Quantity @=erc721:0x00000000000000000000000000000000000000ff/42'],
        [{ TokenSymbol: 'EXI', From: OWN }, '-Quantity @=erc1155:0x00000000000000000000000000000000000000fe/7'],
      ],
      [
        [{ From: OWN }, '-=1 @=erc721:0x00000000000000000000000000000000000000ff/5'],
        [{ To: OWN }, '+=1 @=erc721:0x00000000000000000000000000000000000000ff/5'],
      ],
    ],
  },
  'etherscan-transactions': { layouts: [explorer('ETH')] },
  'exodus-v1': {
    layouts: [
      [
        [{ TYPE: 'withdrawal (failed)' }, '~FEEAMOUNT @FEECURRENCY'],
        [{ TYPE: 'deposit (failed)' }],
        [{}, '~OUTAMOUNT @OUTCURRENCY', '~FEEAMOUNT @FEECURRENCY', '+INAMOUNT @INCURRENCY'],
      ],
    ],
  },
  'exodus-v2': {
    layouts: [[[{ TYPE: 'withdrawal (failed)' }, '-FEE'], [{ TYPE: 'deposit (failed)' }], [{}, '~COINAMOUNT', '-FEE']]],
  },
  // What is sent contains its fee; that of an arrival was the sender's. A delegation costs its fee alone.
  'ledger-live': {
    layouts: [
      [
        [{ Status: 'Failed' }, '-Operation Fees @Currency Ticker'],
        [{ 'Operation Type': 'IN|REWARD' }, '+Operation Amount @Currency Ticker'],
        [{ 'Operation Type': 'OUT|FEES' }, '-Operation Amount @Currency Ticker'],
        [{ 'Operation Type': 'DELEGATE' }, '-Operation Fees @Currency Ticker'],
      ],
    ],
  },
  mycelium: {
    layouts: [[[{}, '~Value @Currency']]],
    names: { Bitcoin: 'BTC', mBTC: 'BTC e-3' },
    except: { 'account.csv': { 4: 'a time that is none' } },
  },
  'phoenix-wallet': {
    layouts: [[[{}, '~amount_msat @=msat']]],
    names: { msat: 'BTC e-11' },
  },
  'polygonscan-transactions': { layouts: [explorer('POL'), explorer('MATIC')] },
  'snowtrace-transactions': {
    layouts: [
      [
        [{ Chain: '!C-Chain' }],
        [{ Status: '0', From: OWN }, '-TxnFee(ETH) @=AVAX'],
        [{ From: OWN }, '+Value_IN(ETH) @=AVAX', '-Value_OUT(ETH) @=AVAX', '-TxnFee(ETH) @=AVAX'],
        [{}, '+Value_IN(ETH) @=AVAX'],
      ],
    ],
  },
  // A new account is paid for with its rent.
  'solscan-transfers': {
    layouts: [
      [
        [{ Decimals: '6' }, '+Amount*Multiplier @=micro'],
        [{ Decimals: '3' }, '-Amount*Multiplier @=milli'],
      ],
      [
        [{ Decimals: '6' }, '+Amount @=micro'],
        [{ Decimals: '9' }, '-Amount @=lamport'],
        [{}, '-Amount @=spl:Unknown1Mint1111111111111111111111111111Kmn'],
      ],
    ],
    names: { micro: 'USDC e-6', lamport: 'SOL e-9', milli: 'spl:Unknown1Mint1111111111111111111111111111Kmn e-3' },
    except: { 'address.csv': { 8: 'a word nobody knows, in a file without signs' } },
  },
  'sparrow-transactions': {
    layouts: [[[{ 'Value (EUR)': '!zz' }, '~Value @=satoshi']], [[{}, '~Value @=BTC']]],
    names: { satoshi: 'BTC e-8' },
    except: { 'satoshi.csv': { 5: 'not confirmed yet: no time' } },
  },
  'subscan-transfers': {
    layouts: [[[{ Result: '!true' }], [{ From: '1Other' }, '+Value @Symbol'], [{ To: '1Other' }, '-Value @Symbol']]],
  },
  'trezor-suite': {
    layouts: [
      [
        [{ 'Amount unit': 'PUNK' }],
        [{ Type: 'RECV' }, '+Amount @Amount unit'],
        [{ Type: 'SENT' }, '-Amount @Amount unit', '-Fee @Fee unit'],
        [{ Type: 'SELF|FAILED' }, '-Fee @Fee unit'],
        [{ Type: 'JOINT' }, '-Fee @Fee unit'],
      ],
    ],
  },
  'trezor-suite-2021': {
    layouts: [
      [
        [{ Type: 'RECV' }, '+Total @=BTC'],
        [{ Type: 'SENT' }, '-Total @=BTC', '-Fee @=BTC'],
        [{ Type: 'SELF' }, '-Fee @=BTC'],
      ],
    ],
  },
  'trezor-wallet-legacy': {
    layouts: [[[{ 'TX type': 'IN|OUT|SELF' }, '~TX total @=BTC']]],
    except: { 'history.csv': { 5: 'sent more than left the wallet' } },
  },
  'wallet-of-satoshi': {
    layouts: [
      [
        [{ status: '!PAID' }],
        [{ type: 'CREDIT' }, '+amount @=BTC'],
        [{ type: 'DEBIT' }, '-amount @=BTC', '-fees @=BTC'],
      ],
      [
        [{ type: 'CREDIT' }, '+amount @=BTC'],
        [{ type: 'DEBIT' }, '-amount @=BTC', '-fees @=BTC'],
      ],
    ],
  },
};
