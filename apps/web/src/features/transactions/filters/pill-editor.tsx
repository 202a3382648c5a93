/** Builds a pill: field, condition, value. What is asked for depends on the field. */
import { EVENT_KINDS, INCOME_KINDS } from '@cryptax/ledger';
import { type FormEvent, useState } from 'react';
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import type { EventFacets } from '../../../lib/ledger/ledger-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { parseBound, printBoundInput } from '../model/bound-input.ts';
import {
  CHOICE_FIELDS,
  type ChoiceField,
  type FilterField,
  type Pill,
  RANGE_FIELDS,
  type TaxValue,
} from '../model/filter-pills.ts';
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
const TAX: readonly TaxValue[] = ['taxable', 'free', 'income', 'none'];

interface Draft {
  readonly field: FilterField;
  readonly isNot: boolean;
  readonly values: readonly string[];
  readonly range: string;
  readonly from: string;
  readonly to: string;
}

export function PillEditor({ initial, facets, onDone }: PillEditorProps) {
  const t = useStrings(filterStrings);
  const locale = useLocale();
  const [draft, setDraft] = useState<Draft>(() => draftOf(initial, (bound) => printBoundInput(bound, locale)));
  const [isWrong, setIsWrong] = useState(false);
  const change = (part: Partial<Draft>) => {
    setIsWrong(false);
    setDraft((old) => ({ ...old, ...part }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const pill = pillOf(draft, (text) => parseBound(text, locale));
    if (pill) onDone(pill);
    else setIsWrong(true);
  };
  const choice = CHOICE_FIELDS.find((field) => field === draft.field);
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label={t('field')}>
        {(control) => (
          <Select
            {...control}
            value={draft.field}
            options={FIELDS.map((field) => ({ value: field, label: t(`field.${field}`) }))}
            onValueChange={(field) => change({ field, values: [] })}
          />
        )}
      </Field>
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

function isRange(field: FilterField): boolean {
  return RANGE_FIELDS.some((each) => each === field);
}

interface PillValueProps {
  readonly draft: Draft;
  readonly facets: EventFacets | undefined;
  readonly isWrong: boolean;
  readonly onChange: (part: Partial<Draft>) => void;
}

function PillValue({ draft, facets, isWrong, onChange }: PillValueProps) {
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
            value={TAX.find((value) => value === draft.values[0]) ?? null}
            options={TAX.map((value) => ({ value, label: t(`tax.${value}`) }))}
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

function draftOf(pill: Pill | undefined, print: (bound: Extract<Pill, { kind: 'range' }>['bound']) => string): Draft {
  const empty: Draft = { field: 'kind', isNot: false, values: [], range: '', from: '', to: '' };
  switch (pill?.kind) {
    case undefined:
      return empty;
    case 'choice':
      return { ...empty, field: pill.field, isNot: pill.isNot, values: pill.values };
    case 'range':
      return { ...empty, field: pill.field, range: print(pill.bound) };
    case 'days':
      return { ...empty, field: 'days', from: pill.from ?? '', to: pill.to ?? '' };
    case 'tax':
      return { ...empty, field: 'tax', values: [pill.value] };
    case 'year':
      return { ...empty, field: 'year', values: [String(pill.year)] };
  }
}

function pillOf(draft: Draft, parse: (text: string) => ReturnType<typeof parseBound>): Pill | undefined {
  const { field, isNot, from, to } = draft;
  const [first] = draft.values;
  switch (field) {
    case 'value':
    case 'gain': {
      const bound = parse(draft.range);
      return bound && { kind: 'range', field, bound };
    }
    case 'days':
      return from === '' && to === ''
        ? undefined
        : { kind: 'days', ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) };
    case 'tax': {
      const value = TAX.find((each) => each === first);
      return value && { kind: 'tax', value };
    }
    case 'year':
      return first === undefined ? undefined : { kind: 'year', year: Number(first) };
    default: {
      const values = draft.values.filter((value) => isKnown(field, value));
      return values.length === 0 ? undefined : { kind: 'choice', field, isNot, values };
    }
  }
}

function isKnown(field: ChoiceField, value: string): boolean {
  if (field === 'kind') return EVENT_KINDS.some((kind) => kind === value);
  return field !== 'income' || INCOME_KINDS.some((kind) => kind === value);
}
