/**
 * The format of a file: the user's choice, a remembered mapping, or what the header says. If none is certain, the answer is why
 * not, with the nearest formats.
 */
import { detectFormat, type FormatMatch, forceFormat } from './detect/detect-format.ts';
import { type NearestFormat, nearestFormat } from './detect/nearest-format.ts';
import { recogniseReport } from './foreign-reports/recognise-report.ts';
import type { FormatDefinition } from './formats/format.ts';
import { FORMATS } from './formats/registry.ts';
import type { FileReport } from './import-types.ts';
import type { Table } from './read/table.ts';
import type { ReviewCode } from './review-codes.ts';
import { mappingFor, type SavedMapping } from './wizard/saved-mapping.ts';

export interface UnknownFormat {
  readonly code: ReviewCode;
  readonly params: Readonly<Record<string, string>>;
  readonly candidates: FileReport['candidates'];
}

const SHOWN = 5;
const LIKELY = 0.7;

export function chooseFormat(
  readings: readonly Table[],
  wanted: string | undefined,
  mappings: readonly SavedMapping[],
  formats: readonly FormatDefinition[] = [],
): { readonly match: FormatMatch } | UnknownFormat {
  if (wanted !== undefined) return chosenByUser(readings, wanted, formats);
  const saved = mappingFor(readings, mappings);
  if (saved !== undefined) return { match: saved };
  const { match, candidates } = detectFormat(readings, FORMATS);
  const shown = candidates
    .slice(0, SHOWN)
    .map(({ definition, confidence }) => ({ format: definition.id, confidence: Math.round(confidence * 100) / 100 }));
  if (match?.definition.refuse !== undefined) {
    return { code: match.definition.refuse, params: { format: match.definition.id }, candidates: shown };
  }
  if (match !== undefined) return { match };
  const report = recogniseReport(readings);
  if (report !== undefined) return { code: report, params: {}, candidates: [] };
  const tried = shown.map(({ format, confidence }) => `${format} (${Math.round(confidence * 100)} %)`).join(', ');
  const isLikely = (candidates[0]?.confidence ?? 0) >= LIKELY;
  const nearest = isLikely ? undefined : nearestFormat(readings, FORMATS);
  if (nearest !== undefined) return { code: 'file.nearly-known', params: differences(nearest), candidates: shown };
  const code = isLikely ? 'file.format-ambiguous' : 'file.unrecognised';
  return { code, params: { tried: tried === '' ? `${FORMATS.length} formats, none alike` : tried }, candidates: shown };
}

/** A long list of headers helps nobody. */
const NAMED = 6;

function differences({ format, source, missing, added }: NearestFormat): Readonly<Record<string, string>> {
  return { format, source, missing: listed(missing), added: listed(added) };
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).map((name) => name.slice(0, 60));
  return names.length === 0 ? '–' : [...shown, ...(names.length > NAMED ? ['…'] : [])].join(', ');
}

function chosenByUser(
  readings: readonly Table[],
  wanted: string,
  formats: readonly FormatDefinition[],
): { readonly match: FormatMatch } | UnknownFormat {
  const definition = [...formats, ...FORMATS].find((format) => format.id === wanted);
  const params = { format: wanted };
  if (definition === undefined) return { code: 'file.format-unknown', params, candidates: [] };
  const match = forceFormat(readings, definition);
  return match === undefined ? { code: 'file.format-does-not-fit', params, candidates: [] } : { match };
}
