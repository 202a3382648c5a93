/** Search, filter pills and saved views above the list. `/` jumps into the search from anywhere on the screen, Esc empties it. */
import { Plus, Search } from 'lucide-react';
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { FilterPill } from '../../../../../ui/filter-pill.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { Popover } from '../../../../../ui/popover.tsx';
import { TextInput } from '../../../../../ui/text-input.tsx';
import { type Pill, pillKey, withoutPill, withPill } from '../model/filter-pills.ts';
import type { ListView } from '../model/list-view.ts';
import { pillWords } from '../model/pill-draft.ts';
import { filterStrings } from '../strings.ts';
import { PillEditor } from './pill-editor.tsx';
import { ViewsMenu } from './views-menu.tsx';

export interface FilterBarProps {
  readonly view: ListView;
  readonly facets: EventFacets | undefined;
  readonly onChange: (part: Partial<ListView>) => void;
  /** At the end of the line: the order in words. */
  readonly note?: ReactNode;
}

export function FilterBar({ view, facets, onChange, note }: FilterBarProps) {
  const t = useStrings(filterStrings);
  const { pills } = view;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
      <SearchField value={view.search} onChange={(search) => onChange({ search })} />
      {pills.map((pill) => (
        <ActivePill
          key={pillKey(pill)}
          pill={pill}
          facets={facets}
          onChange={(next) => onChange({ pills: withPill(withoutPill(pills, pill), next) })}
          onRemove={() => onChange({ pills: withoutPill(pills, pill) })}
        />
      ))}
      <AddPill facets={facets} onAdd={(pill) => onChange({ pills: withPill(pills, pill) })} />
      {pills.length > 1 && (
        <button
          type="button"
          onClick={() => onChange({ pills: [] })}
          className="min-h-7 px-1 text-xs font-medium text-ink-2 hover:text-ink hover:underline touch:min-h-11"
        >
          {t('clear')}
        </button>
      )}
      <ViewsMenu view={view} onShow={onChange} />
      <span className="ml-auto text-xs text-ink-3">{note}</span>
    </div>
  );
}

/** What is typed reaches the list after a short rest, so that every letter does not search 100,000 events. */
const REST_MS = 150;

function SearchField({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const t = useStrings(filterStrings);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  useSlash(field);
  useEffect(() => {
    if (typed === null) return;
    // The list follows a little later than the address; until then the field shows what was typed.
    if (typed === value) return setTyped(null);
    const timer = setTimeout(() => onChange(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <div className="w-full sm:w-56">
      <TextInput
        ref={field}
        type="search"
        icon={Search}
        aria-label={t('search')}
        placeholder={t('search')}
        value={typed ?? value}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
      />
    </div>
  );
}

function useSlash(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null;
      const isTyping = target?.closest('input, textarea, select, [contenteditable], [role="dialog"]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', jump);
    return () => window.removeEventListener('keydown', jump);
  }, [field]);
}

function AddPill({
  facets,
  onAdd,
}: {
  readonly facets: EventFacets | undefined;
  readonly onAdd: (pill: Pill) => void;
}) {
  const t = useStrings(filterStrings);
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={t('addSpoken')}
      open={open}
      onOpenChange={setOpen}
      className="w-80 p-3"
      trigger={
        <button
          type="button"
          className="inline-flex min-h-7 items-center gap-1.5 rounded-full border border-dashed border-line-strong bg-surface px-2.5 text-xs text-ink-2 hover:text-ink touch:min-h-11"
        >
          <Icon icon={Plus} size={13} />
          {t('add')}
        </button>
      }
    >
      <PillEditor
        facets={facets}
        onDone={(pill) => {
          setOpen(false);
          onAdd(pill);
        }}
      />
    </Popover>
  );
}

/** A filter that is on: its words open the editor, its cross takes it away. */
interface ActivePillProps {
  readonly pill: Pill;
  readonly facets: EventFacets | undefined;
  readonly onChange: (pill: Pill) => void;
  readonly onRemove: () => void;
}

function ActivePill({ pill, facets, onChange, onRemove }: ActivePillProps) {
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
