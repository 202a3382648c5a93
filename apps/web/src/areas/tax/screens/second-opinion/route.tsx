/** Second opinion: a gain report of another program, or a platform's statement, beside the own figures. */
import type { Book } from '@cryptax/store';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import { LedgerErrorWords } from '../../../../platform/ledger/ledger-failed.tsx';
import { rowMessage } from '../../../../platform/ledger/row-message.ts';
import { useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { useAction } from '../../../../platform/use-action.ts';
import { Callout } from '../../../../ui/callout.tsx';
import { TitledCard } from '../../../../ui/card.tsx';
import { Spinner } from '../../../../ui/progress.tsx';
import { FileDrop } from '../../parts/file-drop.tsx';
import type { CompareChoice, Compared } from '../../screen-types.ts';
import { GainsView } from './gains-view.tsx';
import { StatementView } from './statement-view.tsx';
import { secondOpinionStrings } from './strings.ts';

export function SecondOpinionScreen() {
  const t = useStrings(secondOpinionStrings);
  return (
    <LedgerScreen context={t('context')} intro={t('intro')}>
      {({ book }) => (
        <>
          <ScreenHeader context={t('context')} />
          <ComparePage key={book} book={book} />
        </>
      )}
    </LedgerScreen>
  );
}

/** Chooses the file and shows what the comparison found. Year and account ask anew; the file stays in the page. */
function ComparePage({ book }: { readonly book: Book }) {
  const t = useStrings(secondOpinionStrings);
  const ledger = useLedger();
  const [file, setFile] = useState<File | null>(null);
  const [found, setFound] = useState<Compared | null>(null);
  const [error, setError] = useState<LedgerError | null>(null);
  const [isBusy, compare] = useAction(async (chosen: File, choice: CompareChoice) => {
    setFile(chosen);
    const answer = await ledger.compareReport(book, chosen, choice);
    setError(answer.ok ? null : answer.error);
    setFound(answer.ok ? answer.value : null);
  });
  const choose = (choice: CompareChoice) => file !== null && compare(file, choice);
  return (
    <div className="grid gap-4 pb-8">
      <TitledCard className="max-w-[56rem]" title={t('title')}>
        <p className="max-w-[80ch] text-sm leading-5 text-ink-2">{t('line')}</p>
        <FileDrop
          label={t('pick')}
          note={file?.name ?? t('none')}
          accept=".csv,.xlsx,.xls,.xml,.txt,.zip"
          isBusy={isBusy}
          onPick={(next) => {
            setFound(null);
            compare(next, {});
          }}
        />
        <div role="status" className="mt-3.5 empty:hidden">
          {isBusy && (
            <p className="flex items-center gap-2 text-sm text-ink-2">
              <Spinner /> {t('working', { file: file?.name ?? '' })}
            </p>
          )}
          {error && !isBusy && (
            <Callout tone="danger">
              <LedgerErrorWords error={error} />
            </Callout>
          )}
          {found?.kind === 'unread' && !isBusy && <Problem {...found} />}
        </div>
      </TitledCard>
      {found?.kind === 'gains' && <GainsView book={book} found={found} onChoice={choose} />}
      {found?.kind === 'statement' && <StatementView book={book} found={found} onChoice={choose} />}
    </div>
  );
}

function Problem({ code, params }: Extract<Compared, { readonly kind: 'unread' }>) {
  const locale = useLocale();
  return <Callout tone="review">{rowMessage(code, params, locale)}</Callout>;
}
