/** The user's own prices: price files and single entries, kept as text, read with every load. */
import { type Day, err, formatDay, ok, type Result } from '@cryptax/kernel';
import { printPackFile, printPriceCsv, readPackFile, readPriceFile } from '@cryptax/prices';
import type { JsonValue, Store } from '@cryptax/store';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import type { ManualPriceEntry, PriceFileAdded, PriceFileInfo } from '../../../platform/ledger/price-types.ts';
import { CHOICE_KEYS, choice, keepChoices, newerChoice } from '../../../platform/ledger/worker/keep-choice.ts';
import { type KeptPriceFile, keptManualPrices, keptPriceFiles } from '../../../platform/ledger/worker/kept-prices.ts';

/** Ten years of closes for a hundred coins are about 10 MB; more is not a price list. */
const MAX_BYTES = 20_000_000;

export async function priceFileList(store: Store): Promise<readonly PriceFileInfo[]> {
  return (await keptPriceFiles(store)).map(infoOf);
}

/** A file of the same name takes the place of the old one. Lines that cannot be read are reported; the others count. */
export async function addPriceFile(
  store: Store,
  file: File,
  now: string,
): Promise<Result<PriceFileAdded, LedgerError>> {
  if (file.size > MAX_BYTES) return err({ code: 'prices.file-too-large' });
  const given = await file.text();
  const pack = await readPackFile(given);
  if (pack?.ok === false) {
    const problem = { code: 'price-file.bad-pack', line: 1, text: pack.error.file };
    return ok({ file: null, problems: [problem] });
  }
  /** The prices of a pack are kept as the list that they are. */
  const text = pack === undefined ? given : printPriceCsv(pack.value);
  const { value, issues } = readPriceFile(text, file.name);
  const problems = issues.map(({ code, source, params }) => ({
    code,
    line: source.line ?? 0,
    text: params.text ?? '',
  }));
  if (value.length === 0) return ok({ file: null, problems });
  const kept: KeptPriceFile = { name: file.name, addedAt: now, text };
  const files = await keptPriceFiles(store);
  const after = [...files.filter(({ name }) => name !== file.name), kept];
  const note = { why: 'price.file', subjects: [file.name] } as const;
  const saved = await keepChoices(store, [choice(CHOICE_KEYS.priceFiles, asJson(files), after)], note);
  return saved.ok ? ok({ file: infoOf(kept), problems }) : saved;
}

/** The prices of a file as a pack, for another book or the command line; null where it has a coin in two currencies. */
export async function pricePackOf(store: Store, name: string): Promise<string | null> {
  const file = (await keptPriceFiles(store)).find((one) => one.name === name);
  return (await printPackFile(readPriceFile(file?.text ?? '', name).value, name)) ?? null;
}

export async function removePriceFile(store: Store, name: string): Promise<Result<void, LedgerError>> {
  const files = await keptPriceFiles(store);
  const after = files.filter((file) => file.name !== name);
  const note = { why: 'price.file-remove', subjects: [name] } as const;
  return keepChoices(store, [choice(CHOICE_KEYS.priceFiles, asJson(files), after)], note);
}

export async function saveManualPrice(
  store: Store,
  entry: ManualPriceEntry,
  base?: string | null,
): Promise<Result<void, LedgerError>> {
  const prices = await keptManualPrices(store);
  const now = prices.find((known) => isSamePrice(known, entry))?.price ?? null;
  if (base !== undefined && now !== base) return newerChoice;
  const { asset, day, price, currency } = entry;
  const note = { why: 'price.manual', subjects: [`${asset} ${day} ${price} ${currency}`] } as const;
  const after = [...prices.filter((known) => !isSamePrice(known, entry)), entry];
  return keepChoices(store, [choice(CHOICE_KEYS.manualPrices, asJson(prices), after)], note);
}

type PriceName = Pick<ManualPriceEntry, 'asset' | 'day' | 'currency'>;

export async function removeManualPrice(store: Store, entry: PriceName): Promise<Result<void, LedgerError>> {
  const prices = await keptManualPrices(store);
  const note = { why: 'price.manual-remove', subjects: [`${entry.asset} ${entry.day} ${entry.currency}`] } as const;
  const after = prices.filter((known) => !isSamePrice(known, entry));
  return keepChoices(store, [choice(CHOICE_KEYS.manualPrices, asJson(prices), after)], note);
}

function isSamePrice(a: PriceName, b: PriceName): boolean {
  return a.asset === b.asset && a.day === b.day && a.currency === b.currency;
}

function asJson(list: readonly unknown[]): JsonValue {
  return list as JsonValue;
}

function infoOf({ name, addedAt, text }: KeptPriceFile): PriceFileInfo {
  const { value } = readPriceFile(text, name);
  const days = value.flatMap((series) => [series.days.at(0), series.days.at(-1)]).filter((day) => day !== undefined);
  return {
    name,
    addedAt,
    series: value.map(({ id, quote, days: own }) => ({ symbol: id, currency: quote, points: own.length })),
    from: formatDay(Math.min(...days) as Day),
    to: formatDay(Math.max(...days) as Day),
  };
}
