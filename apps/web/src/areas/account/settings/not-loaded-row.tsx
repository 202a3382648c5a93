/** What the server did not tell: said in place of an empty list, which would look like an answer. */
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { accountStrings } from './account-strings.ts';

export function NotLoadedRow({ label, onRetry }: { readonly label?: string; readonly onRetry: () => void }) {
  const t = useStrings(accountStrings);
  return (
    <SettingRow label={label === undefined ? t('failed') : `${label}: ${t('failed')}`} note={t('failed.note')}>
      <Button onClick={onRetry}>{t('again')}</Button>
    </SettingRow>
  );
}
