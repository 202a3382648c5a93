/**
 * In the line above every screen as long as something is wrong with the storage: records that are damaged, or room that runs out.
 * It says what that means for the figures and leads to where it can be dealt with.
 */
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { toSettings } from '../../platform/navigation/settings-sections.ts';
import { linkClass } from '../../ui/class-names.ts';
import { formatFileSize } from '../../ui/format/number-format.ts';
import { useLocale, useStrings } from '../i18n/locale.tsx';
import { defineStrings } from '../i18n/strings.ts';
import type { ScreenNotice } from '../screen/screen-notice.ts';
import { keepStorage, pressureOf, type StoragePressure } from './storage-pressure.ts';
import { useLedgerState } from './use-ledger.tsx';

const strings = defineStrings('fault-notices', {
  damaged: {
    de: { one: 'Ein Eintrag ist beschädigt.', other: '{{count}} Einträge sind beschädigt.' },
    en: { one: 'One entry is damaged.', other: '{{count}} entries are damaged.' },
  },
  'damaged.line': {
    de: {
      one: 'Er fehlt in allen Zahlen. Alles andere ist vollständig.',
      other: 'Sie fehlen in allen Zahlen. Alles andere ist vollständig.',
    },
    en: {
      one: 'It is not counted in any figure. Everything else is complete.',
      other: 'They are not counted in any figure. Everything else is complete.',
    },
  },
  'damaged.look': { de: 'Ansehen und sichern', en: 'View and save' },
  pressure: {
    de: 'Der Speicher des Browsers ist zu {{percent}}\u00a0% belegt.',
    en: 'The browser’s storage is {{percent}}% full.',
  },
  'pressure.line': {
    de: 'Noch {{free}} frei. Sichere deine Daten in eine Datei, bevor kein Platz mehr ist, und kürze dann den Verlauf.',
    en: '{{free}} left. Save your data to a file before space runs out, then shorten the history.',
  },
  'pressure.look': { de: 'Sichern und Platz schaffen', en: 'Back up and free up space' },
});

export function useFaultNotices(): readonly ScreenNotice[] {
  const t = useStrings(strings);
  const locale = useLocale();
  const state = useLedgerState();
  const pressure = usePressure('revision' in state ? state.revision : 0);
  const damaged = 'damaged' in state ? (state.damaged ?? 0) : 0;
  const notices: ScreenNotice[] = [];
  if (damaged > 0) {
    notices.push({
      id: 'damaged',
      tone: 'danger',
      title: t('damaged', { count: damaged }),
      line: t('damaged.line', { count: damaged }),
      action: <Way to="damaged.look" />,
    });
  }
  if (pressure !== undefined) {
    notices.push({
      id: 'storage',
      tone: 'review',
      title: t('pressure', { percent: pressure.usedPercent }),
      line: t('pressure.line', { free: formatFileSize(pressure.freeBytes, locale) }),
      action: <Way to="pressure.look" />,
    });
  }
  return notices;
}

function Way({ to }: { readonly to: 'damaged.look' | 'pressure.look' }) {
  const t = useStrings(strings);
  return (
    <Link {...toSettings('data')} className={linkClass('inline')}>
      {t(to)}
    </Link>
  );
}

/** Looked at again after every change; under pressure the browser is asked, once per page, not to clear anything by itself. */
function usePressure(revision: number): StoragePressure | undefined {
  const [pressure, setPressure] = useState<StoragePressure>();
  useEffect(() => {
    let isWanted = revision >= 0;
    const look = async () => {
      // Some private windows refuse even the question; then nothing is known, and nothing is warned of.
      const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
      const found = pressureOf(estimate);
      if (isWanted) setPressure(found);
      if (found !== undefined) void keepStorage();
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, [revision]);
  return pressure;
}
