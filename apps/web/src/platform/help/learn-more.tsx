/** The way from a message to the article that explains it; it opens beside the screen, nothing is left behind. */
import { Link } from '@tanstack/react-router';
import { cx, linkClass } from '../../ui/class-names.ts';
import { useStrings } from '../i18n/locale.tsx';
import { defineStrings } from '../i18n/strings.ts';
import type { HelpSlug } from './help-slugs.ts';

const learnMoreStrings = defineStrings('learn-more', { more: { de: 'Mehr dazu', en: 'Learn more' } });

export function LearnMore({ slug, className }: { readonly slug: HelpSlug; readonly className?: string | undefined }) {
  const t = useStrings(learnMoreStrings);
  return (
    <Link
      to="."
      search={(old) => ({ ...old, help: slug })}
      resetScroll={false}
      className={cx(linkClass('prose'), 'whitespace-nowrap', className)}
    >
      {t('more')}
    </Link>
  );
}
