/** Prices and rates the ledger rests on, as sections of the settings. */
import { OwnPricesSection } from './own-prices-section.tsx';
import { RatesSection } from './rates-section.tsx';

export function PricesSection() {
  return (
    <div className="grid gap-4">
      <RatesSection />
      <OwnPricesSection />
    </div>
  );
}
