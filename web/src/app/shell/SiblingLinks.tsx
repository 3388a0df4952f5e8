import { ExternalLink } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import type { SiblingLinks_installation$key } from './__generated__/SiblingLinks_installation.graphql.ts';
import { sidebarRowClass } from './SidebarItems.tsx';

/** Links to the sibling products, if the operator configured their addresses. */
export function SiblingLinks({ installation, compact }: { installation: SiblingLinks_installation$key; compact: boolean }) {
  const { links } = useFragment(
    graphql`
      fragment SiblingLinks_installation on Installation {
        links {
          interviews
          scenarios
          codeshare
        }
      }
    `,
    installation,
  );
  const shown = [
    { label: m.shell_interviews(), url: links.interviews },
    { label: m.shell_scenarios(), url: links.scenarios },
    { label: m.shell_codeshare(), url: links.codeshare },
  ].filter(({ url }) => Boolean(url));
  if (shown.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-col gap-0.5 border-t border-line pt-3">
      {shown.map(({ label, url }) => (
        <li key={label}>
          <a
            href={url ?? undefined}
            target="_blank"
            rel="noreferrer"
            title={compact ? label : undefined}
            className={`${sidebarRowClass(compact)} text-muted hover:bg-hover hover:text-body`}
          >
            <ExternalLink className="size-4 shrink-0" aria-hidden="true" />
            <span className={compact ? 'sr-only' : ''}>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
