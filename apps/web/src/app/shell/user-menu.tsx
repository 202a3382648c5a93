/** The account menu. Without an account it says so, and offers to log in; it never shows an invented user. */
import { Link } from '@tanstack/react-router';
import { LogIn, LogOut, type LucideIcon, Settings, UserRound } from 'lucide-react';
import { type ComponentProps, memo } from 'react';
import { useStrings } from '../../platform/i18n/use-strings.ts';
import { notices } from '../../platform/notices/notices.ts';
import { useObservable } from '../../platform/observable.ts';
import { type Session, session } from '../../platform/session/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { shellStrings } from './strings.ts';

export const UserMenu = memo(function UserMenu() {
  const t = useStrings(shellStrings);
  const current = useObservable(session);
  const link = (id: string, to: '/settings' | '/auth', icon: LucideIcon, label: string): MenuItem => ({
    kind: 'link',
    id,
    element: (
      <Link to={to}>
        <Icon icon={icon} size={15} className="text-ink-3" />
        {label}
      </Link>
    ),
  });
  const logout: MenuItem = {
    kind: 'action',
    id: 'logout',
    label: t('user.logout'),
    icon: LogOut,
    onSelect: async () => {
      if (await logOut()) notices.success(t('user.logout.done'));
      else notices.info(t('user.logout.failed'));
    },
  };
  const items: readonly MenuItem[] = [
    { kind: 'heading', id: 'who', label: current.kind === 'signed-in' ? current.email : t('user.none') },
    { kind: 'separator', id: 'line' },
    link('settings', '/settings', Settings, t('user.settings')),
    current.kind === 'signed-in' ? logout : link('login', '/auth', LogIn, t('user.login')),
  ];
  return <Menu trigger={<Avatar session={current} label={t('user.menu')} />} items={items} />;
});

/** Loaded on the click: who never signs in never needs it. */
async function logOut(): Promise<boolean> {
  try {
    const { signOut } = await import('../../areas/account/sign-in.ts');
    await signOut();
    return true;
  } catch {
    // Without a connection the part may not be there yet; the user is told and stays signed in.
    return false;
  }
}

interface AvatarProps extends ComponentProps<'button'> {
  readonly session: Session;
  readonly label: string;
}

function Avatar({ session: current, label, ...rest }: AvatarProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-8 shrink-0 place-items-center rounded-full bg-ink text-2xs font-semibold text-paper touch:size-11"
      {...rest}
    >
      {current.kind === 'signed-in' ? initials(current.name) : <Icon icon={UserRound} size={16} />}
    </button>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return words
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
}
