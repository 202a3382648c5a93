/** Connected exchanges, and the way to the wallets, whose own screen does the work. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { buttonClass } from '../../../../../ui/button-class.ts';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { SettingRow } from '../../../../../ui/setting-row.tsx';
import { ConnectionsSection } from '../../../../exchanges/connections-section.tsx';
import { useConnections } from '../../../../exchanges/use-connections.ts';
import { settingsStrings } from '../strings.ts';

export function ExchangesSection() {
  const t = useStrings(settingsStrings);
  const connections = useConnections();
  const [wanted, setWanted] = useState<string>();
  return (
    <div className="grid gap-4">
      <ConnectionsSection connections={connections} wanted={wanted} onWanted={setWanted} />
      <Card>
        <CardHead title={t('exchanges')} />
        <CardBody className="divide-y divide-line">
          <SettingRow label={t('exchanges.connect')} note={t('exchanges.connect.note')}>
            <Link to="/exchange-settings" className={buttonClass()}>
              {t('exchanges.open')}
            </Link>
          </SettingRow>
          <SettingRow label={t('exchanges.wallets')} note={t('exchanges.wallets.note')}>
            <Link to="/wallets" className={buttonClass()}>
              {t('exchanges.wallets.open')}
            </Link>
          </SettingRow>
        </CardBody>
      </Card>
    </div>
  );
}
