/**
 * The mapping wizard: a proposal for a file that no format fits, the user's changes to it, and the first rows as they would
 * become events. Nothing is kept here; the confirmed mapping comes back as the file's choice.
 */
import {
  detectFormat,
  FORMATS,
  MONEY_CHOICES,
  previewMapping,
  proposeMapping as propose,
  proposeDrifted,
  readBytes,
  readTables,
  saveMapping,
} from '@cryptax/importers';
import { defined, err, ok, type Result } from '@cryptax/kernel';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import { OWN_MAPPING } from '../../../platform/ledger/import-types.ts';
import type { ColumnRole, MappingColumn, MappingEdit, MappingProposal } from '../mapping-file.ts';
import { outcomeFields } from './row-accounts.ts';

type Proposal = NonNullable<ReturnType<typeof propose>>;
type Definition = Proposal['definition'];

const SHOWN_ROWS = 12;
const SAMPLES = 3;

export async function proposeMapping(
  file: File,
  name: string,
  edit: MappingEdit | undefined,
): Promise<Result<MappingProposal, LedgerError>> {
  const bytes = await readBytes({ name: file.name, content: file });
  if (!bytes.ok) return unreadable(name);
  const contents = await readTables(file.name, bytes.value);
  const content = contents.find((each) => each.file === name) ?? contents[0];
  if (content?.kind !== 'table') return unreadable(name);
  const drifted = edit === undefined ? await proposeDrift(name, content.readings, SHOWN_ROWS) : undefined;
  if (drifted !== undefined) return ok(drifted);
  const proposal = propose(content.readings);
  if (proposal === undefined) return unreadable(name);
  const wanted = edit ?? initialEdit(name, proposal);
  const chosen = chosenColumns(proposal, wanted);
  const definition = definitionOf(proposal, chosen, wanted);
  const { table, headerLine, headerCells } = proposal;
  const { answers = {} } = wanted;
  const shown = await previewMapping(table, headerLine, headerCells, definition, SHOWN_ROWS, answers);
  const events = new Map(shown.events.map((event) => [event.id, event]));
  const isSaid = Object.keys(answers).length > 0;
  const { openMoney } = proposal.define(chosen);
  return ok({
    file: name,
    headerLine,
    columns: columnsOf(
      proposal,
      wanted,
      shown.rows.map(({ cells }) => cells),
    ),
    types: proposal.types.map(({ word, kind }) => ({ word, kind: wanted.types[word] ?? kind })),
    source: wanted.source,
    openMoney: openMoney ? { choices: MONEY_CHOICES, ...defined({ chosen: wanted.money }) } : undefined,
    answers,
    unusedFees: proposal.unusedFees(chosen),
    mapping: saveMapping(headerCells, { definition: isSaid ? { ...definition, answers } : definition }),
    rows: shown.rows.map(({ line, cells, outcome }) => ({ line, cells, ...outcomeFields(outcome, events) })),
    questions: shown.questions,
  });
}

function unreadable(file: string): Result<never, LedgerError> {
  return err({ code: 'mapping.file-unreadable', file });
}

function initialEdit(name: string, { columns, types }: Proposal): MappingEdit {
  return {
    source: name.replace(/^.*\//, '').replace(/\.\w+$/, ''),
    roles: Object.fromEntries(columns.map(({ column, role }) => [column, role])),
    types: Object.fromEntries(types.map(({ word, kind }) => [word, kind])),
  };
}

function chosenColumns({ headerCells }: Proposal, { roles }: MappingEdit): Parameters<Proposal['define']>[0] {
  return headerCells.flatMap((header, column) => {
    const role = roles[column];
    return role === undefined ? [] : [{ column, header, role }];
  });
}

function definitionOf(
  { define, types }: Proposal,
  columns: Parameters<Proposal['define']>[0],
  edit: MappingEdit,
): Definition {
  const words = types.map(({ word, kind }) => ({ word, kind: edit.types[word] ?? kind }));
  const source = edit.source.trim() === '' ? 'Import' : edit.source.trim();
  const { openMoney, ...rest } = define(columns, words);
  const isAnswered = openMoney === true && edit.money !== undefined;
  return {
    ...rest,
    ...(isAnswered ? { defaults: { ...rest.defaults, quoteAsset: edit.money } } : defined({ openMoney })),
    id: `${OWN_MAPPING}${source}`,
    source,
  };
}

function columnsOf(
  { headerCells, columns }: Proposal,
  { roles }: MappingEdit,
  rows: readonly (readonly string[])[],
): readonly MappingColumn[] {
  return headerCells.map((header, column) => {
    const role = roles[column];
    const proposed = columns.find((each) => each.column === column && each.role === role);
    const samples = [...new Set(rows.map((cells) => cells[column] ?? '').filter(Boolean))].slice(0, SAMPLES);
    return {
      column,
      header,
      samples,
      ...defined({ role, reason: proposed?.reason }),
    };
  });
}

/**
 * A known format whose headers have changed: the columns it misses, found again by their names. The rows are read by
 * the format itself, so grouping and special cases stay in force; changing a column by hand makes it a mapping of
 * one's own.
 */
type Readings = Extract<Awaited<ReturnType<typeof readTables>>[number], { kind: 'table' }>['readings'];

/** Undefined where no format is near, or nothing could be read with what was found. */
async function proposeDrift(name: string, readings: Readings, shownRows: number): Promise<MappingProposal | undefined> {
  const [nearest] = detectFormat(readings, FORMATS).candidates;
  if (nearest?.how !== 'drifted') return undefined;
  const { base, columns, drifted } = proposeDrifted(nearest);
  if (drifted.every(({ found }) => found === undefined)) return undefined;
  const { definition, table, headerLine, headerCells } = nearest;
  const shown = await previewMapping(table, headerLine, headerCells, { ...definition, columns }, shownRows);
  if (shown.events.length === 0 && shown.candidates.length === 0) return undefined;
  const events = new Map(shown.events.map((event) => [event.id, event]));
  const roles = Object.entries(columns).flatMap(([role, refs]) =>
    [refs].flat().map((header) => [String(header).toLowerCase(), role as ColumnRole] as const),
  );
  const roleOf = new Map(roles.reverse());
  return {
    file: name,
    headerLine,
    columns: headerCells.map((header, column): MappingColumn => {
      const role = roleOf.get(header.trim().toLowerCase());
      const samples = [...new Set(shown.rows.map(({ cells }) => cells[column] ?? '').filter(Boolean))].slice(0, 3);
      return {
        column,
        header,
        samples,
        ...defined({ role, reason: role === undefined ? undefined : ('header' as const) }),
      };
    }),
    types: [],
    source: definition.source,
    unusedFees: [],
    // Columns that are not found may be ones that only some exports have.
    renamed: drifted.flatMap(({ expected, found }) => (found === undefined ? [] : [{ expected, found }])),
    mapping: saveMapping(headerCells, { base, columns }),
    rows: shown.rows.map(({ line, cells, outcome }) => ({ line, cells, ...outcomeFields(outcome, events) })),
    questions: shown.questions,
  };
}
