/** The command palette: type a few letters of a screen or a command, arrow keys choose, Enter goes. */
import { useNavigate } from '@tanstack/react-router';
import { Command as Cmdk } from 'cmdk';
import { ArrowRight, Search, Settings2 } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useDevMode } from '../../platform/dev-mode/dev-mode.ts';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { addressOf, type ScreenId } from '../../platform/navigation/paths.ts';
import { linkTo } from '../../platform/navigation/screen-link.tsx';
import { screenTitles } from '../../platform/navigation/screen-titles.ts';
import {
  SETTINGS_SECTIONS,
  type SettingsSection,
  settingsTitles,
  toSettings,
} from '../../platform/navigation/settings-sections.ts';
import { settings, useSetting } from '../../platform/settings/settings.ts';
import { itemClass } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { type Command, offeredCommands, offeredScreens, searchWords, sectionWords } from './palette-model.ts';
import { paletteStrings } from './strings.ts';

export interface PaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function Palette({ open, onOpenChange }: PaletteProps) {
  const t = useStrings(paletteStrings);
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-(--scrim)" />
        <Dialog.Content
          aria-describedby={undefined}
          {...returnFocus}
          className="fixed inset-x-4 top-[12dvh] z-50 mx-auto max-w-140 animate-rise overflow-hidden rounded-xl border border-line bg-surface shadow-3 outline-none"
        >
          <Dialog.Title className="sr-only">{t('title')}</Dialog.Title>
          <PaletteBody onDone={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function PaletteBody({ onDone }: { readonly onDone: () => void }) {
  const t = useStrings(paletteStrings);
  const navigate = useNavigate();
  const dev = useDevMode();
  const current = {
    locale: useSetting('locale'),
    theme: useSetting('theme'),
    userMode: useSetting('userMode'),
    hideAmounts: useSetting('hideAmounts'),
  };
  const go = (screen: ScreenId) => {
    onDone();
    void navigate(linkTo(screen));
  };
  const goToSection = (section: SettingsSection) => {
    onDone();
    void navigate(toSettings(section));
  };
  const run = ({ change }: Command) => {
    onDone();
    settings.set(change.name, change.value);
  };
  return (
    <Cmdk label={t('title')} loop>
      <div className="flex items-center gap-2.5 border-b border-line px-4">
        <Icon icon={Search} className="text-ink-3" />
        <Cmdk.Input
          placeholder={t('placeholder')}
          className="min-h-12 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-ink-3"
        />
        <span className="touch:hidden">
          <Kbd>Esc</Kbd>
        </span>
      </div>
      <Cmdk.List label={t('title')} className="max-h-[56dvh] overflow-y-auto p-1.5">
        <Cmdk.Empty className="px-2.5 py-6 text-center text-ink-2">{t('empty')}</Cmdk.Empty>
        <Group heading={t('group.go')}>
          {offeredScreens({ devMode: dev.active }).map((screen) => (
            <ScreenItem key={screen} screen={screen} onSelect={() => go(screen)} />
          ))}
          {SETTINGS_SECTIONS.map((section) => (
            <SectionItem key={section} section={section} onSelect={() => goToSection(section)} />
          ))}
        </Group>
        <Group heading={t('group.do')}>
          {offeredCommands(current, dev).map((command) => (
            <Cmdk.Item
              key={command.label}
              value={command.label}
              keywords={[t(command.label)]}
              onSelect={() => run(command)}
              className={itemClass()}
            >
              <Icon icon={Settings2} size={15} className="text-ink-3" />
              {t(command.label)}
            </Cmdk.Item>
          ))}
        </Group>
      </Cmdk.List>
    </Cmdk>
  );
}

function Group({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <Cmdk.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-2xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-3"
    >
      {children}
    </Cmdk.Group>
  );
}

function ScreenItem({ screen, onSelect }: { readonly screen: ScreenId; readonly onSelect: () => void }) {
  const t = useStrings(paletteStrings);
  const titles = useStrings(screenTitles);
  const label = screen === 'landing' ? t('home') : titles(screen);
  return (
    <GoItem
      value={screen}
      keywords={searchWords(screen)}
      label={label}
      address={addressOf(screen)}
      onSelect={onSelect}
    />
  );
}

function SectionItem({ section, onSelect }: { readonly section: SettingsSection; readonly onSelect: () => void }) {
  const titles = useStrings(screenTitles);
  const sections = useStrings(settingsTitles);
  const address = `/settings/${section}`;
  const label = `${titles('settings')}: ${sections(section)}`;
  return (
    <GoItem value={address} keywords={sectionWords(section)} label={label} address={address} onSelect={onSelect} />
  );
}

interface GoItemProps {
  readonly value: string;
  readonly keywords: string[];
  readonly label: string;
  readonly address: string;
  readonly onSelect: () => void;
}

function GoItem({ label, address, ...item }: GoItemProps) {
  return (
    <Cmdk.Item {...item} className={itemClass()}>
      <Icon icon={ArrowRight} size={15} className="text-ink-3" />
      <span className="flex-1 truncate">{label}</span>
      <span className="truncate font-mono text-2xs text-ink-3">{address}</span>
    </Cmdk.Item>
  );
}
