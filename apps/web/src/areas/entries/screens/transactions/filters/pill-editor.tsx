/** Builds a pill: field, condition, value. What is asked for depends on the field. */
import { type FormEvent, useState } from 'react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Field } from '../../../../../ui/field.tsx';
import { Segmented } from '../../../../../ui/segmented.tsx';
import { Select } from '../../../../../ui/select.tsx';
import { CHOICE_FIELDS, type FilterField, type Pill } from '../model/filter-pills.ts';
import { draftOf, type PillDraft, pillOf } from '../model/pill-draft.ts';
import { filterStrings } from '../strings/filter-strings.ts';
import { isRange, PillValue } from './pill-value.tsx';

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
