/**
 * Opens help for the present screen. It has a place of its own in the frame and never lies over the page: an entry of the side
 * navigation, a place of the bottom bar on phones, an icon in the header of public pages.
 */
import type { ReactNode } from 'react';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { defineStrings } from '../../platform/i18n/strings.ts';
import { useHelpAddress } from './help/use-help.ts';

const strings = defineStrings('help-button', {
  help: { de: 'Hilfe', en: 'Help' },
  open: { de: 'Hilfe öffnen', en: 'Open help' },
  'open.key': { de: 'Hilfe (F1)', en: 'Help (F1)' },
});

interface HelpButtonProps {
  readonly className: string;
  /** With the word beside or below the picture. */
  readonly withName?: boolean;
  /** The picture. */
  readonly children: ReactNode;
}

export function HelpButton({ className, withName = false, children }: HelpButtonProps) {
  const t = useStrings(strings);
  const { show } = useHelpAddress();
  return (
    <button
      type="button"
      aria-label={t('open')}
      title={t('open.key')}
      aria-keyshortcuts="F1"
      onClick={() => show('here')}
      className={className}
    >
      {children}
      {withName && <span aria-hidden="true">{t('help')}</span>}
    </button>
  );
}
