/** Second opinion: a gain report of another program, or a platform's statement, beside the own figures. */
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { ComparePage } from './compare-page.tsx';
import { secondOpinionStrings } from './strings.ts';

export function SecondOpinionScreen() {
  const t = useStrings(secondOpinionStrings);
  return (
    <LedgerScreen context={t('context')} intro={t('intro')}>
      {({ book }) => (
        <>
          <ScreenHeader context={t('context')} />
          <ComparePage key={book} book={book} />
        </>
      )}
    </LedgerScreen>
  );
}
