/** The foot of the navigation: where the data lies, which services answer, which wallet is connected. */

import { Link } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import { memo } from 'react';
import { browserWallet, shortAddress } from '../../../areas/chains/browser-wallet.ts';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { useObservable } from '../../../platform/observable.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { cx } from '../../../ui/class-names.ts';
import { ServiceStatusWidget } from './service-status-widget.tsx';
import { StatusPopover } from './status-popover.tsx';
import { StorageBadge } from './storage-badge.tsx';
import { statusStrings } from './strings.ts';

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
