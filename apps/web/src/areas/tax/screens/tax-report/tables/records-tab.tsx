/** What the letter asks for beside the result (Rz. 101 to 104): balances, moves, gifts, fees, changes, platform sums. */
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Card } from '../../../../../ui/card.tsx';
import type { ReportView } from '../../../report-types.ts';
import { tableStrings } from '../strings/table-strings.ts';
import { usePackColumns } from './pack-columns.tsx';
import { useRecordColumns } from './record-columns.tsx';
import { RecordList } from './record-list.tsx';

export function RecordsTab({ report }: { readonly report: ReportView }) {
  const t = useStrings(tableStrings);
  const columns = { ...useRecordColumns(report.year), ...usePackColumns() };
  const { source, counts } = report;
  return (
    <Card className="mb-4 overflow-hidden">
      <RecordList {...columns.balances} source={source} list="balances" title={t('balances')} count={counts.balances} />
      <RecordList
        {...columns.transfers}
        source={source}
        list="transfers"
        title={t('transfers')}
        count={counts.transfers}
      />
      <RecordList {...columns.gifts} source={source} list="gifts" title={t('gifts')} count={counts.gifts} />
      <RecordList
        {...columns.departures}
        source={source}
        list="departures"
        title={t('departures')}
        count={counts.departures}
      />
      <RecordList {...columns.fees} source={source} list="fees" title={t('fees')} count={counts.fees} />
      <RecordList
        {...columns.derivatives}
        source={source}
        list="derivatives"
        title={t('derivatives')}
        count={counts.derivatives}
      />
      <RecordList {...columns.changes} source={source} list="changes" title={t('changes')} count={counts.changes} />
      <RecordList {...columns.dac8} source={source} list="dac8" title={t('dac8')} count={counts.dac8} />
      {source.kind === 'pack' && (
        <>
          <RecordList {...columns.entries} source={source} list="entries" title={t('entries')} count={counts.entries} />
          <RecordList {...columns.notes} source={source} list="notes" title={t('notes')} count={counts.notes} />
          <RecordList {...columns.journal} source={source} list="journal" title={t('journal')} count={counts.journal} />
        </>
      )}
    </Card>
  );
}
