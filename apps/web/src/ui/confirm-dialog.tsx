/**
 * A question before something that cannot be undone. The title is the question, the text the consequence; a typed word
 * makes sure the answer was meant. The way out stands first. `children` offers a backup or another choice.
 */
import { type ReactNode, useId, useState } from 'react';
import { useStrings } from '../platform/i18n/locale.tsx';
import { Button } from './button.tsx';
import { inputClass } from './class-names.ts';
import { Dialog } from './dialog.tsx';
import { uiStrings } from './strings.ts';

export interface ConfirmDialogProps {
  readonly open?: boolean | undefined;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description: ReactNode;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  /** Where "Cancel" would read like the answer itself. */
  readonly wayOut?: string | undefined;
  /** To be typed exactly before the answer counts. */
  readonly word?: string | undefined;
  readonly danger?: boolean | undefined;
  /** There is nothing to confirm; the text says why. */
  readonly disabled?: boolean | undefined;
  readonly loading?: boolean | undefined;
  readonly children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, description, confirmLabel, onConfirm, word, danger = true, children } = props;
  const t = useStrings(uiStrings);
  const inputId = useId();
  const [typed, setTyped] = useState('');
  const meant = word === undefined || typed.trim() === word;
  const close = () => {
    setTyped('');
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      role="alertdialog"
      title={title}
      description={description}
      hideClose
      footer={
        <>
          <Button onClick={close}>{props.wayOut ?? t('cancel')}</Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            disabled={!meant || props.disabled === true}
            loading={props.loading}
            onClick={() => {
              setTyped('');
              onConfirm();
            }}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {word !== undefined && (
        <>
          <label htmlFor={inputId} className="mt-3.5 mb-1 block text-sm text-ink-2">
            {t('typeWord')} <b className="text-ink">{word}</b>
          </label>
          <input
            id={inputId}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            className={inputClass()}
          />
        </>
      )}
    </Dialog>
  );
}
