/**
 * The outside world for the tests: every price service and exchange in a folder of its own name, as the app expects of a
 * mirror. Each test has its own scene (the first folder of the path), so that tests in parallel do not meet; a PUT to the
 * scene changes its prices and which services fail. Shapes are those of the services, figures are the test's.
 */
import { createServer } from 'node:http';
import { chainService } from './chain-service.mjs';
import { answerExchange, letGo, questions } from './exchange-answers.mjs';
import { answerSignIn } from './sign-in-service.mjs';

const START = { prices: { BTC: '70000.5', ETH: '2500.25' }, failing: [], binance: {}, books: {} };
const GECKO = { bitcoin: 'BTC', ethereum: 'ETH', solana: 'SOL', cardano: 'ADA', chainlink: 'LINK' };
const KRAKEN = { BTC: ['XXBTZEUR', 'XBTEUR'], ETH: ['XETHZEUR', 'ETHEUR'] };
const ECB = "<Cube><Cube time='2026-11-13'><Cube currency='USD' rate='1.1600'/></Cube></Cube>";

const scenes = new Map();
const sceneOf = (id) => ({ ...START, ...scenes.get(id) });

const server = createServer(async (request, response) => {
  const [, id = '', service = '', ...rest] = (request.url ?? '').split('/');
  if (request.method === 'PUT') {
    let body = '';
    for await (const chunk of request) body += chunk;
    scenes.set(id, { ...scenes.get(id), ...JSON.parse(body) });
    response.writeHead(204).end();
    return;
  }
  if (id === 'exchanges') {
    if (service === 'asked') response.writeHead(200).end(JSON.stringify(questions(rest[0])));
    else if (service === 'let-go') response.writeHead(204).end(letGo(rest[0]));
    else await answerExchange(request, response, service, `/${rest.join('/')}`);
    return;
  }
  if (id === 'github') answerSignIn(request, response, `/${[service, ...rest].join('/')}`);
  else if (id === 'health') response.writeHead(200).end('ok');
  else if (id === 'ecb') response.writeHead(200, { 'content-type': 'application/xml' }).end(ECB);
  else answer(response, sceneOf(id), service, rest.join('/'));
});

function answer(response, scene, service, path) {
  const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
  const body = scene.failing.includes(service) ? undefined : SERVICES[service]?.(scene, path);
  if (body === undefined) response.writeHead(scene.failing.includes(service) ? 503 : 404, headers).end('{}');
  else response.writeHead(200, headers).end(JSON.stringify(body));
}

const now = () => Math.floor(Date.now() / 1000);
const book = (scene, venue, asset) => scene.books[venue]?.[asset];

/** The same price on every day asked for, as `/chart/{coins}?start=&span=` tells it. */
function charts(history, path) {
  const [, coins = '', start = '0', span = '0'] = /^chart\/(.*)\?start=(\d+)&span=(\d+)/.exec(path) ?? [];
  const days = Array.from({ length: Number(span) }, (_, index) => Number(start) + index * 86_400);
  const known = coins.split(',').filter((coin) => history[coin] !== undefined);
  return Object.fromEntries(
    known.map((coin) => [coin, { prices: days.map((timestamp) => ({ timestamp, price: history[coin] })) }]),
  );
}

const SERVICES = {
  coingecko: ({ prices }) =>
    Object.fromEntries(
      Object.entries(GECKO).flatMap(([id, asset]) =>
        prices[asset] === undefined ? [] : [[id, { eur: Number(prices[asset]), last_updated_at: now() }]],
      ),
    ),
  binance: (scene, path) => {
    if (path.endsWith('/ping')) return {};
    if (path.endsWith('bookTicker')) {
      return Object.entries(scene.books.binance ?? {}).map(([asset, [bidPrice, askPrice]]) => ({
        symbol: `${asset}EUR`,
        bidPrice,
        askPrice,
      }));
    }
    return Object.entries(scene.binance).map(([asset, price]) => ({ symbol: `${asset}EUR`, price }));
  },
  kraken: (scene, path) => {
    if (path === 'SystemStatus') return { error: [], result: { status: 'online' } };
    if (path === 'AssetPairs') {
      return {
        error: [],
        result: Object.fromEntries(Object.values(KRAKEN).map(([key, altname]) => [key, { altname }])),
      };
    }
    const result = Object.fromEntries(
      Object.entries(KRAKEN).flatMap(([asset, [key]]) => {
        const [bid, ask] = book(scene, 'kraken', asset) ?? [];
        return bid === undefined ? [] : [[key, { a: [ask], b: [bid], c: [bid] }]];
      }),
    );
    return { error: [], result };
  },
  coinbase: (scene, path) => {
    if (path === 'products') return [];
    const [bid, ask] = book(scene, 'coinbase', path.split('/')[1]?.split('-')[0]) ?? [];
    return bid === undefined ? undefined : { bid, ask };
  },
  bitstamp: (scene) =>
    Object.entries(scene.books.bitstamp ?? {}).map(([asset, [bid, ask]]) => ({ pair: `${asset}/EUR`, bid, ask })),
  chain: chainService,
  blockscout: () => ({}),
  defillama: ({ history }, path) => ({ coins: history === undefined ? {} : charts(history, decodeURIComponent(path)) }),
};

server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => server.close());
