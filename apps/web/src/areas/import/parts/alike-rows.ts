/** Rows of a file that say the same are one line with a count. */
import { groupBy } from '@cryptax/kernel';
import type { Locale } from '../../../platform/i18n/strings.ts';
import type { FilePreview } from '../../../platform/ledger/import-types.ts';
import { rowMessage } from '../../../platform/ledger/row-message.ts';

export interface AlikeRows {
  readonly message: string;
  readonly code: string;
  /** The first of them. */
  readonly line: number;
  readonly others: number;
}

/** The first `most` messages, and how many rows of the file none of them is about. */
export function alikeRows(
  { review, counts }: Pick<FilePreview, 'review'> & { readonly counts: Pick<FilePreview['counts'], 'review'> },
  most: number,
  locale: Locale,
): { readonly lines: readonly AlikeRows[]; readonly rest: number } {
  const alike = groupBy(review, ({ code, params }) => rowMessage(code, params, locale));
  const lines = Array.from(alike, ([message, rows]) => ({
    message,
    code: rows[0]?.code ?? '',
    line: rows[0]?.line ?? 0,
    others: rows.length - 1,
  })).slice(0, most);
  return { lines, rest: counts.review - lines.reduce((sum, { others }) => sum + others + 1, 0) };
}
