/** Builds a pill: field, condition, value. What is asked for depends on the field. */
import { INCOME_KINDS } from '@cryptax/ledger';
import { type FormEvent, useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventFacets, Facet } from '../../../../../platform/ledger/event-types.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Checkbox } from '../../../../../ui/checkbox.tsx';
import { DateField } from '../../../../../ui/date-input.tsx';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import { Segmented } from '../../../../../ui/segmented.tsx';
import { SelectField } from '../../../../../ui/select.tsx';
import { TextField, TextInput } from '../../../../../ui/text-input.tsx';
import {
  CHOICE_FIELDS,
  type ChoiceField,
  type FilterField,
  type Pill,
  RANGE_FIELDS,
  TAX_VALUES,
} from '../model/filter-pills.ts';
import { draftOf, type PillDraft, pillOf, valueName } from '../model/pill-draft.ts';
import { filterStrings } from '../strings.ts';

interface ValueListProps {
  readonly field: ChoiceField | 'year';
  readonly facets: EventFacets | undefined;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

const SEARCH_ABOVE = 8;
const MOST_SHOWN = 200;

/** The values a field has in this ledger, most frequent first, with a search once there are many. */
function ValueList({ field, facets, values, onChange }: ValueListProps) {
  const t = useStrings(filterStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  const [words, setWords] = useState('');
  const known = facetsOf(field, facets);
  const named = known.map(({ value, count }) => ({
    value,
    count,
    name: field === 'year' ? value : valueName(field, value, { kinds, locale }),
  }));
  const shown = named
    .filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()))
    .slice(0, MOST_SHOWN);
  if (known.length === 0) return <p className="text-sm text-ink-3">{t('nothingToChoose')}</p>;
  // The year of the list is one; everything else can have alternatives.
  const toggle = (value: string) => {
    if (field === 'year') onChange([value]);
    else onChange(values.includes(value) ? values.filter((each) => each !== value) : [...values, value]);
  };
  return (
    <div>
      {known.length > SEARCH_ABOVE && (
        <TextInput
          type="search"
          aria-label={t('value')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className="mb-1.5"
        />
      )}
      <fieldset className="max-h-56 overflow-y-auto">
        <legend className="sr-only">{t('value')}</legend>
        {shown.map(({ value, name, count }) => (
          <Checkbox
            key={value}
            label={
              <>
                {name} {count > 0 && <span className="num text-ink-3">{formatCount(count, locale)}</span>}
              </>
            }
            checked={values.includes(value)}
            onCheckedChange={() => toggle(value)}
          />
        ))}
      </fieldset>
    </div>
  );
}

function facetsOf(field: ValueListProps['field'], facets: EventFacets | undefined): readonly Facet[] {
  switch (field) {
    case 'income':
      return INCOME_KINDS.map((value) => ({ value, count: 0 }));
    case 'kind':
      return facets?.kinds ?? [];
    case 'asset':
      return facets?.assets ?? [];
    case 'wallet':
      return facets?.wallets ?? [];
    case 'source':
      return facets?.sources ?? [];
    case 'year':
      return [...(facets?.years ?? [])].sort((a, b) => (a.value < b.value ? 1 : -1));
  }
}

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
