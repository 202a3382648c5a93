/** Phones: the whole navigation, the language and the status block on one sheet. */
import { useStrings } from '../../platform/i18n/use-strings.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { LanguageToggle } from '../language-toggle.tsx';
import { DevModeToggle } from './dev-mode-toggle.tsx';
import { NavEntry } from './nav-entry.tsx';
import { SearchButton } from './search-button.tsx';
import { StatusBlock } from './status/status-block.tsx';
import { shellStrings } from './strings.ts';
import { useNavigation } from './use-navigation.ts';

interface MoreSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function MoreSheet({ open, onOpenChange }: MoreSheetProps) {
  const t = useStrings(shellStrings);
  const { groups, active } = useNavigation();
  const close = () => onOpenChange(false);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('more.title')}>
      <div className="mb-4 flex items-center gap-2">
        <SearchButton onOpen={close} />
        <LanguageToggle className="ml-auto" />
      </div>
      {[...groups, { group: 'foot', entries: ['settings'] } as const].map(({ group, entries }) => (
        <section key={group} className="mb-4">
          {group !== 'main' && <h3 className="px-2.5 pb-1 text-xs font-medium text-ink-3">{t(`group.${group}`)}</h3>}
          <ul>
            {entries.map((screen) => (
              <li key={screen}>
                <NavEntry screen={screen} active={screen === active} onClick={close} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <DevModeToggle />
      <StatusBlock />
    </Drawer>
  );
}
