/** Something was changed since its form was opened: both states side by side, and nothing is written before one is chosen. */
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useStrings } from '../i18n/locale.tsx';
import { newerStrings } from './newer-strings.ts';

export interface Difference {
  readonly id: string;
  /** The field, or the entry it is about, as a person reads it. */
  readonly label: string;
  readonly stored: string;
  readonly mine: string;
}

export interface NewerStateProps {
  readonly differences: readonly Difference[];
  readonly isBusy: boolean;
  readonly onTakeStored: () => void;
  /** Left out where what was entered no longer fits what is stored. */
  readonly onKeepMine?: () => void;
  /** Words of this form, where the general ones do not fit. */
  readonly words?: Partial<Readonly<Record<'title' | 'line' | 'field' | 'mine' | 'takeStored' | 'keepMine', string>>>;
  readonly children?: ReactNode;
}

/** Of many changed at once the first ones tell what happened. */
const SHOWN = 8;

export function NewerState({ differences, isBusy, onTakeStored, onKeepMine, words = {}, children }: NewerStateProps) {
  const t = useStrings(newerStrings);
  const hidden = differences.length - SHOWN;
  const alert = useRef<HTMLDivElement>(null);
  // A long form on a phone is saved far below: what has to be decided comes into view, and the keyboard with it.
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' });
    alert.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={alert} role="alert" tabIndex={-1} className="grid gap-3 outline-none">
      <Callout tone="review" title={words.title ?? t('title')}>
        {words.line ?? t(differences.length === 0 ? 'line.hidden' : 'line')}
      </Callout>
      {differences.length > 0 && (
        <table className="w-full table-fixed text-sm">
          <thead>
            <tr className="text-left text-xs text-ink-3">
              <th className="w-[36%] py-1 pr-3 font-medium">{words.field ?? t('field')}</th>
              <th className="py-1 pr-3 font-medium">{t('stored')}</th>
              <th className="py-1 font-medium">{words.mine ?? t('mine')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.slice(0, SHOWN).map(({ id, label, stored, mine }) => (
              <tr key={id} className="border-t border-line align-top">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal text-ink-2 [overflow-wrap:anywhere]">
                  {label}
                </th>
                <td className="py-1.5 pr-3 [overflow-wrap:anywhere]">{stored === '' ? '–' : stored}</td>
                <td className="py-1.5 [overflow-wrap:anywhere]">{mine === '' ? '–' : mine}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hidden > 0 && <p className="text-xs text-ink-3">{t('more', { count: hidden })}</p>}
      {children}
      <div className="flex flex-wrap gap-2">
        <Button size="s" loading={isBusy && onKeepMine === undefined} onClick={onTakeStored}>
          {words.takeStored ?? t('take-stored')}
        </Button>
        {onKeepMine !== undefined && (
          <Button size="s" loading={isBusy} onClick={onKeepMine}>
            {words.keepMine ?? t('keep-mine')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Where two states of one form differ, field by field. */
export function differencesOf<Field extends string>(
  stored: ReadonlyMap<Field, string>,
  mine: ReadonlyMap<Field, string>,
  label: (field: Field) => string,
): readonly Difference[] {
  return [...stored].flatMap(([field, there]) => {
    const here = mine.get(field) ?? '';
    return there === here ? [] : [{ id: field, label: label(field), stored: there, mine: here }];
  });
}

/**
 * What a form is saved against: the state it was opened with. Where that stands otherwise by then, nothing is written,
 * and the newer state is shown beside what was entered (`NewerState`) until the user has chosen; then it is the new
 * base.
 */
interface OpenedState<T> {
  readonly base: T;
  /** How it stands now, while the user has not chosen yet. */
  readonly newer: T | undefined;
  readonly meet: (newer: T) => void;
  readonly settle: (newer: T) => void;
}

export function useOpenedState<T>(opened: T): OpenedState<T> {
  const [base, setBase] = useState(opened);
  const [newer, meet] = useState<T>();
  const settle = useCallback((stored: T) => {
    setBase(stored);
    meet(undefined);
  }, []);
  return useMemo(() => ({ base, newer, meet, settle }), [base, newer, settle]);
}
