/** Builds a pill: field, condition, value. What is asked for depends on the field. */
import { type FormEvent, useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import { Button } from '../../../../../ui/button.tsx';
import { DateField } from '../../../../../ui/date-input.tsx';
import { Segmented } from '../../../../../ui/segmented.tsx';
import { SelectField } from '../../../../../ui/select.tsx';
import { TextField } from '../../../../../ui/text-input.tsx';
import {
  CHOICE_FIELDS,
  type ChoiceField,
  type FilterField,
  type Pill,
  RANGE_FIELDS,
  TAX_VALUES,
} from '../model/filter-pills.ts';
import { draftOf, type PillDraft, pillOf } from '../model/pill-draft.ts';
import { filterStrings } from '../strings/filter-strings.ts';
import { ValueList } from './value-list.tsx';

export interface PillEditorProps {
  readonly initial?: Pill | undefined;
  readonly facets: EventFacets | undefined;
  readonly onDone: (pill: Pill) => void;
}

const FIELDS: readonly FilterField[] = [
  'year',
  'kind',
  'asset',
  'wallet',
  'source',
  'income',
  'value',
  'gain',
  'days',
  'tax',
];

export function PillEditor({ initial, facets, onDone }: PillEditorProps) {
  const t = useStrings(filterStrings);
  const locale = useLocale();
  const [draft, setDraft] = useState<PillDraft>(() => draftOf(initial, locale));
  const [isWrong, setIsWrong] = useState(false);
  const change = (part: Partial<PillDraft>) => {
    setIsWrong(false);
    setDraft((old) => ({ ...old, ...part }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const pill = pillOf(draft, locale);
    if (pill) onDone(pill);
    else setIsWrong(true);
  };
  const choice = CHOICE_FIELDS.find((field) => field === draft.field);
  return (
    <form onSubmit={submit} className="grid gap-3">
      <SelectField
        label={t('field')}
        value={draft.field}
        options={FIELDS.map((field) => ({ value: field, label: t(`field.${field}`) }))}
        onValueChange={(field) => change({ field, values: [] })}
      />
      {choice && (
        <Segmented
          label={t('operator')}
          value={draft.isNot ? 'not' : 'is'}
          onValueChange={(value) => change({ isNot: value === 'not' })}
          options={[
            { value: 'is', label: t('is') },
            { value: 'not', label: t('isNot') },
          ]}
        />
      )}
      <PillValue draft={draft} facets={facets} isWrong={isWrong} onChange={change} />
      {isWrong && !isRange(draft.field) && (
        <p role="alert" className="text-xs text-danger">
          {t('chooseFirst')}
        </p>
      )}
      <Button type="submit" variant="primary" size="s" className="justify-self-end">
        {t('apply')}
      </Button>
    </form>
  );
}

/** Two amounts and what stands between them. */
const LONGEST_RANGE = 170;

/** What a pill compares with: a range as text, days, one word about tax, or values to tick. */
function isRange(field: FilterField): boolean {
  return RANGE_FIELDS.some((each) => each === field);
}

interface PillValueProps {
  readonly draft: PillDraft;
  readonly facets: EventFacets | undefined;
  readonly isWrong: boolean;
  readonly onChange: (part: Partial<PillDraft>) => void;
}

function PillValue({ draft, facets, isWrong, onChange }: PillValueProps) {
  const t = useStrings(filterStrings);
  const { field } = draft;
  if (isRange(field)) {
    return (
      <TextField
        label={t('value')}
        hint={t('rangeHint')}
        error={isWrong ? t('rangeError') : undefined}
        maxLength={LONGEST_RANGE}
        value={draft.range}
        onChange={(event) => onChange({ range: event.target.value })}
      />
    );
  }
  if (field === 'days') {
    return (
      <div className="grid grid-cols-2 gap-2">
        {(['from', 'to'] as const).map((side) => (
          <DateField key={side} label={t(side)} value={draft[side]} onDay={(day) => onChange({ [side]: day })} />
        ))}
      </div>
    );
  }
  if (field === 'tax') {
    return (
      <SelectField
        label={t('value')}
        value={TAX_VALUES.find((value) => value === draft.values[0]) ?? null}
        options={TAX_VALUES.map((value) => ({ value, label: t(`tax.${value}`) }))}
        onValueChange={(value) => onChange({ values: [value] })}
      />
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
