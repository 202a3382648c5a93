/** The user's own prices: files with `date,symbol,close,currency` and single entries, kept as text, read with every load. */
import { err, formatDay, ok, type Result } from '@cryptax/kernel';
import { parsePriceCsv } from '@cryptax/prices';
import type { Store } from '@cryptax/store';
import type { LedgerError } from '../../lib/ledger/ledger-state.ts';
import type { ManualPriceEntry, PriceFileAdded, PriceFileInfo } from '../../lib/ledger/markets-api.ts';
import {
  type KeptPriceFile,
  keptManualPrices,
  keptPriceFiles,
  saveManualPrices,
  savePriceFiles,
} from './kept-prices.ts';

/** Ten years of closes for a hundred coins are about 10 MB; more is not a price list. */
const MAX_BYTES = 20_000_000;

export async function priceFileList(store: Store): Promise<readonly PriceFileInfo[]> {
  return (await keptPriceFiles(store)).map(infoOf);
}

/** A file of the same name takes the place of the old one. Lines that cannot be read are told; the others count. */
export async function addPriceFile(
  store: Store,
  file: File,
  now: string,
): Promise<Result<PriceFileAdded, LedgerError>> {
  if (file.size > MAX_BYTES) return err({ code: 'import.file-unreadable', cause: 'too large' });
  const text = await file.text();
  const { value, issues } = parsePriceCsv(text, file.name);
  const problems = issues.map(({ code, source, params }) => ({
    code,
    line: source.line ?? 0,
    text: params.text ?? '',
  }));
  if (value.length === 0) return ok({ file: null, problems });
  const kept: KeptPriceFile = { name: file.name, addedAt: now, text };
  const others = (await keptPriceFiles(store)).filter(({ name }) => name !== file.name);
  const saved = await savePriceFiles(store, [...others, kept]);
  return saved.ok ? ok({ file: infoOf(kept), problems }) : saved;
}

export async function removePriceFile(store: Store, name: string): Promise<Result<void, LedgerError>> {
  return savePriceFiles(
    store,
    (await keptPriceFiles(store)).filter((file) => file.name !== name),
  );
}

export async function saveManualPrice(store: Store, entry: ManualPriceEntry): Promise<Result<void, LedgerError>> {
  return saveManualPrices(store, [...(await others(store, entry)), entry]);
}

export async function removeManualPrice(
  store: Store,
  entry: Pick<ManualPriceEntry, 'asset' | 'day' | 'currency'>,
): Promise<Result<void, LedgerError>> {
  return saveManualPrices(store, await others(store, entry));
}

async function others(
  store: Store,
  { asset, day, currency }: Pick<ManualPriceEntry, 'asset' | 'day' | 'currency'>,
): Promise<readonly ManualPriceEntry[]> {
  return (await keptManualPrices(store)).filter(
    (known) => known.asset !== asset || known.day !== day || known.currency !== currency,
  );
}

function infoOf({ name, addedAt, text }: KeptPriceFile): PriceFileInfo {
  const { value } = parsePriceCsv(text, name);
  const days = value.flatMap((series) => [series.days[0] ?? 0, series.days.at(-1) ?? 0]);
  return {
    name,
    addedAt,
    series: value.map(({ id, quote, days: own }) => ({ symbol: id, currency: quote, points: own.length })),
    from: formatDay(Math.min(...days) as never),
    to: formatDay(Math.max(...days) as never),
  };
}
