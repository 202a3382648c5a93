/** The question for the passphrase, asked from anywhere; one host on the page shows the dialog. */
import { Observable } from '../observable.ts';

type Waiting = (isOpen: boolean) => void;

/** Who waits for the answer; undefined while nobody asked. */
export const unlockQuestion = new Observable<Waiting | undefined>(undefined);

/** Counts every change of keys and of the lock, so that all places that show them ask again. */
export const keyChanges = new Observable(0);

export function keysChanged(): void {
  keyChanges.set(keyChanges.get() + 1);
}

/** True once the keys are open. Who asks while another waits gets the same dialog's next answer. */
export function askUnlock(): Promise<boolean> {
  return new Promise((resolve) => {
    const before = unlockQuestion.get();
    unlockQuestion.set((isOpen) => {
      before?.(isOpen);
      resolve(isOpen);
    });
  });
}

export function answerUnlock(isOpen: boolean): void {
  const waiting = unlockQuestion.get();
  unlockQuestion.set(undefined);
  waiting?.(isOpen);
}
