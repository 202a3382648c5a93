/** Keys that a list knows, for people with a keyboard. */
import { Kbd } from '../kbd.tsx';

export interface KeyHint {
  readonly keys: readonly string[];
  readonly text: string;
}

export function KeyHints({ hints }: { readonly hints: readonly KeyHint[] }) {
  return (
    <ul className="hidden gap-3.5 text-xs text-ink-3 md:flex pointer-coarse:hidden">
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
