/** The component catalogue: every part of the interface in all its states, for whoever builds a screen. */
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { settings, useSetting } from '../../../../platform/settings/settings.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Coin } from '../../../../ui/coin.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { formatCount } from '../../../../ui/format/number-format.ts';
import { Kbd } from '../../../../ui/kbd.tsx';
import { Klaus } from '../../../../ui/klaus.tsx';
import { Logo } from '../../../../ui/logo.tsx';
import { Money } from '../../../../ui/money.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { StepProgress } from '../../../../ui/progress.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { StatStrip } from '../../../../ui/stat-strip.tsx';
import { Stepper } from '../../../../ui/stepper.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { Toast } from '../../../../ui/toast.tsx';
import { Columns, Row, Section } from './section.tsx';
import { BarsSection } from './sections/bars.tsx';
import { BasicsSection } from './sections/basics.tsx';
import { ChartsSection } from './sections/charts.tsx';
import { FormsSection } from './sections/forms.tsx';
import { OverlaysSection } from './sections/overlays.tsx';
import { StatesSection } from './sections/states.tsx';
import { TablesSection } from './sections/tables.tsx';
import { catalogueStrings } from './strings.ts';

export function UiCatalogueScreen() {
  const t = useStrings(catalogueStrings);
  const expert = useSetting('userMode') === 'expert';
  const hidden = useSetting('hideAmounts');
  return (
    <>
      <Callout tone="demo" title={t('demoTitle')} className="mt-4">
        {t('demoText')}
      </Callout>
      <PageHeader
        title={t('title')}
        context={t('context')}
        actions={
          <>
            <Switch
              checked={expert}
              onCheckedChange={(on) => settings.set('userMode', on ? 'expert' : 'klaus')}
              label={t('compact')}
            />
            <Switch
              checked={hidden}
              onCheckedChange={(on) => settings.set('hideAmounts', on)}
              label={t('hideAmounts')}
            />
          </>
        }
      />
      <StatesSection />
      <BasicsSection />
      <PartsSection />
      <FormsSection />
      <BarsSection />
      <NoticesSection />
      <OverlaysSection />
      <TablesSection />
      <ChartsSection />
    </>
  );
}

/** Key figures, drawings of empty views, Klaus, coins and keys. */
const MOODS = ['base', 'cool', 'smart', 'party', 'zen', 'detective'] as const;
const DRAWINGS = ['file', 'chart', 'wallet', 'search', 'check'] as const;

function PartsSection() {
  const t = useStrings(catalogueStrings);
  const locale = useLocale();
  return (
    <>
      <Section title={t('stats')}>
        <StatStrip
          stats={[
            { id: 'events', label: t('transactions'), value: formatCount(186, locale), note: t('openReviews') },
            { id: 'assets', label: t('assets'), value: '6', note: t('inWallets') },
            { id: 'gain', label: t('openGain'), value: <Money value="968.77" sign="always" />, note: t('onCost') },
            {
              id: 'taxable',
              label: t('taxable2025'),
              value: <Money value="2190.38" onWhy={() => undefined} />,
              note: t('extraTax'),
            },
          ]}
        />
      </Section>
      <Section title={t('emptyKinds')}>
        <Card className="grid sm:grid-cols-3 xl:grid-cols-5">
          {DRAWINGS.map((drawing) => (
            <EmptyState key={drawing} drawing={drawing} title={t('emptyTitle')} />
          ))}
        </Card>
      </Section>
      <Section title={t('parts')}>
        <Row>
          <Logo />
          {MOODS.map((mood) => (
            <Klaus key={mood} mood={mood} size={44} />
          ))}
          {['BTC', 'ETH', 'SOL', 'LINK', 'USDC', 'ADA', 'EUR', 'DOT', 'MATIC'].map((symbol) => (
            <Coin key={symbol} symbol={symbol} size={28} />
          ))}
          <Kbd>{t('palette')}</Kbd>
          <Skeleton shape="circle" />
          <Skeleton className="w-24" />
          <Skeleton shape="figure" className="w-32" />
        </Row>
      </Section>
    </>
  );
}

/** Toasts, callouts, guided tour. */
const nothing = () => undefined;

function NoticesSection() {
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
