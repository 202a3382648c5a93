/** A guide to the file of one source, as data. */
import type { HELP_TOPICS } from '../../../../platform/help/help-slugs.ts';
import type { Locale } from '../../../../platform/i18n/strings.ts';

type InBoth<T> = Readonly<Record<Locale, T>>;

export interface ExportGuide {
  readonly slug: Exclude<(typeof HELP_TOPICS)['export'][number], 'export-other'>;
  readonly name: string;
  /** The page that the names of the menus were read on, and the day it is of, where it says so. */
  readonly checked?: { readonly page: string; readonly when?: string };
  readonly steps: InBoth<readonly string[]>;
  readonly file: InBoth<string>;
  /** What else is needed by those who used it. */
  readonly besides?: InBoth<string>;
}
