/** Cancelling a contract without logging in (section 312k BGB): the declaration, one button, the receipt to keep. */
import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { saveTextFile } from '../../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { toSettings } from '../../../../platform/navigation/settings-sections.ts';
import { useObservable } from '../../../../platform/observable.ts';
import { session } from '../../../../platform/session/session.ts';
import { useAction } from '../../../../platform/use-action.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { DateField } from '../../../../ui/date-input.tsx';
import { formatInstant } from '../../../../ui/format/date.ts';
import { RadioCards } from '../../../../ui/radio-cards.tsx';
import { SelectField } from '../../../../ui/select.tsx';
import { TextAreaField, TextField } from '../../../../ui/text-input.tsx';
import { type DeclarationFailure, declare, missingIn } from './declare.ts';
import { cancelStrings } from './strings.ts';

const KINDS = ['ordinary', 'extraordinary'] as const;
const CONTRACTS = ['premium', 'pro'] as const;

export function CancelScreen() {
  const t = useStrings(cancelStrings);
  const isSignedIn = useObservable(session).kind === 'signed-in';
  const [receipt, setReceipt] = useState<Receipt>();
  return (
    <div className="mx-auto w-full max-w-[36rem] py-8 sm:py-12">
      <h1 className="text-3xl font-semibold tracking-tight text-balance hyphens-auto max-sm:text-2xl">{t('title')}</h1>
      <p className="mt-4 mb-6 text-ink-2">{t('intro')}</p>
      {isSignedIn && (
        <Callout
          className="mb-6"
          action={
            <Link {...toSettings('billing')} className={buttonClass({ size: 's' })}>
              {t('billing')}
            </Link>
          }
        >
          {t('signed-in')}
        </Callout>
      )}
      {receipt === undefined ? <DeclarationForm onDone={setReceipt} /> : <Done receipt={receipt} />}
    </div>
  );
}

interface Receipt {
  readonly receivedAt: string;
  readonly email: string;
  /** The declaration as it was sent, line by line. */
  readonly words: readonly string[];
}

function DeclarationForm({ onDone }: { readonly onDone: (receipt: Receipt) => void }) {
  const t = useStrings(cancelStrings);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('ordinary');
  const [contract, setContract] = useState<(typeof CONTRACTS)[number]>('premium');
  const [typed, setTyped] = useState({ name: '', email: '', reason: '', endsOn: '' });
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<DeclarationFailure>();
  const declaration = {
    kind,
    name: typed.name,
    email: typed.email.trim(),
    contract: t(`contract.${contract}`),
    ...(kind === 'extraordinary' && { reason: typed.reason }),
    ...(typed.endsOn !== '' && { endsOn: typed.endsOn }),
  };
  const missing = missingIn(declaration);
  const [isBusy, send] = useAction(async () => {
    setFailure(undefined);
    const answer = await declare(declaration);
    if (!answer.ok) return setFailure(answer.error);
    const words = [
      `${t('kind')}: ${t(`kind.${kind}`)}`,
      ...(kind === 'extraordinary' ? [`${t('reason')}: ${typed.reason}`] : []),
      `${t('name')}: ${typed.name}`,
      `${t('email')}: ${declaration.email}`,
      `${t('contract')}: ${declaration.contract}`,
      `${t('when')}: ${typed.endsOn === '' ? t('when.hint') : typed.endsOn}`,
    ];
    onDone({ receivedAt: answer.value.receivedAt, email: declaration.email, words });
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (missing.length === 0) send();
  };
  const field = (name: 'name' | 'email' | 'reason') => ({
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
    ...(isAsked && missing.includes(name) ? { error: t(`missing.${name}`) } : {}),
  });
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <RadioCards
        label={t('kind')}
        value={kind}
        onValueChange={setKind}
        cards={KINDS.map((value) => ({ value, title: t(`kind.${value}`), note: t(`kind.${value}.note`) }))}
      />
      {kind === 'extraordinary' && <TextAreaField label={t('reason')} maxLength={2000} {...field('reason')} />}
      <TextField label={t('name')} autoComplete="name" maxLength={100} {...field('name')} />
      <TextField
        label={t('email')}
        hint={t('email.hint')}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...field('email')}
      />
      <SelectField
        label={t('contract')}
        value={contract}
        onValueChange={setContract}
        options={CONTRACTS.map((value) => ({ value, label: t(`contract.${value}`) }))}
      />
      <DateField
        label={t('when')}
        hint={t('when.hint')}
        optional
        value={typed.endsOn}
        onDay={(endsOn) => setTyped((before) => ({ ...before, endsOn }))}
      />
      {failure !== undefined && (
        <div role="alert">
          <Callout tone="danger">{t(`failed.${failure}`)}</Callout>
        </div>
      )}
      <div>
        <Button type="submit" variant="primary" loading={isBusy}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}

function Done({ receipt: { receivedAt, email, words } }: { readonly receipt: Receipt }) {
  const t = useStrings(cancelStrings);
  const locale = useLocale();
  const when = formatInstant(Date.parse(receivedAt), locale);
  const save = () =>
    saveTextFile(
      'cryptax-cancellation.txt',
      [t('title'), '', ...words, '', t('done.line', { when, email }), ''].join('\n'),
      'text/plain;charset=utf-8',
    );
  return (
    <div role="status">
      <Callout
        tone="gain"
        title={t('done')}
        action={
          <Button size="s" onClick={save}>
            {t('save')}
          </Button>
        }
      >
        {t('done.line', { when, email })}
      </Callout>
    </div>
  );
}
