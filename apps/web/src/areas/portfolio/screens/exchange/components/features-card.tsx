/** What the program really does with this venue; nothing is claimed about the venue itself. */
import { connectableExchange } from '@cryptax/api-contract';
import { Check } from 'lucide-react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { VenueView } from '../../../../../platform/ledger/price-types.ts';
import { useFormats } from '../../../../../platform/ledger/use-formats.ts';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { PING_IDS } from '../../../../prices/exchange-pings.ts';
import { exchangeStrings } from '../strings.ts';

const WITH_PRICES: readonly string[] = ['binance', 'kraken'];
const WITH_QUOTES: readonly string[] = ['binance', 'kraken', 'coinbase', 'bitstamp'];

export function FeaturesCard({ view: { id, name } }: { readonly view: VenueView }) {
  const t = useStrings(exchangeStrings);
  const formats = useFormats().filter(({ source }) => source.toLowerCase() === name.toLowerCase());
  const features = [
    ...(formats.length > 0 ? [t('feature.files', { count: formats.length })] : []),
    ...(connectableExchange(id) === undefined ? [] : [t('feature.api')]),
    ...(PING_IDS.some((known) => known === id) ? [t('feature.ping')] : []),
    ...(WITH_PRICES.includes(id) ? [t('feature.prices')] : []),
    ...(WITH_QUOTES.includes(id) ? [t('feature.quotes')] : []),
  ];
  return (
    <Card>
      <CardHead title={t('features')} />
      <CardBody>
        <ul className="grid gap-2 text-sm">
          {(features.length === 0 ? [t('feature.none')] : features).map((feature) => (
            <li key={feature} className="flex items-start gap-2">
              <Icon icon={Check} size={15} className="mt-0.5 text-gain" />
              {feature}
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
