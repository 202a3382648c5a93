/** The guide beside the page: help for this screen with search and all articles, one article, or one term. */
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type HelpSlug, isHelpSlug, TERM_PREFIX } from '../../../platform/help/help-slugs.ts';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { SCREEN_IDS } from '../../../platform/navigation/paths.ts';
import { linkTo } from '../../../platform/navigation/screen-link.tsx';
import { screenTitles } from '../../../platform/navigation/screen-titles.ts';
import { SETTINGS_SECTIONS, settingsTitles, toSettings } from '../../../platform/navigation/settings-sections.ts';
import { useIsInside } from '../../../platform/navigation/use-current-screen.ts';
import { useScreenTitle } from '../../../platform/screen/screen-title.tsx';
import { buttonClass, IconButton } from '../../../ui/button.tsx';
import { linkClass } from '../../../ui/class-names.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import { FailedState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { useMediaQuery } from '../../../ui/use-width.ts';
import { termOf } from '../glossary/find-terms.ts';
import type { GlossaryEntry } from '../glossary/glossary-entry.ts';
import type { Article } from '../help/article.ts';
import { ArticleView } from '../help/article-view.tsx';
import { type GuideAnswer, useGuide } from '../help/load-guide.ts';
import { useHelpAddress } from '../help/use-help.ts';
import { GuideHome } from './guide-home.tsx';
import { guideStrings } from './strings.ts';

export function GuideDrawer({ help }: { readonly help: string }) {
  const t = useStrings(guideStrings);
  const { show, close } = useHelpAddress();
  const isInside = useIsInside();
  const answer = useGuide();
  const page = helpPageOf(help);
  const body = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  // A finger wants to read first; a keyboard on the screen would hide what it came for.
  const isTouch = useMediaQuery('(pointer: coarse)');
  useReadFromTop(help, body);
  return (
    <Drawer
      onClose={close}
      title={useTitle(page, answer)}
      eyebrow={page.kind === 'here' ? t('help') : t(page.kind)}
      overlay={!isInside}
      firstFocus={page.kind === 'here' && !isTouch ? search : body}
      actions={
        page.kind !== 'here' && <IconButton icon={ArrowLeft} size="s" label={t('back')} onClick={() => show('here')} />
      }
    >
      <div ref={body} tabIndex={-1} className="outline-none">
        <GuideBody page={page} answer={answer} search={search} />
      </div>
    </Drawer>
  );
}

interface GuideBodyProps {
  readonly page: HelpPage;
  readonly answer: GuideAnswer;
  readonly search: React.RefObject<HTMLInputElement | null>;
}

function GuideBody({ page, answer, search }: GuideBodyProps) {
  const t = useStrings(guideStrings);
  if (page.kind === 'term') return <GuideTerm entry={page.entry} />;
  if (page.kind === 'here') return <GuideHome answer={answer} input={search} />;
  if (answer.kind === 'loading') return <SkeletonCard rows={5} />;
  const article = answer.kind === 'ready' ? answer.guide.articles.get(page.slug) : undefined;
  if (article === undefined) {
    return (
      <FailedState title={t('failed')} onRetry={answer.kind === 'failed' ? answer.retry : undefined}>
        {t('failed.line')}
      </FailedState>
    );
  }
  return <ArticlePage article={article} />;
}

function ArticlePage({ article }: { readonly article: Article }) {
  return (
    <>
      <ArticleView article={article} />
      <ScreenLinks names={article.screens} />
    </>
  );
}

function useTitle(page: HelpPage, answer: GuideAnswer): string {
  const t = useStrings(guideStrings);
  const locale = useLocale();
  const screen = useScreenTitle();
  if (page.kind === 'here') return screen;
  if (page.kind === 'term') return page.entry.term[locale];
  return (answer.kind === 'ready' && answer.guide.articles.get(page.slug)?.title) || t('help');
}

/** From one page of the guide to the next: reading begins at its top, the keyboard goes along. */
function useReadFromTop(help: string, body: React.RefObject<HTMLDivElement | null>): void {
  const last = useRef(help);
  useEffect(() => {
    if (last.current === help) return;
    last.current = help;
    body.current?.closest('[data-scroll-area]')?.scrollTo({ top: 0 });
    body.current?.focus({ preventScroll: true });
  }, [help, body]);
}

/** A term of the glossary with its example, and the way to all others. */
function GuideTerm({ entry: { id, text, example } }: { readonly entry: GlossaryEntry }) {
  const t = useStrings(guideStrings);
  const locale = useLocale();
  return (
    <div className="grid gap-3 text-base leading-6">
      <p>{text[locale]}</p>
      <p className="rounded-md bg-sunken px-3 py-2.5 text-sm text-ink-2">
        <b className="font-semibold text-ink">{t('example')}:</b> {example[locale]}
      </p>
      <p>
        <Link to="/klaus-journey" hash={`term-${id}`} className={linkClass()}>
          {t('glossary')}
        </Link>
      </p>
    </div>
  );
}

/** Ways to the screens an article speaks of, and to sections of the settings (`settings/billing`). Other names are left out; a test holds the articles to the table. */
function ScreenLinks({ names }: { readonly names: readonly string[] }) {
  const t = useStrings(guideStrings);
  const titles = useStrings(screenTitles);
  const sections = useStrings(settingsTitles);
  const ways = names.flatMap((name) => {
    const screen = SCREEN_IDS.find((id) => id === name);
    if (screen !== undefined) return { name, target: linkTo(screen), label: titles(screen) };
    const section = SETTINGS_SECTIONS.find((each) => `settings/${each}` === name);
    if (section === undefined) return [];
    return { name, target: toSettings(section), label: `${titles('settings')}: ${sections(section)}` };
  });
  if (ways.length === 0) return null;
  return (
    <nav aria-label={t('screens')} className="mt-6 flex flex-wrap gap-2 border-t border-line pt-4">
      {ways.map(({ name, target, label }) => (
        <Link key={name} {...target} className={buttonClass({ size: 's' })}>
          {label}
          <Icon icon={ArrowRight} size={14} />
        </Link>
      ))}
    </nav>
  );
}

/** What a word of the address (`?help=faq`) means to the guide: help for the present screen, an article, or a term. */
type HelpPage =
  | { readonly kind: 'here' }
  | { readonly kind: 'article'; readonly slug: HelpSlug }
  | { readonly kind: 'term'; readonly entry: GlossaryEntry };

/** An address that names nothing we have opens the guide at its start. */
function helpPageOf(help: string): HelpPage {
  if (isHelpSlug(help)) return { kind: 'article', slug: help };
  const entry = help.startsWith(TERM_PREFIX) ? termOf(help.slice(TERM_PREFIX.length)) : undefined;
  return entry === undefined ? { kind: 'here' } : { kind: 'term', entry };
}
