/** What the app tells by itself, and what it mails. */
import { ok } from '@cryptax/kernel';
import { TAX_YEARS, yearRules } from '@cryptax/tax-de';
import { useState, useSyncExternalStore } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { useAnswer, useLedgerState } from '../../../../../platform/ledger/use-ledger.tsx';
import { settings, useSetting } from '../../../../../platform/settings/settings.ts';
import { runningTaxYear } from '../../../../../platform/tax-year/tax-year.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { Checkbox } from '../../../../../ui/checkbox.tsx';
import { formatEuro } from '../../../../../ui/format/euro.ts';
import { ChoiceRow, SettingRow } from '../../../../../ui/setting-row.tsx';
import { Switch } from '../../../../../ui/switch.tsx';
import { noticeSettings } from '../../../notifications/notice-settings.ts';
import { askPermission, noticeText, permissionNow, showNotice } from '../../../notifications/notice-text.ts';
import { notificationStrings } from '../../../notifications/strings.ts';
import { settingsStrings } from '../strings.ts';

export function NotificationsSection() {
  const t = useStrings(settingsStrings);
  return (
    <TitledCard title={t('notifications')} bodyClass="divide-y divide-line">
      <Switch
        checked={!useSetting('noBackupReminders')}
        onCheckedChange={(checked) => settings.set('noBackupReminders', !checked)}
        label={t('reminders')}
        note={t('reminders.note')}
        className="py-2"
      />
      <Switch
        checked={!useSetting('noConnectionNotices')}
        onCheckedChange={(checked) => settings.set('noConnectionNotices', !checked)}
        label={t('connection')}
        note={t('connection.note')}
        className="py-2"
      />
      <BrowserNotices />
      <SettingRow label={t('mails')} note={t('mails.note')} />
    </TitledCard>
  );
}

/** Notices of the browser: on or off, about what, and what is due now. The browser asks for its permission on the click. */
function BrowserNotices() {
  const t = useStrings(notificationStrings);
  const isWanted = useSetting('browserNotices');
  const [permission, setPermission] = useState(permissionNow);
  const isOn = isWanted && permission === 'granted';
  const change = async (wanted: boolean) => {
    const answer = wanted ? await askPermission() : permission;
    setPermission(answer);
    settings.set('browserNotices', wanted && answer === 'granted');
  };
  return (
    <div className="py-2">
      <Switch
        checked={isOn}
        onCheckedChange={(wanted) => void change(wanted)}
        disabled={permission === 'unsupported'}
        label={t('title')}
        note={t('note')}
      />
      {(permission === 'denied' || permission === 'unsupported') && (
        <Callout tone="review" size="line" className="mt-2">
          {t(permission)}
        </Callout>
      )}
      {isOn && <Choices />}
    </div>
  );
}

function useNoticeSetting<K extends 'free' | 'limit' | 'filing' | 'hasAdviser'>(name: K): boolean {
  const get = () => noticeSettings.get(name);
  return useSyncExternalStore(noticeSettings.subscribe, get, get);
}

function Choices() {
  const t = useStrings(notificationStrings);
  const locale = useLocale();
  const hasAdviser = useNoticeSetting('hasAdviser');
  // Next year's rules may not be written yet; then the last known ones are named.
  const rules = yearRules(Math.min(runningTaxYear(Date.now()), TAX_YEARS.at(-1) ?? 0));
  const euro = (value: string | undefined) => (value === undefined ? '' : formatEuro(value, locale));
  const limits = rules.ok
    ? { sales: euro(rules.value.privateSalesLimit.value), income: euro(rules.value.incomeLimit.value) }
    : { sales: '', income: '' };
  return (
    <div className="mt-3 grid gap-2 rounded-md bg-sunken px-3.5 py-3">
      <Checkbox
        checked={useNoticeSetting('free')}
        onCheckedChange={(isOn) => noticeSettings.set('free', isOn)}
        label={t('free')}
        note={t('free.note')}
      />
      <Checkbox
        checked={useNoticeSetting('limit')}
        onCheckedChange={(isOn) => noticeSettings.set('limit', isOn)}
        label={t('limits')}
        note={t('limits.note', limits)}
      />
      <Checkbox
        checked={useNoticeSetting('filing')}
        onCheckedChange={(isOn) => noticeSettings.set('filing', isOn)}
        label={t('filing')}
        note={t('filing.note')}
      />
      <ChoiceRow
        label={t('who')}
        value={hasAdviser ? 'adviser' : 'self'}
        onChange={(who) => noticeSettings.set('hasAdviser', who === 'adviser')}
        options={(['self', 'adviser'] as const).map((value) => ({ value, label: t(`who.${value}`) }))}
      />
      <DueNow hasAdviser={hasAdviser} />
      <Button
        size="s"
        className="justify-self-start"
        onClick={() => void showNotice({ title: t('try.title'), body: t('try.body') }, 'sample')}
      >
        {t('try')}
      </Button>
    </div>
  );
}

/** What would be notified today, sent already or not: so that one sees what to expect. */
function DueNow({ hasAdviser }: { readonly hasAdviser: boolean }) {
  const t = useStrings(notificationStrings);
  const locale = useLocale();
  const isHidden = useSetting('hideAmounts');
  const state = useLedgerState();
  const isEmpty = !('ownEvents' in state) || state.ownEvents === 0;
  const due = useAnswer(`due ${hasAdviser}`, (api) =>
    isEmpty ? Promise.resolve(ok([])) : api.dueNotices('own', { hasAdviser }),
  );
  const notices = due.kind === 'ready' ? due.value : [];
  return (
    <div className="text-sm">
      <p className="font-medium">{t('next')}</p>
      {notices.length === 0 && (
        <p className="text-xs text-ink-3">{t('isDemo' in state && state.isDemo ? 'next.demo' : 'next.none')}</p>
      )}
      <ul className="grid gap-1">
        {notices.map((notice) => {
          const { title, body } = noticeText(notice, locale, isHidden);
          return (
            <li key={notice.id} className="text-xs text-ink-2">
              <b className="font-semibold">{title}.</b> {body}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
