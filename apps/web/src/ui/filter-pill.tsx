/** One active filter, "Feld Operator Wert ×". The words open its editor, the cross removes it. */
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useStrings } from '../platform/i18n/locale.tsx';
import { Icon } from './icon.tsx';
import { uiStrings } from './strings.ts';

export interface FilterPillProps {
  /** Field and operator: "Typ ist nicht". */
  readonly name: string;
  readonly value: ReactNode;
  /** Makes the words the trigger of something that opens, such as a popover with the editor. */
  readonly editor?: ((words: ReactElement) => ReactNode) | undefined;
  readonly onRemove: () => void;
}

export function FilterPill({ name, value, editor, onRemove }: FilterPillProps) {
  const t = useStrings(uiStrings);
  const words = (
    <>
      {name} <b className="font-semibold">{value}</b>
    </>
  );
  const edit = (
    <button type="button" className="min-h-6">
      {words}
    </button>
  );
  return (
    <span className="inline-flex min-h-7 items-center rounded-full border border-accent-line bg-accent-tint pl-2.5 text-xs whitespace-nowrap text-accent touch:min-h-11">
      {editor ? editor(edit) : <span>{words}</span>}
      <button
        type="button"
        onClick={onRemove}
        aria-label={t('removeFilter', { name })}
        className="flex size-6.5 items-center justify-center rounded-full hover:bg-accent/10 touch:size-11"
      >
        <Icon icon={X} size={13} />
      </button>
    </span>
  );
}
