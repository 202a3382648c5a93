/**
 * Makes a price pack (packages/prices/README.md) from CSV files: `npm run prices:build -- --help`.
 * Reads the four-column price file, Binance and Kraken daily archives, the ECB's wide history and existing packs.
 * The same input gives the same bytes; nothing is downloaded.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBundle, repoRoot } from './bundle.mjs';

const HELP = `npm run prices:build -- --out FOLDER --name NAME [options] INPUT...

INPUT     CSV file, folder of CSV files, or the folder of an existing pack (later inputs win)
            date,symbol,close,currency   closes per UTC day
            BTCEUR-1d-2024-01.csv        Binance daily archive, unpacked
            XBTEUR_1440.csv              Kraken daily archive, unpacked
            Date,USD,JPY,...             ECB reference rates: makes a pack of rates
--assets A,B      only these symbols
--source TEXT     whose figures these are (default: user)
--licence TEXT    terms of use (default: private use)
--rates FOLDER    pack of ECB rates for closes that are not in euro (default: the bundled one)
`;

const options = {
  out: { type: 'string' },
  name: { type: 'string' },
  assets: { type: 'string' },
  source: { type: 'string', default: 'user' },
  licence: { type: 'string', default: 'private use' },
  rates: { type: 'string', default: join(repoRoot, 'packages', 'prices', 'data', 'ecb') },
  help: { type: 'boolean', default: false },
};

/** @returns {Promise<{ hash: string, series: number, points: number }>} */
export async function buildPrices(args) {
  const prices = await import(pathToFileURL(await ensureBundle(BUNDLE)).href);
  const input = await readInputs(args.inputs, prices);
  if (input.rates.length > 0 && input.closes.length > 0) throw new Error('Rates and closes belong into two packs.');
  const kind = input.rates.length > 0 ? 'rates' : 'closes';
  const all = kind === 'rates' ? input.rates : await inEuro(input.closes, args.rates, prices);
  const wanted = args.assets === undefined ? undefined : new Set(args.assets.split(','));
  const series = wanted === undefined ? all : all.filter(({ id }) => wanted.has(id));
  const absent = [...(wanted ?? [])].filter((id) => !series.some((one) => one.id === id));
  if (absent.length > 0) throw new Error(`No closes in the input for ${absent.join(', ')}.`);
  if (series.length === 0) throw new Error('The input holds no series.');
  const { name, source, licence } = args;
  const { files, hash } = await prices.buildPack({ name, kind, source, licence, series });
  writePack(args.out, files);
  return { hash, series: series.length, points: series.reduce((sum, { days }) => sum + days.length, 0) };
}

const BUNDLE = { entry: 'packages/prices/src/build/index.ts', name: 'prices-build' };

async function readInputs(inputs, prices) {
  let [rates, closes] = [[], []];
  for (const path of inputs.flatMap(expand)) {
    if (statSync(path).isDirectory()) {
      const pack = await readPack(path, prices);
      if (pack.kind === 'rates') rates = prices.extendSeries(rates, pack.series);
      else closes = [...pack.series, ...closes];
      continue;
    }
    const text = readFileSync(path, 'utf8');
    const head = text.slice(0, 200).toLowerCase();
    if (/^\uFEFF?date,[a-z]{3},[a-z]{3},/.test(head))
      rates = prices.extendSeries(rates, taken(prices.parseEcbCsv(text), path));
    else if (prices.marketOfFile(basename(path)))
      closes = [taken(prices.parseArchiveCsv(text, basename(path)), path), ...closes];
    else closes = [...fromPriceFile(prices.parsePriceCsv(text, basename(path)), path), ...closes];
  }
  return { rates, closes };
}

/** A folder with an index is a pack; any other stands for the CSV files in it. */
function expand(path) {
  if (!statSync(path).isDirectory() || existsSync(join(path, 'pack.index'))) return [path];
  return readdirSync(path)
    .filter((name) => name.endsWith('.csv'))
    .sort()
    .map((name) => join(path, name));
}

async function readPack(folder, prices) {
  const read = async (file) =>
    existsSync(join(folder, file)) ? new Uint8Array(readFileSync(join(folder, file))) : undefined;
  const pack = taken(await prices.openPack({ read }), folder);
  const series = [];
  for (const { id } of pack.index.series) series.push(taken(await pack.series(id), folder));
  return { kind: pack.index.kind, series };
}

function fromPriceFile({ value, issues }, path) {
  const [first] = issues;
  if (first)
    throw new Error(
      `${path}, line ${first.source.line}: ${first.code} (${first.params.text}), ${issues.length} in all.`,
    );
  return value;
}

async function inEuro(closes, ratesFolder, prices) {
  const needsRates = closes.some(({ quote }) => quote !== 'EUR');
  const rates = needsRates ? prices.ecbRates((await readPack(ratesFolder, prices)).series) : undefined;
  const { series, left } = prices.toEuroCloses(closes, rates);
  for (const { id, quote, days } of left) console.warn(`${id}: ${days} days in ${quote} left out, no way to euro.`);
  return series;
}

/** The folder holds this pack and nothing of an older one. */
function writePack(folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (/^(pack\.index|[a-z0-9_]+\.txt)$/.test(name)) rmSync(join(folder, name));
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
}

function taken(result, path) {
  if (!result.ok) throw new Error(`${path}: ${JSON.stringify(result.error)}`);
  return result.value;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help || values.out === undefined || values.name === undefined || positionals.length === 0) {
    console.log(HELP);
    process.exit(values.help ? 0 : 2);
  }
  try {
    const { hash, series, points } = await buildPrices({ ...values, inputs: positionals });
    console.log(`${values.out}: ${series} series, ${points} points, sha256 ${hash}`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
