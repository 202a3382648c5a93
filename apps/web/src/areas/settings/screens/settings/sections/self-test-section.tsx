/** The app checks itself before the user's eyes: rule book, quantities, database. The result can be passed on. */
import { Copy, ShieldCheck } from 'lucide-react';
import { copyText } from '../../../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { Disclosure } from '../../../../../ui/disclosure.tsx';
import { SettingRow } from '../../../../../ui/setting-row.tsx';
import { CheckRows } from '../../../../internal/check-rows.tsx';
import { reportText, tallyOf, useSelfTest } from '../../../../internal/run-checks.ts';
import { READING_CHECKS } from '../../../../internal/self-test-types.ts';
import { selfTestSectionStrings } from '../strings.ts';

export function SelfTestSection() {
  const t = useStrings(selfTestSectionStrings);
  const locale = useLocale();
  const { states, isRunning, doneAt, run } = useSelfTest();
  const text =
    doneAt === undefined
      ? undefined
      : reportText({ states: READING_CHECKS.flatMap((id) => states.get(id) ?? []), locale, now: doneAt });
  const { failed } = tallyOf(READING_CHECKS, states);
  const copy = async (content: string) => {
    if (await copyText(content, locale)) notices.success(t('copied'));
  };
  return (
    <TitledCard title={t('title')} bodyClass="grid gap-3">
      <SettingRow label={t('what')} note={t('what.note')}>
        <Button icon={ShieldCheck} loading={isRunning} onClick={run}>
          {t(doneAt === undefined ? 'start' : 'again')}
        </Button>
      </SettingRow>
      {states.size > 0 && <CheckRows checks={READING_CHECKS} states={states} />}
      {text !== undefined && !isRunning && (
        <>
          <Callout
            tone={failed > 0 ? 'danger' : 'gain'}
            action={
              <Button size="s" icon={Copy} onClick={() => void copy(text)}>
                {t('copy')}
              </Button>
            }
          >
            {failed > 0 ? t('bad', { count: failed }) : t('good')}
          </Callout>
          <Disclosure summary={t('text')} className="border-b-0">
            <pre className="overflow-x-auto rounded-md bg-sunken px-3 py-2.5 font-mono text-2xs leading-5 whitespace-pre-wrap text-ink-2">
              {text}
            </pre>
          </Disclosure>
        </>
      )}
    </TitledCard>
  );
}
