/**
 * Keys of a table: one row is the tab stop; up, down, Home and End move it, Enter opens, X selects, Esc closes. Keys
 * pressed inside a row's own buttons and fields are theirs, except Esc.
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

export interface RowKeyHandlers {
  readonly ids: readonly string[];
  readonly onOpen?: ((id: string) => void) | undefined;
  readonly onToggle?: ((id: string) => void) | undefined;
  readonly onClose?: (() => void) | undefined;
  /** Brings a row into view before it is focused; rows out of view may not exist. */
  readonly reveal: (id: string) => void;
}

export function useRowKeys({ ids, onOpen, onToggle, onClose, reveal }: RowKeyHandlers) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const current = active !== null && ids.includes(active) ? active : (ids[0] ?? null);

  // Runs after every render: a row that had to be scrolled into view first exists only then.
  useEffect(() => {
    if (wanted.current === null) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(wanted.current)}"]`);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: false });
  });

  function move(id: string | undefined): void {
    if (id === undefined) return;
    wanted.current = id;
    reveal(id);
    setActive(id);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Escape') onClose?.();
    const row = event.target instanceof HTMLElement ? event.target.dataset.rowId : undefined;
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const action = rowAction(event.key, ids, row);
    if (action === null) return;
    event.preventDefault();
    if (action === 'open') onOpen?.(row);
    else if (action === 'toggle') onToggle?.(row);
    else move(action.to);
  }

  return { body, current, setActive, onKeyDown };
}

type RowAction = 'open' | 'toggle' | { readonly to: string | undefined };

function rowAction(key: string, ids: readonly string[], id: string): RowAction | null {
  const index = ids.indexOf(id);
  switch (key) {
    case 'ArrowDown':
      return { to: ids[index + 1] };
    case 'ArrowUp':
      return { to: ids[index - 1] };
    case 'Home':
      return { to: ids[0] };
    case 'End':
      return { to: ids.at(-1) };
    case 'Enter':
      return 'open';
    case 'x':
    case 'X':
      return 'toggle';
    default:
      return null;
  }
}
