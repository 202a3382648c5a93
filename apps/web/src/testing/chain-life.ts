/**
 * For tests: what an explorer saves about the wallet of one person over almost two years, 1,230 movements in two files. Two
 * wallets of one's own, an exchange that pays out and takes in, a pool that pays rewards, a shop, a friend, three contracts of
 * a market in which stablecoins are swapped (rows joined by their hash), airdrops that nobody asked for, and some strangers.
 */
import { seededRandom } from '@cryptax/kernel/testing';

const ETHER_HEADER =
  '"Transaction Hash","Blockno","UnixTimestamp","DateTime (UTC)","From","To","ContractAddress","Value_IN(ETH)","Value_OUT(ETH)","CurrentValue @ $3000/Eth","TxnFee(ETH)","TxnFee(USD)","Historical $Price/Eth","Status","ErrCode","Method"';
const TOKEN_HEADER =
  'Transaction Hash,Blockno,UnixTimestamp,DateTime (UTC),From,To,TokenValue,USDValueDayOfTx,ContractAddress,TokenName,TokenSymbol';

const TOKENS = {
  USDC: { contract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', name: 'USD Coin' },
  DAI: { contract: '0x6b175474e89094c44da98b954eedeac495271d0f', name: 'Dai Stablecoin' },
  LINK: { contract: '0x514910771AF9Ca656af840dff83E8264EcF986CA', name: 'ChainLink Token' },
} as const;
type Token = keyof typeof TOKENS;

interface Party {
  readonly name: PartyName;
  readonly direction: 'in' | 'out';
  readonly coin: 'ETH' | Token;
  readonly count: number;
  /** Thousandths of a coin that each of them moves. */
  readonly milli: number;
}

type PartyName = 'exchangePays' | 'exchangeTakes' | 'ledger' | 'phone' | 'pool' | 'shop' | 'friend' | 'strangers';

const PARTIES: readonly Party[] = [
  { name: 'exchangePays', direction: 'in', coin: 'ETH', count: 60, milli: 900 },
  { name: 'exchangePays', direction: 'in', coin: 'USDC', count: 20, milli: 600_000 },
  { name: 'exchangePays', direction: 'in', coin: 'LINK', count: 10, milli: 800 },
  { name: 'exchangeTakes', direction: 'out', coin: 'ETH', count: 40, milli: 250 },
  { name: 'exchangeTakes', direction: 'out', coin: 'USDC', count: 20, milli: 90_000 },
  { name: 'ledger', direction: 'out', coin: 'ETH', count: 90, milli: 150 },
  { name: 'ledger', direction: 'in', coin: 'ETH', count: 40, milli: 30 },
  { name: 'phone', direction: 'out', coin: 'ETH', count: 60, milli: 20 },
  { name: 'phone', direction: 'out', coin: 'LINK', count: 10, milli: 500 },
  { name: 'pool', direction: 'in', coin: 'ETH', count: 420, milli: 9 },
  { name: 'shop', direction: 'out', coin: 'ETH', count: 210, milli: 11 },
  { name: 'shop', direction: 'out', coin: 'USDC', count: 70, milli: 25_000 },
  { name: 'friend', direction: 'out', coin: 'ETH', count: 30, milli: 40 },
  { name: 'strangers', direction: 'out', coin: 'ETH', count: 30, milli: 3 },
  { name: 'strangers', direction: 'in', coin: 'ETH', count: 10, milli: 2 },
];
const SWAPS = 60;
const SPAM = 50;

const FIRST = Date.UTC(2024, 2, 4);
const LAST = Date.UTC(2025, 11, 20);

export interface ChainLife {
  readonly files: readonly { readonly name: string; readonly text: string }[];
  readonly movements: number;
  readonly addresses: Readonly<Record<Exclude<PartyName, 'strangers'>, string>>;
}

const SEED = 20_261_117;

export function chainLife(): ChainLife {
  const random = seededRandom(SEED);
  const hex = (digits: number) => Array.from({ length: digits }, () => Math.floor(random() * 16).toString(16)).join('');
  const address = () => `0x${hex(40)}`;
  const own = address();
  const markets = [address(), address(), address()];
  const addresses = {
    exchangePays: address(),
    exchangeTakes: address(),
    ledger: address(),
    phone: address(),
    pool: address(),
    shop: address(),
    friend: address(),
  };
  const ether: Row[] = [];
  const tokens: Row[] = [];
  const moment = (index: number, count: number, direction: 'in' | 'out') => {
    // Arrivals come first: never more goes out than has come in.
    const place = direction === 'in' ? index : index + 1;
    const day = Math.floor(FIRST / 86_400_000 + (place * (LAST - FIRST)) / 86_400_000 / count);
    return day * 86_400_000 + ((direction === 'in' ? 0 : 43_200) + Math.floor(random() * 40_000)) * 1000;
  };
  const amountOf = (milli: number) => ((milli + Math.floor(random() * 3)) / 1000).toFixed(3);
  const etherRow = (at: number, sides: readonly [string, string], value: string, hash: string, method: string) => {
    const isIn = sides[1] === own;
    const cells = [hash, '1', String(at / 1000), timeText(at), ...sides, '', ...(isIn ? [value, '0'] : ['0', value])];
    const text = [...cells, '0', isIn ? '0.0004' : '0.0002', '0.6', '3000', '', '', method];
    ether.push({ at, text: text.map((cell) => `"${cell}"`).join(',') });
  };
  const tokenRow = (at: number, sides: readonly [string, string], value: string, hash: string, token: TokenKind) => {
    const cells = [hash, '1', String(at / 1000), timeText(at), ...sides, value, '', token.contract, token.name];
    tokens.push({ at, text: [...cells, token.symbol].join(',') });
  };
  let movements = 0;
  for (const { name, direction, coin, count, milli } of PARTIES) {
    for (let index = 0; index < count; index++) {
      const at = moment(index, count, direction);
      const other = name === 'strangers' ? address() : addresses[name];
      const sides = direction === 'in' ? ([other, own] as const) : ([own, other] as const);
      const hash = `0x${hex(64)}`;
      movements++;
      if (coin === 'ETH') etherRow(at, sides, amountOf(milli), hash, 'Transfer');
      else {
        tokenRow(at, sides, amountOf(milli), hash, { symbol: coin, ...TOKENS[coin] });
        if (direction === 'out') etherRow(at, [own, TOKENS[coin].contract], '0', hash, 'Transfer');
      }
    }
  }
  for (let index = 0; index < SWAPS; index++) {
    const at = moment(index, SWAPS, 'out');
    const hash = `0x${hex(64)}`;
    const market = markets[index % markets.length] ?? '';
    movements++;
    etherRow(at, [own, market], '0', hash, 'Exchange');
    tokenRow(at, [own, market], '50', hash, { symbol: 'USDC', ...TOKENS.USDC });
    tokenRow(at, [market, own], '49.95', hash, { symbol: 'DAI', ...TOKENS.DAI });
  }
  for (let index = 0; index < SPAM; index++) {
    const at = moment(index, SPAM, 'in');
    movements++;
    const name = `Visit claim-${hex(4)}.example to claim rewards`;
    tokenRow(at, [address(), own], '1000', `0x${hex(64)}`, {
      symbol: `claim-${hex(4)}.example`,
      contract: address(),
      name,
    });
  }
  return {
    files: [
      { name: `export-${own}.csv`, text: fileOf(ETHER_HEADER, ether) },
      { name: `export-address-token-${own}.csv`, text: fileOf(TOKEN_HEADER, tokens) },
    ],
    movements,
    addresses,
  };
}

interface Row {
  readonly at: number;
  readonly text: string;
}

interface TokenKind {
  readonly symbol: string;
  readonly contract: string;
  readonly name: string;
}

function timeText(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

function fileOf(header: string, rows: readonly Row[]): string {
  const inOrder = rows.toSorted((a, b) => a.at - b.at).map(({ text }) => text);
  return `${[header, ...inOrder].join('\n')}\n`;
}
