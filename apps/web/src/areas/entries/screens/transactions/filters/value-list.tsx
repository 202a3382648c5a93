/** The values a field has in this ledger, most frequent first, with a search once there are many. */
import { INCOME_KINDS } from '@cryptax/ledger';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventFacets, Facet } from '../../../../../platform/ledger/event-types.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { Checkbox } from '../../../../../ui/checkbox.tsx';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import { TextInput } from '../../../../../ui/text-input.tsx';
import type { ChoiceField } from '../model/filter-pills.ts';
import { filterStrings } from '../strings/filter-strings.ts';
import { valueName } from './pill-words.ts';

export interface ValueListProps {
  readonly field: ChoiceField | 'year';
  readonly facets: EventFacets | undefined;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

const SEARCH_ABOVE = 8;
const MOST_SHOWN = 200;

export function ValueList({ field, facets, values, onChange }: ValueListProps) {
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
