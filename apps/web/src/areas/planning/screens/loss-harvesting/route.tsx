/** Loss harvesting: what can be realised, what it brings this user this year, and how to do it. */
import { Link } from '@tanstack/react-router';
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { FeatureGate } from '../../../../platform/plan/feature-gate.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { runningTaxYear } from '../../../../platform/tax-year/tax-year.ts';
import { buttonClass } from '../../../../ui/button-class.ts';
import { Harvest } from './components/harvest.tsx';
import { lossHarvestingStrings } from './strings.ts';

export function LossHarvestingScreen() {
  const t = useStrings(lossHarvestingStrings);
  const year = runningTaxYear(Date.now());
  return (
    <LedgerScreen
      context={t('context', { year })}
      intro={t('intro')}
      secondary={
        <Link to="/portfolio" className={buttonClass({})}>
          {t('back')}
        </Link>
      }
    >
      {(ledger) => (
        <FeatureGate feature="harvesting" isDemo={ledger.isDemo}>
          <Harvest key={ledger.book} book={ledger.book} year={year} />
        </FeatureGate>
      )}
    </LedgerScreen>
  );
}
