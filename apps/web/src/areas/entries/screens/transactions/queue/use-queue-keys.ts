/**
 * Keys of the queue, wherever the focus is on the page: never while somebody types, never behind a dialog or menu, and not at
 * all once they are switched off (WCAG 2.1.4).
 */
import { useEffect, useRef } from 'react';
import { useSetting } from '../../../../../platform/settings/settings.ts';

/** True: the key was meant for the queue. */
export type KeyTaken = (key: string, target: EventTarget | null) => boolean;

export function useQueueKeys(onKey: KeyTaken): void {
  const isOn = useSetting('queueKeys');
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector(ABOVE) !== null) return;
      if (latest.current(event.key.toLowerCase(), event.target)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}

/** What lies above the page has keys of its own. */
const ABOVE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'radio';
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLElement && target.isContentEditable;
}
