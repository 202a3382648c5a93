/** Terms of service. */
import { LegalPage } from '../../parts/legal-page.tsx';
import { PrivateInstance } from '../../parts/private-instance.tsx';
import { termsText } from './text.ts';

export function TermsScreen() {
  return (
    <LegalPage text={termsText}>
      <PrivateInstance />
    </LegalPage>
  );
}
