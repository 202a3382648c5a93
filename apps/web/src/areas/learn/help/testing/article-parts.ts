/** Pieces that the written articles share. */
import { type Locale, translate } from '../../../../platform/i18n/strings.ts';
import type { CoverageLine } from '../../../exchanges/parts/coverage-table.tsx';
import { coverageStrings } from '../../../exchanges/parts/strings.ts';

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

/** The areas as the table of a connection names them. */
export function areaWords(lines: readonly Pick<CoverageLine, 'area'>[], locale: Locale): string {
  return lines.map(({ area }) => translate(coverageStrings, locale, `area.${area}`)).join(', ');
}
