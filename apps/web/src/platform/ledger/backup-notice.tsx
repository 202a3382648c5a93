/**
 * After an import into this browser alone: a line above every screen that a file on the disk is safer, until a backup was saved or
 * somebody said later. It has its place among the other notices and lies over nothing. The settings can silence it.
 */
import { Link } from '@tanstack/react-router';
import { linkClass } from '../../ui/class-names.ts';
import { useLocale, useStrings } from '../i18n/locale.tsx';
import { defineStrings } from '../i18n/strings.ts';
import { toSettings } from '../navigation/settings-sections.ts';
import { notices } from '../notices/notices.ts';
import type { ScreenNotice } from '../screen/screen-notice.ts';
import { settings, useSetting } from '../settings/settings.ts';
import { useAction } from '../use-action.ts';
import { notifyLedgerError } from './ledger-failed.tsx';
import { saveBackup } from './save-backup.ts';
import { useLedger, useLedgerState } from './use-ledger.tsx';

const strings = defineStrings('backup-notice', {
  title: { de: 'Jetzt sichern?', en: 'Make a backup?' },
  line: { de: 'Deine Daten liegen nur in diesem Browser.', en: 'Your data is only in this browser.' },
  save: { de: 'Sicherung speichern', en: 'Save a backup' },
  saved: { de: 'Sicherung gespeichert', en: 'Backup saved' },
  later: { de: 'Später', en: 'Later' },
});

/** For the end of an import. */
export function remindOfBackup(): void {
  if (settings.get('storageMode') === 'offline' && !settings.get('noBackupReminders')) settings.set('backupDue', true);
}

export function useBackupNotice(): ScreenNotice | undefined {
  const t = useStrings(strings);
  const state = useLedgerState();
  const isDue = useSetting('backupDue');
  const isSilent = useSetting('noBackupReminders');
  // An account that keeps everything too makes the sentence untrue.
  const isOnlyHere = useSetting('storageMode') === 'offline';
  if (!isDue || isSilent || !isOnlyHere || state.kind !== 'ready' || state.isDemo) return undefined;
  return {
    id: 'backup',
    tone: 'info',
    title: t('title'),
    line: t('line'),
    action: <BackupActions isLocked={state.isUnlocked === true} />,
  };
}

function BackupActions({ isLocked }: { readonly isLocked: boolean }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const ledger = useLedger();
  const [isBusy, save] = useAction(async () => {
    const saved = await saveBackup(ledger, new Date());
    if (saved.ok) notices.success(t('saved'));
    else notifyLedgerError(saved.error, locale);
  });
  return (
    <>
      {/* What is locked here must not lie open on the disk by one click: there the passphrase is asked for. */}
      {isLocked ? (
        <Link {...toSettings('data')} className={ACTION}>
          {t('save')}
        </Link>
      ) : (
        <button type="button" className={ACTION} onClick={save} disabled={isBusy}>
          {t('save')}
        </button>
      )}
      <button type="button" className={ACTION} onClick={() => settings.clear('backupDue')}>
        {t('later')}
      </button>
    </>
  );
}

const ACTION = `${linkClass('inline')} min-h-6 text-sm touch:min-h-11`;
