/** What the user saved under a name (rules for later imports, views of the list), and the history of what he did. */
import { ok } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { Answer } from '../../../../platform/ledger/answer.ts';
import type { LabelRule, SavedView } from '../../../../platform/ledger/edit-types.ts';
import type { JournalEntry } from '../../../../platform/ledger/ledger-state.ts';
import type { WorkerContext } from '../../../../platform/ledger/worker/context.ts';
import { labelRules } from '../../../../platform/ledger/worker/kept-settings.ts';

export function createPresetHandlers({ withLedger, editing }: Pick<WorkerContext, 'withLedger' | 'editing'>) {
  return {
    /** The whole history, newest first. */
    journal: (book: Book): Answer<readonly JournalEntry[]> =>
      withLedger(async ({ store }) => {
        const list = await store.journal.list(book);
        return list.ok ? ok(list.value.map(({ book: _, ...entry }) => entry).reverse()) : list;
      }),
    rules: (): Answer<readonly LabelRule[]> => withLedger(({ store }) => labelRules(store)),
    removeRule: (id: string): Answer<void> => editing(({ store }) => store.presets.remove('rule', id)),
    views: (): Answer<readonly SavedView[]> =>
      withLedger(async ({ store }) => {
        const list = await store.presets.list('view');
        return list.ok ? ok(list.value.map(({ id, name, data }) => ({ id, name, data }))) : list;
      }),
    saveView: (view: SavedView): Answer<void> => editing(({ store }) => store.presets.save({ kind: 'view', ...view })),
    removeView: (id: string): Answer<void> => editing(({ store }) => store.presets.remove('view', id)),
  };
}
