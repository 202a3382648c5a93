/** Answer to the tax office: what the letter asks for is ticked, and exactly that is put together. */
import type { Book } from '@cryptax/store';
import { useState } from 'react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { LedgerFailed } from '../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import type { AnswerChoices } from '../../screen-types.ts';
import { firstDraft, requestOf } from './answer-draft.ts';
import { AnswerResult } from './answer-result.tsx';
import { AskedForm, LetterForm } from './letter-form.tsx';
import { answerStrings } from './strings.ts';

export function AnswerKitScreen() {
  const t = useStrings(answerStrings);
  return (
    <LedgerScreen context={t('context')} intro={t('intro')}>
      {({ book }) => (
        <>
          <ScreenHeader context={t('context')} />
          <AnswerPage book={book} />
        </>
      )}
    </LedgerScreen>
  );
}

/** What the letter says and asks, what would be enclosed, what is still missing, and the files. */
function AnswerPage({ book }: { readonly book: Book }) {
  const choices = useAnswer(`answer choices ${book}`, (api) => api.answerChoices(book));
  if (choices.kind === 'failed') return <LedgerFailed error={choices.error} />;
  if (choices.kind === 'loading') return <SkeletonCard rows={6} />;
  return <AnswerForm key={book} book={book} choices={choices.value} />;
}

function AnswerForm({ book, choices }: { readonly book: Book; readonly choices: AnswerChoices }) {
  const t = useStrings(answerStrings);
  const [draft, setDraft] = useState(() => firstDraft(choices.years));
  const request = requestOf(draft);
  return (
    <div className="grid gap-4 pb-8">
      <LetterForm letter={draft.letter} onLetter={(letter) => setDraft((now) => ({ ...now, letter }))} />
      <AskedForm choices={choices} draft={draft} onDraft={setDraft} />
      {request === null ? <Callout>{t('nothing')}</Callout> : <AnswerResult book={book} request={request} />}
    </div>
  );
}
