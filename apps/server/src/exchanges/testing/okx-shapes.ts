/** OKX: 150 fills and 101 bills, a hundred at a time, newest first. */
import { type FakeExchange, inside, needKey, Refusal } from './fake-exchanges.ts';
import { newestFirst, numbered, START } from './numbered.ts';

const okxFills = numbered(150, (number, millis) => ({
  side: 'buy',
  fillSz: '0.007533',
  fillPx: '2000',
  fee: '-0.000007533',
  feeCcy: 'ETH',
  ordId: '3',
  instType: 'SPOT',
  instId: 'ETH-EUR',
  billId: String(number),
  tradeId: String(number),
  ts: String(millis),
}));
const OKX: Readonly<Record<string, readonly { readonly ts: string }[]>> = {
  '/api/v5/asset/deposit-history': [
    { amt: '0.01044408', txId: '1915737', ccy: 'BTC', to: '', ts: String(START), state: '2', depId: '4703879' } as {
      ts: string;
    },
  ],
  '/api/v5/asset/withdrawal-history': [
    {
      amt: '0.094',
      wdId: '4703879',
      fee: '0.01000000eth',
      txId: '0x6247',
      ccy: 'ETH',
      to: '0xA4',
      ts: String(START),
      state: '2',
    } as { ts: string },
  ],
  '/api/v5/asset/convert/history': [
    {
      instId: 'ETH-USDT',
      side: 'buy',
      baseCcy: 'ETH',
      quoteCcy: 'USDT',
      fillBaseSz: '0.01023052',
      fillQuoteSz: '30',
      state: 'fullyFilled',
      tradeId: 'trader1',
      ts: String(START),
    } as { ts: string },
  ],
  '/api/v5/asset/bills-history': numbered(101, (number, millis) => ({
    billId: String(number),
    ccy: 'DOT',
    balChg: '0.5',
    bal: '1',
    type: number === 101 ? '1' : '83',
    ts: String(millis),
  })),
};

export const fakeOkx: FakeExchange = {
  host: 'eea.okx.com',
  answer: (asked) => {
    needKey(asked, 'ok-access-key', new Refusal(401, { code: '50111', msg: 'Invalid OK-ACCESS-KEY' }));
    const ok = (data: readonly unknown[]) => ({ code: '0', msg: '', data });
    if (asked.path === '/api/v5/account/config')
      return ok([{ uid: '44705892343619584', perm: 'read_only,withdraw,trade' }]);
    const { after, before = '0', limit = '100' } = asked.params;
    if (asked.path === '/api/v5/trade/fills-history') {
      const wanted = inside(okxFills, asked, 'begin', 'end', ({ ts }) => Number(ts));
      return ok(
        newestFirst(wanted)
          .filter(({ billId }) => after === undefined || Number(billId) < Number(after))
          .slice(0, Number(limit)),
      );
    }
    const items = OKX[asked.path]?.filter(({ ts }) => Number(ts) > Number(before) && Number(ts) < Number(after));
    return items === undefined ? undefined : ok(newestFirst(items).slice(0, Number(limit)));
  },
};
