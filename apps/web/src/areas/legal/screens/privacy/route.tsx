/** Privacy policy: the text for every installation, and what only this one can say. */
import { LegalPage } from '../../parts/legal-page.tsx';
import { HowChainsAreAsked, HowItIsPaid, WhereDataLies, WhereLivePricesComeFrom } from './instance-facts.tsx';
import { privacyText } from './text.ts';

export function PrivacyScreen() {
  const extras = {
    prices: <WhereLivePricesComeFrom />,
    chains: <HowChainsAreAsked />,
    sync: <WhereDataLies />,
    payment: <HowItIsPaid />,
  };
  return <LegalPage text={privacyText} extras={extras} />;
}
