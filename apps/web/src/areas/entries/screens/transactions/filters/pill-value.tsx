/** What a pill compares with: a range as text, days, one word about tax, or values to tick. */
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import { Field } from '../../../../../ui/field.tsx';
import { Select } from '../../../../../ui/select.tsx';
import { TextInput } from '../../../../../ui/text-input.tsx';
import { type ChoiceField, type FilterField, RANGE_FIELDS, TAX_VALUES } from '../model/filter-pills.ts';
import type { PillDraft } from '../model/pill-draft.ts';
import { filterStrings } from '../strings/filter-strings.ts';
import { ValueList } from './value-list.tsx';

/** Two amounts and what stands between them. */
const LONGEST_RANGE = 170;

export function isRange(field: FilterField): boolean {
  return RANGE_FIELDS.some((each) => each === field);
}

export interface PillValueProps {
  readonly draft: PillDraft;
  readonly facets: EventFacets | undefined;
  readonly isWrong: boolean;
  readonly onChange: (part: Partial<PillDraft>) => void;
}

export function PillValue({ draft, facets, isWrong, onChange }: PillValueProps) {
  const t = useStrings(filterStrings);
  const { field } = draft;
  if (isRange(field)) {
    return (
      <Field label={t('value')} hint={t('rangeHint')} error={isWrong ? t('rangeError') : undefined}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={LONGEST_RANGE}
            value={draft.range}
            onChange={(event) => onChange({ range: event.target.value })}
          />
        )}
      </Field>
    );
  }
  if (field === 'days') {
    return (
      <div className="grid grid-cols-2 gap-2">
        {(['from', 'to'] as const).map((side) => (
          <Field key={side} label={t(side)}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={draft[side]}
                onChange={(event) => onChange({ [side]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    );
  }
  if (field === 'tax') {
    return (
      <Field label={t('value')}>
        {(control) => (
          <Select
            {...control}
            value={TAX_VALUES.find((value) => value === draft.values[0]) ?? null}
            options={TAX_VALUES.map((value) => ({ value, label: t(`tax.${value}`) }))}
            onValueChange={(value) => onChange({ values: [value] })}
          />
        )}
      </Field>
    );
  }
  return (
    <ValueList
      field={field === 'year' ? 'year' : (field as ChoiceField)}
      facets={facets}
      values={draft.values}
      onChange={(values) => onChange({ values })}
    />
  );
}
