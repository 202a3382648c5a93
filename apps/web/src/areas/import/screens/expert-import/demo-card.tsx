/** Example data for trying out an import's result: loaded into a book of their own, gone with one click. */
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { DemoControl } from '../../../../platform/ledger/demo-control.tsx';
import { Card, CardBody, CardHead } from '../../../../ui/card.tsx';
import { expertImportStrings } from './strings.ts';

export function DemoCard() {
  const t = useStrings(expertImportStrings);
  return (
    <Card>
      <CardHead title={t('demo.title')} />
      <CardBody>
        <p className="mb-3 text-sm text-ink-2">{t('demo.line')}</p>
        <DemoControl />
      </CardBody>
    </Card>
  );
}
