/** The user's own prices: a file of closes, single entries, and what became of them. A section for a settings page. */

import { useStrings } from '../../platform/i18n/use-strings.ts';
import { Card, CardBody, CardHead } from '../../ui/card.tsx';
import { ManualPrices } from './parts/manual-prices.tsx';
import { PriceFiles } from './parts/price-files.tsx';
import { pricesStrings } from './strings.ts';

export function OwnPricesSection() {
  const t = useStrings(pricesStrings);
  return (
    <Card>
      <CardHead title={t('file.title')} />
      <CardBody>
        <p className="max-w-[68ch] text-sm text-ink-2">{t('file.line')}</p>
        <PriceFiles />
        <ManualPrices />
      </CardBody>
    </Card>
  );
}
