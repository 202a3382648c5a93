/**
 * Recomputes a sealed report from the ledger and lists each figure that differs, by path. The settings, profile and
 * person come from the report itself; only the events are given again. Read from a file, so nothing is trusted.
 */
import { err, isRecord, ok, parseDecimal, parseInstant, type Result } from '@cryptax/kernel';
import { type LedgerEvent, METHODS, SCOPES } from '@cryptax/ledger';
import type { ReportError } from './draft-report.ts';
import { sealOf } from './input-hash.ts';
import type { ReportFrame } from './report-input.ts';
import { buildTaxYearReport } from './seal-report.ts';

export interface Difference {
  /** For example `summary.assessed.privateSales.net` or `lots[3].gain`. */
  readonly path: string;
  readonly reported: unknown;
  readonly recomputed: unknown;
}

export interface Verification {
  readonly agrees: boolean;
  /** False: a field was changed after sealing. */
  readonly sealIntact: boolean;
  /** False: the ledger is not the one the report was made from. */
  readonly inputsAgree: boolean;
  readonly differences: readonly Difference[];
}

export type VerifyError = { readonly code: 'report.not-a-report' } | ReportError;

export function verifyReport(
  report: unknown,
  events: readonly LedgerEvent[],
  spouseEvents?: readonly LedgerEvent[],
): Result<Verification, VerifyError> {
  if (!isReport(report)) return err({ code: 'report.not-a-report' });
  const recomputed = buildTaxYearReport({
    ...report.frame,
    events,
    spouseEvents,
  });
  if (!recomputed.ok) return recomputed;
  const { seal: _ours, ...expected } = recomputed.value;
  const { seal, ...given } = report;
  const differences: Difference[] = [];
  compareValues('', given, JSON.parse(JSON.stringify(expected)), differences);
  const sealIntact = seal === sealOf(report);
  const inputsAgree = given.inputHash === expected.inputHash;
  return ok({ agrees: sealIntact && differences.length === 0, sealIntact, inputsAgree, differences });
}

interface ReportShape {
  readonly frame: ReportFrame;
  readonly inputHash: unknown;
  readonly seal: unknown;
}

function isReport(value: unknown): value is ReportShape {
  if (!isRecord(value) || value.format !== 'cryptax-report' || value.version !== 1 || !isRecord(value.frame))
    return false;
  const { year, person, settings, profile, wallets, manualChanges, unreadRows, spouse } = value.frame;
  const { documents = [], yearEnd = [], transferValues = [] } = value.frame;
  const lists = [wallets, manualChanges, unreadRows, documents].every((list) => isListOf(list, isRecord));
  const values = [yearEnd, transferValues].every((list) => isListOf(list, isValue));
  const couple = spouse === null || (isRecord(spouse) && isSettings(spouse.settings) && isRecord(spouse.profile));
  return (
    Number.isInteger(year) && isRecord(person) && isSettings(settings) && isRecord(profile) && lists && values && couple
  );
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

/** Whatever it is the value of, there has to be one. */
function isValue(item: unknown): boolean {
  return isRecord(item) && typeof item.valueEur === 'string' && parseDecimal(item.valueEur).ok;
}

function isSettings(value: unknown): boolean {
  if (!isRecord(value) || !Array.isArray(value.poolMethods)) return false;
  const methods = [value.method, ...value.poolMethods.map((choice) => (isRecord(choice) ? choice.method : null))];
  const known = methods.every((method) => METHODS.some((name) => name === method));
  return known && SCOPES.some((scope) => scope === value.scope) && value.poolMethods.every(isPoolMethod);
}

function isPoolMethod({ wallet, asset, from }: Readonly<Record<string, unknown>>): boolean {
  const moment = from === undefined || (typeof from === 'string' && parseInstant(from).ok);
  return typeof wallet === 'string' && typeof asset === 'string' && moment;
}

function compareValues(path: string, reported: unknown, recomputed: unknown, into: Difference[]): void {
  if (Array.isArray(reported) && Array.isArray(recomputed)) {
    const length = Math.max(reported.length, recomputed.length);
    for (let i = 0; i < length; i++) compareValues(`${path}[${i}]`, reported[i], recomputed[i], into);
  } else if (isRecord(reported) && isRecord(recomputed)) {
    const keys = new Set([...Object.keys(reported), ...Object.keys(recomputed)]);
    for (const key of [...keys].sort()) {
      compareValues(path === '' ? key : `${path}.${key}`, reported[key], recomputed[key], into);
    }
  } else if (reported !== recomputed) {
    into.push({ path, reported, recomputed });
  }
}
