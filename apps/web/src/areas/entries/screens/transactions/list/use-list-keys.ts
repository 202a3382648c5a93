/**
 * Keys of the list: one row is the tab stop; up, down, page keys, Home and End move it, Enter opens, X selects, L labels,
 * Esc closes. Rows are known by their place, because most of them are not in the page.
 */
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

export interface ListKeyHandlers {
  readonly body: RefObject<HTMLElement | null>;
  readonly total: number;
  readonly onOpen: (row: number) => void;
  readonly onToggle: (row: number) => void;
  readonly onLabel: (row: number) => void;
  readonly onClose: () => void;
  /** Brings a row into view before it is focused. */
  readonly reveal: (row: number) => void;
}

const PAGE = 10;

export function useListKeys({ body, total, onOpen, onToggle, onLabel, onClose, reveal }: ListKeyHandlers) {
  const [active, setActive] = useState(0);
  const wanted = useRef<number | null>(null);
  const current = Math.min(active, Math.max(0, total - 1));

  // Runs after every render: a row that had to be scrolled into view or loaded first exists only then.
  useEffect(() => {
    if (wanted.current === null) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-place="${wanted.current}"]`);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  });

  function move(to: number): void {
    const row = Math.min(Math.max(0, to), total - 1);
    wanted.current = row;
    reveal(row);
    setActive(row);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Escape') onClose();
    const place = event.target instanceof HTMLElement ? event.target.dataset.place : undefined;
    if (place === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = Number(place);
    const action = actionOf(event.key, row, total);
    if (action === null) return;
    event.preventDefault();
    if (typeof action === 'number') move(action);
    else ({ open: onOpen, toggle: onToggle, label: onLabel })[action](row);
  }

  return { current, setActive, onKeyDown };
}

type ListAction = number | 'open' | 'toggle' | 'label' | null;

function actionOf(key: string, row: number, total: number): ListAction {
  switch (key) {
    case 'ArrowDown':
      return row + 1;
    case 'ArrowUp':
      return row - 1;
    case 'PageDown':
      return row + PAGE;
    case 'PageUp':
      return row - PAGE;
    case 'Home':
      return 0;
    case 'End':
      return total - 1;
    case 'Enter':
      return 'open';
    case 'x':
    case 'X':
      return 'toggle';
    case 'l':
    case 'L':
      return 'label';
    default:
      return null;
  }
}
