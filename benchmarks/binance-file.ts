/**
 * Bench files in the shape of Binance's exports, from one seed: the account statement (one row per balance change, two
 * to four rows per trade, also interest, deposits, withdrawals, moves between products) and the trade history (one row
 * per fill). Seconds repeat as they do in real files, coins and operations come in real proportions.
 */
import { seededRandom } from '@cryptax/kernel/testing';

export interface FilePlan {
  readonly rows: number;
  readonly seed: number;
}

const COINS = 'BTC ETH BNB SOL ADA XRP DOT LINK AVAX LTC ATOM MATIC NEAR UNI AAVE ALGO FIL XLM VET DOGE'.split(' ');
const FIRST_SECOND = Date.UTC(2019, 0, 1) / 1000;
const SPAN = 6 * 365 * 86_400;

export function accountStatement({ rows, seed }: FilePlan): string {
  const random = seededRandom(seed);
  const lines = ['User_ID,UTC_Time,Account,Operation,Coin,Change,Remark'];
  while (lines.length <= rows) {
    const at = timeText(lines.length / rows, random);
    const row = (operation: string, coin: string, change: string, account = 'Spot', remark = '') =>
      lines.length <= rows && lines.push(`10000001,${at},${account},${operation},${coin},${change},${remark}`);
    const coin = pick(COINS, random);
    const amount = decimal(random() * 3);
    const money = decimal(random() * 900);
    const dice = random() * 100;
    if (dice < 45) {
      row('Transaction Buy', coin, amount);
      row('Transaction Spend', 'USDT', `-${money}`);
      row('Transaction Fee', 'BNB', `-${decimal(random() / 100)}`);
    } else if (dice < 70) {
      row('Transaction Sold', coin, `-${amount}`);
      row('Transaction Revenue', 'EUR', money);
      row('Transaction Fee', 'EUR', `-${decimal(random())}`);
    } else if (dice < 88) row('Simple Earn Flexible Interest', coin, decimal(random() / 1000), 'Earn');
    else if (dice < 92) row('Simple Earn Flexible Subscription', coin, `-${amount}`);
    else if (dice < 95) {
      row('Binance Convert', 'USDT', `-${money}`);
      row('Binance Convert', coin, amount);
    } else if (dice < 97) row('Deposit', coin, amount);
    else if (dice < 99) row('Withdraw', coin, `-${amount}`, 'Spot', 'Withdraw fee is included');
    else row('Fiat Deposit', 'EUR', money);
  }
  return `${lines.join('\n')}\n`;
}

export function tradeHistory({ rows, seed }: FilePlan): string {
  const random = seededRandom(seed);
  const lines = ['Date(UTC),Pair,Side,Price,Executed,Amount,Fee'];
  while (lines.length <= rows) {
    const at = timeText(lines.length / rows, random);
    const coin = pick(COINS, random);
    const quote = random() < 0.7 ? 'USDT' : 'EUR';
    const [side, feeCoin] = random() < 0.6 ? ['BUY', coin] : ['SELL', quote];
    const [price, amount] = [decimal(random() * 900), decimal(random() * 3)];
    // A row whose figures contradict each other is asked about, not booked.
    const money = decimal(Number(price) * Number(amount));
    const fee = decimal(random() / 100);
    lines.push(`${at},${coin}${quote},${side},${price},${amount}${coin},${money}${quote},${fee}${feeCoin}`);
  }
  return `${lines.join('\n')}\n`;
}

/** `share` of the time passed; a few seconds of chance, so that moments repeat. */
function timeText(share: number, random: () => number): string {
  const second = FIRST_SECOND + Math.floor(share * SPAN) + Math.floor(random() * 3);
  return new Date(second * 1000).toISOString().slice(0, 19).replace('T', ' ');
}

function decimal(value: number): string {
  return (value + 0.00000001).toFixed(8);
}

function pick(list: readonly string[], random: () => number): string {
  return list[Math.floor(random() * list.length)] as string;
}
