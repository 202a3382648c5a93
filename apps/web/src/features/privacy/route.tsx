/** Privacy policy. */
import { LegalPage } from '../../lib/legal/legal-page.tsx';
import { privacyText } from './text.ts';

export function PrivacyScreen() {
  return <LegalPage text={privacyText} />;
}
