/** Looks like a search field, opens the command palette. */
import { Search } from 'lucide-react';
import { memo } from 'react';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { paletteOpen } from '../palette/palette-open.ts';
import { shellStrings } from './strings.ts';

/** `onOpen` lets a sheet close behind it. */
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
      <span className="touch:hidden">
        <Kbd>{isApple ? '⌘ K' : t('search.key')}</Kbd>
      </span>
    </button>
  );
});
