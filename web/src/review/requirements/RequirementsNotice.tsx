import { TriangleAlert } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/inputs/Button.tsx';
import type { RequirementsNotice_screening$key } from './__generated__/RequirementsNotice_screening.graphql.ts';

/**
 * Says when a job description could not be read completely or requires no skill, and what to do about it: otherwise every candidate would score low
 * without any explanation.
 */
export function RequirementsNotice({ screening }: { screening: RequirementsNotice_screening$key }) {
  const data = useFragment(
    graphql`
      fragment RequirementsNotice_screening on Screening {
        state
        project {
          internalId
          requirements {
            requiredSkills
          }
        }
        descriptions: documents(first: 100, kind: JOB_DESCRIPTION) {
          edges {
            node {
              id
              fileName
              state
              error {
                message
              }
              warnings {
                code
                message
              }
            }
          }
        }
      }
    `,
    screening,
  );
  const running = data.state === 'RUNNING' || data.state === 'UPLOADING';
  const failed = data.descriptions.edges.flatMap(({ node }) => (node.error ? [{ ...node, reason: node.error.message }] : []));
  const warned = data.descriptions.edges.flatMap(({ node }) => {
    const messages = new Set(node.warnings.filter(({ code }) => code !== 'ocr').map(({ message }) => message));
    return messages.size > 0 ? [{ ...node, reason: [...messages].join(' ') }] : [];
  });
  const cancelled = data.descriptions.edges.flatMap(({ node }) => (node.state === 'CANCELLED' ? [node] : []));
  const unread = data.descriptions.edges.length > 0 && data.descriptions.edges.length === failed.length + cancelled.length;
  // If a description was not read, nobody can say that it requires nothing.
  const none = !running && !unread && (data.project.requirements?.requiredSkills.length ?? 0) === 0;
  if (failed.length === 0 && cancelled.length === 0 && warned.length === 0 && !none) return null;
  return (
    <section
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-card border border-yellow-line bg-yellow-bg px-4 py-3 text-sm text-yellow-fg"
    >
      <TriangleAlert className="size-4 shrink-0 max-sm:hidden" aria-hidden="true" />
      <div className="min-w-60 flex-1">
        {failed.map(({ id, fileName, reason }) => (
          <p key={id} className="break-words">
            {m.review_description_failed({ file: fileName, reason })}
          </p>
        ))}
        {cancelled.map(({ id, fileName }) => (
          <p key={id} className="break-words">
            {m.unread_description({ file: fileName })}
          </p>
        ))}
        {warned.map(({ id, fileName, reason }) => (
          <p key={id} className="break-words">
            {m.review_description_warned({ file: fileName, reason })}
          </p>
        ))}
        {none ? <p>{m.review_nothing_required()}</p> : null}
      </div>
      <Link to={`/?project=${data.project.internalId}`} className={buttonClass('secondary', 'sm')}>
        {m.review_other_description()}
      </Link>
    </section>
  );
}
