/**
 * Makes marks.data.ts and place-marks.data.ts in apps/web/src/ui/marks, the marks of coins, chains, exchanges and wallets, from @web3icons/core (MIT)
 * and, where it has none or one with too much detail, cryptocurrency-icons (CC0). Only what the app can name: coins of its price
 * table, its chains and import sources. Nothing is downloaded: `npm pack @web3icons/core cryptocurrency-icons`, unpack both, then
 * `node tools/build-marks.mjs CORE ICONS`. The same input gives the same bytes.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repoRoot } from './bundle.mjs';

/** A drawing with more detail than a circle of 28 pixels can show is left out; letters stand there. */
const MAX_CHARACTERS = 1_900;
/** Coins that many people hold may cost more. */
const MAX_OF_MANY = 6_000;
const HELD_BY_MANY = new Set(['ADA', 'UNI', 'SHIB', 'IOTA']);

/** Our names of chains, exchanges and wallets, where theirs differ: kind and file of the drawing. */
const PLACES = {
  ethereum: 'networks/ethereum',
  polygon: 'networks/polygon',
  bsc: 'networks/binance-smart-chain',
  arbitrum: 'networks/arbitrum-one',
  optimism: 'networks/optimism',
  avalanche: 'networks/avalanche',
  solana: 'networks/solana',
  cosmos: 'tokens/ATOM',
  osmosis: 'networks/osmosis',
  celestia: 'tokens/TIA',
  dydx: 'tokens/DYDX',
  near: 'networks/near-protocol',
  polkadot: 'networks/polkadot',
  moonbeam: 'networks/moonbeam',
  astar: 'networks/astar',
  stellar: 'networks/stellar',
  bitcoin: 'networks/bitcoin',
  fantom: 'networks/fantom',
  sonic: 'networks/sonic',
  base: 'networks/base',
  gnosis: 'networks/gnosis',
  linea: 'networks/linea',
  litecoin: 'networks/litecoin',
  dogecoin: 'tokens/DOGE',
  'bitcoin-cash': 'tokens/BCH',
  cardano: 'tokens/ADA',
  tron: 'networks/tron',
  xrp: 'networks/xrp',
  binance: 'exchanges/binance',
  bitget: 'exchanges/bitget',
  bitstamp: 'exchanges/bitstamp',
  bybit: 'exchanges/bybit',
  coinbase: 'exchanges/coinbase',
  'crypto-com': 'exchanges/crypto-com',
  'gate-io': 'exchanges/gate-io',
  gemini: 'exchanges/gemini',
  kraken: 'exchanges/kraken',
  kucoin: 'exchanges/kucoin',
  okx: 'exchanges/okx',
  swissborg: 'exchanges/swissborg',
  // The exchange's own drawing has more detail than a circle shows; its coin's is the same animal.
  uniswap: 'tokens/UNI',
  bitbox: 'wallets/bitbox',
  exodus: 'wallets/exodus',
  ledger: 'wallets/ledger',
  metamask: 'wallets/metamask',
  phantom: 'wallets/phantom',
  rabby: 'wallets/rabby',
  trezor: 'wallets/trezor',
};

const [folder, second] = process.argv.slice(2);
if (folder === undefined || second === undefined) {
  console.error('node tools/build-marks.mjs CORE ICONS   (unpacked @web3icons/core and cryptocurrency-icons)');
  process.exit(2);
}

async function drawing(kind, name) {
  const limit = HELD_BY_MANY.has(name) ? MAX_OF_MANY : MAX_CHARACTERS;
  const file = join(folder, 'dist', 'svgs', kind, 'background', `${name}.svg.js`);
  const first = existsSync(file)
    ? insideOf((await import(pathToFileURL(file).href)).default, '0 0 24 24', limit)
    : undefined;
  if (first !== undefined || kind !== 'tokens') return first;
  const other = join(second, 'svg', 'color', `${name.toLowerCase()}.svg`);
  const found = existsSync(other) ? insideOf(readFileSync(other, 'utf8'), '0 0 32 32', limit) : undefined;
  return found === undefined ? undefined : `<g transform="scale(.75)">${found}</g>`;
}

/** The drawing without its frame; undefined if it has too much detail, or anything that could load, link or run. */
function insideOf(svg, box, limit) {
  const frame = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const inside = svg
    .slice(svg.indexOf(frame) + frame.length)
    .replace(/<\/svg>\s*$/, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .trim();
  const isPlain = !/href|<script|<image|<style|url\((?!#)|[`\\]|\$\{/i.test(inside);
  const isBox =
    frame.includes(`viewBox="${box}"`) || frame.includes(`width="${box.slice(4, 6)}" height="${box.slice(4, 6)}"`);
  return isBox && isPlain && inside.length <= limit ? inside : undefined;
}

const table = readFileSync(join(repoRoot, 'packages', 'prices', 'src', 'assets', 'asset-table.data.ts'), 'utf8');
const symbols = [...table.matchAll(/^([A-Z0-9.]{2,10})\|/gm)].map(([, symbol]) => symbol);
const coins = {};
for (const symbol of [...new Set(symbols)].sort()) {
  const found = await drawing('tokens', symbol);
  if (found !== undefined) coins[symbol] = found;
}
const places = {};
for (const [id, path] of Object.entries(PLACES).sort(([a], [b]) => (a < b ? -1 : 1))) {
  const [kind, name] = path.split('/');
  const found = await drawing(kind, name);
  if (found !== undefined) places[id] = found;
}

const entries = (marks) =>
  Object.entries(marks)
    .map(([id, svg]) => `  '${id}':\n    '${svg.replaceAll("'", '"')}',\n`)
    .join('');
const FOLDER = join(repoRoot, 'apps', 'web', 'src', 'ui', 'marks');
writeFileSync(
  join(FOLDER, 'marks.data.ts'),
  `/**
 * Marks of coins, chains, exchanges and wallets: the inside of a drawing in a box of 24 by 24. Made by tools/build-marks.mjs,
 * not by hand. Sources and licences: NOTICE beside this file. The marks belong to their owners and are shown to name them.
 */
export { PLACE_MARKS } from './place-marks.data.ts';

export const COIN_MARKS: Readonly<Record<string, string>> = {
${entries(coins)}};
`,
);
writeFileSync(
  join(FOLDER, 'place-marks.data.ts'),
  `/** Marks of chains, exchanges and wallets, as in marks.data.ts, which hands them on. Made by tools/build-marks.mjs, not by hand. */
export const PLACE_MARKS: Readonly<Record<string, string>> = {
${entries(places)}};
`,
);
const missing = Object.keys(PLACES).filter((id) => !(id in places));
console.log(
  `${Object.keys(coins).length} of ${new Set(symbols).size} coins, ${Object.keys(places).length} places; without: ${missing.join(' ')}`,
);
