/** Answer to the tax office: what the letter asks for is ticked, and exactly that is put together. */
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { AnswerPage } from './answer-page.tsx';
import { answerStrings } from './strings.ts';

export function AnswerKitScreen() {
  const t = useStrings(answerStrings);
  return (
    <LedgerScreen context={t('context')} intro={t('intro')}>
      {({ book }) => (
        <>
          <ScreenHeader context={t('context')} />
          <AnswerPage book={book} />
        </>
      )}
    </LedgerScreen>
  );
}
