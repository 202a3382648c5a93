/** Changes between a report screen in words and in tables. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Segmented } from '../../ui/segmented.tsx';
import { useStrings } from '../i18n/locale.tsx';
import { useSetting } from '../settings/settings.ts';
import { screenStrings } from './strings.ts';

/**
 * How a report screen is first seen: in words for beginners, in tables for experts. The user mode decides; a choice on
 * the page stays in the address, so a link shows what its sender saw.
 */
export const LOOKS = ['words', 'tables'] as const;
type Look = (typeof LOOKS)[number];

export function useLook(): readonly [Look, (next: Look) => void] {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const mode = useSetting('userMode');
  const chosen = LOOKS.find((look) => look === search.look);
  const choose = (look: Look) => {
    void navigate({ to: '.', search: (old) => ({ ...old, look }), replace: true, resetScroll: false });
  };
  return [chosen ?? (mode === 'expert' ? 'tables' : 'words'), choose];
}

export function LookSwitch({ look, onLook }: { readonly look: Look; readonly onLook: (look: Look) => void }) {
  const t = useStrings(screenStrings);
  return (
    <Segmented
      label={t('look')}
      value={look}
      onValueChange={onLook}
      options={LOOKS.map((value) => ({ value, label: t(`look.${value}`) }))}
    />
  );
}
