/** Privacy policy: the text for every installation, and what only this one can say. */
import { LegalPage } from '../../parts/legal-page.tsx';
import { HowItIsPaid, WhereDataLies } from './instance-facts.tsx';
import { privacyText } from './text.ts';

export function PrivacyScreen() {
  return <LegalPage text={privacyText} extras={{ sync: <WhereDataLies />, payment: <HowItIsPaid /> }} />;
}
