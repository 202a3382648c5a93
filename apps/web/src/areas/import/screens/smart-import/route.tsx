/** The guided import: drop files, look at what they would change, take them over. Nothing leaves the browser. */
import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { DemoBanner } from '../../../../platform/ledger/demo-banner.tsx';
import { FaultBanner } from '../../../../platform/ledger/fault-banner.tsx';
import { LedgerFailed } from '../../../../platform/ledger/ledger-failed.tsx';
import { useLedgerState } from '../../../../platform/ledger/use-ledger.tsx';
import { useScreenTitle } from '../../../../platform/screen/screen-title.tsx';
import { useSetting } from '../../../../platform/settings/use-setting.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { buttonClass } from '../../../../ui/button-class.ts';
import { Callout } from '../../../../ui/callout.tsx';
import { Card, CardBody } from '../../../../ui/card.tsx';
import { Klaus } from '../../../../ui/klaus.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Stepper } from '../../../../ui/stepper.tsx';
import { ImportBench } from '../../parts/import-bench.tsx';
import type { ImportView } from '../../parts/import-flow.ts';
import { ImportsList } from '../../parts/imports-list.tsx';
import { useImportFlow } from '../../parts/use-import-flow.ts';
import { SourceGuide } from './source-guide.tsx';
import { smartImportStrings } from './strings.ts';

export function SmartImportScreen() {
  const t = useStrings(smartImportStrings);
  const state = useLedgerState();
  return (
    <>
      <DemoBanner />
      <FaultBanner />
      <PageHeader
        title={useScreenTitle()}
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
