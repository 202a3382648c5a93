/** Past years: every year with what was declared and what the ledger says, for those who correct returns. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { PastYearsPage } from './past-years-page.tsx';
import { pastYearsStrings } from './strings.ts';

export function PastYearsScreen() {
  const t = useStrings(pastYearsStrings);
  const [today] = useState(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format());
  return (
    <LedgerScreen context={t('context')} intro={t('intro')}>
      {({ book }) => (
        <>
          <ScreenHeader
            context={t('context')}
            actions={
              <Link to="/reports" className={buttonClass()}>
                {t('adviser')}
              </Link>
            }
          />
          <PastYearsPage book={book} today={today} />
        </>
      )}
    </LedgerScreen>
  );
}
