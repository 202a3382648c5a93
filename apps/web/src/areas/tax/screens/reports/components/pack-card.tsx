/** The encrypted pack for the adviser: made here, opened anywhere. */
import { FolderLock, FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import type { ReportSource } from '../../../report-types.ts';
import { reportsStrings } from '../strings.ts';
import { MakePackDialog } from './make-pack-dialog.tsx';
import { OpenPackDialog } from './open-pack-dialog.tsx';

export interface PackCardProps {
  readonly source: ReportSource;
  readonly year: number;
}

export function PackCard({ source, year }: PackCardProps) {
  const t = useStrings(reportsStrings);
  const [isMaking, setMaking] = useState(false);
  const [saved, setSaved] = useState('');
  return (
    <Card className="mb-4">
      <CardHead title={t('pack')} />
      <CardBody>
        <p className="max-w-[80ch] text-sm leading-5 text-ink-2">{t('pack.line')}</p>
        <div className="mt-3.5 flex flex-wrap gap-2">
          <Button icon={FolderLock} onClick={() => setMaking(true)}>
            {t('pack.make')}
          </Button>
          <OpenPackButton />
        </div>
        {saved !== '' && (
          <Callout tone="gain" size="line" className="mt-3">
            <span role="status">{t('pack.saved', { file: saved })}</span>
          </Callout>
        )}
      </CardBody>
      {isMaking && <MakePackDialog source={source} year={year} onClose={() => setMaking(false)} onSaved={setSaved} />}
    </Card>
  );
}

/** Stands alone on an empty ledger: an adviser has no data of their own here. */
export function OpenPackButton() {
  const t = useStrings(reportsStrings);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={FolderOpen} onClick={() => setOpen(true)}>
        {t('pack.open')}
      </Button>
      {isOpen && <OpenPackDialog onClose={() => setOpen(false)} />}
    </>
  );
}
