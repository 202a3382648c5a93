/**
 * An exchange for the tests: OKX Europe in the shapes of its documentation (www.okx.com/docs-v5; the answers about markets and
 * balances as ccxt 4.5.84, js/src/okx.js, keeps them), for one key per test. Of a key that begins with `good-cut` the first
 * question about conversions hangs until the test lets it go, so that it can close the page in between.
 */
const DAY = Date.parse('2026-10-01T10:00:00Z');
const asked = new Map();
/** What ends the hanging question of a key. */
const hanging = new Map();

const fill = (number) => ({
  instId: 'BTC-EUR',
  instType: 'SPOT',
  side: 'buy',
  fillSz: '0.01',
  fillPx: '50000',
  fee: '-0.00001',
  feeCcy: 'BTC',
  ordId: '1',
  billId: String(number),
  tradeId: String(number),
  ts: String(DAY + number * 60_000),
});

const LISTS = {
  '/api/v5/account/config': [{ uid: '1', perm: 'read_only,trade' }],
  '/api/v5/trade/fills-history': [fill(3), fill(2), fill(1)],
  '/api/v5/asset/bills-history': [{ billId: '9', ccy: 'DOT', balChg: '0.5', type: '83', ts: String(DAY) }],
  '/api/v5/asset/convert/history': [],
  '/api/v5/asset/deposit-history': [
    { depId: '7', ccy: 'ETH', amt: '2', txId: '0xabc', to: '0xdef', state: '2', ts: String(DAY) },
  ],
  '/api/v5/asset/withdrawal-history': [],
  // Bought are three times 0.01 BTC, each less its fee: 0.02997. Of DOT more is here than the reward of 0.5.
  '/api/v5/account/balance': [
    {
      adjEq: '',
      details: [
        { ccy: 'BTC', eq: '0.02997', cashBal: '0.02997', availBal: '0.02997', availEq: '', frozenBal: '0', upl: '' },
        { ccy: 'DOT', eq: '0.25', cashBal: '0.25', availBal: '0.25', availEq: '', frozenBal: '0', upl: '' },
      ],
      totalEq: '1918.55678',
      uTime: '1621973128591',
    },
  ],
  '/api/v5/asset/balances': [
    { ccy: 'DOT', bal: '0.5', availBal: '0.5', frozenBal: '0' },
    { ccy: 'ETH', bal: '2', availBal: '2', frozenBal: '0' },
  ],
};

/** Markets are told without a key. */
const SPOT_MARKETS = [
  {
    instType: 'SPOT',
    instId: 'BTC-EUR',
    baseCcy: 'BTC',
    quoteCcy: 'EUR',
    state: 'live',
    tickSz: '0.1',
    lotSz: '0.00000001',
  },
];

export async function answerExchange(request, response, host, path) {
  const key = request.headers['ok-access-key'] ?? '';
  const isOurs = host === 'eea.okx.com';
  const list = isOurs ? LISTS[path.split('?')[0]] : undefined;
  const say = (status, body) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  if (isOurs && path.startsWith('/api/v5/public/instruments')) {
    return say(200, { code: '0', msg: '', data: path.includes('instType=SPOT') ? SPOT_MARKETS : [] });
  }
  if (list === undefined) return say(404, {});
  if (!key.startsWith('good')) return say(401, { code: '50111', msg: 'Invalid OK-ACCESS-KEY' });
  const place = `${key} ${path.split('?')[0]}`;
  asked.set(place, (asked.get(place) ?? 0) + 1);
  const isCut = key.startsWith('good-cut') && path.includes('/convert/') && asked.get(place) === 1;
  if (isCut) await new Promise((done) => hanging.set(key, done));
  return say(200, { code: '0', msg: '', data: list });
}

export function letGo(key) {
  hanging.get(key)?.();
}

/** How often each list was asked for with a key. */
export function questions(key) {
  return Object.fromEntries(
    [...asked].filter(([place]) => place.startsWith(`${key} `)).map(([place, count]) => [place.split(' ')[1], count]),
  );
}
