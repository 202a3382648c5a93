/** A guide to the file of one source, as data. */
import type { HELP_TOPICS } from '../../../../platform/help/help-slugs.ts';
import type { Locale } from '../../../../platform/i18n/strings.ts';

type InBoth<T> = Readonly<Record<Locale, T>>;

/** The day on which all guides were last looked up, and that of those that came or changed after it. */
export const LOOKED_UP = '2026-11-17';
export const LOOKED_UP_LATER = '2026-11-18';

/**
 * What the names of the menus rest on: the service's own page or program, somebody else's guide, or nothing that could be
 * found; a guide that rests on nothing names no menus. `asOf` is the year or day that the page says of itself.
 */
export type Checked =
  | {
      readonly by: 'service' | 'others';
      readonly page: string;
      readonly asOf?: string;
      readonly lookedUp: string;
    }
  | { readonly by: 'none'; readonly lookedUp: string };

export interface ExportGuide {
  readonly slug: Exclude<(typeof HELP_TOPICS)['export'][number], 'export-other'>;
  readonly name: string;
  readonly checked: Checked;
  readonly steps: InBoth<readonly string[]>;
  readonly file: InBoth<string>;
  /** What else is needed by those who used it. */
  readonly besides?: InBoth<string>;
}
