/** Ways to the screens an article speaks of. Names that are no screen are left out; a test holds the articles to the table. */
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { SCREEN_IDS } from '../../../platform/navigation/paths.ts';
import { linkTo } from '../../../platform/navigation/screen-link.tsx';
import { screenTitles } from '../../../platform/navigation/screen-titles.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { guideStrings } from './strings.ts';

export function ScreenLinks({ names }: { readonly names: readonly string[] }) {
  const t = useStrings(guideStrings);
  const titles = useStrings(screenTitles);
  const screens = names.flatMap((name) => SCREEN_IDS.find((id) => id === name) ?? []);
  if (screens.length === 0) return null;
  return (
    <nav aria-label={t('screens')} className="mt-6 flex flex-wrap gap-2 border-t border-line pt-4">
      {screens.map((screen) => (
        <Link key={screen} {...linkTo(screen)} className={buttonClass({ size: 's' })}>
          {titles(screen)}
          <Icon icon={ArrowRight} size={14} />
        </Link>
      ))}
    </nav>
  );
}
