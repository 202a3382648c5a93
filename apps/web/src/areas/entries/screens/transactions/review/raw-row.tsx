/** The row of the file as it stands, name above content; scrolls sideways inside the card where it is long. */
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { isNumberCell } from '../../../../../platform/ledger/used-cells.ts';
import { useSetting } from '../../../../../platform/settings/use-setting.ts';
import { MASK } from '../../../../../ui/format/mask.ts';
import { reviewStrings } from '../strings/review-strings.ts';

export function RawRow({ header, cells }: { readonly header: readonly string[]; readonly cells: readonly string[] }) {
  const t = useStrings(reviewStrings);
  const isHidden = useSetting('hideAmounts');
  const columns = cells.map((cell, index) => ({ id: `${index}`, name: header[index] ?? String(index + 1), cell }));
  const shown = columns.filter(({ cell }) => cell.trim() !== '');
  return (
    <dl aria-label={t('rawRow')} className="flex flex-wrap gap-x-4 gap-y-1.5 rounded-md bg-sunken px-3 py-2 text-xs">
      {shown.map((column) => (
        <div key={column.id} className="min-w-0">
          <dt className="text-2xs text-ink-3">{column.name}</dt>
          <dd className="font-mono wrap-anywhere">{isHidden && isNumberCell(column.cell) ? MASK : column.cell}</dd>
        </div>
      ))}
    </dl>
  );
}
