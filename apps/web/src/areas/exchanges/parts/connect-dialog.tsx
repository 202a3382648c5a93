/** A new connection: which exchange, its key, and the passphrase that keeps it. The key is tried before it is kept. */
import { type CredentialField, connectableExchange } from '@cryptax/api-contract';
import { type FormEvent, useId, useState } from 'react';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import { useLedger } from '../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../platform/notices/notices.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useIsShown } from '../../../platform/use-is-shown.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { SecretField, TextArea, TextField, TextInput } from '../../../ui/text-input.tsx';
import type { ConnectionsView } from '../connection-types.ts';
import { connectionsChanged, displayName, reportToCloud } from '../use-connections.ts';
import {
  type ConnectDraft,
  emptyDraft,
  exchangeChoices,
  exchangeHint,
  isComplete,
  newConnection,
  type PassphraseNeed,
  passphraseNeed,
  SHORTEST_PASSPHRASE,
} from './connect-draft.ts';
import { connectionErrorText } from './connection-error-text.ts';
import { CoverageTable } from './coverage-table.tsx';
import { connectionStrings } from './strings.ts';

export interface ConnectDialogProps {
  readonly view: ConnectionsView;
  /** Chosen beforehand; empty for none. */
  readonly exchange: string;
  readonly onClose: () => void;
}

export function ConnectDialog({ view, exchange, onClose }: ConnectDialogProps) {
  const t = useStrings(connectionStrings);
  const formId = useId();
  const [draft, setDraft] = useState(() => emptyDraft(exchange));
  const need = passphraseNeed(view);
  const { save, isBusy, error } = useSave(draft, need, onClose);
  const change = (more: Partial<ConnectDraft>) => setDraft((now) => ({ ...now, ...more }));
  return (
    <Dialog
      onClose={onClose}
      size="form"
      persistent
      title={t('connect')}
      description={t('dialog.line')}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" disabled={!isComplete(draft, need)} loading={isBusy}>
            {t('dialog.save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <form id={formId} className="grid gap-3" autoComplete="off" onSubmit={(event) => void save(event)}>
        <ExchangeField draft={draft} onChange={change} />
        <KeyFields draft={draft} onChange={change} />
        <TextField
          label={t('label')}
          hint={t('label.hint')}
          optional
          value={draft.label}
          maxLength={100}
          onChange={(event) => change({ label: event.target.value })}
        />
        <PassphraseFields draft={draft} need={need} onChange={change} />
        {draft.exchange !== '' && <CoverageTable exchange={draft.exchange} />}
        <div role="alert" className="empty:hidden">
          {error !== undefined && <Callout tone="danger">{error}</Callout>}
        </div>
      </form>
    </Dialog>
  );
}

function useSave(draft: ConnectDraft, need: PassphraseNeed, onClose: () => void) {
  const t = useStrings(connectionStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const isShown = useIsShown();
  const [error, setError] = useState<string>();
  const fail = (problem: LedgerError) => setError(connectionErrorText(problem, locale));
  const [isBusy, connect] = useAction(async () => {
    setError(undefined);
    if (need !== 'none') {
      const opened = await ledger.unlockConnections(draft.passphrase);
      if (!opened.ok) return fail(opened.error);
    }
    const added = await ledger.addConnection(newConnection(draft));
    connectionsChanged();
    if (!added.ok) return fail(added.error);
    notices.success(t('connected', { name: displayName(added.value) }));
    // Closed meanwhile and opened again: that is another dialog.
    if (isShown()) onClose();
    if ((await reportToCloud(added.value, 'connected')) === 'limit') notices.info(t('cloud.limit'));
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete(draft, need)) connect();
  };
  return { save, isBusy, error };
}

interface PartProps {
  readonly draft: ConnectDraft;
  readonly onChange: (more: Partial<ConnectDraft>) => void;
}

function ExchangeField({ draft, onChange }: PartProps) {
  const t = useStrings(connectionStrings);
  const options = exchangeChoices().map(({ id, name, isTested }) => ({
    value: id,
    label: name,
    ...(isTested ? {} : { note: t('untested') }),
  }));
  const hint = exchangeHint(draft.exchange);
  return (
    <Field label={t('exchange')} hint={hint === undefined ? undefined : t(hint)}>
      {(control) => (
        <Combobox
          {...control}
          value={draft.exchange === '' ? null : draft.exchange}
          options={options}
          placeholder={t('exchange.pick')}
          searchLabel={t('exchange.search')}
          onValueChange={(exchange) => onChange({ exchange, values: {} })}
        />
      )}
    </Field>
  );
}

/** A private key has many lines; everything else has one and is hidden while it is typed. */
function KeyFields({ draft, onChange }: PartProps) {
  const t = useStrings(connectionStrings);
  const fields = connectableExchange(draft.exchange)?.fields ?? [];
  const isCoinbase = draft.exchange === 'coinbase';
  const change = (field: CredentialField, value: string) => onChange({ values: { ...draft.values, [field]: value } });
  return fields.map((field) => (
    <Field
      key={field}
      label={t(`field.${field}`)}
      hint={isCoinbase && field === 'secret' ? t('field.coinbase') : undefined}
    >
      {(control) =>
        isCoinbase && field === 'secret' ? (
          <TextArea
            {...control}
            className="font-mono"
            spellCheck={false}
            value={draft.values[field] ?? ''}
            onChange={(event) => change(field, event.target.value)}
          />
        ) : (
          <TextInput
            {...control}
            mono
            type={field === 'apiKey' || field === 'uid' ? 'text' : 'password'}
            value={draft.values[field] ?? ''}
            onChange={(event) => change(field, event.target.value)}
          />
        )
      }
    </Field>
  ));
}

function PassphraseFields({ draft, need, onChange }: PartProps & { readonly need: PassphraseNeed }) {
  const t = useStrings(connectionStrings);
  if (need === 'none') return null;
  const isDifferent = draft.repeated !== '' && draft.repeated !== draft.passphrase;
  return (
    <>
      <SecretField
        label={t(need === 'new' ? 'passphrase.new' : 'passphrase')}
        hint={need === 'new' ? t('passphrase.new.hint') : undefined}
        autoComplete={need === 'new' ? 'new-password' : 'current-password'}
        minLength={need === 'new' ? SHORTEST_PASSPHRASE : undefined}
        value={draft.passphrase}
        onValueChange={(passphrase) => onChange({ passphrase })}
      />
      {need === 'new' && draft.passphrase !== '' && (
        <SecretField
          label={t('passphrase.again')}
          error={isDifferent ? t('passphrase.differs') : undefined}
          autoComplete="new-password"
          value={draft.repeated}
          onValueChange={(repeated) => onChange({ repeated })}
        />
      )}
    </>
  );
}
