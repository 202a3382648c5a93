/** Which columns of a table are shown. Columns with priority 1 name the row and cannot be hidden. */
import { Columns3 } from 'lucide-react';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { IconButton } from '../button.tsx';
import { Checkbox } from '../checkbox.tsx';
import { Popover } from '../popover.tsx';
import { uiStrings } from '../strings.ts';
import type { Column } from './table-types.ts';

export interface ColumnChooserProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly hidden: ReadonlySet<string>;
  readonly onHiddenChange: (hidden: ReadonlySet<string>) => void;
}

export function ColumnChooser<Row>({ columns, hidden, onHiddenChange }: ColumnChooserProps<Row>) {
  const t = useStrings(uiStrings);
  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    onHiddenChange(next);
  };
  return (
    <Popover label={t('columns')} align="end" trigger={<IconButton icon={Columns3} label={t('columns')} />}>
      <div className="grid gap-1 px-2 py-1">
        {columns.map((column) => (
          <Checkbox
            key={column.id}
            label={column.header}
            checked={!hidden.has(column.id)}
            disabled={(column.priority ?? 1) === 1}
            onCheckedChange={() => toggle(column.id)}
          />
        ))}
      </div>
    </Popover>
  );
}
