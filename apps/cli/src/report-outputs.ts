/**
 * Which files a report is written to. With several years every path holds `{year}`; the second person of a couple gets files
 * of the same names with `-b` before the ending, because each person's lists go to the office.
 */
import type { ReportFormat } from '@cryptax/reports';
import { BadInput } from './bad-input.ts';
import type { CommandIo } from './command-io.ts';
import { fileFailure } from './messages.ts';

export interface Output {
  readonly format: ReportFormat;
  readonly path: string;
}

export interface OutputOptions {
  readonly pdf?: string;
  readonly xlsx?: string;
  readonly csv?: string;
  readonly xml?: string;
  readonly wiso?: string;
  readonly elster?: string;
  readonly out?: string;
}

const FORMATS = {
  pdf: 'pdf',
  xlsx: 'xlsx',
  csv: 'csv',
  xml: 'xml',
  wiso: 'wiso',
  elster: 'elster',
  out: 'json',
} as const satisfies Readonly<Record<keyof OutputOptions, ReportFormat>>;

export function outputsOf(options: OutputOptions, years: readonly number[]): readonly Output[] {
  const outputs = (Object.keys(FORMATS) as readonly (keyof OutputOptions)[]).flatMap((option) => {
    const path = options[option];
    return path === undefined ? [] : [{ format: FORMATS[option], path }];
  });
  const twice = outputs.find(({ path }, index) => outputs.some((other, at) => at < index && other.path === path));
  if (twice !== undefined) throw new BadInput(`${twice.path}: is named for two outputs`);
  const same = years.length > 1 ? outputs.find(({ path }) => !path.includes('{year}')) : undefined;
  if (same !== undefined) throw new BadInput(`${same.path}: several years need {year} in the name of the file`);
  return outputs;
}

export function pathFor(path: string, year: number, role: 'A' | 'B'): string {
  const ofYear = path.replaceAll('{year}', String(year));
  if (role === 'A') return ofYear;
  const [dot, folder] = [ofYear.lastIndexOf('.'), Math.max(ofYear.lastIndexOf('/'), ofYear.lastIndexOf('\\'))];
  return dot > folder ? `${ofYear.slice(0, dot)}-b${ofYear.slice(dot)}` : `${ofYear}-b`;
}

/** `2024`, `2022,2024` or `2021-2024`. */
export function yearsOf(text: string): readonly number[] {
  const years = text.split(',').flatMap((part) => spanOf(part.trim(), text));
  return [...new Set(years)].sort((a, b) => a - b);
}

function spanOf(part: string, text: string): readonly number[] {
  const [first, last = first] = part.split('-');
  if (first === undefined || last === undefined || ![first, last].every((year) => /^\d{4}$/.test(year))) {
    throw new BadInput(`--year: "${text}" is not a year such as 2024`);
  }
  const count = Number(last) - Number(first) + 1;
  if (count < 1 || count > 100) throw new BadInput(`--year: "${part}" is not a span of years such as 2021-2024`);
  return Array.from({ length: count }, (_, index) => Number(first) + index);
}

export async function writeAll(
  files: readonly { readonly path: string; readonly bytes: Uint8Array }[],
  io: CommandIo,
): Promise<void> {
  for (const { path, bytes } of files) {
    try {
      await io.writeBytes(path, bytes);
    } catch (error) {
      throw new BadInput(`${path}: ${fileFailure(error, 'written')}`);
    }
  }
}
