/** What a planned figure is made of: how it adds up, and the lots behind it, each down to its file; also as a file. */
import type { Book } from '@cryptax/store';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { type CsvColumns, csvTable } from '../../../platform/files/csv-text.ts';
import { saveTextFile } from '../../../platform/files/save-file.ts';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Description, DescriptionList } from '../../../ui/description-list.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { explainStrings } from '../../tax/explain-strings.ts';
import type { SellPart } from '../planning-types.ts';
import { LotParts, type LotPartsProps } from './lot-parts.tsx';
import { planningStrings } from './strings.ts';

/** A part of a lot that a plan sells, as columns of a file: which lot it is, and what its sale comes to. */
export const LOT_COLUMNS: CsvColumns<SellPart> = {
  wallet: ({ wallet }) => wallet,
  asset: ({ asset }) => asset,
  lot: ({ lotId }) => lotId,
  acquired: ({ acquiredAt }) => acquiredAt,
  free_from: ({ freeFrom }) => freeFrom,
  amount: ({ amount }) => amount,
};

export const RESULT_COLUMNS: CsvColumns<SellPart> = {
  proceeds_eur: ({ proceeds }) => proceeds,
  cost_eur: ({ cost }) => cost,
  gain_eur: ({ gain }) => gain,
  tax_free: ({ taxFree }) => (taxFree ? 'yes' : 'no'),
};

export interface PartsDrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function PartsDrawer({ title, onClose, children }: PartsDrawerProps) {
  const t = useStrings(explainStrings);
  return (
    <Drawer onClose={onClose} eyebrow={t('eyebrow')} title={title}>
      {children}
    </Drawer>
  );
}

export interface PartsContentProps {
  readonly book: Book;
  /** Day of the sale, for the file. */
  readonly day: string;
  readonly parts: LotPartsProps['parts'];
  /** All of them, where only the first are here. */
  readonly total: number;
  readonly sums?: readonly Description[] | undefined;
  readonly note?: ReactNode;
}

export function PartsContent({ book, day, parts, total, sums = [], note }: PartsContentProps) {
  const t = useStrings(planningStrings);
  return (
    <>
      {sums.length > 0 && <DescriptionList sunken items={sums} />}
      {note && <p className="mt-3 text-sm text-ink-2">{note}</p>}
      <div className="mt-3 flex items-center justify-between gap-3">
        <span className="num text-xs text-ink-3">{t('parts.shown', { shown: parts.length, total })}</span>
        <Button size="s" icon={Download} onClick={() => saveTextFile(`cryptax-plan-${day}.csv`, partsCsv(parts, day))}>
          {t('csv')}
        </Button>
      </div>
      <LotParts book={book} parts={parts} />
    </>
  );
}

function partsCsv(parts: LotPartsProps['parts'], day: string): string {
  return csvTable({ day: () => day, ...LOT_COLUMNS, ...RESULT_COLUMNS }, parts);
}
