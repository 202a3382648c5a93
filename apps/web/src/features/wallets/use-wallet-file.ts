/** Takes a wallet list from a file: only .json, what is there already is skipped, both counts are told. */
import { useLocale } from '../../lib/i18n/locale.tsx';
import { useStrings } from '../../lib/i18n/use-strings.ts';
import { tellLedgerError } from '../../lib/ledger/tell-ledger-error.ts';
import { useLedger } from '../../lib/ledger/use-ledger.tsx';
import { notices } from '../../lib/notices/notices.ts';
import { walletsStrings } from './strings.ts';

export function useWalletFile(onChange: () => void): (file: File) => Promise<void> {
  const t = useStrings(walletsStrings);
  const locale = useLocale();
  const ledger = useLedger();
  return async (file) => {
    if (!file.name.toLowerCase().endsWith('.json')) {
      notices.info(t('import.type'));
      return;
    }
    const done = await ledger.importWallets(await file.text());
    if (!done.ok) {
      tellLedgerError(done.error, locale);
      return;
    }
    notices.success(t('import.done', done.value));
    onChange();
  };
}
