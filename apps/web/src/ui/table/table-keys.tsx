/** The keys a table knows, below it, for people with a keyboard. */
import { useStrings } from '../../platform/i18n/locale.tsx';
import { Kbd } from '../kbd.tsx';
import { uiStrings } from '../strings.ts';

export function TableKeys({ selectable = false }: { readonly selectable?: boolean | undefined }) {
  const t = useStrings(uiStrings);
  const hints = [
    { keys: ['↑', '↓'], text: t('keyMove') },
    { keys: ['Enter'], text: t('keyOpen') },
    ...(selectable ? [{ keys: ['X'], text: t('keySelect') }] : []),
  ];
  return <KeyHints hints={hints} />;
}

/** Keys that a list knows, for people with a keyboard. */
interface KeyHint {
  readonly keys: readonly string[];
  readonly text: string;
}

export function KeyHints({ hints }: { readonly hints: readonly KeyHint[] }) {
  return (
    <ul className="hidden gap-3.5 text-xs text-ink-3 md:flex pointer-coarse:hidden beside-tour:hidden">
      {hints.map((hint) => (
        <li key={hint.text} className="flex items-center gap-1">
          {hint.keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {hint.text}
        </li>
      ))}
    </ul>
  );
}
