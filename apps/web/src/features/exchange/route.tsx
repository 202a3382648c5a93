/** One exchange, named by the address. The name is shown as it came: it is text, never markup. */
import { useParams } from '@tanstack/react-router';
import { useStrings } from '../../lib/i18n/use-strings.ts';
import { PendingScreen } from '../../lib/screen/pending-screen.tsx';
import { exchangeStrings } from './strings.ts';

export function ExchangeScreen() {
  const t = useStrings(exchangeStrings);
  const { name } = useParams({ from: '/shell/exchange/$name' });
  const shown = name.slice(0, 1).toUpperCase() + name.slice(1, 40);
  return <PendingScreen title={shown} intro={t('intro', { name: shown })} />;
}
