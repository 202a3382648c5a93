/** A file that leaves a locked book is readable, and the screen says so when it is saved. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LocaleProvider } from '../../../../platform/i18n/locale.tsx';
import { bookLock } from '../../../../platform/ledger/book-lock.ts';
import { DownloadStatus } from './download-status.tsx';
import type { Download } from './use-download.ts';

afterEach(() => {
  cleanup();
  bookLock.set({ kind: 'none' });
});

it.each([
  ['none', 'Report_2024.pdf saved'],
  ['unlocked', 'Report_2024.pdf saved This book is locked, the file is not: whoever has it can read it.'],
] as const)('says of a file from a book whose lock is %s: %s', (kind, said) => {
  bookLock.set({ kind });
  const download = { state: { kind: 'done', file: { fileName: 'Report_2024.pdf' } } } as Download;
  render(
    <LocaleProvider locale="en">
      <DownloadStatus download={download} />
    </LocaleProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe(said);
});
