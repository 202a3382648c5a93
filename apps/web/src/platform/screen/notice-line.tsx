/**
 * The one line above the content of a screen. Whatever wants to be said there (demo data, live prices, the next step, a
 * provisional year, silent wallets, damaged records) shares it: the most important is shown, all of them are in the menu beside it.
 * On phones it is small, so that the first figure is on the first screen, but whole: half a sentence says nothing.
 */
import { ChevronDown } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { cx } from '../../ui/class-names.ts';
import { Popover } from '../../ui/popover.tsx';
import { useStrings } from '../i18n/locale.tsx';
import { useBackupNotice } from '../ledger/backup-notice.tsx';
import { useDemoNotice } from '../ledger/demo-control.tsx';
import { useFaultNotices } from '../ledger/fault-notices.tsx';
import { NOTICE_ORDER, type ScreenNotice } from './screen-notice.ts';
import { screenStrings } from './strings.ts';

/** The line of a screen: what every screen has to say, and what this one adds. */
export function NoticeLine({ more = [] }: { readonly more?: readonly (ScreenNotice | undefined)[] }) {
  const t = useStrings(screenStrings);
  const demo = useDemoNotice();
  const faults = useFaultNotices();
  const backup = useBackupNotice();
  const notices = [...faults, demo, backup, ...more]
    .filter((notice) => notice !== undefined)
    .sort((a, b) => NOTICE_ORDER.indexOf(a.id) - NOTICE_ORDER.indexOf(b.id));
  const [lead] = notices;
  if (lead === undefined) return null;
  return (
    <aside aria-label={t('notices')} className="mt-4 print:break-inside-avoid">
      <Callout
        tone={lead.tone}
        title={lead.title}
        lineOnPhone
        action={
          <>
            {lead.action}
            <NoticeMenu notices={notices} />
          </>
        }
      >
        {/* Its first words alone say it; a cut sentence would say no more. */}
        {lead.id === 'demo' ? <span className="max-sm:hidden">{lead.line}</span> : lead.line}
      </Callout>
    </aside>
  );
}

/** Everything there is to say, in full. A single notice needs it on phones alone, and there only that of the demo, which is cut short. */
function NoticeMenu({ notices }: { readonly notices: readonly ScreenNotice[] }) {
  const t = useStrings(screenStrings);
  const others = notices.length - 1;
  if (others === 0 && notices[0]?.id !== 'demo') return null;
  const label = t('notices.all', { count: notices.length });
  return (
    <Popover
      label={t('notices')}
      align="end"
      className="w-96"
      trigger={
        <Button
          size="s"
          variant="quiet"
          iconAfter={ChevronDown}
          aria-label={label}
          className={cx('text-current! print:hidden', others === 0 && 'sm:hidden')}
        >
          {others > 0 && `+${others}`}
        </Button>
      }
    >
      <ul className="grid gap-1.5">
        {notices.map(({ id, tone, title, line, action }) => (
          <li key={id} data-notice={id}>
            <Callout tone={tone} title={title} action={action}>
              {line}
            </Callout>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
