/** Files that count as one account because nothing speaks against it: said in one line for each exchange, and open to be changed. */
import { groupBy } from '@cryptax/kernel';
import { useState } from 'react';
import { type Locale, useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import type { FilePreview, FileQuestion } from '../../../platform/ledger/import-types.ts';
import { Button } from '../../../ui/button.tsx';
import { TitledCard } from '../../../ui/card.tsx';
import { AccountQuestion } from './account-question.tsx';
import { questionStrings } from './question-strings.ts';

export interface OfferedAccount {
  readonly file: FilePreview;
  readonly question: FileQuestion;
}

export interface AccountOffersProps {
  readonly offers: readonly OfferedAccount[];
  readonly onAnswer: (offer: OfferedAccount, wallet: string) => void;
}

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

type Words = ReturnType<typeof useStrings<typeof questionStrings.table>>;

/** More names than these are counted. */
const NAMES_SHOWN = 3;

function namesOf(offers: readonly OfferedAccount[], locale: Locale, t: Words): string {
  const names = [...new Set(offers.flatMap(({ file, question: { other = '' } }) => [other, file.name]))];
  const shown = names.length > NAMES_SHOWN + 1 ? names.slice(0, NAMES_SHOWN) : names;
  const rest = names.length - shown.length;
  return new Intl.ListFormat(locale).format(rest === 0 ? shown : [...shown, t('offers.more', { count: rest })]);
}
