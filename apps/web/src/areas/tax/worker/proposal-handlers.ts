/**
 * Proposals of an adviser. On his side a pack fills an empty book, he works in it as in any other, and what differs from the pack
 * goes back, by the steps that changed it. On the client's side each is one edit against the entries as the adviser saw them.
 */
import { err, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { Proposal, Proposals } from '@cryptax/reports';
import { fingerprint, type JournalRecord } from '@cryptax/store';
import type { Answer, LedgerError } from '../../../platform/ledger/answer.ts';
import type { OpenBook } from '../../../platform/ledger/worker/books.ts';
import type { WorkerContext } from '../../../platform/ledger/worker/context.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import { readTouches } from '../../../platform/ledger/worker/touched-events.ts';
import type { MadeFile } from '../report-types.ts';
import { createFileMaker, fromWriter } from './file-maker.ts';
import type { OpenPacks } from './open-packs.ts';
import { keepTaxSettings } from './profile/tax-choice.ts';
import type { HeldReport } from './report-builder.ts';
import type { ReportWriter } from './report-writer.ts';

/** Why the entries of a pack are in a book, in its journal. */
const FROM_PACK = 'pack';

interface ProposalWords {
  readonly adviser: string;
  /** In the order of the changes. */
  readonly reasons: readonly string[];
}

type Changes = readonly Omit<Proposal, 'reason'>[];

export function createProposalHandlers(
  { withBook, editing }: Pick<WorkerContext, 'withBook' | 'editing'>,
  writer: ReportWriter,
  packs: OpenPacks,
) {
  const files = createFileMaker(writer);
  const withChanges = <T>(packId: string, work: (pack: HeldReport, changes: Changes, now: string) => Answer<T>) =>
    withBook('own', async (open, live): Answer<T> => {
      const pack = packs.held(packId);
      if (!pack.ok) return pack;
      const changes = await differences(pack.value.events, open, live);
      return changes.ok ? work(pack.value, changes.value, live.now()) : changes;
    });
  return {
    /** The entries of a pack become those of this book, with method and profile of its report; only an empty book takes them. */
    workOnPack: (packId: string): Answer<void> =>
      editing(async (live) => {
        const [pack, open] = [packs.held(packId), await live.books.get('own')];
        if (!pack.ok) return pack;
        if (!open.ok) return open;
        if (open.value.loaded.valued.length > 0) return err({ code: 'pack.book-in-use' });
        const { events, report } = pack.value;
        const change = { kind: 'add', why: FROM_PACK, events } as const;
        const added = await live.store.events.apply('own', open.value.loaded.revision, change);
        if (!added.ok) return added;
        return keepTaxSettings(live.store, { match: report.frame.settings, profile: report.frame.profile });
      }),
    /** What this book has otherwise than the pack. */
    proposedChanges: (packId: string): Answer<Changes> => withChanges(packId, async (_, changes) => ok(changes)),
    createProposals: (packId: string, passphrase: string, words: ProposalWords): Answer<MadeFile> =>
      withChanges(packId, async (pack, changes, createdAt) => {
        const { frame, seal } = await pack.sealed();
        const proposals = changes.map((change, no) => ({ ...change, reason: words.reasons[no]?.trim() ?? '' }));
        const content = { createdAt, adviser: words.adviser.trim(), year: frame.year, seal, proposals };
        return files.make({ kind: 'proposals', content, passphrase });
      }),
    openProposals: async (file: File, passphrase: string): Answer<Proposals> => {
      const read = await fromWriter(
        file.arrayBuffer().then((bytes) => writer.openProposals(new Uint8Array(bytes), passphrase)),
      );
      return read.ok ? read.value : read;
    },
  };
}

/** Entries that one step of the journal changed together are one change: half an answer would be none. */
async function differences(
  packed: readonly LedgerEvent[],
  { loaded }: OpenBook,
  { store }: LiveLedger,
): Promise<Result<Changes, LedgerError>> {
  const before = new Map(packed.map((event) => [event.id, event]));
  const after = new Map(loaded.stored.map((event) => [event.id, event]));
  const ids = [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => fingerprint(before.get(id) ?? null) !== fingerprint(after.get(id) ?? null),
  );
  const journal = await store.journal.list('own');
  if (!journal.ok) return journal;
  const steps = journal.value.filter(
    ({ why, state }) => why !== FROM_PACK && (state === 'done' || state === 'archived'),
  );
  const isAbout = await readTouches(store, loaded, steps);
  if (!isAbout.ok) return isAbout;
  return ok(
    groupsOf(ids, steps, isAbout.value).map((group) => ({
      before: group.flatMap((id) => before.get(id) ?? []),
      after: group.flatMap((id) => after.get(id) ?? []),
    })),
  );
}

function groupsOf(
  ids: readonly string[],
  steps: readonly JournalRecord[],
  isAbout: (step: JournalRecord, id: string) => boolean,
): readonly (readonly string[])[] {
  let groups: readonly (readonly string[])[] = ids.map((id) => [id]);
  for (const step of steps) {
    const isTouched = (group: readonly string[]) => group.some((id) => isAbout(step, id));
    const touched = groups.filter(isTouched);
    if (touched.length > 1) groups = [...groups.filter((group) => !isTouched(group)), touched.flat()];
  }
  return groups;
}
