/** One field of the event form. */
import { EVENT_KINDS } from '@cryptax/ledger';
import type { Book } from '@cryptax/store';
import type { ReactNode } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { DateField } from '../../../../../ui/date-input.tsx';
import { DecimalField } from '../../../../../ui/decimal-input.tsx';
import type { DecimalEntry } from '../../../../../ui/format/parse-input.ts';
import { SelectField } from '../../../../../ui/select.tsx';
import { TextAreaField, TextField } from '../../../../../ui/text-input.tsx';
import type { EventForm, FormErrors } from '../model/event-form.ts';
import { type FormField, fieldsOf, hasPriceOfDay } from '../model/form-fields.ts';
import { editStrings } from '../strings/edit-strings.ts';
import { LotsField } from './lots-field.tsx';
import { DayField, IncomeKindField, SuggestedText } from './plain-fields.tsx';

export interface EventFieldProps {
  readonly field: FormField;
  readonly form: EventForm;
  readonly facets: EventFacets | undefined;
  readonly error: 'missing' | 'malformed' | undefined;
  readonly onChange: (part: Partial<EventForm>) => void;
}

const DERIVATIVE_KINDS = ['margin', 'futures', 'funding', 'other'] as const;
const OWN_VALUE_LABEL = ['buy', 'sell', 'gift-in', 'derivative', 'assumed-acquisition'] as const;

function EventField({ field, form, facets, error, onChange }: EventFieldProps) {
  const t = useStrings(editStrings);
  const kinds = useStrings(kindStrings);
  const problem = error && t(`error.${error}`);
  const assets = facets?.assets.map(({ value }) => value) ?? [];
  const wallets = facets?.wallets.map(({ value }) => value) ?? [];
  switch (field) {
    case 'time':
    case 'lots':
      return null;
    case 'out':
    case 'in':
    case 'fee':
      return <LegField {...{ form, onChange, assets }} side={field} error={problem} />;
    case 'value': {
      const own = OWN_VALUE_LABEL.find((kind) => kind === form.kind);
      return (
        <DecimalField
          label={t(own ? `value.${own}` : 'value')}
          error={problem}
          hint={hasPriceOfDay(form.kind) ? t('valueHint') : undefined}
          unit="€"
          value={form.valueEur}
          allowNegative={form.kind === 'derivative'}
          onEntry={(entry) => onChange({ valueEur: typedAmount(entry) })}
        />
      );
    }
    case 'wallet':
    case 'toWallet':
      return (
        <SuggestedText
          label={t(field)}
          value={form[field]}
          suggestions={wallets}
          error={problem}
          onChange={(text) => onChange({ [field]: text })}
        />
      );
    case 'forkOf':
      return (
        <SuggestedText
          label={t('forkOf')}
          value={form.forkOf}
          suggestions={assets}
          error={problem}
          onChange={(forkOf) => onChange({ forkOf })}
        />
      );
    case 'incomeKind':
      return (
        <IncomeKindField
          label={t('incomeKind')}
          value={form.incomeKind}
          onChange={(incomeKind) => onChange({ incomeKind })}
        />
      );
    case 'bankReference':
      return (
        <SuggestedText
          label={t('bankReference')}
          value={form.bankReference}
          suggestions={[]}
          error={problem}
          onChange={(bankReference) => onChange({ bankReference })}
        />
      );
    case 'derivativeKind':
      return (
        <SelectField
          label={t('derivativeKind')}
          value={form.derivativeKind}
          options={DERIVATIVE_KINDS.map((kind) => ({ value: kind, label: kinds(`derivative.${kind}`) }))}
          onValueChange={(derivativeKind) => onChange({ derivativeKind })}
        />
      );
    case 'acquiredDay':
      return (
        <DayField
          label={t('acquiredDay')}
          value={form.acquiredDay}
          error={problem}
          optional
          onChange={(acquiredDay) => onChange({ acquiredDay })}
        />
      );
  }
}

interface LegFieldProps extends Pick<EventFieldProps, 'form' | 'onChange'> {
  readonly side: 'out' | 'in' | 'fee';
  readonly assets: readonly string[];
  readonly error: ReactNode;
}

/** Amount and coin beside each other. */
function LegField({ side, form, assets, error, onChange }: LegFieldProps) {
  const t = useStrings(editStrings);
  const [amount, asset] = [`${side}Amount`, `${side}Asset`] as const;
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-2">
      <DecimalField
        label={t(side)}
        error={error}
        optional={side === 'fee'}
        value={form[amount]}
        onEntry={(entry) => onChange({ [amount]: typedAmount(entry) })}
      />
      <SuggestedText
        label={
          <>
            {t('asset')}
            <span className="sr-only">, {t(side)}</span>
          </>
        }
        value={form[asset]}
        suggestions={side === 'fee' || form.kind.startsWith('money-') ? ['EUR', ...assets] : assets}
        onChange={(text) => onChange({ [asset]: text })}
      />
    </div>
  );
}

/** What was typed: text that is no number stays as it is, so that the form can refuse it instead of losing it. */
export function typedAmount(entry: DecimalEntry): string | null {
  if (entry.kind === 'empty') return null;
  return entry.kind === 'value' ? entry.value : entry.text;
}

interface EventFormFieldsProps {
  readonly form: EventForm;
  readonly errors: FormErrors;
  readonly facets: EventFacets | undefined;
  /** Where the lots of a sale can be named: in this book, for this entry of it if it is there already. */
  readonly naming?: { readonly book: Book; readonly eventId: string | undefined } | undefined;
  readonly onChange: (part: Partial<EventForm>) => void;
}

/** All fields of an event: kind and moment, what the kind has, a note. Used by the dialog and by unreadable rows. */
export function EventFormFields({ form, errors, facets, naming, onChange }: EventFormFieldsProps) {
  const t = useStrings(editStrings);
  const kinds = useStrings(kindStrings);
  const error = errors.time && t(`error.${errors.time}`);
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        <SelectField
          label={t('kind')}
          value={form.kind}
          options={EVENT_KINDS.filter((kind) => kind !== 'open' || form.kind === 'open').map((kind) => ({
            value: kind,
            label: kinds(kind),
          }))}
          onValueChange={(kind) => onChange({ kind })}
        />
        <DateField label={t('day')} error={error} value={form.day} onDay={(day) => onChange({ day })} />
        <TextField
          label={t('time')}
          type="time"
          step={1}
          value={form.time}
          onChange={(event) => onChange({ time: event.target.value })}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        {fieldsOf(form.kind).map((field) => (
          <EventField key={field} {...{ field, form, facets, onChange }} error={errors[field]} />
        ))}
      </div>
      {naming !== undefined && fieldsOf(form.kind).includes('lots') && (
        <LotsField {...naming} {...{ form, onChange }} hasError={errors.lots !== undefined} />
      )}
      <TextAreaField
        label={t('note')}
        optional
        rows={2}
        maxLength={5_000}
        value={form.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </>
  );
}
