/** The report of a run as text, to read, copy or keep. */
import { Copy, Download } from 'lucide-react';
import { copyText } from '../../../../../platform/files/copy-text.ts';
import { saveTextFile } from '../../../../../platform/files/save-file.ts';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { notices } from '../../../../../platform/notices/notices.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { klaus003TestsStrings } from '../strings.ts';

export function ReportCard({ text }: { readonly text: string }) {
  const t = useStrings(klaus003TestsStrings);
  const locale = useLocale();
  const copy = async () => {
    if (await copyText(text, locale)) notices.success(t('copied'));
  };
  return (
    <Card>
      <CardHead
        title={t('report.title')}
        actions={
          <>
            <Button size="s" icon={Copy} onClick={() => void copy()}>
              {t('copy')}
            </Button>
            <Button size="s" icon={Download} onClick={() => saveTextFile('klaus-003-report.txt', text, 'text/plain')}>
              {t('save')}
            </Button>
          </>
        }
      />
      <CardBody>
        <pre className="overflow-x-auto rounded-md bg-sunken px-3 py-2.5 font-mono text-2xs leading-5 whitespace-pre-wrap text-ink-2">
          {text}
        </pre>
      </CardBody>
    </Card>
  );
}
