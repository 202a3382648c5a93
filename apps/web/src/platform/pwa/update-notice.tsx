/** Offers the newer version. It stays until answered; with an unsaved input on the page it asks a second time. */
import { useEffect, useState } from 'react';
import { Toast } from '../../ui/toast.tsx';
import { useStrings } from '../i18n/locale.tsx';
import { useObservable } from '../observable.ts';
import type { OfflineApp } from './offline-app.ts';
import { pwaStrings } from './strings.ts';
import { watchUnsavedInput } from './unsaved-input.ts';

const hasUnsavedInput = watchUnsavedInput(document);

export function UpdateNotice({ app }: { readonly app: OfflineApp }) {
  const t = useStrings(pwaStrings);
  const state = useObservable(app.state);
  const [isWarned, setWarned] = useState(false);
  const [isPutOff, setPutOff] = useState(false);
  // A further version is a new question.
  useEffect(() => app.state.subscribe(() => setPutOff(false)), [app]);
  if (isPutOff || (state !== 'waiting' && state !== 'behind')) return null;
  const reload = () => {
    if (!isWarned && hasUnsavedInput()) setWarned(true);
    else app.switchToNewVersion();
  };
  return (
    <Toast
      tone="info"
      title={t('waiting.title')}
      line={t(isWarned ? 'unsaved.line' : `${state}.line`)}
      action={{ label: t(isWarned ? 'reload-anyway' : 'reload'), onSelect: reload }}
      onClose={() => setPutOff(true)}
    />
  );
}
