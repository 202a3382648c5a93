/** The checklist: what a person looks at, and what a check can tick by itself. */
import type { CheckId } from '../../self-test/suites.data.ts';

export type ItemId =
  | 'import'
  | 'again'
  | 'bad-row'
  | 'load'
  | 'updates'
  | 'reconnect'
  | 'examples'
  | 'limit'
  | 'report'
  | 'keyboard'
  | 'languages'
  | 'themes'
  | 'phone';

export interface ChecklistItem {
  readonly id: ItemId;
  /** The check that proves it; without one a person has to look. */
  readonly check?: CheckId;
}

export interface ChecklistSection {
  readonly id: 'import' | 'dashboard' | 'tax' | 'handling';
  readonly items: readonly ChecklistItem[];
}

export const CHECKLIST: readonly ChecklistSection[] = [
  {
    id: 'import',
    items: [
      { id: 'import', check: 'csv-import' },
      { id: 'again', check: 'csv-twice' },
      { id: 'bad-row', check: 'csv-bad-row' },
    ],
  },
  { id: 'dashboard', items: [{ id: 'load', check: 'page-load' }, { id: 'updates' }, { id: 'reconnect' }] },
  {
    id: 'tax',
    items: [
      { id: 'examples', check: 'law-examples' },
      { id: 'limit', check: 'limit-edges' },
      { id: 'report', check: 'report-sealed' },
    ],
  },
  { id: 'handling', items: [{ id: 'keyboard' }, { id: 'languages' }, { id: 'themes' }, { id: 'phone' }] },
];

export const ITEMS: readonly ChecklistItem[] = CHECKLIST.flatMap(({ items }) => items);
