/** Shown when a screen that needs a session sent the visitor here: says why, and leads back there after signing in. */
import { Link } from '@tanstack/react-router';
import { Info } from 'lucide-react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { linkClass } from '../../../../../ui/link-class.ts';
import { landingStrings } from '../strings.ts';

export function SignInHint({ redirect }: { readonly redirect: string }) {
  const t = useStrings(landingStrings);
  return (
    <p
      role="status"
      className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-info-tint px-4 py-2.5 text-info"
    >
      <Icon icon={Info} />
      {t('redirect.title')}
      <Link to="/auth" search={{ redirect }} className={linkClass('prose')}>
        {t('redirect.action')}
      </Link>
    </p>
  );
}
