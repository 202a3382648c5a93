/** Whether two files of one exchange are of one account: each account is a wallet of its own. */
import { groupBy } from '@cryptax/kernel';
import { type FormEvent, useState } from 'react';
import { type Locale, useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import type { FilePreview, FileQuestion } from '../../../platform/ledger/import-types.ts';
import { Button } from '../../../ui/button.tsx';
import { TitledCard } from '../../../ui/card.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { TextField } from '../../../ui/text-input.tsx';
import { questionStrings } from './question-strings.ts';

export interface OfferedAccount {
  readonly file: FilePreview;
  readonly question: FileQuestion;
}

interface AccountOffersProps {
  readonly offers: readonly OfferedAccount[];
  readonly onAnswer: (offer: OfferedAccount, wallet: string) => void;
}

/**
 * Files that count as one account because nothing speaks against it: said in one line for each exchange, and open to be
 * changed.
 */
export function AccountOffers({ offers, onAnswer }: AccountOffersProps) {
  const t = useStrings(questionStrings);
  const accounts = groupBy(offers, ({ question }) => question.proposed);
  return (
    <TitledCard className="mt-4" title={t('offers')} bodyClass="grid gap-4">
      {[...accounts].map(([account, files]) => (
        <Account key={account} account={account} offers={files} onAnswer={onAnswer} />
      ))}
    </TitledCard>
  );
}

function Account({ account, offers, onAnswer }: AccountOffersProps & { readonly account: string }) {
  const t = useStrings(questionStrings);
  const locale = useLocale();
  const isDecided = offers.some(({ question }) => question.isAnswered === true);
  const [isOpen, setOpen] = useState(isDecided);
  return (
    <section aria-label={account}>
      {!isDecided && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-72 text-sm wrap-anywhere">
            {t('offers.one', { wallet: account, files: namesOf(offers, locale, t) })}
          </p>
          {!isOpen && (
            <Button size="s" onClick={() => setOpen(true)}>
              {t('offers.several')}
            </Button>
          )}
        </div>
      )}
      {isOpen &&
        offers.map((offer) => (
          <div key={offer.file.name} className="mt-3">
            <h3 className="text-xs font-semibold wrap-anywhere">{offer.file.name}</h3>
            <AccountQuestion
              key={offer.question.applied}
              question={offer.question}
              onAnswer={(wallet) => onAnswer(offer, wallet)}
            />
          </div>
        ))}
    </section>
  );
}

/** More names than these are counted. */
const NAMES_SHOWN = 3;

function namesOf(offers: readonly OfferedAccount[], locale: Locale, t: Words): string {
  const names = [...new Set(offers.flatMap(({ file, question: { other = '' } }) => [other, file.name]))];
  const shown = names.length > NAMES_SHOWN + 1 ? names.slice(0, NAMES_SHOWN) : names;
  const rest = names.length - shown.length;
  return new Intl.ListFormat(locale).format(rest === 0 ? shown : [...shown, t('offers.more', { count: rest })]);
}

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
