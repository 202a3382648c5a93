/** Withdrawing from a contract without logging in (section 356a BGB). */
import { DeclarationPage } from '../../parts/declaration-page.tsx';

export function WithdrawScreen() {
  return <DeclarationPage act="withdraw" />;
}
