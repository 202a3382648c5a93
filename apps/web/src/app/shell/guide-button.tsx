/**
 * Klaus' help for the present screen, always at hand: what to do here, a search over everything, and more to read.
 * Hidden while a dialog or drawer holds the page, and on phones while chosen rows have their bar there; a question mark
 * stands in where Klaus is switched off.
 */
import { Link } from '@tanstack/react-router';
import { BookOpen, CircleQuestionMark, Search } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../lib/i18n/use-strings.ts';
import { useScreenTitle } from '../../lib/screen/screen-title.tsx';
import { useSetting } from '../../lib/settings/use-setting.ts';
import { Icon } from '../../ui/icon.tsx';
import { Klaus } from '../../ui/klaus.tsx';
import { Popover } from '../../ui/popover.tsx';
import { itemClass } from '../../ui/surface-class.ts';
import { paletteOpen } from '../palette/palette-open.ts';
import { useCurrentScreen } from '../use-current-screen.ts';
import { guideStrings } from './guide-strings.ts';
import { shellStrings } from './strings.ts';

export function GuideButton() {
  const t = useStrings(shellStrings);
  const title = useScreenTitle();
  const isKlausHidden = useSetting('hideKlaus');
  const [open, setOpen] = useState(false);
  const search = () => {
    setOpen(false);
    paletteOpen.set(true);
  };
  return (
    <Popover
      label={t('guide.title', { screen: title })}
      side="top"
      align="end"
      open={open}
      onOpenChange={setOpen}
      className="w-80 p-2"
      trigger={
        <button
          type="button"
          aria-label={t('guide.open')}
          className="fixed right-4 bottom-20 z-8 grid size-11 place-items-center rounded-full border border-line bg-surface text-ink-2 shadow-2 hover:bg-hover in-data-drawer-push:hidden in-data-scroll-locked:hidden max-md:[:root:has([data-bulk-bar])_&]:hidden md:right-6 md:bottom-6"
        >
          {isKlausHidden ? <Icon icon={CircleQuestionMark} size={22} /> : <Klaus size={34} />}
        </button>
      }
    >
      <div className="px-2.5 pt-1.5 pb-2">
        <h2 className="text-base font-semibold">{t('guide.title', { screen: title })}</h2>
        <GuideText />
      </div>
      <button type="button" onClick={search} className={itemClass('w-full hover:bg-hover')}>
        <Icon icon={Search} size={15} className="text-ink-3" />
        {t('guide.search')}
      </button>
      <Link to="/klaus-journey" onClick={() => setOpen(false)} className={itemClass('hover:bg-hover')}>
        <Icon icon={BookOpen} size={15} className="text-ink-3" />
        {t('guide.more')}
      </Link>
    </Popover>
  );
}

function GuideText() {
  const t = useStrings(guideStrings);
  const screen = useCurrentScreen();
  if (screen === null || !isGuided(screen)) return null;
  return <p className="mt-0.5 text-sm text-ink-2">{t(screen)}</p>;
}

function isGuided(screen: string): screen is keyof typeof guideStrings.table {
  return screen in guideStrings.table;
}
