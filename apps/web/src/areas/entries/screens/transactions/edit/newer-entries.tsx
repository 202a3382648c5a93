/** Entries that were changed while a dialog about many of them was open: how they stand now, and what would become of them. */
import type { LedgerEvent } from '@cryptax/ledger';
import { type Difference, differencesOf, NewerState } from '../../../../../platform/forms/newer-state.tsx';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../../platform/i18n/readable.ts';
import type { Locale } from '../../../../../platform/i18n/strings.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { formatDay, formatInstant } from '../../../../../ui/format/date.ts';
import { formatExact } from '../../../../../ui/format/quantity.ts';
import { type EventForm, formOf } from '../model/event-form.ts';
import { newerEntryStrings } from '../strings/edit-strings.ts';
import { useLabelName } from './label-name.ts';
import type { ManyEdit, ManyEntries } from './use-edits.ts';

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
    const { read, amounts, entry } = entryLine(event, { kind, locale });
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

/** One entry that was changed while its form was open, beside what was entered or what the form was opened with. */
interface NewerEntryProps {
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
interface NewerWholeProps {
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

/** Entries as a person reads them, field by field: what two states of one entry differ in. */
type ComparedField = 'kind' | 'moment' | 'wallet' | 'toWallet' | 'out' | 'in' | 'value' | 'fee' | 'details' | 'note';

interface EntryWords {
  readonly kind: (
    kind: EventForm['kind'] | `income.${EventForm['incomeKind']}` | `derivative.${EventForm['derivativeKind']}`,
  ) => string;
  readonly locale: Locale;
}

function readableForm(form: EventForm, { kind, locale }: EntryWords): ReadonlyMap<ComparedField, string> {
  const amount = (asset: string, units: string | null) =>
    units === null || units === '' ? '' : `${formatExact(units, locale)} ${readable(asset)}`;
  const acquired = form.acquiredDay === '' ? '' : formatDay(form.acquiredDay, locale);
  return new Map<ComparedField, string>([
    ['kind', kindName(form, kind)],
    ['moment', `${formatDay(form.day, locale)}, ${form.time}`],
    ['wallet', form.wallet],
    ['toWallet', form.toWallet],
    ['out', amount(form.outAsset, form.outAmount)],
    ['in', amount(form.inAsset, form.inAmount)],
    ['value', amount('EUR', form.valueEur)],
    ['fee', amount(form.feeAsset, form.feeAmount)],
    ['details', [form.forkOf, acquired].filter(Boolean).join(', ')],
    ['note', form.note],
  ]);
}

function entryLine(event: LedgerEvent, words: EntryWords) {
  const fields = readableForm(formOf(event), words);
  const read = (field: ComparedField) => fields.get(field) ?? '';
  const amounts = [read('out'), read('in')].filter(Boolean).join(' → ');
  return { read, amounts, entry: [read('moment').split(',')[0], read('kind'), amounts].filter(Boolean).join(' · ') };
}

/** An entry in one line, and what two states of it differ in; one that comes or goes has no second state. */
export function useEntryChange(before: LedgerEvent | undefined, after: LedgerEvent | undefined) {
  const t = useStrings(newerEntryStrings);
  const words = { kind: useStrings(kindStrings), locale: useLocale() };
  const shown = before ?? after;
  const isOne = before === undefined || after === undefined;
  const differences = isOne
    ? []
    : differencesOf(readableForm(formOf(before), words), readableForm(formOf(after), words), (field) =>
        t(`field.${field}`),
      );
  if (shown === undefined) return { line: '', differences };
  const { entry, read } = entryLine(shown, words);
  return { line: [entry, ...(isOne ? [read('value'), read('wallet')] : [])].filter(Boolean).join(' · '), differences };
}

function kindName({ kind, incomeKind, derivativeKind }: EventForm, name: EntryWords['kind']): string {
  if (kind === 'income') return `${name(kind)}: ${name(`income.${incomeKind}`)}`;
  return kind === 'derivative' ? `${name(kind)}: ${name(`derivative.${derivativeKind}`)}` : name(kind);
}
