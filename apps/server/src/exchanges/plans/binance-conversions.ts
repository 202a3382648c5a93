/** Trades of Binance that stand on no market: Convert, and purchases and sales for money by card or bank. */
import { at, decimalAt, list, needDecimal, needMillis, needText } from '../reading/raw-json.ts';
import { amount, minus, plus, tradeRecord } from '../reading/records.ts';
import { inWindows, type StreamReader } from '../reading/stream-reader.ts';

const PAGE = 1_000;
const PAYMENTS = 500;

export const binanceConversions: StreamReader = inWindows({
  days: 29,
  opened: '2020-06-01',
  read: async (client, { from, to, page }) => {
    const startTime = page === null ? from : Number(page);
    const answer = await client.read('sapiGetConvertTradeFlow', { startTime, endTime: to, limit: PAGE });
    const rows = list(answer, 'list');
    const latest = Math.max(...rows.map((row) => needMillis(row, 'createTime')));
    const records = rows.flatMap((row) => {
      if (needText(row, 'orderStatus') !== 'SUCCESS') return [];
      const base = amount(needText(row, 'toAsset'), needDecimal(row, 'toAmount'));
      const quote = amount(needText(row, 'fromAsset'), needDecimal(row, 'fromAmount'));
      const head = { id: `convert-${needText(row, 'orderId')}`, millis: needMillis(row, 'createTime') };
      return [tradeRecord({ ...head, side: 'buy' as const, base, quote })];
    });
    const isMore = at(answer, 'moreData') === true && latest > startTime;
    return { records, next: isMore ? String(latest) : null };
  },
});

/** `0` bought coins, `1` sold them. The money side contains the fee. */
export function binancePurchases(transactionType: '0' | '1'): StreamReader {
  return inWindows({
    days: 365,
    opened: '2018-01-01',
    read: async (client, { from, to, page }) => {
      const number = Number(page ?? 1);
      const params = { transactionType, beginTime: from, endTime: to, page: number, rows: PAYMENTS };
      const rows = list(await client.read('sapiGetFiatPayments', params), 'data');
      const records = rows.flatMap((row) => {
        if (needText(row, 'status') !== 'Completed') return [];
        const isBuy = transactionType === '0';
        const [money, coin] = isBuy ? ['sourceAmount', 'obtainAmount'] : ['obtainAmount', 'sourceAmount'];
        const fee = decimalAt(row, 'totalFee') ?? '0';
        const currency = needText(row, 'fiatCurrency');
        const total = needDecimal(row, money);
        return [
          tradeRecord({
            id: `payment-${needText(row, 'orderNo')}`,
            millis: needMillis(row, 'createTime'),
            side: isBuy ? 'buy' : 'sell',
            base: amount(needText(row, 'cryptoCurrency'), needDecimal(row, coin)),
            quote: amount(currency, isBuy ? minus(total, fee) : plus(total, fee)),
            fee: amount(currency, fee),
          }),
        ];
      });
      return { records, next: rows.length < PAYMENTS ? null : String(number + 1) };
    },
  });
}
