/** Words of the mapping wizard: what each column means, what each type word means, and the first rows as they would become. */
import type { FormatDefinition, FormatKind } from '@cryptax/importers';
import type { FileQuestion, PreviewRow, SavedMapping } from '../../platform/ledger/import-types.ts';

export type ColumnRole = keyof FormatDefinition['columns'];
export type RowKind = FormatKind;

/** The user's changes to a proposal; columns by position, without a role = not used. */
export interface MappingEdit {
  readonly source: string;
  readonly roles: Readonly<Record<number, ColumnRole>>;
  readonly types: Readonly<Record<string, RowKind>>;
  /** Of prices and totals, where the file names none. */
  readonly money?: string;
}

export interface MappingColumn {
  readonly column: number;
  readonly header: string;
  readonly samples: readonly string[];
  readonly role?: ColumnRole;
  /** Why the role was proposed: the header, the content, or that amount times price is the total. */
  readonly reason?: 'header' | 'content' | 'cross-check' | 'cross-check-with-fee' | 'cross-check-near';
}

/** A column that a known format has under another name. */
export interface RenamedColumn {
  readonly expected: string;
  readonly found: string;
}

export interface MappingProposal {
  readonly file: string;
  readonly headerLine: number;
  readonly columns: readonly MappingColumn[];
  readonly types: readonly { readonly word: string; readonly kind: RowKind }[];
  readonly source: string;
  /** The currency of prices and totals is not in the file: what can be said, and what was. */
  readonly openMoney?: { readonly choices: readonly string[]; readonly chosen?: string };
  /** The file is one of a known format whose headers changed; until a column is changed by hand its rules stay in force. */
  readonly renamed?: readonly RenamedColumn[];
  /** To be passed as the file's choice once the user says yes. */
  readonly mapping: SavedMapping;
  readonly rows: readonly PreviewRow[];
  readonly questions: readonly FileQuestion[];
}
