/** A link to a screen of the table. The exchange detail is the one screen that needs a name in its address. */
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DEFAULT_EXCHANGE, SCREENS, type ScreenId } from './paths.ts';

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
  return path === '/exchange/$name' ? { to: path, params: { name: DEFAULT_EXCHANGE } } : { to: path };
}
