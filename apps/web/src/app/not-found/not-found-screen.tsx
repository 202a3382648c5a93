/** Any address that is no route, and the developers' screens outside of dev mode: one sentence, home, search. */
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { paletteOpen } from '../palette/palette-open.ts';
import { PublicFrame } from '../public/public-frame.tsx';
import { notFoundStrings } from '../strings.ts';

export function NotFoundScreen() {
  const t = useStrings(notFoundStrings);
  return (
    <PublicFrame>
      <div className="mx-auto grid max-w-140 justify-items-center gap-3 py-24 text-center md:py-36">
        <p className="num text-base font-semibold text-ink-3">404</p>
        <h1 tabIndex={-1} className="text-3xl font-semibold outline-none">
          {t('title')}
        </h1>
        <p className="text-ink-2">{t('line')}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-2.5">
          <Link to="/" className={buttonClass({ variant: 'primary', size: 'l' })}>
            {t('home')}
          </Link>
          <Button size="l" icon={Search} onClick={() => paletteOpen.set(true)}>
            {t('search')}
          </Button>
        </div>
      </div>
    </PublicFrame>
  );
}
