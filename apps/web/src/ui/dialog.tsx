/**
 * Modal question (440 px) or form (560 px). The title is the question. Focus is kept inside and given back, Esc
 * closes; on phones the dialog keeps a margin and scrolls inside.
 */
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useStrings } from '../platform/i18n/locale.tsx';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { uiStrings } from './strings.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface DialogProps {
  /** Left out where the parent shows it only while it is open. */
  readonly open?: boolean | undefined;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** `confirm` is 440 px, `form` 560 px wide. */
  readonly size?: 'confirm' | 'form' | undefined;
  /** Above the title, such as a plan chip. */
  readonly eyebrow?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons; the likely one first. */
  readonly footer?: ReactNode;
  /** `alertdialog` for questions whose answer destroys something. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  readonly hideClose?: boolean | undefined;
  /** A click beside the dialog does not close it; Esc and the buttons do. */
  readonly persistent?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Dialog(props: DialogProps) {
  const { open = true, onClose, title, description, size = 'confirm', eyebrow, children, footer } = props;
  const t = useStrings(uiStrings);
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={() => onClose()}>
      <Radix.Portal container={portalRoot()}>
        <Radix.Overlay className="fixed inset-0 z-40 grid animate-fade place-items-center overflow-y-auto bg-(--scrim) p-4">
          <Radix.Content
            role={props.role ?? 'dialog'}
            {...returnFocus}
            {...(props.persistent ? { onInteractOutside: (event: Event) => event.preventDefault() } : {})}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={cx(
              'relative w-full animate-rise rounded-xl border border-line bg-surface px-5.5 py-5 shadow-3 outline-none',
              size === 'confirm' ? 'max-w-110' : 'max-w-140',
              props.className,
            )}
          >
            {eyebrow && <div className="mb-1.5">{eyebrow}</div>}
            <Radix.Title className="pr-9 text-xl font-semibold wrap-anywhere">{title}</Radix.Title>
            {description && (
              <Radix.Description className="mt-0.5 text-base leading-5 wrap-anywhere text-ink-2">
                {description}
              </Radix.Description>
            )}
            {children && <div className="mt-3.5">{children}</div>}
            {footer && <div className="mt-5 flex flex-wrap gap-2">{footer}</div>}
            {props.hideClose !== true && (
              <div className="absolute top-4 right-4 touch:top-2.5 touch:right-2.5">
                <Radix.Close asChild>
                  <IconButton icon={X} label={t('close')} variant="quiet" size="s" />
                </Radix.Close>
              </div>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Where dialogs and drawers are put. Named from the start: else they look for it after they were drawn, and then their
 * whole content is drawn in that one go, however it was asked for. None where there is no page.
 */
export function portalRoot(): HTMLElement | null {
  return typeof document === 'undefined' ? null : document.body;
}
