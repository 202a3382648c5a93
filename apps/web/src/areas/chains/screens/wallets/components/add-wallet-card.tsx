/** The ways to a wallet: an address, the wallet of this browser, an exchange's key, a file. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Button } from '../../../../../ui/button.tsx';
import { buttonClass } from '../../../../../ui/button-class.ts';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { Segmented } from '../../../../../ui/segmented.tsx';
import { WalletConnector } from '../../../parts/connector.tsx';
import type { WalletSync } from '../../../parts/use-wallet-sync.ts';
import { walletsStrings } from '../strings.ts';
import { AddressForm } from './address-form.tsx';

type Way = 'address' | 'browser' | 'api' | 'file';
const WAYS: readonly Way[] = ['address', 'browser', 'api', 'file'];

export interface AddWalletCardProps {
  readonly sync: WalletSync;
  readonly onAdded: () => void;
}

export function AddWalletCard({ sync, onAdded }: AddWalletCardProps) {
  const t = useStrings(walletsStrings);
  const [way, setWay] = useState<Way>('address');
  return (
    <Card className="mt-4">
      <CardHead
        title={t('add.title')}
        actions={
          <Segmented
            label={t('add.ways')}
            value={way}
            onValueChange={setWay}
            options={WAYS.map((value) => ({ value, label: t(`way.${value}`) }))}
          />
        }
      />
      <CardBody>
        {way === 'address' && <AddressForm sync={sync} onAdded={onAdded} />}
        {way === 'browser' && (
          <>
            <WalletConnector sync={sync} />
            <Divider onManual={() => setWay('address')} />
          </>
        )}
        {way === 'api' && (
          <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
            {t('way.api.text')}
            <Link to="/exchange-settings" className={buttonClass({ size: 's' })}>
              {t('way.api.go')}
            </Link>
          </p>
        )}
        {way === 'file' && (
          <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
            {t('way.file.text')}
            <Link to="/smart-import" className={buttonClass({ size: 's' })}>
              {t('way.file.go')}
            </Link>
          </p>
        )}
      </CardBody>
    </Card>
  );
}

function Divider({ onManual }: { readonly onManual: () => void }) {
  const t = useStrings(walletsStrings);
  return (
    <div className="mt-5 flex items-center gap-3 text-xs text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      <Button size="s" variant="quiet" onClick={onManual}>
        {t('manual.divider')}
      </Button>
    </div>
  );
}
