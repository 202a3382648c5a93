/** Keys for the public API: made, shown once, revoked. */
import {
  type AccountOverview,
  API_SCOPES,
  type ApiKeyView,
  type ApiScope,
  type NewApiKey,
} from '@cryptax/api-contract';
import { useState } from 'react';
import { askAccount, askList, askOverview } from '../../../lib/account/account-api.ts';
import { failureStrings } from '../../../lib/account/failure-strings.ts';
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { notices } from '../../../lib/notices/notices.ts';
import { useObservable } from '../../../lib/observable.ts';
import { session } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHead } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { formatInstant } from '../../../ui/format/date.ts';
import { linkClass } from '../../../ui/link-class.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { DataRow } from '../components/data-row.tsx';
import { accountStrings } from './account-strings.ts';
import { ReportFilesRow } from './report-files-row.tsx';
import { useAccountAnswer } from './use-account-answer.ts';

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
        <DataRow label={t('keys.needs-account')} note={t('keys.needs-account.note')} />
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
  const overview = useAccountAnswer(askOverview).answer;
  const [isMaking, setMaking] = useState(false);
  const revoke = async (id: string) => {
    await askAccount(`/api-keys/${encodeURIComponent(id)}`, { method: 'DELETE' });
    reload();
  };
  return (
    <Card>
      <CardHead title={t('keys')} actions={<ApiDocs />} />
      <CardBody className="divide-y divide-line">
        <QuotaRow overview={overview?.ok === true ? overview.value : undefined} onNew={() => setMaking(true)} />
        {(answer?.ok === true ? answer.value : []).map((key) => (
          <DataRow
            key={key.id}
            label={key.name}
            note={`${key.prefix}… · ${key.scopes.map((scope) => t(`scope.${scope}`)).join(', ')} · ${
              key.lastUsedAt === null ? t('keys.never') : formatInstant(Date.parse(key.lastUsedAt), locale)
            }`}
          >
            <Button onClick={() => void revoke(key.id)}>{t('keys.revoke')}</Button>
          </DataRow>
        ))}
        {overview?.ok === true && overview.value.limits.apiCallsPerDay > 0 && <ReportFilesRow />}
      </CardBody>
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
  if (limit === 0) return <DataRow label={t('keys')} note={t('keys.none-allowed')} />;
  return (
    <DataRow label={t('keys')} note={t('keys.note', { used: overview.used.apiCallsToday, limit })}>
      <Button onClick={onNew}>{t('keys.new')}</Button>
    </DataRow>
  );
}

function NewKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(accountStrings);
  const failures = useStrings(failureStrings);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['transactions:read']);
  const [made, setMade] = useState<NewApiKey>();
  const create = async () => {
    const answer = await askAccount<NewApiKey>('/api-keys', { method: 'POST', body: { name: name.trim(), scopes } });
    if (answer.ok) setMade(answer.value);
    else notices.info(failures(answer.error));
  };
  const copy = async (key: string) => {
    await navigator.clipboard.writeText(key);
    notices.success(t('keys.copied'));
  };
  const change = (scope: ApiScope, isOn: boolean) =>
    setScopes(API_SCOPES.filter((one) => (one === scope ? isOn : scopes.includes(one))));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('keys.new')}
      footer={
        made === undefined ? (
          <>
            <Button
              variant="primary"
              disabled={name.trim() === '' || scopes.length === 0}
              onClick={() => void create()}
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
          <Field label={t('keys.name')}>
            {(control) => (
              <TextInput {...control} maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />
            )}
          </Field>
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
