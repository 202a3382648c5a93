/** The foot of the navigation: where the data lies, which services answer, which wallet is connected. */
import { Link } from '@tanstack/react-router';
import { Activity, Link2 } from 'lucide-react';
import { memo } from 'react';
import { browserWallet, shortAddress } from '../../../areas/chains/browser-wallet.ts';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { useObservable } from '../../../platform/observable.ts';
import { type ServiceStatus, summarize } from '../../../platform/services/service-monitor.ts';
import { serviceMonitor } from '../../../platform/services/services.ts';
import { settings, useSetting } from '../../../platform/settings/settings.ts';
import { StatusDot } from '../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { formatRelativeTime } from '../../../ui/format/date.ts';
import { Switch } from '../../../ui/switch.tsx';
import { statusStrings } from '../strings.ts';
import { StatusPopover, type StatusTone } from './status-popover.tsx';
import { StorageBadge } from './storage-badge.tsx';

export const StatusBlock = memo(function StatusBlock({ collapsed = false }: { readonly collapsed?: boolean }) {
  const t = useStrings(statusStrings);
  return (
    <section aria-label={t('block')} className={cx('mt-2.5 border-t border-line pt-2', !collapsed && 'w-full')}>
      <StorageBadge collapsed={collapsed} />
      <ServiceStatusWidget collapsed={collapsed} />
      <WalletStatusWidget collapsed={collapsed} />
    </section>
  );
});

/** The wallet extension of this browser: connect for reading, see the address, disconnect. */
function WalletStatusWidget({ collapsed }: { readonly collapsed: boolean }) {
  const t = useStrings(statusStrings);
  const status = useObservable(browserWallet.status);
  const isConnected = status.kind === 'connected';
  const text = status.kind === 'connecting' ? 'wallet.available' : (`wallet.${status.kind}` as const);
  return (
    <StatusPopover
      title={t('wallet.title')}
      row={{
        icon: Link2,
        label: isConnected ? shortAddress(status.address) : t('wallet.none'),
        mono: isConnected,
        tone: isConnected ? 'ok' : 'off',
        collapsed,
      }}
    >
      <p className="mt-1 text-ink-2">{t(text)}</p>
      {isConnected && status.name !== null && <p className="mt-1 font-medium">{status.name}</p>}
      {isConnected && <p className="mt-1 font-mono text-xs break-all text-ink-2">{status.address}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {isConnected && (
          <Button size="s" onClick={() => browserWallet.disconnect()}>
            {t('wallet.disconnect')}
          </Button>
        )}
        {!isConnected && status.kind !== 'absent' && (
          <Button
            size="s"
            variant="primary"
            loading={status.kind === 'connecting'}
            onClick={() => void browserWallet.connect()}
          >
            {t('wallet.connect')}
          </Button>
        )}
        <Link to="/wallet-connect" className={buttonClass({ size: 's' })}>
          {t('wallet.manual')}
        </Link>
      </div>
    </StatusPopover>
  );
}

/**
 * Which services answer, as measured: response time, last success, and what it means for the user. Outside services
 * are asked when the user presses the button or has switched regular checks on; else they stand as not checked.
 */
const TONES = { connected: 'ok', warning: 'warn', error: 'error', unchecked: 'off' } as const satisfies Record<
  ServiceStatus['state'],
  StatusTone
>;

function ServiceStatusWidget({ collapsed }: { readonly collapsed: boolean }) {
  const t = useStrings(statusStrings);
  const statuses = useObservable(serviceMonitor.statuses);
  const isLive = useSetting('liveChecks');
  const { connected, asked, state } = summarize(statuses);
  return (
    <StatusPopover
      title={t('services')}
      heading={asked === 0 ? t('services.none') : t('services.count', { connected, asked })}
      row={{
        icon: Activity,
        label: t('services'),
        value: asked === 0 ? undefined : `${connected}/${asked}`,
        tone: TONES[state],
        collapsed,
      }}
    >
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {statuses.map((status) => (
          <ServiceRow key={status.id} status={status} />
        ))}
      </ul>
      <p className="mt-2 text-xs text-ink-3">{t('services.privacy')}</p>
      <Switch
        className="mt-1"
        checked={isLive}
        onCheckedChange={(checked) => settings.set('liveChecks', checked)}
        label={t('services.live')}
        note={t('services.live.note')}
      />
      <Button
        size="s"
        className="mt-2"
        loading={statuses.some((status) => status.checking)}
        onClick={() => void serviceMonitor.checkAll()}
      >
        {t('services.check')}
      </Button>
    </StatusPopover>
  );
}

function ServiceRow({ status }: { readonly status: ServiceStatus }) {
  const t = useStrings(statusStrings);
  const locale = useLocale();
  const { id, state, checking, responseMs, lastSuccessAt } = status;
  const measured = responseMs === null ? null : t('service.ms', { ms: Math.round(responseMs) });
  const last =
    lastSuccessAt === null
      ? t('service.never')
      : t('service.last', { when: formatRelativeTime(lastSuccessAt, Date.now(), locale) });
  return (
    <li className="py-2">
      <div className="flex items-center gap-2 text-sm">
        <StatusDot tone={checking ? 'running' : TONES[state]} />
        <span className="flex-1 font-medium">{t(`service.${id}`)}</span>
        <span className="text-xs text-ink-2">{t(checking ? 'state.checking' : `state.${state}`)}</span>
        {measured && <span className="num text-xs text-ink-3">{measured}</span>}
      </div>
      <p className="pl-3.5 text-xs text-ink-3">
        {state === 'unchecked' ? t('effect.unchecked') : t(`effect.${id}.${state === 'error' ? 'bad' : 'ok'}`)}
        {state !== 'unchecked' && <span className="block">{last}</span>}
      </p>
    </li>
  );
}
