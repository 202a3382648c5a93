/** Price files: load, list, remove; lines that could not be read are named with their reason. */
import { Download, Trash2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { saveTextFile } from '../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../../platform/ledger/ledger-failed.tsx';
import type { PriceFileInfo, PriceFileProblem } from '../../../platform/ledger/price-types.ts';
import { useAnswer, useLedger } from '../../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../../platform/ledger/use-steps.ts';
import { notices } from '../../../platform/notices/notices.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { formatDay } from '../../../ui/format/date.ts';
import { formatCount } from '../../../ui/format/number-format.ts';
import { pricesStrings } from '../strings.ts';

const PROBLEMS_SHOWN = 5;

type NamedProblem = PriceFileProblem & { readonly name: string };

export function PriceFiles() {
  const t = useStrings(pricesStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const { announceDone } = useSteps();
  const input = useRef<HTMLInputElement>(null);
  const files = useAnswer('price files', (api) => api.priceFiles());
  const [problems, setProblems] = useState<readonly NamedProblem[]>([]);
  const [isBusy, add] = useAction(async (chosen: readonly File[]) => {
    const found: NamedProblem[] = [];
    for (const file of chosen) {
      const added = await ledger.addPriceFile(file);
      if (!added.ok) {
        notifyLedgerError(added.error, locale);
        continue;
      }
      found.push(...added.value.problems.map((problem) => ({ ...problem, name: file.name })));
      if (added.value.file === null) notices.info(t('file.none', { name: file.name }));
      else await announceDone(t('file.added'), file.name);
    }
    setProblems(found);
  });
  const remove = async (name: string) => {
    const removed = await ledger.removePriceFile(name);
    if (!removed.ok) return notifyLedgerError(removed.error, locale);
    await announceDone(t('file.removed'), name);
  };
  const savePack = async (name: string) => {
    const pack = await ledger.pricePackOf(name);
    if (!pack.ok) return notifyLedgerError(pack.error, locale);
    if (pack.value === null) return notices.info(t('file.pack-two', { name }));
    saveTextFile(`${name.split('.', 1)[0]}.prices.json`, pack.value, 'application/json');
  };
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={Upload} loading={isBusy} onClick={() => input.current?.click()}>
          {t('file.add')}
        </Button>
        <p className="text-xs text-ink-3">{t('file.format')}</p>
        <input
          ref={input}
          type="file"
          multiple
          accept=".csv,.json,text/csv,application/json"
          hidden
          aria-label={t('file.add')}
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])];
            event.target.value = '';
            if (chosen.length > 0) add(chosen);
          }}
        />
      </div>
      {problems.length > 0 && <Problems problems={problems} />}
      {files.kind === 'ready' && files.value.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {files.value.map((file) => (
            <FileLine
              key={file.name}
              file={file}
              onPack={() => void savePack(file.name)}
              onRemove={() => void remove(file.name)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface FileLineProps {
  readonly file: PriceFileInfo;
  readonly onPack: () => void;
  readonly onRemove: () => void;
}

function FileLine({ file, onPack, onRemove }: FileLineProps) {
  const t = useStrings(pricesStrings);
  const locale = useLocale();
  const points = file.series.reduce((sum, one) => sum + one.points, 0);
  return (
    <li className="flex items-center gap-3 py-2 text-sm">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{file.name}</span>
        <span className="num block text-xs whitespace-normal text-ink-3">
          {t('file.info', {
            symbols: [...new Set(file.series.map(({ symbol }) => symbol))].join(', '),
            count: points,
            points: formatCount(points, locale),
            from: formatDay(file.from, locale),
            to: formatDay(file.to, locale),
          })}
        </span>
      </span>
      <IconButton
        icon={Download}
        size="s"
        variant="quiet"
        label={t('file.pack', { name: file.name })}
        onClick={onPack}
      />
      <IconButton
        icon={Trash2}
        size="s"
        variant="quiet"
        label={t('file.remove', { name: file.name })}
        onClick={onRemove}
      />
    </li>
  );
}

function Problems({ problems }: { readonly problems: readonly NamedProblem[] }) {
  const t = useStrings(pricesStrings);
  const why = ({ code, text }: PriceFileProblem) => {
    const key = `problem.${code}`;
    return key in pricesStrings.table ? t(key as 'problem.price-file.bad-date', { text }) : code;
  };
  return (
    <Callout tone="review" className="mt-3">
      {t('file.problems', { count: problems.length })}{' '}
      {problems
        .slice(0, PROBLEMS_SHOWN)
        .map((problem) => t('file.problem', { name: problem.name, line: problem.line, why: why(problem) }))
        .join('; ')}
      {problems.length > PROBLEMS_SHOWN && ' …'}
    </Callout>
  );
}
