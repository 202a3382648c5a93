/** What is exported and how. Options that a format does not have are not sent with it. */
import type { TableId } from '@cryptax/reports/tables';
import type { Locale } from '../../../../platform/i18n/strings.ts';
import type { FileRequest } from '../../report-types.ts';

export const EXPORT_FORMATS = [
  'pdf',
  'xlsx',
  'csv',
  'csv-zip',
  'xml',
  'elster',
  'wiso',
  'json',
  'gains',
  'transactions',
] as const satisfies readonly FileRequest['format'][];
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface ExportOptions {
  readonly format: ExportFormat;
  readonly locale: Locale;
  readonly table: TableId;
  readonly separator: ';' | ',';
  readonly numbers: Locale;
}

export function startOptions(locale: Locale): ExportOptions {
  return { format: 'pdf', locale, table: 'lots', ...dialectOf(locale) };
}

/** Changing the language changes separator and numbers along with it; both can be chosen afterwards. */
export function withLocale(options: ExportOptions, locale: Locale): ExportOptions {
  return { ...options, locale, ...dialectOf(locale) };
}

function dialectOf(locale: Locale): Pick<ExportOptions, 'separator' | 'numbers'> {
  return { separator: locale === 'de' ? ';' : ',', numbers: locale };
}

/** Which options a format has beside its language. */
export function hasDialect(format: ExportFormat): boolean {
  return format === 'csv' || format === 'csv-zip' || format === 'transactions';
}

export function requestOf({ format, locale, table, separator, numbers }: ExportOptions): FileRequest {
  return {
    ...{ format, locale },
    ...(format === 'csv' ? { table } : {}),
    ...(hasDialect(format) ? { separator, numbers } : {}),
  };
}

/** Formats whose beginning can be read as text. */
export function isText(format: ExportFormat): boolean {
  return format === 'csv' || format === 'json' || format === 'xml' || format === 'wiso' || format === 'transactions';
}
