/**
 * Bitvavo: one history of everything, with the ids of its transaction file. Whether the money side contains the fee is not
 * documented, so it is read from the price: whichever lies nearer to amount times price.
 */
import type { ExchangeRecord } from '@cryptax/api-contract';
import { absolute, add, compare, dec, multiply, subtract } from '@cryptax/kernel';
import { decimalAt, list, needDateText, needDecimal, needText, textAt } from '../reading/raw-json.ts';
import { amount, entryRecord, minus, moveRecord, plus, tradeRecord } from '../reading/records.ts';
import { type ExchangePlan, inWindows } from '../reading/stream-reader.ts';

const PAGE = 100;
const WHOLE_HISTORY_DAYS = 36_500;

export const bitvavoPlan: ExchangePlan = {
  streams: {
    ledger: inWindows({
      days: WHOLE_HISTORY_DAYS,
      opened: '2018-01-01',
      read: async (client, { from, to, page }) => {
        const number = Number(page ?? 1);
        const params = { fromDate: from, toDate: to, page: number, maxItems: PAGE };
        const answer = await client.read('privateGetAccountHistory', params);
        const isMore = number < Number(textAt(answer, 'totalPages') ?? 1);
        return { records: list(answer, 'items').map(recordOf), next: isMore ? String(number + 1) : null };
      },
    }),
  },
  greet: (client) => client.read('privateGetAccount'),
};

function recordOf(item: unknown): ExchangeRecord {
  const head = { id: needText(item, 'transactionId'), millis: needDateText(item, 'executedAt') };
  const type = needText(item, 'type');
  const received = side(item, 'received');
  const sent = side(item, 'sent');
  const feeAsset = textAt(item, 'feesCurrency');
  const fee = feeAsset === undefined ? undefined : amount(feeAsset, decimalAt(item, 'feesAmount') ?? '0');
  if (type === 'buy' || type === 'sell') return tradeOf(item, head, type, fee);
  if (type === 'deposit' && received !== undefined) return moveRecord({ ...head, kind: 'deposit', moved: received });
  if (type === 'withdrawal' && sent !== undefined) {
    return moveRecord({ ...head, kind: 'withdrawal', moved: sent, fee, address: textAt(item, 'address') });
  }
  const change = received ?? amount(needText(item, 'sentCurrency'), `-${needDecimal(item, 'sentAmount')}`);
  return entryRecord({ ...head, word: type, change, fee });
}

function side(item: unknown, name: 'received' | 'sent') {
  const asset = textAt(item, `${name}Currency`);
  const decimal = decimalAt(item, `${name}Amount`);
  return asset === undefined || decimal === undefined ? undefined : amount(asset, decimal);
}

function tradeOf(
  item: unknown,
  head: { readonly id: string; readonly millis: number },
  type: 'buy' | 'sell',
  fee: ReturnType<typeof amount> | undefined,
): ExchangeRecord {
  const [coin, money] = type === 'buy' ? (['received', 'sent'] as const) : (['sent', 'received'] as const);
  const base = amount(needText(item, `${coin}Currency`), needDecimal(item, `${coin}Amount`));
  const reported = amount(needText(item, `${money}Currency`), needDecimal(item, `${money}Amount`));
  const price = decimalAt(item, 'priceAmount');
  const isInside =
    fee?.asset === reported.asset &&
    price !== undefined &&
    holdsFee(type, reported.amount, fee.amount, base.amount, price);
  const total = !isInside || fee === undefined ? reported.amount : withoutFee(type, reported.amount, fee.amount);
  return tradeRecord({ ...head, side: type, base, quote: amount(reported.asset, total), fee });
}

function withoutFee(type: 'buy' | 'sell', total: string, fee: string): string {
  return type === 'buy' ? minus(total, fee) : plus(total, fee);
}

function holdsFee(type: 'buy' | 'sell', total: string, fee: string, quantity: string, price: string): boolean {
  const market = multiply(dec(quantity), dec(price));
  const bare = type === 'buy' ? subtract(dec(total), dec(fee)) : add(dec(total), dec(fee));
  return compare(absolute(subtract(bare, market)), absolute(subtract(dec(total), market))) < 0;
}
