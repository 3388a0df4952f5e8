import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Panel } from '../candidate/Panel.tsx';
import { m } from '../paraglide/messages.js';
import { formatDuration } from '../ui/format/formatDuration.ts';
import type { AnalysisDetails_candidate$key } from './__generated__/AnalysisDetails_candidate.graphql.ts';

/** How many files of which kind, how long it took, and whether a job description was there. */
export function AnalysisDetails({ candidate }: { candidate: AnalysisDetails_candidate$key }) {
  const { document, project } = useFragment(
    graphql`
      fragment AnalysisDetails_candidate on Candidate {
        document {
          format
          processingSeconds
        }
        project {
          requirements {
            sourceDocument {
              format
            }
          }
        }
      }
    `,
    candidate,
  );
  const source = project.requirements?.sourceDocument;
  const files = [document, source].filter((file) => file != null);
  const kinds = [...new Set(files.flatMap(({ format }) => format ?? []))];
  const seconds = document?.processingSeconds;
  return (
    <Panel title={m.candidate_details()}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-4">
        <Detail term={m.candidate_files()}>{files.length}</Detail>
        <Detail term={m.candidate_file_types()}>{kinds.join(', ') || '—'}</Detail>
        <Detail term={m.candidate_processing_time()}>
          {seconds == null ? m.candidate_not_available() : formatDuration(seconds, { tenths: true })}
        </Detail>
        <Detail term={m.candidate_jd_provided()}>{source ? m.candidate_yes() : m.candidate_no()}</Detail>
      </dl>
    </Panel>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="break-words tabular-nums">{children}</dd>
    </div>
  );
}
