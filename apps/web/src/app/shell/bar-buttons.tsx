/** Buttons of the bars at the top and bottom of the page. */
import { CircleQuestionMark, Code, Search } from 'lucide-react';
import { memo } from 'react';
import { useDevMode } from '../../platform/dev-mode/dev-mode.ts';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { settings, useSetting } from '../../platform/settings/settings.ts';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { Klaus } from '../../ui/klaus.tsx';
import { paletteOpen } from '../palette/palette-open.ts';
import { shellStrings } from './strings.ts';

/** Looks like a search field, opens the command palette; `onOpen` lets a sheet close behind it. */
export const SearchButton = memo(function SearchButton({ onOpen }: { readonly onOpen?: () => void }) {
  const t = useStrings(shellStrings);
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => {
        onOpen?.();
        paletteOpen.set(true);
      }}
      className="flex min-h-8 w-56 min-w-0 touch:min-h-11 items-center gap-2 rounded-md border border-line bg-surface pr-2 pl-2.5 text-sm text-ink-3 hover:border-line-strong lg:w-75"
    >
      <Icon icon={Search} size={15} />
      <span className="flex-1 truncate text-left">{t('search')}</span>
      <span className="touch:hidden beside-tour:hidden">
        <Kbd>{isApple ? '⌘ K' : t('search.key')}</Kbd>
      </span>
    </button>
  );
});

/** Switches between the developer's and the user's view. Only where developer screens exist at all. */
export function DevModeToggle({ collapsed = false }: { readonly collapsed?: boolean }) {
  const t = useStrings(shellStrings);
  const { available, active } = useDevMode();
  if (!available) return null;
  const label = t(active ? 'dev.to-user' : 'dev.to-dev');
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => settings.set('devMode', active ? 'user' : 'dev')}
      className={cx(
        'flex min-h-8 items-center gap-2.5 rounded-md text-left text-xs text-ink-2 hover:bg-ink/4 touch:min-h-11',
        collapsed ? 'w-10 justify-center' : 'px-2.5',
      )}
    >
      <Icon icon={Code} size={17} />
      {!collapsed && label}
    </button>
  );
}

/** Klaus stands for help inside the app, unless he is switched off. */
export function HelpPicture({ size }: { readonly size: number }) {
  return useSetting('hideKlaus') ? <Icon icon={CircleQuestionMark} size={size} /> : <Klaus size={size} />;
}
