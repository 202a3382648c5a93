/**
 * The guide's first page: a field to ask in, what to do on this screen, the articles that fit it, then all of them by topic.
 * Arrow keys walk through whatever is listed, Enter opens it.
 */
import { Command as Cmdk } from 'cmdk';
import { Search } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { HELP_TOPICS, type HelpTopic } from '../../../platform/help/help-slugs.ts';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { useCurrentScreen } from '../../../platform/navigation/use-current-screen.ts';
import { Badge } from '../../../ui/badge.tsx';
import { itemClass } from '../../../ui/class-names.ts';
import { FailedState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import type { Article } from '../help/article.ts';
import { addressOfHit, type Guide, type GuideAnswer, type HelpHit } from '../help/load-guide.ts';
import { useHelpAddress } from '../help/use-help.ts';
import { SCREEN_ARTICLES } from './screen-articles.data.ts';
import { screenHelp } from './screen-help.ts';
import { guideStrings } from './strings.ts';

export interface GuideHomeProps {
  readonly answer: GuideAnswer;
  readonly input: RefObject<HTMLInputElement | null>;
}

export function GuideHome({ answer, input }: GuideHomeProps) {
  const t = useStrings(guideStrings);
  const [query, setQuery] = useState('');
  const isAsking = query.trim() !== '';
  return (
    <Cmdk label={t('help')} shouldFilter={false} loop>
      <div className="flex items-center gap-2.5 rounded-md border border-control px-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent">
        <Icon icon={Search} size={15} className="text-ink-3" />
        <Cmdk.Input
          ref={input}
          value={query}
          onValueChange={setQuery}
          placeholder={t('search')}
          className="min-h-10 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-3 touch:min-h-11 touch:text-lg"
        />
      </div>
      {!isAsking && <ScreenHelp />}
      {answer.kind === 'loading' && <SkeletonCard rows={4} />}
      {answer.kind === 'failed' && (
        <FailedState title={t('failed')} onRetry={answer.retry}>
          {t('failed.line')}
        </FailedState>
      )}
      {/* Also while nothing is in it yet: the field names it as what it controls. */}
      <Cmdk.List label={isAsking ? t('results') : t('help')} className="mt-4">
        {answer.kind === 'ready' &&
          (isAsking ? <Hits hits={answer.guide.search(query)} /> : <AllArticles guide={answer.guide} />)}
      </Cmdk.List>
      <p className="mt-4 text-xs text-ink-3 touch:hidden">{t('keys')}</p>
    </Cmdk>
  );
}

function ScreenHelp() {
  const t = useStrings(guideStrings);
  const texts = useStrings(screenHelp);
  const screen = useCurrentScreen();
  return <p className="mt-4 text-base leading-6">{screen === null ? t('missing') : texts(screen)}</p>;
}

function Hits({ hits }: { readonly hits: readonly HelpHit[] }) {
  const t = useStrings(guideStrings);
  const locale = useLocale();
  if (hits.length === 0) return <p className="text-sm text-ink-2">{t('none')}</p>;
  return (
    <Group heading={t('results')}>
      {hits.map((hit) => {
        const address = addressOfHit(hit);
        return hit.kind === 'article' ? (
          <Item key={address} address={address} title={hit.article.title} line={hit.article.lead} />
        ) : (
          <Item key={address} address={address} title={hit.entry.term[locale]} line={hit.entry.text[locale]} isTerm />
        );
      })}
    </Group>
  );
}

function AllArticles({ guide: { articles } }: { readonly guide: Guide }) {
  const t = useStrings(guideStrings);
  const screen = useCurrentScreen();
  const fitting = (screen === null ? [] : SCREEN_ARTICLES[screen]).flatMap((slug) => articles.get(slug) ?? []);
  return (
    <>
      {fitting.length > 0 && (
        <Group heading={t('fitting')}>
          {fitting.map((article) => (
            <Item
              key={article.slug}
              id={`fitting ${article.slug}`}
              address={article.slug}
              title={article.title}
              line={article.lead}
            />
          ))}
        </Group>
      )}
      {(Object.keys(HELP_TOPICS) as HelpTopic[]).map((topic) => (
        <Group key={topic} heading={t(`topic.${topic}`)}>
          {HELP_TOPICS[topic]
            .flatMap((slug): readonly Article[] => {
              const article = articles.get(slug);
              return article === undefined ? [] : [article];
            })
            .map(({ slug, title }) => (
              <Item key={slug} address={slug} title={title} />
            ))}
        </Group>
      ))}
    </>
  );
}

interface ItemProps {
  /** Tells the same article in two groups apart. */
  readonly id?: string;
  readonly address: string;
  readonly title: string;
  readonly line?: string;
  readonly isTerm?: boolean;
}

function Item({ id, address, title, line, isTerm = false }: ItemProps) {
  const t = useStrings(guideStrings);
  const { show } = useHelpAddress();
  return (
    <Cmdk.Item value={id ?? address} onSelect={() => show(address)} className={itemClass('-mx-2.5 py-1.5')}>
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <span className={line === undefined ? '' : 'font-semibold'}>{title}</span>
          {isTerm && <Badge>{t('term')}</Badge>}
        </span>
        {line !== undefined && <span className="line-clamp-2 text-xs leading-4.5 text-ink-3">{line}</span>}
      </span>
    </Cmdk.Item>
  );
}

function Group({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <Cmdk.Group
      heading={heading}
      className="mb-4 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-3"
    >
      {children}
    </Cmdk.Group>
  );
}
