/**
 * "Why?" of a figure: its formula, the parts it is the sum of, each down to lot, event, file and line, and the rules with
 * their paragraphs. Figures inside a formula open in the same drawer, with the way back.
 */
import { ArrowLeft, Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../platform/files/copy-text.ts';
import { useLocale } from '../../platform/i18n/locale.tsx';
import { useStrings } from '../../platform/i18n/use-strings.ts';
import { LedgerFailed } from '../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../platform/ledger/use-ledger.tsx';
import { notices } from '../../platform/notices/notices.ts';
import { Callout } from '../../ui/callout.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { formatCount } from '../../ui/format/count.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { linkClass } from '../../ui/link-class.ts';
import { Money } from '../../ui/money.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { derivationText } from './explain/derivation-text.ts';
import { Formula } from './explain/formula.tsx';
import { PartList } from './explain/part-list.tsx';
import { RuleList } from './explain/rule-list.tsx';
import { explainStrings, figureStrings } from './explain-strings.ts';
import type { Explanation, FigureId } from './explain-types.ts';
import type { ReportSource } from './report-types.ts';

export interface ExplainDrawerProps {
  readonly source: ReportSource;
  readonly figure: FigureId;
  readonly onFigure: (figure: FigureId) => void;
  readonly onClose: () => void;
}

export function ExplainDrawer({ source, figure, onFigure, onClose }: ExplainDrawerProps) {
  const t = useStrings(explainStrings);
  const figures = useStrings(figureStrings);
  const locale = useLocale();
  const asked = useAnswer(`why ${JSON.stringify(source)} ${figure}`, (api) => api.explainFigure(source, figure));
  const [trail, setTrail] = useState<readonly FigureId[]>([]);
  const explanation = asked.kind === 'ready' && asked.value.figure === figure ? asked.value : undefined;
  const back = trail.at(-1);
  const walk = (next: FigureId) => {
    setTrail([...trail, figure]);
    onFigure(next);
  };
  const copy = async (told: Explanation) => {
    if (await copyText(derivationText(told, locale), locale)) notices.success(t('copied'));
  };
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      eyebrow={t('eyebrow')}
      title={explanation === undefined ? figures(figure) : `${figures(figure)}, ${explanation.year}`}
      actions={
        explanation && <IconButton icon={Copy} size="s" label={t('copy')} onClick={() => void copy(explanation)} />
      }
    >
      {back !== undefined && (
        <button
          type="button"
          className={`${linkClass('inline')} mb-3 inline-flex min-h-6 items-center gap-1.5 text-xs touch:min-h-11`}
          onClick={() => {
            setTrail(trail.slice(0, -1));
            onFigure(back);
          }}
        >
          <Icon icon={ArrowLeft} size={13} />
          {t('back', { figure: figures(back) })}
        </button>
      )}
      {asked.kind === 'failed' && <LedgerFailed error={asked.error} />}
      {asked.kind !== 'failed' && explanation === undefined && <SkeletonCard rows={5} />}
      {explanation && <Body {...{ source, explanation }} onFigure={walk} />}
    </Drawer>
  );
}

interface BodyProps {
  readonly source: ReportSource;
  readonly explanation: Explanation;
  readonly onFigure: (figure: FigureId) => void;
}

function Body({ source, explanation, onFigure }: BodyProps) {
  const t = useStrings(explainStrings);
  const locale = useLocale();
  const { figure, blocks, rules, limitReached, parts, value } = explanation;
  return (
    <>
      {blocks.length === 0 && (
        <p className="rounded-lg bg-sunken px-3.5 py-3 text-xl font-semibold">
          <Money value={value} />
        </p>
      )}
      <div className="grid gap-2.5">
        {blocks.map((terms) => (
          <Formula key={terms.map(({ id }) => id).join()} terms={terms} onFigure={onFigure} />
        ))}
      </div>
      {limitReached !== undefined && (
        <Callout className="mt-2.5" size="line">
          {t(limitReached ? 'limit.reached' : 'limit.below')}
        </Callout>
      )}
      {parts !== null && (
        <section className="mt-5">
          <h3 className="mb-1 flex items-baseline gap-2 text-xs font-semibold text-ink-2">
            {t(`parts.${parts.kind}`, { count: parts.count, shown: formatCount(parts.count, locale) })}
            <span className="font-normal text-ink-3">{t('parts.sorted')}</span>
          </h3>
          <PartList key={figure} source={source} figure={figure} count={parts.count} />
          <p className="mt-2 text-xs text-ink-3">{t('rounding')}</p>
        </section>
      )}
      <RuleList rules={rules} />
    </>
  );
}
