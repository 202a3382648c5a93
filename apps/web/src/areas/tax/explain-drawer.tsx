/**
 * "Why?" of a figure: its formula, the parts it is the sum of, each down to lot, event, file and line, and the rules with
 * their paragraphs. Figures inside a formula open in the same drawer, with the way back.
 */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft, Copy } from 'lucide-react';
import { useCallback, useState } from 'react';
import { copyText } from '../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { LedgerFailed } from '../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../platform/ledger/use-ledger.tsx';
import { notices } from '../../platform/notices/notices.ts';
import { IconButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { linkClass } from '../../ui/class-names.ts';
import { type Description, DescriptionList } from '../../ui/description-list.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { formatCount, formatRate } from '../../ui/format/number-format.ts';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../../ui/money.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { citation, derivationText, termSign } from './explain/derivation-text.ts';
import { PartList } from './explain/part-list.tsx';
import { isKnownRule, RULE_SOURCES, type RuleSource, ruleStrings } from './explain/rules.data.ts';
import { explainStrings, figureStrings, termStrings } from './explain-strings.ts';
import { type Explanation, FIGURES, type FigureId, type Term } from './explain-types.ts';
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
  const copy = async (reported: Explanation) => {
    if (await copyText(derivationText(reported, locale), locale)) notices.success(t('copied'));
  };
  return (
    <Drawer
      onClose={onClose}
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

/** The formula of a figure: each line with its sign, the total under a rule; a line with a derivation of its own opens it. */
interface FormulaProps {
  readonly terms: readonly Term[];
  readonly onFigure: (figure: FigureId) => void;
}

function Formula({ terms, onFigure }: FormulaProps) {
  const t = useStrings(termStrings);
  const items = terms.map(
    (term): Description => ({
      id: term.id,
      term: t(term.id),
      value: <TermValue term={term} onFigure={onFigure} />,
      total: term.op === 'total',
    }),
  );
  return <DescriptionList sunken items={items} />;
}

function TermValue({ term, onFigure }: { readonly term: Term; readonly onFigure: FormulaProps['onFigure'] }) {
  const { value, unit, figure } = term;
  const locale = useLocale();
  if (unit === 'percent') return formatRate(value, locale);
  const why = figure === undefined ? undefined : () => onFigure(figure);
  const sign = termSign(term);
  return (
    <span className="whitespace-nowrap">
      {sign !== '' && `${sign}\u00a0`}
      <Money value={value} onWhy={why} whySign={false} />
    </span>
  );
}

/** The rules behind a figure: id, one plain sentence, and the paragraph it rests on. */
function RuleList({ rules }: { readonly rules: readonly string[] }) {
  const t = useStrings(explainStrings);
  const words = useStrings(ruleStrings);
  const known = rules.filter(isKnownRule);
  if (known.length === 0) return null;
  return (
    <section className="mt-5 border-t border-line pt-3.5">
      <h3 className="mb-2 text-xs font-semibold text-ink-2">{t('rules')}</h3>
      <ul className="grid gap-2.5">
        {known.map((id) => (
          <li key={id} className="grid grid-cols-[4.25rem_minmax(0,1fr)] gap-2 text-sm leading-4.5">
            <span className="font-mono text-xs leading-4.5 text-ink-3">{id}</span>
            <span className="text-ink-2">
              {words(id)} <Reference {...RULE_SOURCES[id]} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reference({ paragraph, url }: RuleSource) {
  const locale = useLocale();
  if (paragraph === undefined) return null;
  const words = citation(paragraph, locale);
  if (url === undefined) return <span className="text-ink-3">{words}</span>;
  return (
    <a href={url} target="_blank" rel="noreferrer" className={linkClass('inline')}>
      {words}
    </a>
  );
}

/**
 * Which figure's derivation is open. The address keeps it (`?why=s23.net`), so back, reload and links show the same.
 */
interface Why {
  readonly figure: FigureId | null;
  readonly open: (figure: FigureId) => void;
  readonly close: () => void;
}

export function useWhy(): Why {
  const { why } = useSearch({ strict: false });
  const navigate = useNavigate();
  const show = useCallback(
    (figure: FigureId | undefined, replace: boolean) => {
      void navigate({ to: '.', search: (old) => ({ ...old, why: figure }), replace, resetScroll: false });
    },
    [navigate],
  );
  const figure = FIGURES.find((id) => id === why) ?? null;
  return {
    figure,
    open: useCallback((next) => show(next, figure !== null), [show, figure]),
    close: useCallback(() => show(undefined, true), [show]),
  };
}
