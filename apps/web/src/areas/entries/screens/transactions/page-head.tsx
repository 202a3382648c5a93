/** Head of the screen: how much there is, what is open, the steps back and forth, and the way to add an entry. */
import { History, Plus, Redo2, Undo2 } from 'lucide-react';
import { memo, useMemo } from 'react';
import { useLocale } from '../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { entryName } from '../../../../platform/ledger/entry-words.ts';
import { kindStrings } from '../../../../platform/ledger/kind-strings.ts';
import { useScreenTitle } from '../../../../platform/screen/screen-title.tsx';
import { Button } from '../../../../ui/button.tsx';
import { formatCount } from '../../../../ui/format/count.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { ColumnChooser } from '../../../../ui/table/column-chooser.tsx';
import { Tooltip } from '../../../../ui/tooltip.tsx';
import type { OpenDialog } from './edit/transaction-dialogs.tsx';
import type { Edits } from './edit/use-edits.ts';
import { eventColumns } from './list/event-columns.tsx';
import type { ReadyState } from './list/use-event-list.ts';
import { transactionsStrings } from './strings.ts';

export interface PageHeadProps {
  readonly state: ReadyState;
  readonly edits: Edits;
  readonly hiddenColumns: ReadonlySet<string>;
  readonly onHiddenColumns: (hidden: ReadonlySet<string>) => void;
  readonly onDialog: (dialog: OpenDialog) => void;
}

export const PageHead = memo(function PageHead(props: PageHeadProps) {
  const { state, edits, hiddenColumns, onHiddenColumns, onDialog } = props;
  const t = useStrings(transactionsStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  const columns = useMemo(() => eventColumns({ t, kinds, locale }, true), [t, kinds, locale]);
  return (
    <PageHeader
      title={useScreenTitle()}
      context={useContextWords(state)}
      actions={
        <>
          <StepButtons state={state} edits={edits} />
          <Tooltip content={t('history')}>
            <IconButton icon={History} label={t('history')} onClick={() => onDialog({ kind: 'history' })} />
          </Tooltip>
          <span className="hidden sm:contents">
            <ColumnChooser columns={columns} hidden={hiddenColumns} onHiddenChange={onHiddenColumns} />
          </span>
          <Button variant="primary" icon={Plus} aria-label={t('addSpoken')} onClick={() => onDialog({ kind: 'add' })}>
            {t('add')}
          </Button>
        </>
      }
    />
  );
});

function StepButtons({ state, edits }: Pick<PageHeadProps, 'state' | 'edits'>) {
  const t = useStrings(transactionsStrings);
  const locale = useLocale();
  const undo = state.undo ? t('undoWhat', { what: entryName(state.undo, locale) }) : t('undo');
  const redo = state.redo ? t('redoWhat', { what: entryName(state.redo, locale) }) : t('redo');
  return (
    <>
      <Tooltip content={undo}>
        <IconButton icon={Undo2} label={undo} disabled={!state.undo || edits.isBusy} onClick={edits.undo} />
      </Tooltip>
      <Tooltip content={redo}>
        <IconButton icon={Redo2} label={redo} disabled={!state.redo || edits.isBusy} onClick={edits.redo} />
      </Tooltip>
    </>
  );
}

function useContextWords({ counts, isDemo }: ReadyState): string {
  const t = useStrings(transactionsStrings);
  const locale = useLocale();
  const events = t('events', { count: counts.events, shown: formatCount(counts.events, locale) });
  const files = counts.imports > 0 ? ` ${t('files', { count: counts.imports })}` : isDemo ? '' : `, ${t('byHand')}`;
  const open = counts.review > 0 ? t('needYou', { count: counts.review }) : t('allClear');
  return `${events}${files}. ${open} ${t('zone')}`;
}
