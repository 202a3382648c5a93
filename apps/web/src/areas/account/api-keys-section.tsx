/** Keys for the public API: made, shown once, revoked. */
import {
  type AccountOverview,
  API_SCOPES,
  type ApiKeyView,
  type ApiScope,
  type NewApiKey,
} from '@cryptax/api-contract';
import { useState } from 'react';
import { copyText } from '../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { notices } from '../../platform/notices/notices.ts';
import { useObservable } from '../../platform/observable.ts';
import { session } from '../../platform/session/session.ts';
import { useAction } from '../../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHead, TitledCard } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { linkClass } from '../../ui/class-names.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatInstant } from '../../ui/format/date.ts';
import { SettingRow } from '../../ui/setting-row.tsx';
import { TextField } from '../../ui/text-input.tsx';
import { askAccount, askList, askOverview } from './parts/account-api.ts';
import { failureStrings } from './parts/failure-strings.ts';
import { NotLoadedRow, useAccountAnswer } from './settings/account-answer.tsx';
import { accountStrings } from './settings/account-strings.ts';
import { ReportFilesRow } from './settings/report-files-row.tsx';

const askKeys = () => askList<ApiKeyView>('/api-keys', 'keys');

export function ApiKeysSection() {
  return useObservable(session).kind === 'signed-in' ? <AccountKeys /> : <NoKeys />;
}

function NoKeys() {
  const t = useStrings(accountStrings);
  return (
    <TitledCard title={t('keys')} actions={<ApiDocs />}>
      <SettingRow label={t('keys.needs-account')} note={t('keys.needs-account.note')} />
    </TitledCard>
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
          onClose={() => setLeaving(undefined)}
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

/** A new key for the public API: named, given its rights, and shown once. */
function NewKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(accountStrings);
  const failures = useStrings(failureStrings);
  const locale = useLocale();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['transactions:read']);
  const [made, setMade] = useState<NewApiKey>();
  const [isBusy, create] = useAction(async () => {
    const answer = await askAccount<NewApiKey>('/api-keys', { method: 'POST', body: { name: name.trim(), scopes } });
    if (answer.ok) setMade(answer.value);
    else notices.info(failures(answer.error));
  });
  const copy = async (key: string) => {
    if (await copyText(key, locale)) notices.success(t('keys.copied'));
  };
  const change = (scope: ApiScope, isOn: boolean) =>
    setScopes(API_SCOPES.filter((one) => (one === scope ? isOn : scopes.includes(one))));
  return (
    <Dialog
      onClose={onClose}
      // The key is shown only once: a click beside the dialog must not take it away.
      persistent={made !== undefined}
      title={t('keys.new')}
      footer={
        made === undefined ? (
          <>
            <Button
              variant="primary"
              disabled={name.trim() === '' || scopes.length === 0}
              loading={isBusy}
              onClick={() => create()}
            >
              {t('keys.create')}
            </Button>
            <Button onClick={onClose}>{t('cancel')}</Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => void copy(made.key)}>
            {t('keys.copy')}
          </Button>
        )
      }
    >
      {made !== undefined ? (
        <div className="grid gap-2">
          <code className="rounded-md bg-sunken p-3 font-mono text-xs break-all">{made.key}</code>
          <p className="text-xs text-ink-3">{t('keys.once')}</p>
        </div>
      ) : (
        <div className="grid gap-4">
          <TextField
            label={t('keys.name')}
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <fieldset className="grid gap-1">
            <legend className="mb-1 text-xs text-ink-2">{t('keys.scopes')}</legend>
            {API_SCOPES.map((scope) => (
              <Checkbox
                key={scope}
                checked={scopes.includes(scope)}
                onCheckedChange={(isOn) => change(scope, isOn === true)}
                label={t(`scope.${scope}`)}
              />
            ))}
          </fieldset>
        </div>
      )}
    </Dialog>
  );
}
