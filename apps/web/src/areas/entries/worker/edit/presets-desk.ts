/** What the user saved under a name (rules for later imports, views of the list), and the history of what he did. */
import { ok } from '@cryptax/kernel';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import type { Doors } from '../../../../platform/ledger/worker/doors.ts';
import { labelRules } from '../../../../platform/ledger/worker/kept-settings.ts';

type PresetsApi = Pick<LedgerApi, 'journal' | 'rules' | 'removeRule' | 'views' | 'saveView' | 'removeView'>;

export function createPresetsDesk({ withSession, editing }: Pick<Doors, 'withSession' | 'editing'>): PresetsApi {
  return {
    journal: (book) =>
      withSession(async ({ store }) => {
        const list = await store.journal.list(book);
        return list.ok ? ok(list.value.map(({ book: _, ...entry }) => entry).reverse()) : list;
      }),
    rules: () => withSession(({ store }) => labelRules(store)),
    removeRule: (id) => editing(({ store }) => store.presets.remove('rule', id)),
    views: () =>
      withSession(async ({ store }) => {
        const list = await store.presets.list('view');
        return list.ok ? ok(list.value.map(({ id, name, data }) => ({ id, name, data }))) : list;
      }),
    saveView: (view) => editing(({ store }) => store.presets.save({ kind: 'view', ...view })),
    removeView: (id) => editing(({ store }) => store.presets.remove('view', id)),
  };
}
