/** Supported sources with a search, and the way to the export file of each. */
import { Search } from 'lucide-react';
import { memo, useState } from 'react';
import { useLocale } from '../../lib/i18n/locale.tsx';
import { useStrings } from '../../lib/i18n/use-strings.ts';
import type { FormatInfo } from '../../lib/ledger/ledger-api.ts';
import { useFormats } from '../../lib/ledger/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHead } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { guideFor } from './guide-for.ts';
import { GUIDES } from './guides.data.ts';
import { smartImportStrings } from './strings.ts';

const SHOWN = 12;

/** Kept as it is while an import tells its progress beside it. */
export const SourceGuide = memo(function SourceGuide() {
  const t = useStrings(smartImportStrings);
  const formats = useFormats();
  const [search, setSearch] = useState('');
  const [isAll, setAll] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
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
              <SourceButton name={name} onOpen={() => setOpen(name)} />
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
      <GuideDialog source={open} onClose={() => setOpen(null)} />
    </Card>
  );
});

function SourceButton({ name, onOpen }: { readonly name: string; readonly onOpen: () => void }) {
  const t = useStrings(smartImportStrings);
  return (
    <button
      type="button"
      onClick={onOpen}
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
    </button>
  );
}

function GuideDialog({ source, onClose }: { readonly source: string | null; readonly onClose: () => void }) {
  const t = useStrings(smartImportStrings);
  const locale = useLocale();
  const guide = guideFor(source ?? '');
  return (
    <Dialog
      open={source !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="form"
      title={t('guide.title', { source: source ?? '' })}
    >
      <ol className="grid list-decimal gap-2 pl-5 text-sm marker:text-ink-3">
        {guide.steps.map((step) => (
          <li key={step.en}>{step[locale]}</li>
        ))}
      </ol>
      <p className="mt-3 text-sm">
        <b className="font-semibold">{t('guide.file')}:</b> {guide.files[locale]}
      </p>
      <p className="mt-3 text-xs text-ink-3">{t('guide.note')}</p>
    </Dialog>
  );
}

/** Those with a guide first, in the guide's order, then all others by name. */
function sourcesOf(formats: readonly FormatInfo[]): readonly string[] {
  const names = [...new Set(formats.filter(({ kind }) => kind !== 'generic').map(({ source }) => source))];
  const rank = (name: string) => {
    const place = GUIDES.findIndex((guide) => guide.source.toLowerCase() === name.toLowerCase());
    return place < 0 ? GUIDES.length : place;
  };
  return names.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}
