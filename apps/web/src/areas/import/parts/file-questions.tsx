/** What the files leave open, asked before anything is written. An answer reads the files again and can be changed. */
import { Clock } from 'lucide-react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import type { FileAnswers, FilePreview, FileQuestion } from '../../../platform/ledger/import-types.ts';
import { Button } from '../../../ui/button.tsx';
import { TitledCard } from '../../../ui/card.tsx';
import { Combobox, type ComboboxOption } from '../../../ui/combobox.tsx';
import { Field, type FieldControl } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { AccountOffers, AccountQuestion, type OfferedAccount } from './account-question.tsx';
import { questionStrings } from './question-strings.ts';

const COMMON = ['Europe/Berlin', 'UTC', 'Europe/London', 'America/New_York', 'Asia/Singapore', 'Asia/Tokyo'];

interface ZonePickerProps extends Partial<FieldControl> {
  readonly value: string;
  readonly onChange: (zone: string) => void;
  /** Choices that are no zone, above all others. */
  readonly first?: readonly ComboboxOption[];
}

/** A time zone by name: those of most export files first, then every zone the browser knows. */
export function ZonePicker({ value, onChange, first = [], ...control }: ZonePickerProps) {
  const t = useStrings(questionStrings);
  const zones = [...new Set([...COMMON, ...Intl.supportedValuesOf('timeZone')])];
  return (
    <Combobox
      {...control}
      value={value}
      onValueChange={onChange}
      placeholder={t('choose')}
      searchLabel={t('zone.search')}
      options={[...first, ...zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))]}
    />
  );
}

export interface FileQuestionsProps {
  readonly files: readonly FilePreview[];
  readonly onAnswer: (file: FilePreview, question: FileQuestion, value: string) => void;
}

export function FileQuestions({ files, onAnswer }: FileQuestionsProps) {
  const offers = files.flatMap((file) =>
    file.questions.filter(isOffer).map((question): OfferedAccount => ({ file, question })),
  );
  return (
    <>
      <Asked files={files} onAnswer={onAnswer} />
      {offers.length > 0 && (
        <AccountOffers offers={offers} onAnswer={({ file, question }, wallet) => onAnswer(file, question, wallet)} />
      )}
    </>
  );
}

function isOffer({ isOffered }: FileQuestion): boolean {
  return isOffered === true;
}

function Asked({ files, onAnswer }: FileQuestionsProps) {
  const t = useStrings(questionStrings);
  const asked = files.flatMap((file) => {
    const questions = file.questions.filter((question) => !isOffer(question));
    return questions.length === 0 ? [] : [{ file, questions }];
  });
  if (asked.length === 0) return null;
  return (
    <TitledCard className="mt-4" title={t('title')}>
      <p className="text-sm text-ink-2">{t('note')}</p>
      {asked.map(({ file, questions }) => (
        <section key={file.name} className="mt-3">
          <h3 className="text-xs font-semibold wrap-anywhere">{file.name}</h3>
          <div className="mt-1.5 grid gap-3 sm:grid-cols-2">
            {questions.map((question) => (
              <Question
                key={`${question.code} ${question.ticker ?? ''}`}
                question={question}
                onAnswer={(value) => onAnswer(file, question, value)}
              />
            ))}
          </div>
        </section>
      ))}
    </TitledCard>
  );
}

interface QuestionProps<Q extends FileQuestion> {
  readonly question: Q;
  readonly onAnswer: (value: string) => void;
}

function Question({ question, onAnswer }: QuestionProps<FileQuestion>) {
  return isFieldQuestion(question) ? (
    <QuestionField question={question} onAnswer={onAnswer} />
  ) : (
    <AccountQuestion key={question.applied} question={question} onAnswer={onAnswer} />
  );
}

/** A question that one field answers. */
type FieldQuestion = FileQuestion & { readonly code: Exclude<FileQuestion['code'], 'account'> };

function isFieldQuestion(question: FileQuestion): question is FieldQuestion {
  return question.code !== 'account';
}

