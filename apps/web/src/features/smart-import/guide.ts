/**
 * A way to an export file. Menus move; the steps name what to look for rather than every click. `files` says which file is
 * the right one, because most services offer several.
 */
import type { Locale } from '../../lib/i18n/strings.ts';

type Text = Readonly<Record<Locale, string>>;

export interface Guide {
  /** As the importers name the source. */
  readonly source: string;
  readonly steps: readonly Text[];
  readonly files: Text;
}
