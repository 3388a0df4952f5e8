import { graphql, useFragment } from 'react-relay';
import { Panel } from '../candidate/Panel.tsx';
import { m } from '../paraglide/messages.js';
import type { JobDescription_candidate$key } from './__generated__/JobDescription_candidate.graphql.ts';

/** The documented length of a preview. */
const preview = 600;

/** The job description that the candidate is judged by: its beginning, and all of it on request. */
export function JobDescription({ candidate }: { candidate: JobDescription_candidate$key }) {
  const { project } = useFragment(
    graphql`
      fragment JobDescription_candidate on Candidate {
        project {
          title
          requirements {
            sourceDocument {
              fileName
              text
            }
          }
        }
      }
    `,
    candidate,
  );
  const source = project.requirements?.sourceDocument;
  const text = source?.text?.trim() ?? '';
  return (
    <Panel title={m.candidate_job_description()}>
      {text === '' ? (
        <p className="text-sm text-muted">{m.candidate_no_job_description({ title: project.title })}</p>
      ) : (
        <>
          <p className="mb-1 text-xs break-all text-muted">{source?.fileName}</p>
          <p className="text-sm break-words whitespace-pre-line">
            {text.slice(0, preview)}
            {text.length > preview ? '…' : ''}
          </p>
          {text.length > preview ? (
            <details className="mt-2 text-sm print:hidden">
              <summary className="cursor-pointer text-accent-text">{m.candidate_whole_job_description()}</summary>
              <p className="mt-2 break-words whitespace-pre-line">{text}</p>
            </details>
          ) : null}
        </>
      )}
    </Panel>
  );
}
