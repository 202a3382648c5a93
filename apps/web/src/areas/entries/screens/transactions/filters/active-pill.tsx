/** A filter that is on: its words open the editor, its cross takes it away. */
import { type ReactElement, useState } from 'react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { FilterPill } from '../../../../../ui/filter-pill.tsx';
import { Popover } from '../../../../../ui/popover.tsx';
import type { Pill } from '../model/filter-pills.ts';
import { filterStrings } from '../strings/filter-strings.ts';
import { PillEditor } from './pill-editor.tsx';
import { pillWords } from './pill-words.ts';

export interface ActivePillProps {
  readonly pill: Pill;
  readonly facets: EventFacets | undefined;
  readonly onChange: (pill: Pill) => void;
  readonly onRemove: () => void;
}

export function ActivePill({ pill, facets, onChange, onRemove }: ActivePillProps) {
  const t = useStrings(filterStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const { name, value } = pillWords(pill, { t, kinds, locale });
  const editor = (words: ReactElement) => (
    <Popover label={t('edit')} open={open} onOpenChange={setOpen} className="w-80 p-3" trigger={words}>
      <PillEditor
        initial={pill}
        facets={facets}
        onDone={(next) => {
          setOpen(false);
          onChange(next);
        }}
      />
    </Popover>
  );
  return <FilterPill name={name} value={value} editor={editor} onRemove={onRemove} />;
}
