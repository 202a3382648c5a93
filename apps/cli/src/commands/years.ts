/** `cryptax years`: declared and computed years side by side, with the tax and the interest of the difference. */
import { type Day, isRecord, parseDay, parseDecimal } from '@cryptax/kernel';
import { compareYears, type DeclaredYear, loadEngine, type PastYear } from '@cryptax/tax-de';
import { BadInput } from '../bad-input.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { issueLines, needsReview, printedIssues } from '../output/issues.ts';
import { table } from '../output/table.ts';
import { NO_OWN_PRICES } from '../own-prices.ts';
import { readJson } from '../read-input.ts';
import { readProfile } from '../read-profile.ts';
import { readValuedLedger } from '../report-ledger.ts';
import { type MethodOptions, settingsFor } from '../settings-for.ts';

export interface YearsOptions extends MethodOptions {
  readonly profile: string;
  readonly declared?: string;
  readonly effective: string;
  readonly paid?: string;
  readonly json?: boolean;
}

export async function years(path: string, options: YearsOptions, io: CommandIo): Promise<ExitCode> {
  const effective = dayOf('--effective', options.effective);
  const paid = options.paid === undefined ? undefined : dayOf('--paid', options.paid);
  const ledger = await readValuedLedger(path, NO_OWN_PRICES, io);
  const profile = await readProfile(options.profile, io);
  const declared = options.declared === undefined ? {} : await readDeclared(options.declared, io);
  const engine = loadEngine(ledger.events, settingsFor(ledger.rules, options));
  const compared = compareYears({ figures: engine.years(), profile, declared, effective, paid });
  if (!compared.ok) throw new BadInput(`${options.profile}: ${compared.error.field} cannot be read`);
  const issues = printedIssues([...ledger.unreadRows, ...ledger.issues, ...engine.issues()]);
  if (options.json === true) io.out(`${JSON.stringify({ years: compared.value, issues })}\n`);
  else io.out(`${yearsTable(compared.value)}\n${remarks(compared.value)}`);
  io.error(issueLines(issues));
  return needsReview(issues) ? 1 : 0;
}

function dayOf(name: string, text: string): Day {
  const day = parseDay(text);
  if (!day.ok) throw new BadInput(`${name} "${text}" is not a day such as 2027-03-15`);
  return day.value;
}

function yearsTable(rows: readonly PastYear[]): string {
  const figure = { align: 'right' } as const;
  return table(
    [
      { title: 'Year' },
      { title: 'Declared', ...figure },
      { title: 'Computed', ...figure },
      { title: 'Difference', ...figure },
      { title: 'Tax', ...figure },
      { title: 'Interest', ...figure },
      { title: 'Open until' },
    ],
    rows.map(({ year, declared, computed, difference, interest, openUntil, incomplete }) => [
      `${year}${incomplete > 0 ? ' (incomplete)' : ''}`,
      declared.taxable,
      computed.taxable,
      difference.taxable,
      difference.tax ?? 'unknown',
      interest?.amount ?? 'unknown',
      openUntil.ordinary,
    ]),
  );
}

const PLAIN = `Declared, computed and difference are what is taxable of private sales and services, after limits and losses.
Open until: for an honest mistake; five years after recklessness and ten after evasion are in the JSON (openUntil).
`;

const LAWYER_FIRST = `Anyone who notices that a return was wrong has to correct it without delay (section 153 AO). Where it may have been more than a
mistake, ask a lawyer before you write: a disclosure (section 371 AO) frees only if it is complete for all years at once.
`;

function remarks(rows: readonly PastYear[]): string {
  return rows.some(({ difference }) => !difference.taxable.startsWith('-') && difference.taxable !== '0.00')
    ? PLAIN + LAWYER_FIRST
    : PLAIN;
}

const isAmount = (value: unknown) => typeof value === 'string' && parseDecimal(value).ok;

/** What may stand in a declared year: how it is checked, and what it should be. */
const FIELDS: Readonly<Record<string, readonly [(value: unknown) => boolean, string]>> = {
  privateSales: [isAmount, 'an amount such as "1250.00"'],
  income: [isAmount, 'an amount such as "1250.00"'],
  filedIn: [Number.isInteger, 'a year'],
  dueOn: [(value) => typeof value === 'string' && parseDay(value).ok, 'a day such as "2023-08-15"'],
};

async function readDeclared(path: string, io: CommandIo): Promise<Readonly<Record<string, DeclaredYear>>> {
  const file = await readJson(path, io);
  if (!isRecord(file)) throw new BadInput(`${path}: not an object of years`);
  for (const [year, declared] of Object.entries(file)) {
    if (!/^\d{4}$/.test(year)) throw new BadInput(`${path}: "${year}" is not a year`);
    if (!isRecord(declared)) throw new BadInput(`${path}: ${year} is not an object`);
    for (const [field, value] of Object.entries(declared)) {
      const [isFine, expected] = (Object.hasOwn(FIELDS, field) && FIELDS[field]) || [null, ''];
      if (isFine === null) throw new BadInput(`${path}: ${year}.${field} is not known`);
      if (!isFine(value)) throw new BadInput(`${path}: ${year}.${field} is not ${expected}`);
    }
  }
  return file as Readonly<Record<string, DeclaredYear>>;
}
