/** Cancelling a contract without logging in (section 312k BGB). */
import { DeclarationPage } from '../../parts/declaration-page.tsx';

export function CancelScreen() {
  return <DeclarationPage act="cancel" />;
}
