/** Second opinion: a gain report of another program, or a platform's statement, beside the own figures. */
import { add, dec, formatDecimal, ZERO } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../platform/i18n/readable.ts';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import { LedgerErrorWords } from '../../../../platform/ledger/ledger-failed.tsx';
import { rowMessage } from '../../../../platform/ledger/row-message.ts';
import { useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { useAction } from '../../../../platform/use-action.ts';
import { Callout } from '../../../../ui/callout.tsx';
import { TitledCard } from '../../../../ui/card.tsx';
import { CryptoAmount } from '../../../../ui/crypto-amount.tsx';
import { FileDrop } from '../../../../ui/file-pick.tsx';
import { Money } from '../../../../ui/money.tsx';
import { Spinner } from '../../../../ui/progress.tsx';
import { SelectField } from '../../../../ui/select.tsx';
import { StatStrip } from '../../../../ui/stat-strip.tsx';
import { RecordTable } from '../../parts/record-table.tsx';
import type { CompareChoice, Compared, ComparedStatement } from '../../screen-types.ts';
import { CauseList, ChoiceBar, isOpenCause, statementText, UnreadRows } from './compare-parts.tsx';
import { GainsView } from './gains-view.tsx';
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

/** A platform's statement beside our mirror: coin by coin and kind by kind, each difference by its causes. */
interface StatementViewProps {
  readonly book: Book;
  readonly found: ComparedStatement;
  readonly onChoice: (choice: CompareChoice) => void;
}

function StatementView({ book, found, onChoice }: StatementViewProps) {
  const t = useStrings(secondOpinionStrings);
  const locale = useLocale();
  const { year, wallet, wallets, rows, about } = found;
  return (
    <>
      <ChoiceBar
        book={book}
        found={found}
        csvName={t('csv.statement', { year })}
        csv={() => statementText(rows, locale)}
        onYear={(next) => onChoice({ year: next, wallet: wallet ?? undefined })}
      >
        <SelectField
          label={t('wallet')}
          fieldClass="w-56"
          value={wallet}
          placeholder={t('wallet.choose')}
          options={wallets.map(({ id, name }) => ({ value: id, label: name }))}
          onValueChange={(next) => onChoice({ year, wallet: next })}
        />
      </ChoiceBar>
      {about.users > 1 && <Callout tone="review">{t('users')}</Callout>}
      <UnreadRows unread={found.unread} />
      {wallet === null ? (
        <Callout tone="review">{t('wallet.needed')}</Callout>
      ) : (
        <>
          <Totals rows={rows} />
          <Sums rows={rows} />
        </>
      )}
    </>
  );
}

function Totals({ rows }: Pick<ComparedStatement, 'rows'>) {
  const t = useStrings(secondOpinionStrings);
  const differing = rows.filter(({ differences }) => differences.length > 0);
  const open = differing.filter(({ differences }) => differences.some(({ cause }) => isOpenCause(cause)));
  const amounts = rows.flatMap(({ amountEur }) => (amountEur === null ? [] : [amountEur]));
  const sum = formatDecimal(
    add(
      amounts.reduce((all, amount) => add(all, dec(amount)), ZERO),
      dec('0.00'),
    ),
  );
  return (
    <StatStrip
      stats={[
        { id: 'agree', label: t('stat.agree'), value: rows.length - differing.length },
        { id: 'differ', label: t('stat.differ'), value: differing.length },
        { id: 'open', label: t('stat.open'), value: open.length },
        { id: 'eur', label: t('stat.eur'), value: <Money value={sum} sign="always" tone="plain" /> },
      ]}
    />
  );
}

function Sums({ rows }: Pick<ComparedStatement, 'rows'>) {
  const t = useStrings(secondOpinionStrings);
  return (
    <section className="grid gap-2">
      <h2 className="text-base font-semibold">{t('sums')}</h2>
      <RecordTable
        label={t('sums')}
        rows={rows}
        keyOf={({ asset, category }) => `${asset} ${category}`}
        columns={[
          {
            id: 'asset',
            title: t('asset'),
            cell: ({ asset, category }) => (
              <>
                {readable(asset)}
                <span className="block text-xs font-normal text-ink-3">{t(category)}</span>
              </>
            ),
          },
          {
            id: 'here.units',
            title: t('here.units'),
            isFigure: true,
            cell: ({ ours }) => <CryptoAmount value={ours.units} />,
          },
          {
            id: 'there.units',
            title: t('there.units'),
            isFigure: true,
            cell: ({ theirs }) => <CryptoAmount value={theirs.units} />,
          },
          {
            id: 'here.eur',
            title: t('here.eur'),
            isFigure: true,
            cell: ({ ours }) => (
              <Money value={ours.withoutValue > 0 && ours.withoutValue === ours.count ? null : ours.amountEur} />
            ),
          },
          {
            id: 'there.eur',
            title: t('there.eur'),
            isFigure: true,
            cell: ({ theirs }) => <Money value={theirs.amountEur} missing={t('taxable.unsaid')} />,
          },
          {
            id: 'causes',
            title: t('causes'),
            cell: ({ differences, asset }) =>
              differences.length === 0 ? (
                <span className="text-ink-3">{t('agrees')}</span>
              ) : (
                <CauseList
                  causes={differences.map(({ cause, units, amountEur }) => ({
                    cause,
                    amount: (
                      <>
                        {units !== '0' && <CryptoAmount value={units} unit={asset} sign="always" />}
                        {amountEur !== null && <Money value={amountEur} sign="always" tone="plain" />}
                      </>
                    ),
                  }))}
                />
              ),
          },
        ]}
      />
    </section>
  );
}
