/**
 * Reads one row of an earlier import again, now with an answer that was missing: the kept cells and the header make a
 * small file of the same format, and the importer does what it always does. The event points at the old line.
 */
import { importFiles, textInOtherZone } from '@cryptax/importers';
import { err, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import type { FileAnswers } from '../../../../platform/ledger/import-types.ts';
import { type Candidate, detailsOf } from '../../../../platform/ledger/worker/import-details.ts';
import { zoneOfImport } from '../../../../platform/ledger/worker/import-zone.ts';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';
import { CONNECTION_FORMATS } from '../../../../platform/ledger/worker/source-names.ts';
import type { CardDraft } from '../../../../platform/ledger/worker/waiting-types.ts';

/** A deposit or withdrawal is no event yet: its other side may be in another file. It is kept as read, and moved to the file's zone with it. */
export type RowRead =
  | { readonly kind: 'events'; readonly events: readonly LedgerEvent[] }
  | { readonly kind: 'movement'; readonly movement: Candidate };

export async function readRowAgain(
  book: LoadedBook,
  card: CardDraft,
  assets: Readonly<Record<string, string>>,
): Promise<Result<RowRead, LedgerError>> {
  const record = book.imports.find(({ no }) => no === card.origin?.importNo);
  const { origin } = card;
  if (record === undefined || origin?.cells === undefined) return err({ code: 'review.card-missing', cardId: card.id });
  const { header, answers, mapping, accounts } = detailsOf(record);
  const text = [header, origin.cells].map((cells) => cells.map(quoted).join(',')).join('\n');
  const given = answers as FileAnswers;
  const format = mapping === undefined ? { format: record.format } : {};
  const result = await importFiles([{ name: record.fileName, content: new TextEncoder().encode(text) }], {
    formats: CONNECTION_FORMATS,
    known: { accounts },
    mappings: mapping === undefined ? [] : [mapping],
    answers: { [record.fileName]: { ...given, ...format, assets: { ...given.assets, ...assets } } },
  });
  const [movement] = result.candidates;
  if (movement !== undefined) return ok({ kind: 'movement', movement: atLine(movement, origin.line) });
  const [event] = result.events;
  if (event === undefined) {
    const code = result.files[0]?.issues[0]?.code ?? 'row.unmapped';
    return err({ code: 'edit.invalid', path: `${origin.file}:${origin.line}`, problem: code });
  }
  const shift = zoneOfImport(record.no, book.settled);
  const inZone = (at: string) => (shift === undefined ? at : textInOtherZone(shift, at));
  const events = result.events.map((each) => ({ ...atLine(each, origin.line), at: inZone(each.at) }));
  return ok({ kind: 'events', events });
}

function atLine<T extends LedgerEvent | Candidate>(read: T, line: number): T {
  if (read.source === undefined) return read;
  const { lines: _, ...source } = read.source;
  return { ...read, source: { ...source, line } };
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
