/**
 * What a customer may do with the contract at any moment, on every page: cancel (section 312k BGB) and withdraw (section 356a
 * BGB), by the words the law asks for. Signed in, both lead to the subscription, where the declaration is made and confirmed;
 * without a session or while the book is locked, each leads to its own page: the law allows no login before it.
 */
import { Link } from '@tanstack/react-router';
import { useStrings } from '../platform/i18n/locale.tsx';
import { bookLock } from '../platform/ledger/book-lock.ts';
import { toSettings } from '../platform/navigation/settings-sections.ts';
import { useObservable } from '../platform/observable.ts';
import { session } from '../platform/session/session.ts';
import { appStrings } from './strings.ts';

export function ContractLinks({ className }: { readonly className: string }) {
  const t = useStrings(appStrings);
  const isSignedIn = useObservable(session).kind === 'signed-in';
  const isOpen = useObservable(bookLock).kind !== 'locked';
  const links = [
    ['contract.cancel', '/kuendigen'],
    ['contract.withdraw', '/widerrufen'],
  ] as const;
  return links.map(([words, to]) => (
    <Link key={to} {...(isSignedIn && isOpen ? toSettings('billing') : { to })} className={className}>
      {t(words)}
    </Link>
  ));
}
