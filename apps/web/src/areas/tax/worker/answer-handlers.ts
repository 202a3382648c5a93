/** The answer to a letter of the tax office: what can be asked about, the check, and the files. */
import { compareText, formatDay, fromBase64, ok, type Result } from '@cryptax/kernel';
import {
  type AnswerKit,
  type AnswerRequest,
  type AskedAddress,
  answerKit,
  type KeptYearEnd,
  namedEntries,
  readYearEnd,
} from '@cryptax/reports/answer';
import type { Book, Store, WalletRecord } from '@cryptax/store';
import type { TaxYearReport } from '@cryptax/tax-de';
import type { Answer, LedgerError } from '../../../platform/ledger/answer.ts';
import type { OpenBook } from '../../../platform/ledger/worker/books.ts';
import type { BookCertainty } from '../../../platform/ledger/worker/certainty/book-certainty.ts';
import type { WorkerContext } from '../../../platform/ledger/worker/context.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import type { MadeFile } from '../report-types.ts';
import type { AnswerChoices, AnswerView } from '../screen-types.ts';
import { madeFile } from './file-maker.ts';
import { createReportBuilder } from './report-builder.ts';
import { reportYears } from './report-view.ts';
import type { ReportWriter } from './report-writer.ts';

/** The addresses of a wallet: its one, or those of its key that were found in use. */
export type OwnAddresses = (
  store: Store,
  wallet: WalletRecord,
) => Promise<{ readonly addresses: readonly string[]; readonly isKey: boolean }>;

export function createAnswerHandlers(
  { withBook }: WorkerContext,
  { write }: ReportWriter,
  certainty: BookCertainty,
  ownAddresses: OwnAddresses,
) {
  const builder = createReportBuilder();

  /** A year whose rules are unknown has no report; the check says so. */
  const reportsOf = async (
    open: OpenBook,
    live: LiveLedger,
    years: readonly number[],
  ): Promise<Result<readonly TaxYearReport[], LedgerError>> => {
    const reports: TaxYearReport[] = [];
    for (const year of years) {
      const held = await builder.build({ open, live, year });
      if (held.ok) reports.push(await held.value.sealed());
      else if (held.error.code !== 'report.year-unknown') return held;
    }
    return ok(reports);
  };

  const kitOf = async (
    open: OpenBook,
    live: LiveLedger,
    request: AnswerRequest,
  ): Promise<Result<AnswerKit, LedgerError>> => {
    const reports = await reportsOf(open, live, request.years);
    if (!reports.ok) return reports;
    const isOpen = reports.value.some(({ completeness }) => !completeness.complete);
    const known = isOpen ? await certainty(open, live) : undefined;
    const ranges = known?.ok ? known.value.certainty.years : undefined;
    const today = formatDay(live.today());
    const isAsked = request.addresses.length > 0 || request.points.includes('addresses');
    const addresses = isAsked ? await addressesOf(open.loaded, live.store) : [];
    const yearEnds = request.points.includes('balances') ? await keptYearEnds(live.store, open.loaded.book) : [];
    return ok(answerKit({ request, reports: reports.value, ranges, addresses, yearEnds, today }));
  };

  const addressesOf = async ({ valued, wallets }: LoadedBook, store: Store): Promise<readonly AskedAddress[]> => {
    const found = new Map<string, AskedAddress>();
    for (const wallet of wallets.filter(({ address }) => address !== undefined)) {
      const { addresses, isKey } = await ownAddresses(store, wallet);
      for (const address of addresses) {
        const known = found.get(address) ?? { address, wallets: [], isWhole: true, named: [] };
        const owner = { id: wallet.id, name: wallet.name };
        found.set(address, { ...known, wallets: [...known.wallets, owner], isWhole: known.isWhole && !isKey });
      }
    }
    return [...found.values()].map((each) => ({ ...each, named: namedEntries(valued, each.address) }));
  };

  return {
    answerChoices: (book: Book): Answer<AnswerChoices> =>
      withBook(book, async (open, live) =>
        ok({
          years: reportYears(open, live.currentYear()).map(({ year }) => year),
          wallets: walletsOf(open.loaded),
          addresses: (await addressesOf(open.loaded, live.store)).map(({ address, wallets }) => ({ address, wallets })),
        }),
      ),
    answerCheck: (book: Book, request: AnswerRequest): Answer<AnswerView> =>
      withBook(book, async (open, live) => {
        const kit = await kitOf(open, live, request);
        if (!kit.ok) return kit;
        const { annexes, gaps, person } = kit.value;
        return ok({
          annexes: annexes.map(({ point, number, rows, isUntold }) => ({ point, number, rows, isUntold })),
          gaps,
          office: person?.taxOffice ?? '',
          taxNumber: person?.taxNumber ?? '',
        });
      }),
    /** The letter with its annexes as PDF, or the tables as CSV files; written in a worker of its own. */
    makeAnswer: (book: Book, request: AnswerRequest, format: 'pdf' | 'csv'): Answer<MadeFile> =>
      withBook(book, async (open, live) => {
        const kit = await kitOf(open, live, request);
        if (!kit.ok) return kit;
        const options = { madeAt: live.now(), demo: book === 'demo' };
        return madeFile(write({ kind: 'answer', kit: kit.value, format, options }, () => undefined).file);
      }),
  };
}

/** Year-end proofs among the documents of wallets; any other text is left alone. */
async function keptYearEnds(store: Store, book: Book): Promise<readonly KeptYearEnd[]> {
  const kept = await store.evidence.list(book);
  const found: KeptYearEnd[] = [];
  for (const { id, target, mediaType } of kept.ok ? kept.value : []) {
    if (target.kind !== 'wallet' || mediaType !== 'text/plain') continue;
    const opened = await store.evidence.open(book, id);
    const proof = opened.ok ? readYearEnd(new TextDecoder().decode(fromBase64(opened.value.content))) : undefined;
    if (proof !== undefined) found.push({ ...proof, wallet: target.id });
  }
  return found;
}

/** Every wallet that an entry names, also one that nobody has described. */
function walletsOf({ valued, wallets }: LoadedBook): AnswerChoices['wallets'] {
  const known = new Map(wallets.map((wallet) => [wallet.id, wallet]));
  const ids = new Set(
    valued.flatMap((event) => (event.kind === 'transfer' ? [event.wallet, event.toWallet] : [event.wallet])),
  );
  // What nobody described counts among the platforms, as in the report.
  const choices = [...ids].map((id) => {
    const { name = id, type = 'unknown' } = known.get(id) ?? {};
    return { id, name, isPlatform: type === 'exchange' || type === 'unknown' };
  });
  return choices.sort((a, b) => Number(b.isPlatform) - Number(a.isPlatform) || compareText(a.name, b.name));
}
