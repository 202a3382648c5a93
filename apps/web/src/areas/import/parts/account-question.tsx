/** Whether two files of one exchange are of one account: each account is a wallet of its own. */
import { type FormEvent, useState } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import type { FileQuestion } from '../../../platform/ledger/import-types.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { TextField } from '../../../ui/text-input.tsx';
import { questionStrings } from './question-strings.ts';

const LONGEST_NAME = 150;
/** No wallet is called so: wallets have no control characters in their names. */
const ANOTHER = '\u0000';

export interface AccountQuestionProps {
  readonly question: FileQuestion;
  readonly onAnswer: (wallet: string) => void;
}

export function AccountQuestion({ question, onAnswer }: AccountQuestionProps) {
  const t = useStrings(questionStrings);
  const { choices, applied = '', isAnswered, isOffered, other = '' } = question;
  const isOwn = !choices.includes(applied);
  const given = isOwn ? ANOTHER : isAnswered === true || isOffered === true ? applied : null;
  const [chosen, setChosen] = useState(given);
  const choose = (value: string) => {
    setChosen(value);
    if (value !== ANOTHER) onAnswer(value);
  };
  const [only] = choices;
  return (
    <div className="sm:col-span-2">
      <p className="text-sm font-medium">{choices.length > 1 ? t('account.which') : t('account', { other })}</p>
      <p className="mb-2 text-xs text-ink-2">{hintOf(question, isOwn, t)}</p>
      <RadioCards
        label={choices.length > 1 ? t('account.which') : t('account', { other })}
        value={chosen}
        onValueChange={choose}
        className="sm:grid-cols-2"
        cards={[
          ...choices.map((wallet) => ({
            value: wallet,
            title: choices.length > 1 ? wallet : t('account.same'),
            note: choices.length > 1 ? undefined : t('account.wallet', { wallet: only ?? '' }),
          })),
          { value: ANOTHER, title: t('account.another'), note: t('account.another.note') },
        ]}
      />
      {chosen === ANOTHER && <NameForm start={isOwn ? applied : freeName(only ?? '', choices)} onName={onAnswer} />}
    </div>
  );
}

type Words = ReturnType<typeof useStrings<typeof questionStrings.table>>;

function hintOf({ isAnswered, applied = '' }: FileQuestion, isOwn: boolean, t: Words): string {
  if (isAnswered === true) return t('account.remembered', { wallet: applied });
  return isOwn ? t('account.told-apart') : t('account.assumed', { wallet: applied });
}

function freeName(wallet: string, taken: readonly string[]): string {
  let number = 2;
  while (taken.includes(`${wallet} ${number}`)) number++;
  return `${wallet} ${number}`;
}

function NameForm({ start, onName }: { readonly start: string; readonly onName: (name: string) => void }) {
  const t = useStrings(questionStrings);
  const [name, setName] = useState(start);
  const clean = name.replaceAll(/\p{Cc}/gu, ' ').trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (clean !== '') onName(clean);
  };
  return (
    <form onSubmit={submit} className="mt-2.5 flex flex-wrap items-end gap-2">
      <TextField
        label={t('account.name')}
        fieldClass="min-w-48 flex-1"
        maxLength={LONGEST_NAME}
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <Button type="submit" disabled={clean === ''}>
        {t('account.use')}
      </Button>
    </form>
  );
}
