/** Real-time tracking: interval, start and stop, how far the prices can be trusted, and the latest strong moves. */
import { Pause, Play } from 'lucide-react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../../platform/i18n/readable.ts';
import { useObservable } from '../../../../../platform/observable.ts';
import { useNow } from '../../../../../platform/use-now.ts';
import { Badge, type BadgeTone } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { formatClock, formatRelativeTime } from '../../../../../ui/format/date.ts';
import { PercentText } from '../../../../../ui/money.tsx';
import { Select } from '../../../../../ui/select.tsx';
import { Tooltip } from '../../../../../ui/tooltip.tsx';
import {
  type PriceAlert,
  TRACKING_SECONDS,
  type TrackingState,
  type Trust,
  trustOf,
} from '../../../../prices/price-tracker.ts';
import { pricesStrings } from '../../../../prices/strings.ts';
import { useLivePricesOn, usePriceTracker } from '../../../../prices/use-live-prices.ts';
import { dashboardStrings } from '../strings.ts';

const TONES: Readonly<Record<Trust, BadgeTone>> = {
  establishing: 'neutral',
  pending: 'neutral',
  verified: 'gain',
  monitoring: 'info',
};

export function TrackingCard() {
  const t = useStrings(dashboardStrings);
  const prices = useStrings(pricesStrings);
  const tracker = usePriceTracker();
  const state = useObservable(tracker.state);
  const isOn = useLivePricesOn() === true;
  return (
    <TitledCard title={t('tracking')} actions={isOn || state.calls > 0 ? <TrustBadge state={state} /> : undefined}>
      <div className="flex items-end gap-2">
        <div className="w-24 shrink-0">
          <Select
            aria-label={t('tracking.every')}
            value={String(state.seconds)}
            disabled={state.isRunning}
            options={TRACKING_SECONDS.map((seconds) => ({
              value: String(seconds),
              label: seconds === 60 ? '1 min' : `${seconds} s`,
            }))}
            onValueChange={(chosen) => {
              const seconds = TRACKING_SECONDS.find((known) => String(known) === chosen);
              if (seconds !== undefined) tracker.choose(seconds);
            }}
          />
        </div>
        <Button
          className="flex-1"
          icon={state.isRunning ? Pause : Play}
          disabled={!isOn}
          onClick={() => (state.isRunning ? tracker.stop() : tracker.start())}
        >
          {state.isRunning ? t('tracking.stop') : t('tracking.start')}
        </Button>
      </div>
      {!isOn && <p className="mt-2 text-xs text-ink-3">{prices('live.off')}</p>}
      <UpdateLine state={state} />
      <Alerts alerts={state.alerts} />
    </TitledCard>
  );
}

function TrustBadge({ state }: { readonly state: TrackingState }) {
  const t = useStrings(dashboardStrings);
  const trust = trustOf(state);
  return (
    <Tooltip content={t(`trust.${trust}.why`)}>
      <button type="button" className="rounded-sm">
        <Badge tone={TONES[trust]}>{t(`trust.${trust}`)}</Badge>
      </button>
    </Tooltip>
  );
}

function UpdateLine({ state: { updatedAt, calls, realChanges } }: { readonly state: TrackingState }) {
  const t = useStrings(dashboardStrings);
  const locale = useLocale();
  const now = useNow(1_000);
  const updated =
    updatedAt === null
      ? t('tracking.never')
      : t('tracking.updated', { age: formatRelativeTime(updatedAt, now, locale) });
  return (
    <p className="num mt-2 text-xs text-ink-2">
      <span className="block" data-figure="updated">
        {updated}
      </span>
      <span className="block text-ink-3" data-calls={calls}>
        {t('tracking.calls', { count: calls })} · {t('tracking.changes', { count: realChanges })}
      </span>
    </p>
  );
}

function Alerts({ alerts }: { readonly alerts: readonly PriceAlert[] }) {
  const t = useStrings(dashboardStrings);
  return (
    <div className="mt-3 border-t border-line pt-3">
      <h3 className="text-xs font-medium text-ink-2">{t('alerts')}</h3>
      {alerts.length === 0 ? (
        <p className="mt-1 text-xs text-ink-3">{t('alerts.none')}</p>
      ) : (
        <ul className="mt-1 grid gap-1 text-sm" aria-live="polite">
          {alerts.map(({ asset, change, at }) => (
            <li key={`${asset} ${at}`} className="flex justify-between gap-2">
              <span className="font-medium">{readable(asset)}</span>
              <PercentText ratio={change} decimals={2} change />
              <span className="num text-ink-3">{formatClock(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
