/** Pages outside the shell (landing, plans, sign-in, legal): their own header and footer, no side navigation. */
import { Outlet } from '@tanstack/react-router';
import { PublicFrame } from './public-frame.tsx';

export function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
