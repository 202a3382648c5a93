/** One event into several: the last part is what is left, so the parts always add up. */
import { compare, dec, equals, formatShortest, parseDecimal, subtract, sum, ZERO } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useOpenedState } from '../../../../../platform/forms/newer-state.tsx';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../../platform/i18n/readable.ts';
import type { Edit } from '../../../../../platform/ledger/edit-types.ts';
import { Button, IconButton } from '../../../../../ui/button.tsx';
import { DecimalField } from '../../../../../ui/decimal-input.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { formatExact } from '../../../../../ui/format/quantity.ts';
import { editStrings } from '../strings/edit-strings.ts';
import { EffectView } from './effect-view.tsx';
import { typedAmount } from './event-field.tsx';
import { NewerWhole } from './newer-entries.tsx';
import type { Edits } from './use-edits.ts';

export interface SplitDialogProps {
  readonly edits: Edits;
  readonly event: LedgerEvent;
  readonly onClose: () => void;
}

interface Part {
  readonly id: number;
  readonly amount: string | null;
}

const MOST_PARTS = 20;

export function SplitDialog({ edits, event: opened, onClose }: SplitDialogProps) {
  const t = useStrings(editStrings);
  const locale = useLocale();
  const { base: event, newer, meet, settle } = useOpenedState(opened);
  const [parts, setParts] = useState<readonly Part[]>([{ id: 1, amount: null }]);
  const leg = 'out' in event ? event.out : 'in' in event ? event.in : undefined;
  if (leg === undefined) return null;
  const state = splitState(
    leg.amount,
    parts.map(({ amount }) => amount),
  );
  const edit: Edit | undefined =
    state.kind === 'ready'
      ? { kind: 'split', eventId: event.id, amounts: state.amounts, base: event, why: 'split' }
      : undefined;
  const apply = async (wanted: Edit) => {
    if (await edits.apply(wanted, ({ events: [now] }) => now && meet(now))) onClose();
  };
  const change = (id: number, amount: string | null) =>
    setParts((old) => old.map((part) => (part.id === id ? { id, amount } : part)));
  return (
    <Dialog
      onClose={onClose}
      title={t('splitTitle')}
      description={t('splitLine', { whole: `${formatExact(leg.amount, locale)} ${readable(leg.asset)}` })}
      footer={
        <>
          <Button
            variant="primary"
            disabled={!edit || newer !== undefined}
            loading={edits.isBusy}
            onClick={() => edit && void apply(edit)}
          >
            {t('split')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <div className="grid gap-2.5">
        {newer !== undefined && <NewerWhole stored={newer} opened={event} onGoOn={() => settle(newer)} />}
        {parts.map((part, index) => (
          <div key={part.id} className="flex items-end gap-2">
            <DecimalField
              label={t('part', { number: index + 1 })}
              fieldClass="flex-1"
              unit={readable(leg.asset)}
              value={part.amount}
              onEntry={(entry) => change(part.id, typedAmount(entry))}
            />
            {parts.length > 1 && (
              <IconButton
                icon={X}
                label={t('removePart', { number: index + 1 })}
                onClick={() => setParts((old) => old.filter(({ id }) => id !== part.id))}
              />
            )}
          </div>
        ))}
        <p className="text-sm text-ink-2">
          {t('lastPart', { number: parts.length + 1 })}:{' '}
          <b className="num">
            {state.rest === null ? '–' : `${formatExact(state.rest, locale)} ${readable(leg.asset)}`}
          </b>
        </p>
        {state.rest === null && <p className="text-xs text-danger">{t('splitOpen')}</p>}
        {parts.length < MOST_PARTS && (
          <Button
            size="s"
            icon={Plus}
            className="justify-self-start"
            onClick={() => setParts((old) => [...old, { id: Math.max(...old.map(({ id }) => id)) + 1, amount: null }])}
          >
            {t('addPart')}
          </Button>
        )}
        {edit && <EffectView name={JSON.stringify(edit)} ask={(api) => api.previewEdit(edits.book, edit)} />}
      </div>
    </Dialog>
  );
}

type SplitState =
  | { readonly kind: 'ready'; readonly amounts: readonly string[]; readonly rest: string }
  | { readonly kind: 'open'; readonly rest: string | null };

/**
 * Cutting an amount into parts: the last one is always what is left, so the parts add up by themselves.
 * `typed` are all parts but the last.
 */
export function splitState(whole: string, typed: readonly (string | null)[]): SplitState {
  const parts = typed.flatMap((text) => {
    const part = text === null ? undefined : parseDecimal(text);
    return part?.ok && compare(part.value, ZERO) > 0 ? [part.value] : [];
  });
  const rest = subtract(dec(whole), sum(parts));
  const restText = compare(rest, ZERO) > 0 ? formatShortest(rest) : null;
  if (parts.length < typed.length || restText === null || equals(rest, ZERO)) return { kind: 'open', rest: restText };
  return { kind: 'ready', amounts: [...parts.map(formatShortest), restText], rest: restText };
}
