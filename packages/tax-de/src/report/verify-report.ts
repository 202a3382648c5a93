/**
 * Recomputes a sealed report from the ledger and lists each figure that differs, by path. The settings, profile and
 * person come from the report itself; only the events are given again. Read from a file, so nothing is trusted.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import { type LedgerEvent, METHODS, SCOPES } from '@cryptax/ledger';
import { buildTaxYearReport } from './build-tax-year-report.ts';
import { sealOf } from './input-hash.ts';
import type { ReportFrame } from './report-input.ts';
import type { SummaryError } from './summary.ts';

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

export type VerifyError = { readonly code: 'report.not-a-report' } | SummaryError;

export function verifyReport(
  report: unknown,
  events: readonly LedgerEvent[],
  spouseEvents: readonly LedgerEvent[] = [],
): Result<Verification, VerifyError> {
  if (!isReport(report)) return err({ code: 'report.not-a-report' });
  const recomputed = buildTaxYearReport({ ...report.frame, events, spouseEvents });
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
  if (!isObject(value) || value.format !== 'cryptax-report' || value.version !== 1) return false;
  const { frame } = value;
  if (!isObject(frame) || !isObject(frame.profile) || !isObject(frame.person) || !isSettings(frame.settings))
    return false;
  const lists = [frame.wallets, frame.manualChanges, frame.unreadRows];
  const spouse = frame.spouse === null || (isObject(frame.spouse) && isSettings(frame.spouse.settings));
  return spouse && typeof frame.year === 'number' && lists.every((list) => Array.isArray(list));
}

function isSettings(value: unknown): boolean {
  if (!isObject(value)) return false;
  const known = METHODS.some((method) => method === value.method) && SCOPES.some((scope) => scope === value.scope);
  return known && Array.isArray(value.poolMethods);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function compareValues(path: string, reported: unknown, recomputed: unknown, into: Difference[]): void {
  if (Array.isArray(reported) && Array.isArray(recomputed)) {
    const length = Math.max(reported.length, recomputed.length);
    for (let i = 0; i < length; i++) compareValues(`${path}[${i}]`, reported[i], recomputed[i], into);
  } else if (isObject(reported) && isObject(recomputed)) {
    const keys = new Set([...Object.keys(reported), ...Object.keys(recomputed)]);
    for (const key of [...keys].sort()) {
      compareValues(path === '' ? key : `${path}.${key}`, reported[key], recomputed[key], into);
    }
  } else if (reported !== recomputed) {
    into.push({ path, reported, recomputed });
  }
}
