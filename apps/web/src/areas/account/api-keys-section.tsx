/** Keys for the public API: made, shown once, revoked. */
import type { AccountOverview, ApiKeyView } from '@cryptax/api-contract';
import { useState } from 'react';
import { useLocale } from '../../platform/i18n/locale.tsx';
import { useStrings } from '../../platform/i18n/use-strings.ts';
import { notices } from '../../platform/notices/notices.ts';
import { useObservable } from '../../platform/observable.ts';
import { session } from '../../platform/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHead } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatInstant } from '../../ui/format/date.ts';
import { linkClass } from '../../ui/link-class.ts';
import { SettingRow } from '../../ui/setting-row.tsx';
import { askAccount, askList, askOverview } from './parts/account-api.ts';
import { failureStrings } from './parts/failure-strings.ts';
import { accountStrings } from './settings/account-strings.ts';
import { NewKeyDialog } from './settings/new-key-dialog.tsx';
import { NotLoadedRow } from './settings/not-loaded-row.tsx';
import { ReportFilesRow } from './settings/report-files-row.tsx';
import { useAccountAnswer } from './settings/use-account-answer.ts';

const askKeys = () => askList<ApiKeyView>('/api-keys', 'keys');

export function ApiKeysSection() {
  return useObservable(session).kind === 'signed-in' ? <AccountKeys /> : <NoKeys />;
}

function NoKeys() {
  const t = useStrings(accountStrings);
  return (
    <Card>
      <CardHead title={t('keys')} actions={<ApiDocs />} />
      <CardBody>
        <SettingRow label={t('keys.needs-account')} note={t('keys.needs-account.note')} />
      </CardBody>
    </Card>
  );
}

function ApiDocs() {
  const t = useStrings(accountStrings);
  return (
    <a href="/api/v1" className={linkClass()}>
      {t('keys.docs')}
    </a>
  );
}

function AccountKeys() {
  const t = useStrings(accountStrings);
  const locale = useLocale();
  const { answer, reload } = useAccountAnswer(askKeys);
  const failures = useStrings(failureStrings);
  const { answer: overview, reload: reloadOverview } = useAccountAnswer(askOverview);
  const [isMaking, setMaking] = useState(false);
  const [leaving, setLeaving] = useState<ApiKeyView>();
  const revoke = async ({ id }: ApiKeyView) => {
    setLeaving(undefined);
    const revoked = await askAccount(`/api-keys/${encodeURIComponent(id)}`, { method: 'DELETE' });
    if (!revoked.ok) notices.info(failures(revoked.error));
    reload();
  };
  const again = () => {
    reload();
    reloadOverview();
  };
  return (
    <Card>
      <CardHead title={t('keys')} actions={<ApiDocs />} />
      <CardBody className="divide-y divide-line">
        {(answer?.ok === false || overview?.ok === false) && <NotLoadedRow onRetry={again} />}
        <QuotaRow overview={overview?.ok === true ? overview.value : undefined} onNew={() => setMaking(true)} />
        {(answer?.ok === true ? answer.value : []).map((key) => (
          <SettingRow
            key={key.id}
            label={key.name}
            note={`${key.prefix}… · ${key.scopes.map((scope) => t(`scope.${scope}`)).join(', ')} · ${
              key.lastUsedAt === null ? t('keys.never') : formatInstant(Date.parse(key.lastUsedAt), locale)
            }`}
          >
            <Button onClick={() => setLeaving(key)}>{t('keys.revoke')}</Button>
          </SettingRow>
        ))}
        {overview?.ok === true && overview.value.limits.apiCallsPerDay > 0 && <ReportFilesRow />}
      </CardBody>
      {leaving && (
        <ConfirmDialog
          open
          onOpenChange={() => setLeaving(undefined)}
          title={t('keys.revoke.question', { name: leaving.name })}
          description={t('keys.revoke.text')}
          confirmLabel={t('keys.revoke')}
          onConfirm={() => void revoke(leaving)}
        />
      )}
      {isMaking && (
        <NewKeyDialog
          onClose={() => {
            setMaking(false);
            reload();
          }}
        />
      )}
    </Card>
  );
}

function QuotaRow({ overview, onNew }: { readonly overview: AccountOverview | undefined; readonly onNew: () => void }) {
  const t = useStrings(accountStrings);
  if (overview === undefined) return null;
  const limit = overview.limits.apiCallsPerDay;
  if (limit === 0) return <SettingRow label={t('keys')} note={t('keys.none-allowed')} />;
  return (
    <SettingRow label={t('keys')} note={t('keys.note', { used: overview.used.apiCallsToday, limit })}>
      <Button onClick={onNew}>{t('keys.new')}</Button>
    </SettingRow>
  );
}
