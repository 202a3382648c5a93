/** Privacy policy. */
import { LegalPage } from '../../parts/legal-page.tsx';
import { privacyText } from './text.ts';

export function PrivacyScreen() {
  return <LegalPage text={privacyText} />;
}
