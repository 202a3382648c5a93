/** One page of law: title, date, contents, sections; made to be read on a phone and to be printed. */
import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { defineStrings, type Locale } from '../../../platform/i18n/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { cx, linkClass } from '../../../ui/class-names.ts';
import { formatDay } from '../../../ui/format/date.ts';
import { useIsPrivate } from '../site-facts.ts';

/**
 * A legal text: sections with paragraphs and lists, German and English side by side, and the day it last changed.
 */
export interface LegalSection {
  /** Anchor of the section; stays the same in both languages. */
  readonly id: string;
  readonly title: Readonly<Record<Locale, string>>;
  readonly paragraphs: Readonly<Record<Locale, readonly string[]>>;
  readonly list?: Readonly<Record<Locale, readonly string[]>>;
  /** On paper it begins a sheet of its own, such as a form that is sent away. */
  readonly ownSheet?: true;
}

export interface LegalText {
  readonly title: Readonly<Record<Locale, string>>;
  readonly intro: Readonly<Record<Locale, string>>;
  /** Calendar day of the last change of content. */
  readonly changedOn: string;
  readonly sections: readonly LegalSection[];
}

const legalStrings = defineStrings('legal', {
  back: { de: 'Zurück', en: 'Back' },
  print: { de: 'Drucken', en: 'Print' },
  changed: { de: 'Zuletzt geändert am {{day}}', en: 'Last changed on {{day}}' },
  contents: { de: 'Inhalt', en: 'Contents' },
});

export interface LegalPageProps {
  readonly text: LegalText;
  /** Something to work with, after the section of that id. */
  readonly extras?: Readonly<Record<string, ReactNode>>;
  readonly children?: ReactNode;
}

export function LegalPage({ text, extras = {}, children }: LegalPageProps) {
  const t = useStrings(legalStrings);
  const locale = useLocale();
  const { history } = useRouter();
  const hasContents = text.sections.length > 4;
  return (
    <div
      className={cx(
        'mx-auto w-full max-w-[46rem] py-8 sm:py-12 print:block print:max-w-none print:py-0',
        hasContents && 'lg:grid lg:max-w-none lg:grid-cols-[minmax(0,46rem)_14rem] lg:justify-center lg:gap-x-16',
      )}
    >
      <article className="min-w-0 wrap-break-word">
        <div className="mb-6 -ml-3.5 flex justify-between gap-3 print:hidden">
          <Button variant="quiet" icon={ArrowLeft} onClick={() => history.back()}>
            {t('back')}
          </Button>
          <Button icon={Printer} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
        <p className="mb-4 hidden text-xs print:block">Cryptax</p>
        <h1 className="text-3xl font-semibold max-sm:text-2xl tracking-tight text-balance hyphens-auto">
          {text.title[locale]}
        </h1>
        <p className="mt-2 text-xs text-ink-3">{t('changed', { day: formatDay(text.changedOn, locale) })}</p>
        <p className="mt-5 text-lg leading-6.5 text-ink-2">{text.intro[locale]}</p>
        {children}
        {hasContents && <Contents sections={text.sections} className="mt-6 lg:hidden" />}
        {text.sections.map((section, index) => (
          <Section key={section.id} section={section} number={index + 1}>
            {extras[section.id]}
          </Section>
        ))}
      </article>
      {hasContents && <Contents sections={text.sections} className="sticky top-8 hidden self-start lg:block" />}
    </div>
  );
}

/** Beside the text where there is room for it, else before it. */
function Contents({ sections, className }: { readonly sections: readonly LegalSection[]; readonly className: string }) {
  const t = useStrings(legalStrings);
  const locale = useLocale();
  return (
    <nav
      aria-label={t('contents')}
      className={cx('rounded-lg border border-line bg-surface p-4 print:hidden', className)}
    >
      <h2 className="mb-2 text-xs font-medium text-ink-3">{t('contents')}</h2>
      <ol className="grid list-decimal gap-1.5 pl-5.5 text-sm text-ink-3 sm:grid-cols-2 lg:grid-cols-1">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={linkClass('inline')}>
              {title[locale]}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface SectionProps {
  readonly section: LegalSection;
  readonly number: number;
  readonly children: ReactNode;
}

function Section({ section, number, children }: SectionProps) {
  const locale = useLocale();
  return (
    <section
      aria-labelledby={section.id}
      className={cx('mt-9 break-inside-avoid-page', section.ownSheet && 'print:mt-0 print:break-before-page')}
    >
      <h2 id={section.id} className="scroll-mt-8 text-xl font-semibold text-balance">
        {number}. {section.title[locale]}
      </h2>
      {section.paragraphs[locale].map((paragraph) => (
        <LegalParagraph key={paragraph}>{paragraph}</LegalParagraph>
      ))}
      {section.list && (
        <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-lg leading-6.5 text-ink-2">
          {section.list[locale].map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

const strings = defineStrings('legal.private', {
  title: { de: 'Private Installation', en: 'Private instance' },
  line: {
    de: 'Hier ist kein Anbieter hinterlegt, also wird auch nichts verkauft: Preise, Widerruf, Geld zurück und Kündigung gelten erst, wenn ein Betreiber genannt ist. Der Text zeigt, was dann gilt.',
    en: 'No provider is named here, so nothing is sold: prices, withdrawal, money back and cancellation apply only once an operator is named. The text shows what would then apply.',
  },
});

/** Above terms and withdrawal where no operator is named: whom these texts would bind does not exist here. Not on paper, which is for those who have one. */
export function PrivateInstance() {
  const t = useStrings(strings);
  if (!useIsPrivate()) return null;
  return (
    <Callout title={t('title')} className="mt-6 print:hidden">
      {t('line')}
    </Callout>
  );
}

/** A paragraph of a legal page: of the text for every installation, or of what only this one can say. */
export function LegalParagraph({ children }: { readonly children: ReactNode }) {
  return <p className="mt-2 text-lg leading-6.5 text-ink-2">{children}</p>;
}
