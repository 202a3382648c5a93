/** The guides to the files of exchanges, wallets and programs: the way to the file by hand, what is recognised from the formats. */
import { FORMATS, type FormatDefinition } from '@cryptax/importers';
import type { Locale } from '../../../../platform/i18n/strings.ts';
import { helpForSource } from '../../help-for-source.ts';
import type { ExportGuide } from './export-guide.ts';
import { FIRST_GUIDES } from './export-guides-1.data.ts';
import { SECOND_GUIDES } from './export-guides-2.data.ts';
import { THIRD_GUIDES } from './export-guides-3.data.ts';
import { EXPORT_TEXTS } from './export-texts.data.ts';
import { fileLabel } from './file-label.ts';

export const EXPORT_GUIDES: readonly ExportGuide[] = [...FIRST_GUIDES, ...SECOND_GUIDES, ...THIRD_GUIDES];

/** Formats that anybody can write are no source. */
const KNOWN = FORMATS.filter(({ sourceKind }) => sourceKind !== 'generic');

export function exportArticle(guide: ExportGuide, locale: Locale): string {
  const texts = EXPORT_TEXTS[locale];
  const formats = KNOWN.filter(({ source }) => helpForSource(source) === guide.slug);
  const parts = [
    texts.head(guide.name),
    `## ${texts.steps}`,
    numbered(guide.steps[locale]),
    texts.checked(guide.checked),
    `## ${texts.file}`,
    guide.file[locale],
    ...(guide.besides === undefined ? [] : [guide.besides[locale]]),
    `## ${texts.known}`,
    texts.byHeader,
    formats.map((format) => `- **${nameIn(guide, format)}**: ${headerOf(format)}`).join('\n'),
    `## ${texts.after}`,
    texts.drop,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** All sources without a guide of their own. */
export function otherSourcesArticle(locale: Locale): string {
  const texts = EXPORT_TEXTS[locale];
  const kinds = ['exchange', 'broker', 'wallet', 'explorer', 'tax-tool'] as const;
  const sections = kinds.map((kind) => `## ${texts.kinds[kind]}\n\n${sourcesOf(kind).join('\n')}`);
  const others = texts.others;
  return `${[others.head, `## ${texts.steps}`, numbered(others.steps), `## ${texts.file}`, others.file, ...sections, others.missing].join('\n\n')}\n`;
}

function sourcesOf(kind: FormatDefinition['sourceKind']): readonly string[] {
  const formats = KNOWN.filter(
    (format) => format.sourceKind === kind && helpForSource(format.source) === 'export-other',
  );
  const names = [...new Set(formats.map(({ source }) => source))].sort((a, b) => a.localeCompare(b, 'en'));
  return names.map((name) => {
    const own = formats.filter(({ source }) => source === name);
    return `- **${name}**: ${own.map((format) => `${fileLabel(format)} (${headerOf(format)})`).join('; ')}`;
  });
}

/** A guide may be for several sources of one company. */
function nameIn({ name }: ExportGuide, format: FormatDefinition): string {
  return format.source === name ? fileLabel(format) : `${format.source} ${fileLabel(format)}`;
}

/** Its first columns; what varies from file to file is left open. */
export function headerOf({ layouts: [first = []] }: FormatDefinition): string {
  return first
    .slice(0, 3)
    .map((column) => `\`${column.replaceAll(/\{\w+\}/g, '…')}\``)
    .join(', ');
}

function numbered(steps: readonly string[]): string {
  return steps.map((step, at) => `${at + 1}. ${step}`).join('\n');
}
