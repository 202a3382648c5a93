/**
 * A planning result as a document: title, key figures, tables, notes, all of it text in the user's language. Whatever
 * prints it (PDF, page, plain text) needs to know nothing about plans.
 */
export interface PlanDocument {
  readonly title: string;
  readonly subtitle: string;
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  readonly tables: readonly DocumentTable[];
  readonly notes: readonly string[];
}

export interface DocumentTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Columns that hold figures and are set to the right. */
  readonly numeric: readonly number[];
}

/** Plain text, for copying and for whoever has no PDF reader. */
export function documentText({ title, subtitle, figures, tables, notes }: PlanDocument): string {
  const blocks = [
    [title, subtitle],
    figures.map(({ label, value }) => `${label}: ${value}`),
    ...tables.map((table) => [table.title, ...aligned(table)]),
    notes.map((note) => `- ${note}`),
  ];
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`;
}

function aligned({ head, rows, numeric }: DocumentTable): readonly string[] {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all.map((row) =>
    widths
      .map((width, column) => {
        const text = row[column] ?? '';
        return numeric.includes(column) ? text.padStart(width) : text.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
}
