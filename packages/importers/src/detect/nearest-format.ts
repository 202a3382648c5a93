/**
 * Of a header that no format fits: the known layout with the most headers in common, and what differs. So a user can tell a new
 * version of an export from the file of another service.
 */
import type { FormatDefinition } from '../formats/format.ts';
import { headRows } from '../read/head-rows.ts';
import type { Table } from '../read/table.ts';
import { matchesHeader, normalizeHeader } from './header-template.ts';

export interface NearestFormat {
  readonly format: string;
  readonly source: string;
  /** Headers of the layout that the file lacks, and headers of the file that the layout does not know. */
  readonly missing: readonly string[];
  readonly added: readonly string[];
}

const HEADER_WITHIN = 40;
/** Fewer headers in common than this, and fewer than a third of all, are chance. */
const LEAST = 2;
const LEAST_SHARE = 1 / 3;

export function nearestFormat(
  readings: readonly Table[],
  formats: readonly FormatDefinition[],
): NearestFormat | undefined {
  let best: (NearestFormat & { readonly score: number }) | undefined;
  for (const table of readings) {
    for (const cells of headRows(table, HEADER_WITHIN).rows) {
      const headers = cells
        .filter((cell) => /\p{L}{2}/u.test(cell))
        .map((cell) => ({ shown: cell.trim(), plain: normalizeHeader(cell) }));
      if (headers.length <= LEAST) continue;
      for (const { id, source, layouts } of formats) {
        for (const layout of layouts) {
          const found = compared(layout, headers);
          const score = found.common / Math.max(layout.length, headers.length);
          if (found.common < LEAST || score < LEAST_SHARE || score <= (best?.score ?? 0)) continue;
          best = { format: id, source, missing: found.missing, added: found.added, score };
        }
      }
    }
  }
  return best;
}

/** A header as it stands in the file, and as it is compared: with every name of every layout, so that is worked out once. */
interface Header {
  readonly shown: string;
  readonly plain: string;
}

function compared(layout: readonly string[], headers: readonly Header[]) {
  const left = [...headers];
  const missing: string[] = [];
  for (const name of layout) {
    if (name.trim() === '') continue;
    const at = left.findIndex(({ plain }) => matchesHeader(name, plain));
    if (at < 0) missing.push(name);
    else left.splice(at, 1);
  }
  return { common: headers.length - left.length, missing, added: left.map(({ shown }) => shown) };
}
