/** Proof of origin: a payout, a wallet or a sum, walked back to the money paid in, for bank or notary. */
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { OriginPage } from './origin-page.tsx';
import { originStrings } from './strings.ts';

export function ProofOfOriginScreen() {
  const t = useStrings(originStrings);
  return (
    <LedgerScreen context={t('context')} intro={t('intro')}>
      {({ book }) => (
        <>
          <ScreenHeader context={t('context')} />
          <OriginPage book={book} />
        </>
      )}
    </LedgerScreen>
  );
}
