/** Supported sources with a search; each leads to the article on its export file. */
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { memo, useState } from 'react';
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import type { FormatInfo } from '../../../../platform/ledger/import-types.ts';
import { useFormats } from '../../../../platform/ledger/use-formats.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardBody, CardHead } from '../../../../ui/card.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { helpForSource, rankOfSource } from '../../../learn/help-for-source.ts';
import { smartImportStrings } from './strings.ts';

const SHOWN = 12;

/** Kept as it is while an import tells its progress beside it. */
export const SourceGuide = memo(function SourceGuide() {
  const t = useStrings(smartImportStrings);
  const formats = useFormats();
  const [search, setSearch] = useState('');
  const [isAll, setAll] = useState(false);
  const sources = sourcesOf(formats);
  const found = sources.filter((name) => name.toLowerCase().includes(search.trim().toLowerCase()));
  const shown = isAll || search.trim() !== '' ? found : found.slice(0, SHOWN);
  return (
    <Card>
      <CardHead
        title={t('sources.title')}
        note={formats.length > 0 && t('sources.note', { sources: sources.length, formats: formats.length })}
      />
      <CardBody>
        <TextInput
          icon={Search}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          placeholder={t('sources.search')}
          aria-label={t('sources.search')}
        />
        <ul className="mt-3 grid grid-cols-2 gap-x-3 gap-y-0.5 max-lg:sm:grid-cols-4">
          {shown.map((name) => (
            <li key={name} className="min-w-0">
              <SourceLink name={name} />
            </li>
          ))}
        </ul>
        {found.length === 0 && formats.length > 0 && <p className="text-sm text-ink-2">{t('sources.none')}</p>}
        {shown.length < found.length && (
          <Button size="s" variant="quiet" className="mt-2" onClick={() => setAll(true)}>
            {t('sources.all', { count: found.length })}
          </Button>
        )}
      </CardBody>
    </Card>
  );
});

function SourceLink({ name }: { readonly name: string }) {
  const t = useStrings(smartImportStrings);
  return (
    <Link
      to="."
      search={(old) => ({ ...old, help: helpForSource(name) })}
      resetScroll={false}
      aria-label={t('guide.open', { source: name })}
      className="flex min-h-8 w-full items-center gap-2 rounded-md px-1 text-left text-sm hover:bg-hover touch:min-h-11"
    >
      <span
        aria-hidden="true"
        className="flex size-5 shrink-0 items-center justify-center rounded-sm bg-sunken text-2xs font-semibold text-ink-2"
      >
        {name.slice(0, 1).toUpperCase()}
      </span>
      <span className="truncate">{name}</span>
    </Link>
  );
}

/** Those with a guide of their own first, in the guide's order, then all others by name. */
function sourcesOf(formats: readonly FormatInfo[]): readonly string[] {
  const names = [...new Set(formats.filter(({ kind }) => kind !== 'generic').map(({ source }) => source))];
  return names.sort((a, b) => rankOfSource(a) - rankOfSource(b) || a.localeCompare(b));
}
