/** Why every wallet counts, and the two quickest ways to another one. */
import { Link } from '@tanstack/react-router';
import { FileJson, Wallet } from 'lucide-react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { useObservable } from '../../../../../platform/observable.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { linkClass } from '../../../../../ui/link-class.ts';
import { browserWallet } from '../../../browser-wallet.ts';
import { walletsStrings } from '../strings.ts';
import { useWalletFile } from '../use-wallet-file.tsx';

export function MissingCard({ onChange }: { readonly onChange: () => void }) {
  const t = useStrings(walletsStrings);
  const found = useObservable(browserWallet.found);
  const file = useWalletFile(onChange);
  return (
    <section className="h-full rounded-lg border border-dashed border-line-strong p-4.5">
      <h2 className="text-base font-semibold">{t('missing.title')}</h2>
      <p className="mt-1 text-sm leading-5 text-ink-2">{t('missing.text')}</p>
      {found.map(({ id, name }) => (
        <p key={id} className="mt-3 flex items-center gap-2.5 border-t border-line pt-3 text-sm">
          <Icon icon={Wallet} size={15} className="text-ink-3" />
          <span className="min-w-0 flex-1">{t('missing.browser', { name })}</span>
          <Link to="/wallet-connect" className={linkClass()}>
            {t('missing.connect')}
          </Link>
        </p>
      ))}
      <p className="mt-3 flex items-center gap-2.5 border-t border-line pt-3 text-sm">
        <Icon icon={FileJson} size={15} className="text-ink-3" />
        <span className="min-w-0 flex-1">{t('missing.list')}</span>
        <button type="button" className={linkClass()} onClick={file.choose}>
          {t('missing.import')}
        </button>
      </p>
      {file.input}
    </section>
  );
}
