/**
 * Everything a report is made of, gathered from a loaded book: valued events, wallets, rows that nobody has mended, changes
 * by hand, settings, profile and person. The moment of making comes from outside, so that the same input gives the same file.
 */
import { compareText, type Issue, issue } from '@cryptax/kernel';
import type { ImportRecord, WalletRecord } from '@cryptax/store';
import type { ManualChange, ReportInput, WalletInfo } from '@cryptax/tax-de';
import { berlinYearOf } from '../../../platform/berlin-day.ts';
import type { TaxSettings } from '../../../platform/ledger/ledger-state.ts';
import { detailsOf, pendingTransfers } from '../../../platform/ledger/worker/import-details.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import type { PersonData } from '../person-types.ts';
import { reportPerson } from './kept-person.ts';

export interface InputParts {
  readonly loaded: LoadedBook;
  /** Of all years. */
  readonly changes: readonly ManualChange[];
  readonly settings: TaxSettings;
  readonly person: PersonData;
  readonly year: number;
  readonly generatedAt: string;
}

export function reportInput({ loaded, changes, settings, person, year, generatedAt }: InputParts): ReportInput {
  /** Later events do not touch this year. */
  const concerns = ({ event }: ManualChange) => event === undefined || (berlinYearOf(event.at) ?? year) <= year;
  return {
    year,
    person: reportPerson(person),
    settings: settings.match,
    profile: settings.profile,
    generatedAt,
    wallets: walletInfos(loaded.wallets),
    manualChanges: changes.filter(concerns),
    unreadRows: [...unreadRows(loaded.imports), ...openMovements(loaded.imports, year)],
    spouse: null,
    events: loaded.valued,
  };
}

/** By name, as on the command line. A wallet that nothing is known of is not described: it counts among the platforms. */
function walletInfos(wallets: readonly WalletRecord[]): readonly WalletInfo[] {
  return wallets
    .map(walletInfo)
    .filter((info) => Object.keys(info).length > 1)
    .sort((a, b) => compareText(a.wallet, b.wallet));
}

function walletInfo({ id, name, type, address }: WalletRecord): WalletInfo {
  return {
    wallet: id,
    ...(name === id ? {} : { name }),
    ...(type === 'unknown' ? {} : { kind: type === 'exchange' ? 'exchange' : 'wallet' }),
    ...(address === undefined ? {} : { address }),
  };
}

/** A row without a readable date may belong to any year. */
function unreadRows(imports: readonly ImportRecord[]): readonly Issue[] {
  return imports.flatMap((record) => {
    const mended = new Set(record.mended.map(({ line }) => line));
    return detailsOf(record)
      .review.filter(({ line }) => !mended.has(line))
      .map(({ line, code, params }) => issue(code, 'error', { file: record.fileName, line }, params));
  });
}

/** Deposits and withdrawals whose other side is open, up to the end of the year. */
function openMovements(imports: readonly ImportRecord[], year: number): readonly Issue[] {
  return pendingTransfers(imports)
    .map(({ candidate }) => candidate)
    .filter(({ at }) => (berlinYearOf(new Date(at * 1000).toISOString()) ?? year) <= year)
    .map(({ direction, asset, amount, wallet, source }) =>
      issue(
        `transfer.unmatched-${direction}`,
        'error',
        { file: source.file, line: source.line },
        {
          asset,
          amount,
          wallet,
        },
      ),
    );
}
