/** A link to a screen of the table. An exchange and a section of the settings need a name in their address. */
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DEFAULT_EXCHANGE, SCREENS, type ScreenId } from './paths.ts';
import { FIRST_SECTION, toSettings } from './settings-sections.ts';

export interface ScreenLinkProps {
  readonly screen: ScreenId;
  readonly className?: string | undefined;
  readonly current?: boolean | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly children: ReactNode;
}

export function ScreenLink({ screen, current = false, children, ...rest }: ScreenLinkProps) {
  return (
    <Link {...linkTo(screen)} {...rest} aria-current={current ? 'page' : undefined} activeProps={NO_ROUTER_MARK}>
      {children}
    </Link>
  );
}

/** The navigation marks sections, not addresses: the router's own marking is not wanted. */
export const NO_ROUTER_MARK = {};

export function linkTo(screen: ScreenId): Pick<LinkProps, 'to' | 'params'> {
  const { path } = SCREENS[screen];
  if (path === '/exchange/$name') return { to: path, params: { name: DEFAULT_EXCHANGE } };
  return path === '/settings/$section' ? toSettings(FIRST_SECTION) : { to: path };
}
