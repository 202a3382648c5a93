/** One entry that was changed while its form was open, beside what was entered or what the form was opened with. */
import type { LedgerEvent } from '@cryptax/ledger';
import { type Difference, differencesOf, NewerState } from '../../../../../platform/forms/newer-state.tsx';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { readableForm } from '../model/entry-differences.ts';
import { type EventForm, formOf } from '../model/event-form.ts';
import { newerEntryStrings } from '../strings/newer-entry-strings.ts';

export interface NewerEntryProps {
  readonly stored: EventForm;
  readonly mine: EventForm;
  readonly isBusy: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeStored: () => void;
}

export function NewerEntry({ stored, mine, ...actions }: NewerEntryProps) {
  const t = useStrings(newerEntryStrings);
  return <NewerState {...actions} differences={useDifferences(stored, mine)} words={{ title: t('title') }} />;
}

/** Parts that were typed for another whole are not written: the form goes on with the whole as it is now. */
export interface NewerWholeProps {
  readonly stored: LedgerEvent;
  readonly opened: LedgerEvent;
  readonly onGoOn: () => void;
}

export function NewerWhole({ stored, opened, onGoOn }: NewerWholeProps) {
  const t = useStrings(newerEntryStrings);
  const words = { title: t('title'), line: t('split.line'), mine: t('opened'), takeStored: t('go-on') };
  const differences = useDifferences(formOf(stored), formOf(opened));
  return <NewerState differences={differences} isBusy={false} onTakeStored={onGoOn} words={words} />;
}

function useDifferences(stored: EventForm, mine: EventForm): readonly Difference[] {
  const t = useStrings(newerEntryStrings);
  const words = { kind: useStrings(kindStrings), locale: useLocale() };
  return differencesOf(readableForm(stored, words), readableForm(mine, words), (field) => t(`field.${field}`));
}
