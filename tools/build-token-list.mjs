/**
 * Makes packages/ledger/src/assets/token-list.data.ts from the metadata of @web3icons/common (MIT): contract, symbol and name
 * by chain. Nothing is downloaded: `npm pack @web3icons/common`, unpack it, then
 * `node tools/build-token-list.mjs FOLDER`. The same input gives the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repoRoot } from './bundle.mjs';

/** Their words for chains, and the ones with which the ledger names tokens. */
const CHAINS = {
  ethereum: 'erc20',
  'binance-smart-chain': 'bsc',
  'polygon-pos': 'polygon',
  'arbitrum-one': 'arbitrum',
  'optimistic-ethereum': 'optimism',
  avalanche: 'avalanche',
  base: 'base',
  fantom: 'fantom',
  xdai: 'gnosis',
  linea: 'linea',
  moonbeam: 'moonbeam',
  solana: 'spl',
  tron: 'trc20',
};

/** Tokens that people held before the list began; addresses are public record. */
const FORMER = [
  ['ethereum', '0x80fb784b7ed66730e8b1dbd9820afd29931aab03', 'LEND', 'Aave (old)'],
  ['ethereum', '0x1985365e9f78359a9b6ad760e32412f4a445e862', 'REPV1', 'Augur (old)'],
  ['ethereum', '0xe94327d07fc17907b4db788e5adf2ed424addff6', 'REPV1', 'Augur (first contract)'],
];

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('node tools/build-token-list.mjs FOLDER   (an unpacked @web3icons/common)');
  process.exit(2);
}

const { tokens } = await import(pathToFileURL(join(folder, 'dist', 'metadata', 'tokens.js')).href);
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const plain = (text) => text.replaceAll(/[|`$\\\p{Cc}]/gu, '').trim();
const entries = [
  ...tokens.flatMap(({ symbol, name, addresses }) =>
    Object.entries(addresses ?? {}).map(([chain, contract]) => [chain, contract, symbol.toUpperCase(), name]),
  ),
  ...FORMER,
];
const lines = Object.entries(CHAINS).flatMap(([chain, word]) => {
  const own = new Map();
  for (const [on, contract, symbol, name] of entries) {
    const isEvm = word !== 'spl' && word !== 'trc20';
    const id = isEvm ? contract.toLowerCase() : contract;
    if (on !== chain || (isEvm && !/^0x[0-9a-f]{40}$/.test(id))) continue;
    if (!own.has(id)) own.set(id, `${id}|${plain(symbol)}|${plain(name)}`);
  }
  return [word, ...[...own.values()].sort()];
});

const head = `/**
 * Tokens by chain and contract: contract, symbol, name. Made by tools/build-token-list.mjs, not by hand.
 * Source: metadata of @web3icons/common ${version} (github.com/0xa3k5/web3icons), MIT, Copyright (c) 0xa3k5; in addition a few
 * former tokens whose contracts are public record.
 */
export const TOKEN_LIST = \``;
writeFileSync(
  join(repoRoot, 'packages', 'ledger', 'src', 'assets', 'token-list.data.ts'),
  `${head}\n${lines.join('\n')}\n\`;\n`,
);
console.log(`${lines.length - Object.keys(CHAINS).length} tokens`);
