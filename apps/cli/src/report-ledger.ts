/**
 * The ledger of a report: one ledger file, or export files that are imported first. Events without a euro value get one
 * from the bundled prices and the user's own; what is valued already stays as it is, so that a report can be verified from the same file.
 */
import { importFiles, withOpen } from '@cryptax/importers';
import { defined, type Issue, issue } from '@cryptax/kernel';
import type { LedgerEvent, LedgerRemark, LedgerRules, ReadLedgerFile, UnreadRow } from '@cryptax/ledger';
import { lacksValue } from '@cryptax/prices';
import { accountAnswers, joinAnswers, zoneAnswers } from './account-option.ts';
import type { CommandIo } from './command-io.ts';
import { checkEveryRowOnce } from './every-row-once.ts';
import { openInputs } from './import-inputs.ts';
import type { Progress } from './output/progress.ts';
import { nameTokens } from './output/readable.ts';
import { NO_OWN_PRICES, type OwnPrices } from './own-prices.ts';
import { readLedger } from './read-input.ts';
import { rulesOfFiles } from './settings-for.ts';
import { valueEvents } from './value-events.ts';

export interface ReportLedger {
  readonly rules?: LedgerRules | undefined;
  readonly events: readonly LedgerEvent[];
  /** Rows of the files that say too little to be entries. */
  readonly unreadRows: readonly Issue[];
  /** Remarks of reading and valuing. */
  readonly issues: readonly Issue[];
}

export async function reportLedger(
  paths: readonly string[],
  options: { readonly timezone?: readonly string[]; readonly account?: readonly string[]; readonly own?: OwnPrices },
  io: CommandIo,
  progress: Progress,
): Promise<ReportLedger> {
  const [path = ''] = paths;
  if (paths.length === 1 && /\.json$/i.test(path)) {
    progress.show(0, 4, 'Reading');
    return readValuedLedger(path, options.own ?? NO_OWN_PRICES, io);
  }
  progress.show(0, 4, `Importing ${paths.length} files`);
  const { account = [], timezone = [], own = NO_OWN_PRICES } = options;
  const inputs = await openInputs(paths, io);
  const { zones, ...zone } = zoneAnswers(timezone, paths, inputs);
  const answers = joinAnswers(zones, accountAnswers(account, paths, inputs));
  const result = await importFiles(inputs, { ...zone, answers });
  checkEveryRowOnce(result);
  const rules = rulesOfFiles(result.rules);
  progress.show(1, 4, `Valuing ${result.events.length} entries`);
  const read = withOpen(result.events, result.open);
  nameTokens(read);
  const valued = await valueEvents(read, own);
  const unread = unreadIssues(result.unread);
  return {
    rules,
    events: valued.events,
    unreadRows: unread,
    issues: [...result.issues, ...valued.issues],
  };
}

/** A ledger file with what it says itself, for commands that write it again or need its statements. */
export interface ValuedFile extends ReportLedger {
  readonly file: ReadLedgerFile;
}

/**
 * A ledger file as every command reads it: valued from the same prices and with everything open that it carries, so that no
 * two commands answer differently about one ledger.
 */
export async function readValuedLedger(path: string, own: OwnPrices, io: CommandIo): Promise<ValuedFile> {
  const file = await readLedger(path, io);
  const { rules, events, unread = [], remarks = [], issues } = file;
  const valued = await valueMissing(events, own);
  return {
    rules,
    events: valued.events,
    unreadRows: unreadIssues(unread),
    issues: [...issues, ...remarkIssues(remarks), ...valued.issues],
    file,
  };
}

/** The price data are opened only for a ledger that needs them. */
export async function valueMissing(
  events: readonly LedgerEvent[],
  own: OwnPrices = NO_OWN_PRICES,
): Promise<{ readonly events: readonly LedgerEvent[]; readonly issues: readonly Issue[] }> {
  if (!events.some(lacksValue)) return { events, issues: [] };
  const lacking = new Set(events.filter(lacksValue).map(({ id }) => id));
  const { events: valued, issues } = await valueEvents(events, own);
  return { events: valued, issues: issues.filter(({ source }) => lacking.has(source.eventId ?? '')) };
}

/** Rows that the ledger may be short of, whether its files were read just now or long ago. */
export function unreadIssues(rows: readonly UnreadRow[]): readonly Issue[] {
  return rows.map(({ file, line, code, params }) => issue(code, 'error', { file, line }, params));
}

function remarkIssues(remarks: readonly LedgerRemark[]): readonly Issue[] {
  return remarks.map(({ code, severity, eventId, file, params }) =>
    issue(code, severity, defined({ eventId, file }), params),
  );
}
