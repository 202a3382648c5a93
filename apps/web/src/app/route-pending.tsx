/** While the code of a screen is on its way: the placeholder of the specification. The router shows it only for waits that can be felt. */
import { defineStrings } from '../platform/i18n/strings.ts';
import { useStrings } from '../platform/i18n/use-strings.ts';
import { SkeletonCard } from '../ui/skeleton.tsx';

const strings = defineStrings('route-pending', {
  pending: { de: 'Komponente wird geladen...', en: 'Component Loading...' },
});

export function RoutePending() {
  const t = useStrings(strings);
  return (
    <div className="max-w-(--page-max) py-6">
      <SkeletonCard />
      <p className="px-4.5 text-xs text-ink-3">{t('pending')}</p>
    </div>
  );
}
