/** Files of sealed reports for the API: laid into the account by the user's own hand, and taken out again. */
import { useEffect, useState } from 'react';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { useLedger } from '../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../platform/notices/notices.ts';
import { session } from '../../../platform/session/session.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { accountClient } from '../client.ts';
import { countShared, type ReportOwner, shareReports, unshareReports } from '../sync/share-reports.ts';
import { syncStrings } from '../sync/sync-strings.ts';
import { reportFilesStrings } from './account-strings.ts';

export function ReportFilesRow() {
  const t = useStrings(reportFilesStrings);
  const failures = useStrings(syncStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [count, setCount] = useState(0);
  useEffect(() => {
    const owner = reportOwner();
    if (owner !== undefined) void countShared(owner).then((found) => found.ok && setCount(found.value));
  }, []);
  const [isSharing, share] = useAction(async () => {
    const owner = reportOwner();
    if (owner === undefined) return;
    const shared = await shareReports(ledger, owner, locale);
    if (!shared.ok) return void notices.info(failures(shared.error.code));
    const { reports, files, tooLarge } = shared.value;
    setCount(files);
    if (tooLarge.length > 0) return void notices.info(t('too-large', { names: tooLarge.join(', ') }));
    if (reports === 0) notices.info(t('nothing'));
    else notices.success(t('shared', { count: files }));
  });
  const [isRemoving, remove] = useAction(async () => {
    const owner = reportOwner();
    if (owner === undefined) return;
    const removed = await unshareReports(owner);
    if (!removed.ok) return void notices.info(failures(removed.error.code));
    setCount(0);
    notices.success(t('removed'));
  });
  return (
    <SettingRow label={t('files')} note={count === 0 ? t('note') : `${t('count', { count })} ${t('note')}`}>
      {count > 0 && (
        <Button loading={isRemoving} disabled={isSharing} onClick={remove}>
          {t('remove')}
        </Button>
      )}
      <Button loading={isSharing} disabled={isRemoving} onClick={share}>
        {t(count === 0 ? 'share' : 'again')}
      </Button>
    </SettingRow>
  );
}

function reportOwner(): ReportOwner | undefined {
  const who = session.get();
  return who.kind === 'signed-in' ? { client: accountClient(), userId: who.userId } : undefined;
}
