/** A wallet on a phone, by a code to scan. Only where the operator of the server set WalletConnect up. */
import { Copy, Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { encode } from 'uqr';
import { copyText } from '../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { notices } from '../../../platform/notices/notices.ts';
import { useObservable } from '../../../platform/observable.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/progress.tsx';
import { browserWallet } from '../browser-wallet.ts';
import { connectorStrings } from './connector-strings.ts';
import type { LinkedWallet } from './linked-wallet.ts';
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

/** The code that a wallet app scans, and what became of it. Closing is cancelling; a yes of the wallet closes it by itself. */
function PairingDialog({ link, onClose }: { readonly link: LinkedWallet; readonly onClose: () => void }) {
  const t = useStrings(connectorStrings);
  const pairing = useObservable(link.pairing);
  useEffect(() => {
    if (pairing.kind === 'idle') onClose();
  }, [pairing.kind, onClose]);
  const cancel = () => {
    void link.cancel();
    onClose();
  };
  return (
    <Dialog
      onClose={cancel}
      title={t('pair.title')}
      description={t('pair.text')}
      footer={
        <>
          {pairing.kind === 'failed' && (
            <Button variant="primary" onClick={() => void link.pair()}>
              {t('pair.again')}
            </Button>
          )}
          {pairing.kind === 'waiting' && <CopyLink uri={pairing.uri} />}
          <Button onClick={cancel}>{t('pair.cancel')}</Button>
        </>
      }
    >
      {pairing.kind === 'failed' ? (
        <div role="alert">
          <Callout tone={pairing.failure === 'unreachable' ? 'danger' : 'review'}>
            {t(`pair.${pairing.failure}`)}
          </Callout>
        </div>
      ) : (
        <div className="grid justify-items-center gap-3">
          <div className="flex aspect-square w-full max-w-64 items-center justify-center overflow-hidden rounded-lg border border-line bg-sunken">
            {pairing.kind === 'waiting' ? (
              <QrCode text={pairing.uri} label={t('pair.code')} className="size-full" />
            ) : (
              <Spinner size={28} />
            )}
          </div>
          <p role="status" className="text-sm text-ink-2">
            {t(pairing.kind === 'waiting' ? 'pair.waiting' : 'pair.starting')}
          </p>
        </div>
      )}
    </Dialog>
  );
}

function CopyLink({ uri }: { readonly uri: string }) {
  const t = useStrings(connectorStrings);
  const locale = useLocale();
  const copy = async () => {
    if (await copyText(uri, locale)) notices.success(t('pair.copied'));
  };
  return (
    <>
      <Button icon={Copy} onClick={() => void copy()}>
        {t('pair.copy')}
      </Button>
      {/* On the phone itself nothing can be scanned. */}
      <span className="hidden touch:inline-flex">
        <a href={uri} className={buttonClass({})}>
          {t('pair.open')}
        </a>
      </span>
    </>
  );
}

/** Fields of white around the code (ISO/IEC 18004: four). */
const QUIET = 4;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  readonly className?: string | undefined;
}

/** A code to scan: black on white in both themes, with the quiet zone that readers want. One path, so that no line shows between rows. */
function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  const whole = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect x={-QUIET} y={-QUIET} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
