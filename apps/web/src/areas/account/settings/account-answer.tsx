/** What the server says about the account, and what is shown where it did not answer. */
import type { Result } from '@cryptax/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { SettingRow } from '../../../ui/setting-row.tsx';
import type { AccountFailure } from '../parts/account-failure.ts';
import { accountStrings } from './account-strings.ts';

/** What the server did not tell: said in place of an empty list, which would look like an answer. */
export function NotLoadedRow({ label, onRetry }: { readonly label?: string; readonly onRetry: () => void }) {
  const t = useStrings(accountStrings);
  return (
    <SettingRow label={label === undefined ? t('failed') : `${label}: ${t('failed')}`} note={t('failed.note')}>
      <Button onClick={onRetry}>{t('again')}</Button>
    </SettingRow>
  );
}

/** An account call whose answer a section shows; `reload` asks again after a change. */
export interface AccountAnswer<T> {
  readonly answer: Result<T, AccountFailure> | undefined;
  readonly reload: () => void;
}

/** `question` must not depend on anything that changes while the section is shown. */
export function useAccountAnswer<T>(question: () => Promise<Result<T, AccountFailure>>): AccountAnswer<T> {
  const [answer, setAnswer] = useState<Result<T, AccountFailure>>();
  const ask = useRef(question);
  const reload = useCallback(() => {
    void ask.current().then(setAnswer);
  }, []);
  useEffect(reload, [reload]);
  return { answer, reload };
}
