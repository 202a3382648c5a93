/** The foot of the navigation: where the data lies, which services answer, which wallet is connected. */
import { memo } from 'react';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { cx } from '../../../ui/class-names.ts';
import { ServiceStatusWidget } from './service-status-widget.tsx';
import { StorageBadge } from './storage-badge.tsx';
import { statusStrings } from './strings.ts';
import { WalletStatusWidget } from './wallet-status-widget.tsx';

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
