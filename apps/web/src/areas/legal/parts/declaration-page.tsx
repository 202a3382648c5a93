/**
 * A declaration about a contract without logging in: what the law lets us ask, one button, the receipt to keep. Where the
 * confirmation goes is said as this server does it, the same for every address.
 */
import { API_PATH, type ContractDeclaration } from '@cryptax/api-contract';
import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { saveTextFile } from '../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { toSettings } from '../../../platform/navigation/settings-sections.ts';
import { useObservable } from '../../../platform/observable.ts';
import { useMailWay } from '../../../platform/services/server-health.ts';
import { session } from '../../../platform/session/session.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { linkClass } from '../../../ui/class-names.ts';
import { DateField } from '../../../ui/date-input.tsx';
import { formatInstant } from '../../../ui/format/date.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { SelectField } from '../../../ui/select.tsx';
import { TextAreaField, TextField } from '../../../ui/text-input.tsx';
import { declarationStrings } from './declaration-strings.ts';
import { type DeclarationFailure, declare, type Missing, missingIn } from './declare.ts';

const KINDS = ['ordinary', 'extraordinary'] as const;
const CONTRACTS = ['premium', 'pro'] as const;

type Act = 'cancel' | 'withdraw';

export function DeclarationPage({ act }: { readonly act: Act }) {
  const t = useStrings(declarationStrings);
  const isSignedIn = useObservable(session).kind === 'signed-in';
  const mailWay = useMailWay();
  const [receipt, setReceipt] = useState<Receipt>();
  return (
    <div className="mx-auto w-full max-w-[36rem] py-8 sm:py-12">
      <h1 className="text-3xl font-semibold tracking-tight text-balance hyphens-auto max-sm:text-2xl">
        {t(`${act}.title`)}
      </h1>
      <p className="mt-4 mb-6 text-ink-2">
        {t(`${act}.intro`)} {t(mailWay === 'sent' ? 'proof.sent' : 'proof.kept')}
      </p>
      {isSignedIn && (
        <Callout
          className="mb-6"
          action={
            <Link {...toSettings('billing')} className={buttonClass({ size: 's' })}>
              {t('billing')}
            </Link>
          }
        >
          {t(`${act}.signed-in`)}
        </Callout>
      )}
      {receipt === undefined ? <DeclarationForm act={act} onDone={setReceipt} /> : <Done act={act} receipt={receipt} />}
    </div>
  );
}

interface Receipt {
  readonly receivedAt: string;
  readonly email: string;
  /** The declaration as it was sent, line by line. */
  readonly words: readonly string[];
}

interface FormProps {
  readonly act: Act;
  readonly onDone: (receipt: Receipt) => void;
}

function DeclarationForm({ act, onDone }: FormProps) {
  const t = useStrings(declarationStrings);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('ordinary');
  const [plan, setPlan] = useState<(typeof CONTRACTS)[number]>('premium');
  const [typed, setTyped] = useState({ name: '', email: '', contract: '', reason: '', endsOn: '' });
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<DeclarationFailure>();
  const who = { name: typed.name, email: typed.email.trim() };
  const declaration: ContractDeclaration =
    act === 'withdraw'
      ? { kind: 'withdrawal', ...who, contract: typed.contract }
      : {
          kind,
          ...who,
          contract: t(`contract.${plan}`),
          ...(kind === 'extraordinary' && { reason: typed.reason }),
          ...(typed.endsOn !== '' && { endsOn: typed.endsOn }),
        };
  const missing = missingIn(declaration);
  const [isBusy, send] = useAction(async () => {
    setFailure(undefined);
    const answer = await declare(declaration);
    if (!answer.ok) return setFailure(answer.error);
    const words = [
      ...(act === 'cancel' ? [`${t('kind')}: ${t(`kind.${kind}`)}`] : []),
      ...(declaration.reason === undefined ? [] : [`${t('reason')}: ${declaration.reason}`]),
      `${t('name')}: ${declaration.name}`,
      `${t('email')}: ${declaration.email}`,
      `${t('contract')}: ${declaration.contract}`,
      ...(act === 'cancel' ? [`${t('when')}: ${typed.endsOn === '' ? t('when.hint') : typed.endsOn}`] : []),
    ];
    onDone({ receivedAt: answer.value.receivedAt, email: declaration.email, words });
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (missing.length === 0) send();
  };
  const field = (name: Missing) => ({
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
    ...(isAsked && missing.includes(name) ? { error: t(`missing.${name}`) } : {}),
  });
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      {act === 'cancel' && (
        <RadioCards
          label={t('kind')}
          value={kind}
          onValueChange={setKind}
          cards={KINDS.map((value) => ({ value, title: t(`kind.${value}`), note: t(`kind.${value}.note`) }))}
        />
      )}
      {declaration.kind === 'extraordinary' && (
        <TextAreaField label={t('reason')} maxLength={2000} {...field('reason')} />
      )}
      <TextField label={t('name')} autoComplete="name" maxLength={100} {...field('name')} />
      <TextField
        label={t('email')}
        hint={t('email.hint')}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...field('email')}
      />
      {act === 'withdraw' ? (
        <TextField label={t('contract')} hint={t('contract.hint')} maxLength={100} {...field('contract')} />
      ) : (
        <>
          <SelectField
            label={t('contract')}
            value={plan}
            onValueChange={setPlan}
            options={CONTRACTS.map((value) => ({ value, label: t(`contract.${value}`) }))}
          />
          <DateField
            label={t('when')}
            hint={t('when.hint')}
            optional
            value={typed.endsOn}
            onDay={(endsOn) => setTyped((before) => ({ ...before, endsOn }))}
          />
        </>
      )}
      {failure !== undefined && (
        <div role="alert">
          <Callout tone="danger">{t(`${act}.${failure}`)}</Callout>
        </div>
      )}
      <div>
        <Button type="submit" variant="primary" loading={isBusy}>
          {t(`${act}.submit`)}
        </Button>
      </div>
    </form>
  );
}

interface DoneProps {
  readonly act: Act;
  readonly receipt: Receipt;
}

function Done({ act, receipt: { receivedAt, email, words } }: DoneProps) {
  const t = useStrings(declarationStrings);
  const locale = useLocale();
  const mailWay = useMailWay();
  const when = t('received', { when: formatInstant(Date.parse(receivedAt), locale) });
  const mailed = t(mailWay === 'sent' ? `${act}.done.sent` : `done.${mailWay}`, { email });
  const save = () =>
    saveTextFile(
      act === 'cancel' ? 'cryptax-cancellation.txt' : 'cryptax-withdrawal.txt',
      [t(`${act}.title`), '', ...words, '', when, ''].join('\n'),
      'text/plain;charset=utf-8',
    );
  return (
    <div role="status">
      <Callout
        tone="gain"
        title={t(`${act}.done`)}
        action={
          <Button size="s" onClick={save}>
            {t(`${act}.save`)}
          </Button>
        }
      >
        {when} {mailed}{' '}
        {mailWay === 'outbox' && (
          <a href={`${API_PATH}/dev/mail`} target="_blank" rel="noreferrer" className={linkClass('prose')}>
            {t('outbox')}
          </a>
        )}
      </Callout>
    </div>
  );
}
