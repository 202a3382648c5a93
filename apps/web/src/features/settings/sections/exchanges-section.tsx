/** Where exchanges and wallets are connected; their own screens do the work. */
import { Link } from '@tanstack/react-router';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card, CardBody, CardHead } from '../../../ui/card.tsx';
import { DataRow } from '../components/data-row.tsx';
import { settingsStrings } from '../strings.ts';

export function ExchangesSection() {
  const t = useStrings(settingsStrings);
  return (
    <Card>
      <CardHead title={t('exchanges')} />
      <CardBody className="divide-y divide-line">
        <DataRow label={t('exchanges.connect')} note={t('exchanges.connect.note')}>
          <Link to="/exchange-settings" className={buttonClass()}>
            {t('exchanges.open')}
          </Link>
        </DataRow>
        <DataRow label={t('exchanges.wallets')} note={t('exchanges.wallets.note')}>
          <Link to="/wallets" className={buttonClass()}>
            {t('exchanges.wallets.open')}
          </Link>
        </DataRow>
      </CardBody>
    </Card>
  );
}
