/**
 * For tests: what an explorer saves about a wallet of 1,230 movements of one year with a handful of counterparties, as people
 * have them: a pool that pays out, an exchange, a shop, a second wallet of one's own, a friend, and a few strangers. `quietWallet`
 * has a tenth of it, for tests that are about the counterparties and not about how many movements there are.
 */
import { seededRandom } from '@cryptax/kernel/testing';

const HEADER =
  '"Transaction Hash","Blockno","UnixTimestamp","DateTime (UTC)","From","To","ContractAddress","Value_IN(ETH)","Value_OUT(ETH)","CurrentValue @ $3000/Eth","TxnFee(ETH)","TxnFee(USD)","Historical $Price/Eth","Status","ErrCode","Method"';

/** Days of 2024 for which the bundled prices know the coin. */
const DAYS = [
  '03-01',
  '03-03',
  '03-04',
  '03-05',
  '03-09',
  '03-14',
  '03-15',
  '03-17',
  '03-21',
  '03-22',
  '03-27',
  '03-31',
];

/** How many movements with each, and how many thousandths of a coin each of them moves. */
const PARTIES = [
  { name: 'exchange', direction: 'in', count: 60, milli: 400 },
  { name: 'pool', direction: 'in', count: 700, milli: 9 },
  { name: 'shop', direction: 'out', count: 330, milli: 11 },
  { name: 'own', direction: 'out', count: 100, milli: 120 },
  { name: 'friend', direction: 'out', count: 30, milli: 40 },
  { name: 'strangers', direction: 'out', count: 10, milli: 3 },
] as const;

type Party = (typeof PARTIES)[number]['name'];

export interface BusyWallet {
  readonly name: string;
  readonly text: string;
  readonly movements: number;
  /** The address of each counterparty that has one. */
  readonly addresses: Readonly<Record<Exclude<Party, 'strangers'>, string>>;
}

export const busyWallet = (): BusyWallet => walletOf(PARTIES);

export function quietWallet(): BusyWallet {
  return walletOf(PARTIES.map((party) => (party.name === 'strangers' ? party : { ...party, count: party.count / 10 })));
}

interface PartyOf {
  readonly name: Party;
  readonly direction: 'in' | 'out';
  readonly count: number;
  readonly milli: number;
}

function walletOf(parties: readonly PartyOf[]): BusyWallet {
  const random = seededRandom(20_261_117);
  const hex = (digits: number) => Array.from({ length: digits }, () => Math.floor(random() * 16).toString(16)).join('');
  const own = `0x${hex(40)}`;
  const addresses = {
    exchange: `0x${hex(40)}`,
    pool: `0x${hex(40)}`,
    shop: `0x${hex(40)}`,
    own: `0x${hex(40)}`,
    friend: `0x${hex(40)}`,
  };
  // Each party is spread evenly over the days, arrivals in the morning: never more goes out than has come in.
  const moves = parties
    .flatMap(({ name, direction, count, milli }) =>
      Array.from({ length: count }, (_, index) => ({
        day: Math.floor((index * DAYS.length) / count),
        second: (direction === 'in' ? 0 : 43_200) + Math.floor(random() * 40_000),
        direction,
        value: ((milli + Math.floor(random() * 3)) / 1000).toFixed(3),
        other: name === 'strangers' ? `0x${hex(40)}` : addresses[name],
      })),
    )
    .sort((a, b) => a.day - b.day || a.second - b.second);
  const rows = moves.map(({ day, second, direction, value, other }, index) => {
    const at = Date.parse(`2024-${DAYS[day]}T00:00:00Z`) + second * 1000;
    const time = new Date(at).toISOString().slice(0, 19).replace('T', ' ');
    const isIn = direction === 'in';
    const sides = isIn ? [other, own, '', value, '0'] : [own, other, '', '0', value];
    const cells = [`0x${hex(64)}`, String(index + 1), String(at / 1000), time, ...sides];
    return [...cells, '0', '0.0001', '0.3', '3000', '', '', 'Transfer'].map((cell) => `"${cell}"`).join(',');
  });
  return {
    name: `export-${own}.csv`,
    text: `${[HEADER, ...rows].join('\n')}\n`,
    movements: moves.length,
    addresses,
  };
}
