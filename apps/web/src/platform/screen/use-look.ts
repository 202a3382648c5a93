/**
 * How a report screen is first seen: in words for beginners, in tables for experts. The user mode decides; a choice on the
 * page stays in the address, so a link shows what its sender saw.
 */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSetting } from '../settings/use-setting.ts';

export const LOOKS = ['words', 'tables'] as const;
export type Look = (typeof LOOKS)[number];

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
