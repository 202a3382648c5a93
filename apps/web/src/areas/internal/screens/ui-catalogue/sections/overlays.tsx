/** What opens above the page, each behind its button. */
import { Check, Copy, Download, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Badge } from '../../../../../ui/badge.tsx';
import { Button, IconButton } from '../../../../../ui/button.tsx';
import { Checkbox } from '../../../../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { DescriptionList } from '../../../../../ui/description-list.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { Disclosure } from '../../../../../ui/disclosure.tsx';
import { Drawer } from '../../../../../ui/drawer.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { Menu } from '../../../../../ui/menu.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { Popover } from '../../../../../ui/popover.tsx';
import { Tooltip } from '../../../../../ui/tooltip.tsx';
import { Row, Section } from '../section.tsx';
import { catalogueStrings } from '../strings.ts';

type Open = 'confirm' | 'upgrade' | 'drawer' | null;

export function OverlaysSection() {
  const t = useStrings(catalogueStrings);
  const [open, setOpen] = useState<Open>(null);
  const control = (which: Open) => ({ open: open === which, onClose: () => setOpen(null) });
  return (
    <Section title={t('overlays')}>
      <Row>
        <Button onClick={() => setOpen('confirm')}>{t('openConfirm')}</Button>
        <Button onClick={() => setOpen('upgrade')}>{t('openUpgrade')}</Button>
        <Button onClick={() => setOpen('drawer')}>{t('openDrawer')}</Button>
        <Menu
          align="start"
          trigger={<Button>{t('openMenu')}</Button>}
          items={[
            { kind: 'heading', id: 'head', label: t('wallet') },
            { kind: 'action', id: 'sync', label: t('refresh'), icon: RefreshCw, onSelect: () => undefined },
            { kind: 'action', id: 'copy', label: t('copy'), icon: Copy, disabled: true, onSelect: () => undefined },
            { kind: 'separator', id: 'line' },
            { kind: 'action', id: 'delete', label: t('remove'), icon: Trash2, danger: true, onSelect: () => undefined },
          ]}
        />
        <Popover label={t('openPopover')} trigger={<Button>{t('openPopover')}</Button>}>
          <div className="max-w-72 px-2.5 py-1.5">
            <p className="text-base font-semibold">{t('savedLocally')}</p>
            <p className="mt-1 text-sm text-ink-2">{t('savedLocallyText')}</p>
          </div>
        </Popover>
        <Tooltip content={t('tooltipText')}>
          <Button variant="quiet">{t('tooltip')}</Button>
        </Tooltip>
      </Row>
      <ConfirmExample {...control('confirm')} />
      <UpgradeExample {...control('upgrade')} />
      <DrawerExample {...control('drawer')} />
    </Section>
  );
}

interface OpenProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function ConfirmExample(props: OpenProps) {
  const t = useStrings(catalogueStrings);
  const [backup, setBackup] = useState(true);
  return (
    <ConfirmDialog
      {...props}
      title={t('deleteTitle')}
      description={t('deleteText')}
      confirmLabel={t('deleteNow')}
      word={t('deleteWord')}
      onConfirm={props.onClose}
    >
      <div className="flex items-center gap-2.25 rounded-lg border border-line px-3 py-2">
        <Icon icon={Download} size={15} className="text-ink-2" />
        <Checkbox checked={backup} onCheckedChange={setBackup} label={t('saveBackup')} />
      </div>
    </ConfirmDialog>
  );
}

function UpgradeExample(props: OpenProps) {
  const t = useStrings(catalogueStrings);
  return (
    <Dialog
      {...props}
      eyebrow={<Badge tone="plan">Pro</Badge>}
      title={t('upgradeTitle')}
      description={t('upgradeText')}
      footer={
        <>
          <Button variant="primary">{t('upgradeNow')}</Button>
          <Button variant="quiet" onClick={props.onClose}>
            {t('later')}
          </Button>
        </>
      }
    >
      <ul className="grid gap-1.5">
        {[t('sell'), t('strategies'), t('plan')].map((line) => (
          <li key={line} className="flex items-center gap-2.25 text-sm">
            <Icon icon={Check} size={15} className="text-accent" />
            {line}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function DrawerExample(props: OpenProps) {
  const t = useStrings(catalogueStrings);
  return (
    <Drawer
      {...props}
      eyebrow={t('derivation')}
      title={t('drawerTitle')}
      walk
      onNext={() => undefined}
      actions={<IconButton icon={Copy} size="s" label={t('copy')} />}
    >
      <DescriptionList
        sunken
        items={[
          { id: 'proceeds', term: t('proceeds'), value: <Money value="14076.13" /> },
          { id: 'cost', term: t('cost'), value: <Money value="-11783.84" /> },
          { id: 'expenses', term: t('expenses'), value: <Money value="-101.91" /> },
          { id: 'gain', term: t('gain'), value: <Money value="2190.38" />, total: true },
        ]}
      />
      <div className="mt-4 border-t border-line">
        <Disclosure summary={t('moreDetail')} defaultOpen>
          <p className="text-sm text-ink-2">{t('moreText')}</p>
        </Disclosure>
        <Disclosure summary={t('moreDetail')}>
          <p className="text-sm text-ink-2">{t('moreText')}</p>
        </Disclosure>
      </div>
    </Drawer>
  );
}
