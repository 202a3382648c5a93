/** All fields of an event: kind and moment, what the kind has, a note. Used by the dialog and by unreadable rows. */
import { EVENT_KINDS } from '@cryptax/ledger';
import type { Book } from '@cryptax/store';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { DateField } from '../../../../../ui/date-input.tsx';
import { SelectField } from '../../../../../ui/select.tsx';
import { TextAreaField, TextField } from '../../../../../ui/text-input.tsx';
import type { EventForm, FormErrors } from '../model/event-form.ts';
import { fieldsOf } from '../model/form-fields.ts';
import { editStrings } from '../strings/edit-strings.ts';
import { EventField } from './event-field.tsx';
import { LotsField } from './lots-field.tsx';

export interface EventFormFieldsProps {
  readonly form: EventForm;
  readonly errors: FormErrors;
  readonly facets: EventFacets | undefined;
  /** Where the lots of a sale can be named: in this book, for this entry of it if it is there already. */
  readonly naming?: { readonly book: Book; readonly eventId: string | undefined } | undefined;
  readonly onChange: (part: Partial<EventForm>) => void;
}

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
