/**
 * What the user said ambiguous tickers mean, read off the ledger itself: the answers with which a file was read, and the rows
 * settled later under review. So nobody is asked twice, and an answer that is undone is forgotten with it.
 */
import type { KnownLedger } from '@cryptax/importers';
import type { LedgerEvent } from '@cryptax/ledger';
import type { FileAnswers } from '../../../platform/ledger/import-types.ts';
import { detailsOf, movementsOf } from '../../../platform/ledger/worker/import-details.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';

/** By format and ticker; the latest answer counts. */
export function tickerAnswers({ imports, stored, place }: Pick<LoadedBook, 'imports' | 'stored' | 'place'>) {
  const answers: Record<string, Record<string, string>> = {};
  for (const record of [...imports].sort((a, b) => a.no - b.no)) {
    const details = detailsOf(record);
    const own: Record<string, string> = { ...(details.answers as FileAnswers).assets };
    const mended = new Map(record.mended.map(({ line, eventId }) => [line, eventId]));
    const moved = new Map(movementsOf(record).map(({ source, asset }) => [source.line, asset]));
    for (const { line, code, params } of details.review) {
      if (code !== 'asset.ambiguous') continue;
      const event = stored[place.get(mended.get(line) ?? '') ?? -1];
      const coins = event === undefined ? [moved.get(line)] : coinsOf(event);
      const chosen = (params.candidates ?? '').split(/,\s*/).find((coin) => coins.includes(coin));
      if (chosen !== undefined) own[params.ticker ?? ''] = chosen;
    }
    answers[record.format] = { ...answers[record.format], ...own };
  }
  return answers satisfies KnownLedger['assets'];
}

function coinsOf(event: LedgerEvent): readonly (string | undefined)[] {
  const { in: received, out, fee } = event as Partial<Record<'in' | 'out' | 'fee', { readonly asset: string }>>;
  return [received?.asset, out?.asset, fee?.asset];
}
