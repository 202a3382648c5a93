/** Reports of others beside the ledger: nothing of them is kept. */
import { ok } from '@cryptax/kernel';
import { comparisonDocument } from '@cryptax/reports/comparison';
import type { Book } from '@cryptax/store';
import type { Answer } from '../../../platform/ledger/answer.ts';
import type { WorkerContext } from '../../../platform/ledger/worker/context.ts';
import type { MadeFile } from '../report-types.ts';
import type { CompareChoice, Compared, ComparedGains, ComparedStatement } from '../screen-types.ts';
import { personData } from './beside-entries.ts';
import { madeFile } from './file-maker.ts';
import type { ReportWriter } from './report-writer.ts';

export function createCompareHandlers({ withBook }: WorkerContext, { write }: ReportWriter) {
  return {
    compareReport: (book: Book, file: File, choice: CompareChoice): Answer<Compared> =>
      withBook(book, async ({ loaded }, live) => {
        const { compareFile } = await import('./compare-file.ts');
        return ok(await compareFile(loaded, live, file, choice));
      }),
    /** What the screen shows, as PDF in German; the file is not read again. */
    printComparison: (book: Book, found: ComparedGains | ComparedStatement): Answer<MadeFile> =>
      withBook(book, async (_open, live) => {
        const { name: owner } = await personData(live.store);
        const document = comparisonDocument(found.kind === 'gains' ? found : withAccounts(found), owner);
        const fileName = `${found.kind === 'gains' ? 'Zweitmeinung' : 'Plattformvergleich'}_${found.year}.pdf`;
        const options = { locale: 'de', madeAt: live.now(), demo: book === 'demo' } as const;
        return madeFile(write({ kind: 'plan', fileName, document, options }, () => undefined).file);
      }),
  };
}

function withAccounts(found: ComparedStatement) {
  const account = found.wallets.find(({ id }) => id === found.wallet)?.name ?? found.wallet;
  return { ...found, accounts: account === null ? [] : [account] };
}
