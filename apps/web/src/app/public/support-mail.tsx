/** The mail address of whoever runs this installation, where the configuration names one; else what stands in its place. */
import type { ReactNode } from 'react';
import { useSiteFacts } from '../../areas/legal/site-facts.ts';

export function SupportMail({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const answer = useSiteFacts();
  const email = answer.kind === 'ready' ? answer.facts.email : '';
  if (email === '') return children;
  return (
    <li>
      <a href={`mailto:${email}`} className={className}>
        {email}
      </a>
    </li>
  );
}
