/** Answer to the tax office: what the letter asks for is ticked, and exactly that is put together. */
import { icsCalendar } from '@cryptax/planning';
import {
  type AnswerGap,
  type AnswerRequest,
  deadlineEntry,
  gapReason,
  gapRemedy,
  POINT_RULES,
} from '@cryptax/reports/answer';
import type { Book } from '@cryptax/store';
import { Link } from '@tanstack/react-router';
import { CalendarPlus, Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { saveFile, saveTextFile } from '../../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { LedgerFailed, notifyLedgerError } from '../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { toSettings } from '../../../../platform/navigation/settings-sections.ts';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { useAction } from '../../../../platform/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { linkClass } from '../../../../ui/class-names.ts';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import type { AnswerChoices, AnswerView } from '../../screen-types.ts';
import { AskedForm, checkedPart, firstDraft, LetterForm, requestOf } from './letter-form.tsx';
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

/** What would be enclosed, what stands in the way of a full answer, and the files to save. */
interface ResultProps {
  readonly book: Book;
  readonly request: AnswerRequest;
}

function AnswerResult({ book, request }: ResultProps) {
  const t = useStrings(answerStrings);
  const checked = checkedPart(request);
  const answer = useAnswer(`answer ${book} ${JSON.stringify(checked)}`, (api) => api.answerCheck(book, checked));
  if (answer.kind === 'failed') return <LedgerFailed error={answer.error} />;
  if (answer.kind === 'loading') return <SkeletonCard rows={6} />;
  return (
    <>
      <Gaps gaps={answer.value.gaps} />
      <Annexes annexes={answer.value.annexes} />
      <Files book={book} request={request} />
      <p className="max-w-[90ch] text-xs leading-4.5 text-ink-3">{t('explain')}</p>
    </>
  );
}

function Gaps({ gaps }: { readonly gaps: readonly AnswerGap[] }) {
  const t = useStrings(answerStrings);
  const locale = useLocale();
  if (gaps.length === 0) return <Callout tone="gain">{t('check.none')}</Callout>;
  return (
    <Card className="pb-1.5">
      <CardHead title={t('check')} note={t('check.count', { count: gaps.length })} />
      <ul className="divide-y divide-line px-4 sm:px-4.5">
        {gaps.map((gap) => (
          <li key={`${gap.code} ${gap.year}`} className="grid gap-0.5 py-2.5 text-sm">
            <span className="wrap-anywhere">{gapReason(gap, locale)}.</span>
            <span className="text-ink-2">
              {gapRemedy(gap, locale)} <Way gap={gap} />
            </span>
            {gap.points.length > 0 && (
              <span className="text-xs text-ink-3">
                {t('concerns', { points: gap.points.map((point) => POINT_RULES[point].title[locale]).join('; ') })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const IN_REVIEW: readonly AnswerGap['code'][] = [
  'unread-rows',
  'open-movements',
  'shortfalls',
  'missing-prices',
  'blocked',
];

/** Where the obstacle is removed, if there is one place. */
function Way({ gap: { code } }: { readonly gap: AnswerGap }) {
  const t = useStrings(answerStrings);
  if (code === 'sender-missing') {
    return (
      <Link {...toSettings('tax')} className={linkClass('inline')}>
        {t('person')}
      </Link>
    );
  }
  if (!IN_REVIEW.includes(code)) return null;
  return (
    <Link to="/transactions" search={{ view: 'review' }} className={linkClass('inline')}>
      {t('review')}
    </Link>
  );
}

function Annexes({ annexes }: Pick<AnswerView, 'annexes'>) {
  const t = useStrings(answerStrings);
  const locale = useLocale();
  return (
    <Card className="pb-1.5">
      <CardHead title={t('annexes')} />
      <ol className="divide-y divide-line px-4 sm:px-4.5">
        {annexes.map(({ point, number, rows, isUntold }) => (
          <li key={point} className="flex flex-wrap gap-x-3 py-2 text-sm">
            <span className="w-20 shrink-0 text-ink-2">{number !== null && t('annex', { number })}</span>
            <span className="mr-auto">{POINT_RULES[point].title[locale]}</span>
            <span className="num text-ink-3">
              {number !== null ? t('rows', { count: rows }) : isUntold ? t('untold') : t('none')}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Files({ book, request }: ResultProps) {
  const t = useStrings(answerStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const save = async (format: 'pdf' | 'csv') => {
    const made = await ledger.makeAnswer(book, request, format);
    if (made.ok) saveFile(made.value.fileName, made.value.blob);
    else notifyLedgerError(made.error, locale);
  };
  const [isPrinting, print] = useAction(() => save('pdf'));
  const [isListing, listTables] = useAction(() => save('csv'));
  const remember = () => {
    const calendar = icsCalendar(t('ics.name'), [deadlineEntry(request.letter, locale)], new Date().toISOString());
    saveTextFile(`${t('ics.name')}.ics`, calendar, 'text/calendar');
  };
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Button variant="primary" icon={FileText} loading={isPrinting} onClick={() => print()}>
        {t('pdf')}
      </Button>
      <Button icon={Download} loading={isListing} onClick={() => listTables()}>
        {t('csv')}
      </Button>
      {request.letter.deadline !== '' && (
        <Button icon={CalendarPlus} onClick={remember}>
          {t('ics')}
        </Button>
      )}
    </div>
  );
}
