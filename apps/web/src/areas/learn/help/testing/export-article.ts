/** The guides to the files of exchanges, wallets and programs: the way to the file by hand, what is recognised from the formats. */
import { type CoverageArea, connectableExchange, EXCHANGE_COVERAGE } from '@cryptax/api-contract';
import { FORMATS, type FormatDefinition } from '@cryptax/importers';
import type { Locale } from '../../../../platform/i18n/strings.ts';
import { formatDay } from '../../../../ui/format/date.ts';
import { coverageLines } from '../../../exchanges/parts/coverage-table.tsx';
import { helpForSource } from '../../help-for-source.ts';
import { areaWords } from './article-parts.ts';
import type { Checked, ExportGuide } from './export-guide.ts';
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
    rests(guide.checked, locale),
    `## ${texts.file}`,
    guide.file[locale],
    ...(guide.besides === undefined ? [] : [guide.besides[locale]]),
    `## ${texts.all}`,
    checklist(guide, formats, locale),
    texts.more,
    `## ${texts.known}`,
    texts.byHeader,
    formats.map((format) => `- **${nameIn(guide, format)}**: ${headerOf(format)}`).join('\n'),
    `## ${texts.after}`,
    texts.drop,
  ];
  return `${parts.join('\n\n')}\n`;
}

function rests(checked: Checked, locale: Locale): string {
  const { rests: words, asOf } = EXPORT_TEXTS[locale];
  const day = formatDay(checked.lookedUp, locale);
  if (checked.by === 'none') return words.none(day);
  const stated = checked.asOf?.length === 4 ? checked.asOf : checked.asOf && formatDay(checked.asOf, locale);
  const link = `[${new URL(checked.page).hostname}](${checked.page})${stated === undefined ? '' : asOf(stated)}`;
  return words[checked.by](link, day);
}

/** What is easily forgotten at a place whose areas nobody has listed. */
const FORGOTTEN = ['spot', 'earn', 'card', 'futures', 'dust'] as const satisfies readonly CoverageArea[];

/** Areas of an exchange as the catalogue knows them; what people forget at a broker; accounts of a wallet; sources of a program. */
function checklist({ name }: ExportGuide, formats: readonly FormatDefinition[], locale: Locale): string {
  const texts = EXPORT_TEXTS[locale];
  const kind = formats[0]?.sourceKind;
  if (kind === 'wallet' || kind === 'explorer') return texts.ofWallet;
  if (kind === 'tax-tool') return texts.ofTool;
  const id = Object.keys(EXCHANGE_COVERAGE).find((each) => connectableExchange(each)?.name.startsWith(name));
  const lines = id === undefined ? FORGOTTEN.map((area) => ({ area, state: 'file' })) : coverageLines(id);
  const words = (isAbsent: boolean) =>
    lines.filter(({ state }) => (state === 'absent') === isAbsent).map((line) => areaWords([line], locale));
  const absent = words(true);
  const list = words(false).map((word) => `- ${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return [texts.areas, list.join('\n'), ...(absent.length === 0 ? [] : [texts.absent(absent.join(', '))])].join('\n\n');
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
