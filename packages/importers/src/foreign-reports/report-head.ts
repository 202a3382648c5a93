/** The header row of a gain report: which column is which, in which currency, and whose report it is. */
import { findColumn, normalizeHeader } from '../detect/header-template.ts';
import { headRows } from '../read/head-rows.ts';
import type { Table } from '../read/table.ts';
import { GAIN_LAYOUTS, GAIN_WORDS, type GainColumn, type GainLayout, NAMED_TOOLS } from './gain-report.data.ts';
import { namedColumn } from './header-currency.ts';

export interface ReportHead {
  readonly table: Table;
  readonly headerLine: number;
  readonly headerCells: readonly string[];
  readonly columns: Readonly<Partial<Record<GainColumn, number>>>;
  readonly layout: GainLayout | undefined;
  /** As columns or the lines above name it. */
  readonly currency: string | null;
  readonly method: string | null;
  readonly tool: string | null;
}

const HEADER_WITHIN = 40;

export function findReportHead(readings: readonly Table[]): ReportHead | undefined {
  for (const table of readings) {
    const { rows, lines } = headRows(table, HEADER_WITHIN);
    for (const [at, cells] of rows.entries()) {
      const columns = columnsOf(cells);
      if (!isReport(columns)) continue;
      const above = rows.slice(0, at).flat();
      const headers = cells.map(normalizeHeader);
      const layout = GAIN_LAYOUTS.find((known) => known.headers.every((name) => findColumn(name, headers) >= 0));
      return {
        table,
        headerLine: lines[at] ?? 0,
        headerCells: cells,
        columns,
        layout,
        currency: currencyOf(cells) ?? statedIn(above, 'Base_Currency'),
        method: statedIn(above, 'Method') ?? statedIn(above, 'Methode'),
        tool: layout?.tool ?? namedTool(`${above.join(' ')} ${table.file}`),
      };
    }
  }
  return undefined;
}

/** A coin, how much, when it was sold, and enough to tell the gain. A list of trades has none of the last two together. */
function isReport(columns: ReportHead['columns']): boolean {
  const has = (column: GainColumn) => columns[column] !== undefined;
  if (!has('asset') || !has('quantity') || !has('soldOn')) return false;
  return [has('proceeds'), has('cost'), has('gain')].filter(Boolean).length >= 2;
}

function columnsOf(cells: readonly string[]): ReportHead['columns'] {
  const names = cells.map((cell) => namedColumn(cell).name);
  const found: Partial<Record<GainColumn, number>> = {};
  const taken = new Set<number>();
  for (const [column, words] of Object.entries(GAIN_WORDS) as readonly (readonly [GainColumn, readonly string[]])[]) {
    for (const word of words) {
      const at = names.findIndex((name, index) => name === word && !taken.has(index));
      if (at < 0) continue;
      found[column] = at;
      taken.add(at);
      break;
    }
  }
  return found;
}

function currencyOf(cells: readonly string[]): string | null {
  return cells.map((cell) => namedColumn(cell).currency).find((currency) => currency !== null) ?? null;
}

/** What a cell above the list says: `Method:FIFO`. */
function statedIn(cells: readonly string[], name: string): string | null {
  const cell = cells.find((text) => text.trim().toLowerCase().startsWith(`${name.toLowerCase()}:`));
  const value = cell?.slice(cell.indexOf(':') + 1).trim() ?? '';
  return /^[A-Za-z]{3,12}$/.test(value) ? value.toUpperCase() : null;
}

function namedTool(text: string): string | null {
  const lower = text.toLowerCase();
  return NAMED_TOOLS.find((tool) => lower.includes(tool.toLowerCase())) ?? null;
}
