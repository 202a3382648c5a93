/** An address, shortened, that is copied whole by a click. */
import { Copy } from 'lucide-react';
import { copyText } from '../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { notices } from '../../../platform/notices/notices.ts';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { walletStrings } from './strings.ts';

/** 12 characters or fewer in full, else the first and last six (specification, settled). */
export function sixAndSix(address: string): string {
  return address.length <= 12 ? address : `${address.slice(0, 6)}…${address.slice(-6)}`;
}

export interface CopyAddressProps {
  readonly address: string;
  readonly whole?: boolean | undefined;
}

export function CopyAddress({ address, whole = false }: CopyAddressProps) {
  const t = useStrings(walletStrings);
  const locale = useLocale();
  const copy = async () => {
    if (await copyText(address, locale)) notices.success(t('copied'));
  };
  return (
    <button
      type="button"
      onClick={() => void copy()}
      aria-label={t('copy.address', { address })}
      title={address}
      className={cx(
        'inline-flex min-h-6 min-w-0 items-center gap-1.5 font-mono text-xs text-ink-2 hover:text-ink touch:min-h-11',
        whole && 'text-left break-all',
      )}
    >
      {whole ? address : sixAndSix(address)}
      <Icon icon={Copy} size={12} className="shrink-0 text-ink-3" />
    </button>
  );
}
