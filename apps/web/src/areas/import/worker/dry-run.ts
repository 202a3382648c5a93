/** Files read against the ledger, before anybody said yes: what the preview shows and the commit writes. */
import type { FileReport } from '@cryptax/importers';
import { invariant } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { PreparedImport, ReadFile } from './prepare-import.ts';
import type { FileAccount } from './row-accounts.ts';

export interface DryRun extends PreparedImport {
  /** New events, rules applied; what will be written. */
  readonly events: readonly LedgerEvent[];
  /** The revision of the ledger that the files were read against. */
  readonly revision: number;
}

export function accountAt({ result }: DryRun, index: number): FileAccount {
  const account = result.accounts[index];
  invariant(account !== undefined, 'every file has its account');
  return account;
}

export function reportAt({ result }: DryRun, index: number): FileReport {
  const report = result.files[index];
  invariant(report !== undefined, 'every file has its report');
  return report;
}

/** The chosen file that a report belongs to: itself, or the archive or workbook around it. */
export function requestOf({ files }: DryRun, name: string): ReadFile | undefined {
  return files.get(name) ?? [...files.values()].find((file) => name.startsWith(`${file.name}/`));
}
