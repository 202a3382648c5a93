/** A new key for the public API: named, given its rights, and shown once. */
import { API_SCOPES, type ApiScope, type NewApiKey } from '@cryptax/api-contract';
import { useState } from 'react';
import { copyText } from '../../../platform/files/copy-text.ts';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { notices } from '../../../platform/notices/notices.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { askAccount } from '../parts/account-api.ts';
import { failureStrings } from '../parts/failure-strings.ts';
import { accountStrings } from './account-strings.ts';

export function NewKeyDialog({ onClose }: { readonly onClose: () => void }) {
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
      open
      onOpenChange={(open) => !open && onClose()}
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
