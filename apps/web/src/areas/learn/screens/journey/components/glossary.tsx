/** All terms, found by any part of their name or explanation in either language. */
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { TextInput } from '../../../../../ui/text-input.tsx';
import { findTerms } from '../../../glossary/find-terms.ts';
import { journeyStrings } from '../strings.ts';

export function Glossary() {
  const t = useStrings(journeyStrings);
  const locale = useLocale();
  const id = useId();
  const [words, setWords] = useState('');
  const terms = findTerms(words, locale);
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {t('search')}
      </label>
      <TextInput
        id={id}
        type="search"
        icon={Search}
        placeholder={t('search')}
        className="max-w-md"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <p role="status" className="mt-2 mb-4 text-xs text-ink-3">
        {terms.length === 0 ? t('none') : t('found', { count: terms.length })}
      </p>
      <dl className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        {terms.map(({ id: term, term: name, text, example }) => (
          <div key={term} id={`term-${term}`} className="scroll-mt-24">
            <dt className="text-base font-semibold">{name[locale]}</dt>
            <dd className="mt-0.5 text-sm text-ink-2">
              {text[locale]}
              <span className="mt-1 block text-xs text-ink-3">
                {t('example')}: {example[locale]}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
