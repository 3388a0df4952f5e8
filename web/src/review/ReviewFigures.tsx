import { Files, Gauge, Shapes, Timer } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { KpiTile } from '../ui/figures/KpiTile.tsx';
import { formatDuration } from '../ui/format/formatDuration.ts';
import { formatScore } from '../ui/format/formatScore.ts';
import type { ReviewFigures_screening$key } from './__generated__/ReviewFigures_screening.graphql.ts';

/** Four measured figures of the screening. */
export function ReviewFigures({ screening }: { screening: ReviewFigures_screening$key }) {
  const data = useFragment(
    graphql`
      fragment ReviewFigures_screening on Screening {
        filesFailed
        averageScore
        skillsIdentified
        processingSeconds
        state
        resumes: documents(first: 100, kind: RESUME) {
          totalCount
        }
      }
    `,
    screening,
  );
  const running = data.state === 'RUNNING' || data.state === 'UPLOADING';
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <KpiTile
        icon={<Files />}
        label={m.review_resumes_uploaded()}
        value={data.resumes.totalCount}
        caption={data.filesFailed > 0 ? m.processing_files_failed({ count: data.filesFailed }) : undefined}
      />
      <KpiTile
        icon={<Gauge />}
        label={m.review_average_score()}
        value={data.averageScore == null ? null : formatScore(data.averageScore)}
      />
      <KpiTile icon={<Shapes />} label={m.review_skills_identified()} value={data.skillsIdentified} />
      <KpiTile
        icon={<Timer />}
        label={m.review_processing_time()}
        value={data.processingSeconds == null ? (running ? '…' : null) : formatDuration(data.processingSeconds, { tenths: true })}
      />
    </div>
  );
}
