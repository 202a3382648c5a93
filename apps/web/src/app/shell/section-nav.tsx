/** Tabs of a section: the screens that share one entry of the navigation. On narrow screens the open one is brought into view. */
import { useEffect, useRef } from 'react';
import { useStrings } from '../../platform/i18n/use-strings.ts';
import { ScreenLink } from '../../platform/navigation/screen-link.tsx';
import { screenTitles } from '../../platform/navigation/screen-titles.ts';
import { TAB_CLASS, TAB_LIST_CLASS } from '../../ui/tab-class.ts';
import { shellStrings } from './strings.ts';
import { useNavigation } from './use-navigation.ts';

export function SectionNav() {
  const t = useStrings(shellStrings);
  const titles = useStrings(screenTitles);
  const { tabs, screen } = useNavigation();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (screen !== null)
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [screen]);
  if (tabs.length === 0) return null;
  return (
    <nav ref={list} aria-label={t('section-nav')} className={`${TAB_LIST_CLASS} mt-1 print:hidden`}>
      {tabs.map((tab) => (
        <ScreenLink key={tab} screen={tab} current={tab === screen} className={TAB_CLASS}>
          {titles(tab)}
        </ScreenLink>
      ))}
    </nav>
  );
}
