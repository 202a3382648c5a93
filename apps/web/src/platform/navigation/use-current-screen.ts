/** Which screen of the table is open; null on the 404 page. */
import { useMatches } from '@tanstack/react-router';
import type { ScreenId } from './paths.ts';

export function useCurrentScreen(): ScreenId | null {
  return useMatches({
    select: (matches) => {
      const isMissing = matches.some((match) => match.status === 'notFound' || match._notFound === true);
      return isMissing ? null : (matches.at(-1)?.staticData.screen ?? null);
    },
  });
}