export function QuestionField({ question, onAnswer }: QuestionProps<FieldQuestion>) {
  const t = useStrings(questionStrings);
  const { code, applied = null, choices } = question;
  return (
    <Field label={labelOf(question, t)} hint={hintOf(question, t)}>
      {(control) =>
        code === 'zone' ? (
          <>
            <ZonePicker {...control} value={applied ?? question.proposed} onChange={onAnswer} />
            {question.fitting && (
              <span className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-ink-2">
                <span className="min-w-0 flex-1 basis-48">
                  {t('zone.fits', { ...question.fitting, zone: question.proposed })}
                </span>
                <Button size="s" icon={Clock} onClick={() => onAnswer(question.proposed)}>
                  {t('zone.use', { zone: question.proposed })}
                </Button>
              </span>
            )}
          </>
        ) : (
          <Select
            {...control}
            value={applied}
            placeholder={t('choose')}
            onValueChange={onAnswer}
            options={choices.map((value) => ({ value, label: choiceLabel(question, value, t) }))}
          />
        )
      }
    </Field>
  );
}

type Words = ReturnType<typeof useStrings<typeof questionStrings.table>>;

function labelOf({ code, ticker = '', column = '', proposed }: FieldQuestion, t: Words): string {
  if (code === 'ticker') return t('ticker', { ticker });
  if (code === 'fee-coin') return t(ticker.startsWith('payment:') ? 'fee-coin.payment' : 'fee-coin', { column });
  if (code === 'fee-columns') return t('fee-columns', { columns: column });
  return code === 'unit' ? t('unit', { places: proposed.replace(/^\w+:-?/, '') }) : t(code);
}

function hintOf({ code, applied, isAnswered, isProven }: FileQuestion, t: Words): string | undefined {
  if (applied === undefined) return t('waiting');
  if (isAnswered !== true) return t(isProven === true ? 'proven' : 'assumed');
  return code === 'ticker' ? t('remembered') : undefined;
}

function choiceLabel({ code, ticker = '' }: FileQuestion, value: string, t: Words): string {
  if (code === 'decimal-mark') return t(value === 'dot' ? 'decimal-mark.dot' : 'decimal-mark.comma');
  if (code === 'fee') return t(`fee.${value as NonNullable<FileAnswers['fee']>}`);
  if (code === 'fee-sent') return t(value === 'within' ? 'fee-sent.within' : 'fee-sent.beside');
  if (code === 'fee-received') return t(value === 'within' ? 'fee-received.within' : 'fee-received.beside');
  if (code === 'fee-columns') return value === '*' ? t('fee-columns.all') : t('fee-columns.one', { column: value });
  if (code === 'fee-coin') return coinLabel(value, ticker.startsWith('payment:'), t);
  if (code === 'high-fee') return t(value === 'yes' ? 'high-fee.yes' : 'high-fee.no');
  if (code === 'sign') return t(value === 'signed' ? 'sign.signed' : 'sign.unsigned');
  if (code === 'unit') return t(`unit.${value.split(':')[0] as 'amount' | 'price' | 'total'}`);
  if (code !== 'date-order') return value;
  const first = value.startsWith('D') ? 'day' : value.startsWith('M') ? 'month' : 'year';
  return t(`date-order.${first}`, { layout: datePart(value, t) });
}

/** A rule for all rows, else one coin. */
function coinLabel(value: string, isPayment: boolean, t: Words): string {
  if (value === 'coin') return t(isPayment ? 'fee-coin.moved' : 'fee-coin.coin');
  if (value === 'money' || value === 'received' || value === 'sent') return t(`fee-coin.${value}`);
  return t('fee-coin.always', { coin: value });
}

/** `D/M/YYYY H:mm:ss` as people write it: without the time, in the letters of their language. */
function datePart(layout: string, t: Words): string {
  const letters: Readonly<Record<string, string>> = { D: t('letter.day'), M: t('letter.month'), Y: t('letter.year') };
  const [day = ''] = layout.split(/[,T\s]/, 1);
  return day.replaceAll(/[DMY]/g, (letter) => letters[letter] ?? letter);
}
