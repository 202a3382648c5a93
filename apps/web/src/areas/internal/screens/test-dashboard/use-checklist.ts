/** Which items are ticked; kept in this browser until they are reset. */
import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../../../platform/settings/browser-storage.ts';
import { json } from '../../../../platform/settings/setting-types.ts';
import { createSettings } from '../../../../platform/settings/settings-store.ts';
import { ITEMS, type ItemId } from './checklist.data.ts';

const store = createSettings(
  { ticked: json<readonly ItemId[]>('cryptax-test-checklist', readTicked, []) },
  browserStorage(),
);

function readTicked(value: unknown): readonly ItemId[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return ITEMS.map(({ id }) => id).filter((id) => value.includes(id));
}

export interface Checklist {
  readonly ticked: readonly ItemId[];
  readonly tick: (id: ItemId, isDone: boolean) => void;
  readonly reset: () => void;
}

export function useChecklist(): Checklist {
  const get = () => store.get('ticked');
  const ticked = useSyncExternalStore(store.subscribe, get, get);
  return {
    ticked,
    tick: (id, isDone) => {
      const others = get().filter((other) => other !== id);
      store.set('ticked', isDone ? [...others, id] : others);
    },
    reset: () => store.clear('ticked'),
  };
}
