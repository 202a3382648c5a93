/** Entries that were changed while a dialog about many of them was open: how they stand now, and what would become of them. */
import type { LedgerEvent } from '@cryptax/ledger';
import { NewerState } from '../../../../../platform/forms/newer-state.tsx';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { formatInstant } from '../../../../../ui/format/date.ts';
import { readableEntry } from '../model/entry-differences.ts';
import { newerEntryStrings } from '../strings/newer-entry-strings.ts';
import { useLabelName } from './label-name.ts';
import type { ManyEdit, ManyEntries } from './use-many-entries.ts';

export interface NewerEntriesProps {
  readonly entries: ManyEntries;
  readonly edit: ManyEdit;
  readonly isBusy: boolean;
  readonly onApplyToo: () => void;
}

export function NewerEntries({ entries, edit, isBusy, onApplyToo }: NewerEntriesProps) {
  const t = useStrings(newerEntryStrings);
  const states = useStates(edit);
  const { newer, leaveOut } = entries;
  if (newer.length === 0) return null;
  return (
    <NewerState
      differences={newer.map((event) => ({ id: event.id, ...states(event) }))}
      isBusy={isBusy}
      onTakeStored={leaveOut}
      onKeepMine={onApplyToo}
      words={{
        title: t('many.title', { count: newer.length }),
        line: t('many.line'),
        field: t('entry'),
        mine: t('planned'),
        takeStored: t('leave-out'),
        keepMine: t('apply-too'),
      }}
    />
  );
}

function useStates(edit: ManyEdit): (event: LedgerEvent) => { label: string; stored: string; mine: string } {
  const t = useStrings(newerEntryStrings);
  const kind = useStrings(kindStrings);
  const locale = useLocale();
  const labelName = useLabelName();
  return (event) => {
    const fields = readableEntry(event, { kind, locale });
    const read = (field: Parameters<typeof fields.get>[0]) => fields.get(field) ?? '';
    const amounts = [read('out'), read('in')].filter(Boolean).join(' → ');
    const entry = [read('moment').split(',')[0], read('kind'), amounts].filter(Boolean).join(' · ');
    switch (edit.kind) {
      case 'label':
        return { label: entry, stored: read('kind'), mine: labelName(edit.label) };
      case 'delete':
      case 'merge':
        return { label: entry, stored: [amounts, read('wallet')].join(', '), mine: t(`after.${edit.kind}`) };
      case 'bulk-edit': {
        const { wallet, note, shiftSeconds, label } = edit.patch;
        if (wallet !== undefined) return { label: entry, stored: read('wallet'), mine: wallet };
        if (note !== undefined) return { label: entry, stored: read('note'), mine: note };
        if (label !== undefined) return { label: entry, stored: read('kind'), mine: labelName(label) };
        const shown = (at: number) => formatInstant(at, locale, { seconds: true });
        const at = Date.parse(event.at);
        return { label: entry, stored: shown(at), mine: shown(at + (shiftSeconds ?? 0) * 1_000) };
      }
    }
  };
}
