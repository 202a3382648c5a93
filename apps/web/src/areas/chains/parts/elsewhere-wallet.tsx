/** A wallet on a phone, by a code to scan. Only where the operator of the server set WalletConnect up. */
import { Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { browserWallet } from '../browser-wallet.ts';
import { connectorStrings } from './connector-strings.ts';
import type { LinkedWallet } from './linked-wallet.ts';
import { PairingDialog } from './pairing-dialog.tsx';
import { linkedWallet } from './walletconnect.ts';

export function ElsewhereWallet({ link = linkedWallet(browserWallet) }: { readonly link?: LinkedWallet }) {
  const t = useStrings(connectorStrings);
  const [isOffered, setOffered] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void link.isSetUp().then((answer) => isWanted && setOffered(answer));
    return () => {
      isWanted = false;
    };
  }, [link]);
  if (!isOffered) return null;
  return (
    <section aria-labelledby="elsewhere" className="grid gap-3">
      <div>
        <h2 id="elsewhere" className="text-base font-semibold">
          {t('elsewhere')}
        </h2>
        <p className="text-sm text-ink-2">{t('elsewhere.text')}</p>
      </div>
      <div>
        <Button
          icon={Smartphone}
          onClick={() => {
            setOpen(true);
            void link.pair();
          }}
        >
          {t('pair.start')}
        </Button>
      </div>
      {isOpen && <PairingDialog link={link} onClose={() => setOpen(false)} />}
    </section>
  );
}
