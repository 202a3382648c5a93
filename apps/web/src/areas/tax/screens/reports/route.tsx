/** Reports and export: every year's files, sealed reports, packs for the adviser. */
import { Link } from '@tanstack/react-router';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { OpenPackButton } from './components/pack-card.tsx';
import { ReportsPage } from './reports-page.tsx';
import { reportsStrings } from './strings.ts';

export function ReportsScreen() {
  const t = useStrings(reportsStrings);
  return (
    <LedgerScreen context={t('context')} intro={t('intro')} secondary={<OpenPackButton />}>
      {(ledger) => (
        <>
          <ScreenHeader
            context={t('context')}
            actions={
              <Link to="/tax-report-exporter" className={buttonClass()}>
                {t('export')}
              </Link>
            }
          />
          <ReportsPage ledger={ledger} />
        </>
      )}
    </LedgerScreen>
  );
}
