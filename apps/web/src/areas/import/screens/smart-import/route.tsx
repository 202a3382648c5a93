/** The guided import: drop files, look at what they would change, take them over. Nothing leaves the browser. */
import { Link } from '@tanstack/react-router';
import { Lock, Search } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import type { HelpSlug } from '../../../../platform/help/help-slugs.ts';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import type { FormatInfo } from '../../../../platform/ledger/import-types.ts';
import { LedgerFailed } from '../../../../platform/ledger/ledger-failed.tsx';
import { useFormats } from '../../../../platform/ledger/use-formats.ts';
import { useLedgerState } from '../../../../platform/ledger/use-ledger.tsx';
import { NoticeLine } from '../../../../platform/screen/notice-line.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { useSetting } from '../../../../platform/settings/settings.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card, CardBody, TitledCard } from '../../../../ui/card.tsx';
import { cx, linkClass } from '../../../../ui/class-names.ts';
import { Klaus } from '../../../../ui/klaus.tsx';
import { PlaceMark } from '../../../../ui/place-mark.tsx';
import { Stepper } from '../../../../ui/stepper.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { helpForSource, rankOfSource } from '../../../learn/help-for-source.ts';
import { ImportBench } from '../../parts/import-bench.tsx';
import { type ImportView, useImportFlow } from '../../parts/import-flow.ts';
import { ImportsList } from '../../parts/imports-list.tsx';
import { smartImportStrings } from './strings.ts';

export function SmartImportScreen() {
  const t = useStrings(smartImportStrings);
  const state = useLedgerState();
  return (
    <>
      <NoticeLine />
      <ScreenHeader
        context={t('context')}
        actions={
          <Link to="/exchange-settings" className={buttonClass()}>
            {t('connect')}
          </Link>
        }
      />
      {state.kind === 'failed' ? <LedgerFailed error={state.error} /> : <Workbench />}
    </>
  );
}

function Workbench() {
  const t = useStrings(smartImportStrings);
  const { flow, view } = useImportFlow();
  useReadAtOnce();
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18.75rem] xl:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="min-w-0">
        <Guide view={view} />
        <ImportBench flow={flow} view={view} />
        {view.files.length === 0 && <TryInstead />}
        {view.step.kind === 'preview' && <UnknownFiles view={view} />}
        <ImportsList />
      </div>
      <aside className="grid gap-4">
        <Hint view={view} />
        <Card>
          <CardBody className="flex items-start gap-3 pt-4">
            <Badge tone="gain" icon={Lock}>
              {t('privacy')}
            </Badge>
            <p className="text-sm text-ink-2">{t('privacy.line')}</p>
          </CardBody>
        </Card>
        <SourceGuide />
      </aside>
    </div>
  );
}

/** Nobody has to look for a file to see what the app does. */
function TryInstead() {
  const t = useStrings(smartImportStrings);
  const state = useLedgerState();
  if (state.kind !== 'empty') return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-2">
      {t('no-file')}
      <Link to="/multi-exchange" search={{ demo: true }} className={buttonClass({ size: 's' })}>
        {t('no-file.demo')}
      </Link>
    </p>
  );
}

/** Dropped files are read without another click; reading writes nothing. */
function useReadAtOnce(): void {
  const { flow, view } = useImportFlow();
  const { files, step } = view;
  useEffect(() => {
    if (files.length > 0 && step.kind === 'idle' && flow.isAutomatic) void flow.read();
  }, [flow, files, step.kind]);
}

function Guide({ view: { files, step } }: { readonly view: ImportView }) {
  const t = useStrings(smartImportStrings);
  const current = step.kind === 'done' ? 3 : step.kind === 'preview' || step.kind === 'saving' ? 1 : 0;
  return (
    <div className="mb-4">
      <Stepper
        label={t('steps')}
        current={current}
        steps={[
          {
            id: 'files',
            label: t('step.files'),
            note: files.length > 0 ? t('step.files.note', { count: files.length }) : undefined,
          },
          { id: 'review', label: t('step.review') },
          { id: 'done', label: t('step.done'), note: t('step.done.note') },
        ]}
      />
    </div>
  );
}

function UnknownFiles({ view: { step } }: { readonly view: ImportView }) {
  const t = useStrings(smartImportStrings);
  const isUnknown =
    step.kind === 'preview' && step.preview.files.some(({ format, problem }) => format === null && !problem);
  if (!isUnknown) return null;
  return (
    <Callout
      tone="info"
      className="mt-4"
      action={
        <Link to="/import" className={buttonClass({ size: 's' })}>
          {t('unknown.go')}
        </Link>
      }
    >
      {t('unknown')}
    </Callout>
  );
}

function Hint({ view: { step } }: { readonly view: ImportView }) {
  const t = useStrings(smartImportStrings);
  const isBeginner = useSetting('userMode') === 'klaus';
  const isHidden = useSetting('hideKlaus');
  const hasReview = step.kind === 'preview' && step.preview.totals.review > 0;
  if (!isBeginner || isHidden) return null;
  return (
    <Card>
      <CardBody className="flex items-start gap-3 pt-4">
        <Klaus mood={hasReview ? 'detective' : 'smart'} size={44} />
        <div className="min-w-0">
          <h2 className="text-sm font-semibold">{t('klaus.title')}</h2>
          <p className="text-sm text-ink-2">{t(hasReview ? 'klaus.review' : 'klaus.empty')}</p>
        </div>
      </CardBody>
    </Card>
  );
}

/** Supported sources with a search; each leads to the article on its export file. */
const SHOWN = 12;

/** Articles for everybody who collects files, whatever the source. */
const GUIDES = ['complete-history', 'rescue-calendar'] as const satisfies readonly HelpSlug[];

/** Kept as it is while an import tells its progress beside it. */
const SourceGuide = memo(function SourceGuide() {
  const t = useStrings(smartImportStrings);
  const formats = useFormats();
  const [search, setSearch] = useState('');
  const [isAll, setAll] = useState(false);
  const sources = sourcesOf(formats);
  const found = sources.filter((name) => name.toLowerCase().includes(search.trim().toLowerCase()));
  const shown = isAll || search.trim() !== '' ? found : found.slice(0, SHOWN);
  return (
    <TitledCard
      title={t('sources.title')}
      note={formats.length > 0 && t('sources.note', { sources: sources.length, formats: formats.length })}
    >
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
      {/* With the list, so that it does not push them down. */}
      {formats.length > 0 && (
        <ul className="mt-3 border-t border-line pt-2">
          {GUIDES.map((slug) => (
            <li key={slug}>
              <Link
                to="."
                search={(old) => ({ ...old, help: slug })}
                resetScroll={false}
                className={cx(linkClass(), 'flex min-h-8 items-center touch:min-h-11')}
              >
                {t(`guide.${slug}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
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
      <PlaceMark name={name} />
      <span className="truncate">{name}</span>
    </Link>
  );
}

/** Those with a guide of their own first, in the guide's order, then all others by name. */
function sourcesOf(formats: readonly FormatInfo[]): readonly string[] {
  const names = [...new Set(formats.filter(({ kind }) => kind !== 'generic').map(({ source }) => source))];
  return names.sort((a, b) => rankOfSource(a) - rankOfSource(b) || a.localeCompare(b));
}
