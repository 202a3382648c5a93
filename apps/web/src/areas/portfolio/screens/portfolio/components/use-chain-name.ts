/** The name of a chain as the screen says it; exchanges and the unknown have words of their own. */
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { ChainSlice } from '../../../portfolio-types.ts';
import { portfolioStrings } from '../strings.ts';

export function useChainName(): (chain: Pick<ChainSlice, 'family' | 'name'>) => string {
  const t = useStrings(portfolioStrings);
  return ({ family, name }) => (family === 'venue' ? t('venue') : family === 'unknown' ? t('unknownChain') : name);
}
