import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { paymentSuccessStrings } from './strings.ts';

export function PaymentSuccessScreen() {
  const t = useStrings(paymentSuccessStrings);
  return <PendingScreen intro={t('intro')} />;
}
