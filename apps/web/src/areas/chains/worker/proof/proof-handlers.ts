/** Questions about proven balances: what is said, whether the ledger agrees, what may be behind a difference. */
import { explainDifference } from '@cryptax/importers';
import { defined, ok } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { Answer } from '../../../../platform/ledger/answer.ts';
import type { WorkerContext } from '../../../../platform/ledger/worker/context.ts';
import type { LiveBook } from '../../../../platform/ledger/worker/live-book.ts';
import { bookStatements } from '../../../../platform/ledger/worker/statements/book-statements.ts';
import { type BookProof, proveBook } from '../../../../platform/ledger/worker/statements/prove-book.ts';
import type { ExplainedDifference, StatementDraft, TypedStatement, WalletProofs } from '../../proof-types.ts';
import { coinProofs } from './coin-proofs.ts';
import { asTyped, isTyped, removeStatement, saveStatement } from './typed-statements.ts';

export function createProofHandlers({ withBook, editing }: WorkerContext) {
  return {
    /** Computed when asked for, and anew only when the book or what is said about it changed. */
    walletProofs: (book: Book): Answer<WalletProofs> =>
      withBook(book, async ({ loaded }, { store }) => {
        const proofs = await proveBook(loaded, store);
        if (!proofs.ok) return proofs;
        const said = await store.statements.list(book);
        if (!said.ok) return said;
        return ok({ coins: coinProofs(loaded, proofs.value), typed: said.value.filter(isTyped).map(asTyped) });
      }),
    /** `base` is what the form was opened with. */
    saveStatement: (book: Book, draft: StatementDraft, base?: TypedStatement): Answer<TypedStatement> =>
      editing((live) => saveStatement(live, book, draft, base)),
    removeStatement: (book: Book, id: string): Answer<void> => editing((live) => removeStatement(live, book, id)),
    /** The gap detective, from what somebody says: the span, and what may have happened in it. */
    explainDifference: (book: Book, wallet: string, asset: string): Answer<ExplainedDifference> =>
      withBook(book, async ({ loaded }, { store }) => {
        const proofs = await proveBook(loaded, store);
        if (!proofs.ok) return proofs;
        const proof = proofs.value.find((each) => each.wallet === wallet && each.asset === asset);
        const said = await bookStatements(loaded, store);
        if (!said.ok) return said;
        const speaking = said.value.files.flatMap(({ series }) => (series.wallet === wallet ? [series.file] : []));
        return ok(explained(loaded, proof, new Set(speaking)));
      }),
  };
}

function explained(
  { valued, waiting }: LiveBook,
  proof: BookProof | undefined,
  files: ReadonlySet<string | undefined>,
): ExplainedDifference {
  if (proof?.since === undefined || proof.difference === undefined) return { fixes: [], unreadRows: 0, entries: 0 };
  const { wallet, asset, agreed, since, difference, at = since.at } = proof;
  const inSpan = valued.filter((event) => {
    const isHere = event.wallet === wallet || (event.kind === 'transfer' && event.toWallet === wallet);
    const coins = ['in' in event ? event.in.asset : '', 'out' in event ? event.out.asset : '', event.fee?.asset];
    return isHere && coins.includes(asset) && event.at > (agreed ?? '') && event.at <= since.at;
  });
  const candidates = waiting.transfers.map(({ candidate }) => candidate);
  const span = { wallet, asset, to: at, amount: difference, ...defined({ from: agreed }) };
  return {
    fixes: explainDifference({ events: valued, candidates }, span),
    unreadRows: waiting.rows.filter(({ file, open }) => open.length === 0 && files.has(file)).length,
    entries: inSpan.length,
  };
}
