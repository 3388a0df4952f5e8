import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Panel } from '../candidate/Panel.tsx';
import { m } from '../paraglide/messages.js';
import type { JobDescription_candidate$key } from './__generated__/JobDescription_candidate.graphql.ts';

/** The documented length of a preview. */
export const previewLength = 600;

/** The job description that the candidate is judged by: its beginning, and all of it on request and on paper. */
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
          <JobText text={text} />
        </>
      )}
    </Panel>
  );
}

function JobText({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  const long = text.length > previewLength;
  return (
    <>
      <p className="text-sm break-words whitespace-pre-line print:hidden">{long && !whole ? `${beginning(text)}…` : text}</p>
      <p className="hidden text-sm break-words whitespace-pre-line print:block">{text}</p>
      {long ? (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="mt-2 text-sm text-accent-text hover:underline print:hidden"
        >
          {whole ? m.candidate_less_job_description() : m.candidate_whole_job_description()}
        </button>
      ) : null}
    </>
  );
}

/** The documented length, to the last whole word. */
function beginning(text: string): string {
  return text
    .slice(0, previewLength + 1)
    .replace(/\s\S*$/u, '')
    .trimEnd();
}
