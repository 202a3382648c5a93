/** The keys a table knows, below it, for people with a keyboard. */
import { useStrings } from '../../platform/i18n/use-strings.ts';
import { uiStrings } from '../strings.ts';
import { KeyHints } from './key-hints.tsx';

export function TableKeys({ selectable = false }: { readonly selectable?: boolean | undefined }) {
  const t = useStrings(uiStrings);
  const hints = [
    { keys: ['↑', '↓'], text: t('keyMove') },
    { keys: ['Enter'], text: t('keyOpen') },
    ...(selectable ? [{ keys: ['X'], text: t('keySelect') }] : []),
  ];
  return <KeyHints hints={hints} />;
}
