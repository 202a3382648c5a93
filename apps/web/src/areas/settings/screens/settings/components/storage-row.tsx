/** How much room the data take, and whether the browser promised not to clear them by itself. */
import { useState } from 'react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { ledgerErrorText } from '../../../../../platform/ledger/error-text.ts';
import { keepStorage } from '../../../../../platform/ledger/keep-storage.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { Button } from '../../../../../ui/button.tsx';
import { formatFileSize } from '../../../../../ui/format/file-size.ts';
import { SettingRow } from '../../../../../ui/setting-row.tsx';
import { dataStrings } from '../../../data-strings.ts';

export function StorageRow() {
  const t = useStrings(dataStrings);
  const locale = useLocale();
  const [turn, setTurn] = useState(0);
  const asked = useAnswer(`space ${turn}`, (api) => api.storageSpace());
  const keep = async () => {
    if (!(await keepStorage())) notices.info(t('space.refused'));
    setTurn(turn + 1);
  };
  const space = asked.kind === 'ready' ? asked.value : undefined;
  if (asked.kind === 'failed')
    return <SettingRow label={t('space.untold')} note={ledgerErrorText(asked.error, locale)} />;
  return (
    <SettingRow label={roomWords()} note={space && t(`space.${space.persistence}`)}>
      {space?.persistence === 'refused' && <Button onClick={() => void keep()}>{t('space.keep')}</Button>}
    </SettingRow>
  );

  function roomWords(): string {
    if (space === undefined) return t('space.looking');
    const { usedBytes, quotaBytes } = space;
    if (usedBytes === undefined) return t('space.untold');
    const used = formatFileSize(usedBytes, locale);
    if (quotaBytes === undefined) return t('space', { used });
    return t('space.of', { used, quota: formatFileSize(quotaBytes, locale) });
  }
}
