/**
 * Details at the right. From 1360 px it pushes the page (not modal: the list behind stays usable), below it lies over
 * the page with a scrim and keeps focus, on phones it is a full sheet. While it pushes, `data-drawer-push` is set on the
 * root and the shell gives it room. Esc closes, focus returns to what opened it.
 */
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { useStrings } from '../platform/i18n/locale.tsx';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { portalRoot } from './dialog.tsx';
import { uiStrings } from './strings.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useRootMark } from './use-root-mark.ts';
import { useBreakpoint } from './use-width.ts';

export interface DrawerProps {
  /** Left out where the parent shows it only while it is open. */
  readonly open?: boolean | undefined;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Small line above the title ("Herleitung") or below it (date and place). */
  readonly eyebrow?: ReactNode;
  readonly subtitle?: ReactNode;
  /** Walks the list behind; a missing handler means the list ends there. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  readonly walk?: boolean | undefined;
  readonly actions?: ReactNode;
  /** Tabs stick under the head. */
  readonly tabs?: ReactNode;
  /** Lies over the page also where there is room beside it: for pages that have no shell to give way. */
  readonly overlay?: boolean | undefined;
  /** What has the focus when it opens, in the place of its first control. */
  readonly firstFocus?: RefObject<HTMLElement | null> | undefined;
  readonly children: ReactNode;
}

export function Drawer({ open = true, onClose, children, tabs, firstFocus, overlay = false, ...head }: DrawerProps) {
  const isWide = useBreakpoint('xl');
  const pushes = isWide && !overlay;
  useRootMark('drawerPush', open && pushes);
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={() => onClose()} modal={!pushes}>
      <Radix.Portal container={portalRoot()}>
        {!pushes && <Radix.Overlay className="fixed inset-0 z-30 animate-fade bg-(--scrim)" />}
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            if (!firstFocus?.current) return;
            event.preventDefault();
            firstFocus.current.focus({ preventScroll: true });
          }}
          onInteractOutside={pushes ? (event) => event.preventDefault() : undefined}
          className={cx(
            'fixed right-0 bottom-0 flex w-full animate-slide flex-col bg-surface shadow-3 outline-none sm:w-(--drawer-w) sm:border-l sm:border-line',
            pushes ? 'top-(--topbar-h) z-4' : 'top-0 z-40',
          )}
        >
          <DrawerHead {...head} />
          {tabs && <div className="shrink-0 px-6 pt-1">{tabs}</div>}
          <div data-scroll-area="" className="relative min-h-0 flex-1 overflow-y-auto px-4 pt-4.5 pb-6 sm:px-6">
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type HeadProps = Pick<DrawerProps, 'title' | 'eyebrow' | 'subtitle' | 'onPrevious' | 'onNext' | 'walk' | 'actions'>;

function DrawerHead({ title, eyebrow, subtitle, onPrevious, onNext, walk = false, actions }: HeadProps) {
  const t = useStrings(uiStrings);
  return (
    <div className="flex shrink-0 items-start gap-3 px-4 pt-4.5 sm:px-6">
      <div className="min-w-0 flex-1">
        {eyebrow && <p className="text-xs leading-4.5 text-ink-3">{eyebrow}</p>}
        <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
        {subtitle && <p className="text-xs leading-4.5 text-ink-3">{subtitle}</p>}
      </div>
      <div className="flex gap-1.5">
        {actions}
        {walk && (
          <>
            <IconButton icon={ChevronUp} size="s" label={t('previous')} onClick={onPrevious} disabled={!onPrevious} />
            <IconButton icon={ChevronDown} size="s" label={t('next')} onClick={onNext} disabled={!onNext} />
          </>
        )}
        <Radix.Close asChild>
          <IconButton icon={X} size="s" label={t('close')} />
        </Radix.Close>
      </div>
    </div>
  );
}
