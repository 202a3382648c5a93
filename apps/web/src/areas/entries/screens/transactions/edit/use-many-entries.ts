/**
 * One change of many entries, saved against what they held when its dialog opened. Entries that were changed since are
 * told with their newer state; the user applies the change to them too, or leaves them out.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import { useState } from 'react';
import type { Edit, EditDone, EventPrints } from '../../../../../platform/ledger/edit-types.ts';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import type { Edits, NewerEntries } from './use-edits.ts';

export type ManyEdit = Extract<Edit, { readonly eventIds: readonly string[] }>;
export type Write = (edit: ManyEdit, onNewer: (newer: NewerEntries) => void) => Promise<EditDone | undefined>;

export interface ManyEntries {
  /** Those that are left in. */
  readonly eventIds: readonly string[];
  /** Changed meanwhile, until the user has decided about them. */
  readonly newer: readonly LedgerEvent[];
  readonly apply: (edit: ManyEdit) => Promise<EditDone | undefined>;
  readonly applyToo: (edit: ManyEdit) => Promise<EditDone | undefined>;
  readonly leaveOut: () => void;
}

export function useManyEntries(edits: Edits, chosen: readonly string[], write: Write = edits.apply): ManyEntries {
  const api = useLedger();
  // Asked once, when the dialog opens.
  const [opened] = useState(() => api.eventPrints(edits.book, chosen));
  /** Newer states that the user has seen and wants the change for. */
  const [seen, setSeen] = useState<EventPrints>({});
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const [newer, setNewer] = useState<NewerEntries>({ events: [], prints: {} });
  const eventIds = out.size === 0 ? chosen : chosen.filter((id) => !out.has(id));
  const apply = async (edit: ManyEdit, known: EventPrints) => {
    const first = await opened;
    const all = { ...(first.ok ? first.value : {}), ...known };
    const prints = Object.fromEntries(eventIds.flatMap((id) => (all[id] === undefined ? [] : [[id, all[id]]])));
    return write({ ...edit, prints }, setNewer);
  };
  const decide = () => setNewer({ events: [], prints: {} });
  return {
    eventIds,
    newer: newer.events,
    apply: (edit) => apply(edit, seen),
    applyToo: (edit) => {
      const known = { ...seen, ...newer.prints };
      setSeen(known);
      decide();
      return apply(edit, known);
    },
    leaveOut: () => {
      setOut(new Set([...out, ...newer.events.map(({ id }) => id)]));
      decide();
    },
  };
}
