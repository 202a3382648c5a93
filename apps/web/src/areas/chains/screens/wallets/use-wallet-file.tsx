/** Takes a wallet list from a file: only .json, what is there already is skipped, both counts are reported. */
import { type ReactNode, useRef } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../../../platform/ledger/ledger-failed.tsx';
import { useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../platform/notices/notices.ts';
import { walletsStrings } from './strings.ts';

/** Ten thousand addresses take a tenth of it. */
const MAX_BYTES = 10_000_000;

export interface WalletFile {
  /** Opens the file chooser. */
  readonly choose: () => void;
  /** Belongs anywhere on the page; nothing of it is seen. */
  readonly input: ReactNode;
}

export function useWalletFile(onChange: () => void): WalletFile {
  const t = useStrings(walletsStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File) => {
    if (!file.name.toLowerCase().endsWith('.json')) return void notices.info(t('import.type'));
    const text = file.size > MAX_BYTES ? undefined : await file.text().catch(() => undefined);
    if (text === undefined) return void notices.info(t('import.unreadable'));
    const done = await ledger.importWallets(text);
    if (!done.ok) return notifyLedgerError(done.error, locale);
    notices.success(t('import.done', done.value));
    onChange();
  };
  return {
    choose: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void take(file);
          target.value = '';
        }}
      />
    ),
  };
}
