/** The proof of origin: what can be traced, the walk back, and the dossier as a file. */
import { compareText, err, ok, type Result } from '@cryptax/kernel';
import { ALL_WALLETS, type LedgerEvent } from '@cryptax/ledger';
import { explainOrigin, type OriginTarget, originDocument, originPicture, originRows } from '@cryptax/reports/origin';
import type { Book } from '@cryptax/store';
import type { Locale } from '../../../platform/i18n/strings.ts';
import type { Answer, LedgerError } from '../../../platform/ledger/answer.ts';
import type { WorkerContext } from '../../../platform/ledger/worker/context.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import type { MadeFile } from '../report-types.ts';
import type { OriginChoices, OriginPayout, OriginView } from '../screen-types.ts';
import { keptDocuments, personData } from './beside-entries.ts';
import { madeFile } from './file-maker.ts';
import type { ReportWriter } from './report-writer.ts';

/** A list that a person can still choose from; the newest are asked about. */
const MOST_PAYOUTS = 2_000;

export function createOriginHandlers({ withBook }: WorkerContext, { write }: ReportWriter) {
  return {
    originChoices: (book: Book): Answer<OriginChoices> =>
      withBook(book, async ({ loaded }) => ok({ payouts: payoutsOf(loaded.valued), wallets: walletsOf(loaded) })),
    originProof: (book: Book, target: OriginTarget): Answer<OriginView> =>
      withBook(book, async ({ loaded }) => originView(loaded, target)),
    /** As PDF, written in a worker of its own. */
    printOrigin: (book: Book, target: OriginTarget, locale: Locale, fileName: string): Answer<MadeFile> =>
      withBook(book, async ({ loaded }, { now, store }) => {
        const view = originView(loaded, target);
        if (!view.ok) return view;
        const { name: owner } = await personData(store);
        const documents = await keptDocuments(store, loaded);
        if (!documents.ok) return documents;
        const { proof, rows } = view.value;
        const document = originDocument(proof, rows, { locale, owner, documents: documents.value });
        const options = { locale, madeAt: now(), demo: book === 'demo' };
        return madeFile(write({ kind: 'plan', fileName, document, options }, () => undefined).file);
      }),
  };
}

function originView({ valued, place, engine }: LoadedBook, target: OriginTarget): Result<OriginView, LedgerError> {
  const proof = explainOrigin(target, valued, engine);
  if (proof === undefined) return err({ code: 'report.failed', cause: target.kind });
  const rows = originRows(proof, (id) => valued[place.get(id) ?? -1]);
  return ok({ proof, rows, picture: originPicture(rows, proof.links) });
}

function payoutsOf(events: readonly LedgerEvent[]): readonly OriginPayout[] {
  const found: OriginPayout[] = [];
  for (const event of events) {
    if (event.kind === 'money-out' && event.money.asset === 'EUR') {
      const { id, kind, at, wallet, money } = event;
      found.push({ eventId: id, kind, at, wallet, euro: money.amount });
    } else if (event.kind === 'sell') {
      const { id, kind, at, wallet, valueEur = null } = event;
      found.push({ eventId: id, kind, at, wallet, euro: valueEur });
    }
  }
  const rank = ({ kind }: OriginPayout) => (kind === 'money-out' ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b) || compareText(b.at, a.at)).slice(0, MOST_PAYOUTS);
}

/** Wallets that hold coins. With one pool over all wallets the lots lie in no single one. */
function walletsOf({ engine }: LoadedBook): readonly string[] {
  const held = new Set(engine.openLots().map(({ wallet }) => wallet));
  held.delete(ALL_WALLETS);
  return [...held].sort(compareText);
}
