/** One page of law: title, date, contents, sections; made to be read on a phone and to be printed. */
import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format/date.ts';
import { linkClass } from '../../ui/link-class.ts';
import { useLocale } from '../i18n/locale.tsx';
import { defineStrings } from '../i18n/strings.ts';
import { useStrings } from '../i18n/use-strings.ts';
import type { LegalSection, LegalText } from './legal-text.ts';

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
  return (
    <article className="mx-auto w-full max-w-3xl py-8 sm:py-12">
      <div className="mb-6 flex justify-between gap-3 print:hidden">
        <Button variant="quiet" icon={ArrowLeft} onClick={() => history.back()}>
          {t('back')}
        </Button>
        <Button icon={Printer} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <h1 className="text-3xl font-semibold tracking-tight">{text.title[locale]}</h1>
      <p className="mt-2 text-xs text-ink-3">{t('changed', { day: formatDay(text.changedOn, locale) })}</p>
      <p className="mt-5 text-ink-2">{text.intro[locale]}</p>
      {children}
      {text.sections.length > 4 && <Contents sections={text.sections} />}
      {text.sections.map((section, index) => (
        <Section key={section.id} section={section} number={index + 1}>
          {extras[section.id]}
        </Section>
      ))}
    </article>
  );
}

function Contents({ sections }: { readonly sections: readonly LegalSection[] }) {
  const t = useStrings(legalStrings);
  const locale = useLocale();
  return (
    <nav aria-label={t('contents')} className="mt-6 rounded-lg border border-line bg-surface p-4 print:hidden">
      <ol className="grid list-inside list-decimal gap-1 text-sm text-ink-3 sm:grid-cols-2">
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
    <section aria-labelledby={section.id} className="mt-8 break-inside-avoid-page">
      <h2 id={section.id} className="scroll-mt-24 text-lg font-semibold">
        {number}. {section.title[locale]}
      </h2>
      {section.paragraphs[locale].map((paragraph) => (
        <p key={paragraph} className="mt-2 leading-6 text-ink-2">
          {paragraph}
        </p>
      ))}
      {section.list && (
        <ul className="mt-2 grid list-disc gap-1 pl-5 leading-6 text-ink-2">
          {section.list[locale].map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
