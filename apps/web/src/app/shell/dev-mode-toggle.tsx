/** Switches between the developer's and the user's view. Only where developer screens exist at all. */
import { Code } from 'lucide-react';
import { useDevMode } from '../../platform/dev-mode/dev-mode.ts';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { settings } from '../../platform/settings/settings.ts';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { shellStrings } from './strings.ts';

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
