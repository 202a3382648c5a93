/** Toasts, callouts, guided tour. */
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Klaus } from '../../../../../ui/klaus.tsx';
import { StepProgress } from '../../../../../ui/progress.tsx';
import { Stepper } from '../../../../../ui/stepper.tsx';
import { Toast } from '../../../../../ui/toast.tsx';
import { Columns, Section } from '../section.tsx';
import { catalogueStrings } from '../strings.ts';

const nothing = () => undefined;

export function NoticesSection() {
  return (
    <Columns>
      <Toasts />
      <Callouts />
      <Tour />
    </Columns>
  );
}

function Toasts() {
  const t = useStrings(catalogueStrings);
  return (
    <Section title={t('notices')}>
      <ol className="grid gap-2.5">
        <Toast
          tone="success"
          title={t('imported')}
          line={t('importedLine')}
          action={{ label: t('checkNow'), onSelect: nothing }}
          onClose={nothing}
        />
        <Toast
          tone="error"
          title={t('rateLimit')}
          line={t('rateLimitLine')}
          action={{ label: t('now'), onSelect: nothing }}
          onClose={nothing}
        />
        <Toast tone="info" title={t('offline')} line={t('offlineLine')} onClose={nothing} />
      </ol>
    </Section>
  );
}

function Callouts() {
  const t = useStrings(catalogueStrings);
  return (
    <Section title={t('status')} className="grid gap-2.5">
      <Callout tone="review" title={t('provisional')} action={<Button size="s">{t('resolveNow')}</Button>}>
        {t('provisionalText')}
      </Callout>
      <Callout tone="info">{t('infoText')}</Callout>
      <Callout tone="gain">{t('matchText')}</Callout>
      <Callout tone="stale">{t('staleText')}</Callout>
      <Callout tone="danger">{t('dangerText')}</Callout>
    </Section>
  );
}

function Tour() {
  const t = useStrings(catalogueStrings);
  return (
    <Section title={t('tour')}>
      <div className="rounded-xl border border-line bg-surface px-4.5 py-4 shadow-3">
        <div className="flex items-center gap-3">
          <Klaus size={48} />
          <div>
            <p className="text-xs text-ink-3">{t('tourOf', { step: 1, steps: 4 })}</p>
            <p className="text-base font-semibold">{t('tourStep')}</p>
          </div>
        </div>
        <p className="mt-2.5 mb-3.5 text-sm text-ink-2">{t('tourText')}</p>
        <StepProgress step={1} steps={4} label={t('tour')} />
        <div className="mt-3.5 flex flex-wrap items-center justify-between gap-2">
          <Button variant="quiet" size="s">
            {t('tourSkip')}
          </Button>
          <Button variant="primary" size="s">
            {t('tourGo')}
          </Button>
        </div>
      </div>
      <div className="mt-6">
        <Stepper
          label={t('steps')}
          current={1}
          steps={[
            { id: 'files', label: t('stepFiles'), note: t('stepFilesNote') },
            { id: 'check', label: t('stepCheck'), note: t('stepCheckNote') },
            { id: 'done', label: t('stepDone') },
          ]}
        />
      </div>
    </Section>
  );
}
