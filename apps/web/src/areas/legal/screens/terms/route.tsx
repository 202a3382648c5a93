/** Terms of service. */
import { LegalPage, PrivateInstance } from '../../parts/legal-page.tsx';
import { termsText } from './text.ts';

export function TermsScreen() {
  return (
    <LegalPage text={termsText}>
      <PrivateInstance />
    </LegalPage>
  );
}
