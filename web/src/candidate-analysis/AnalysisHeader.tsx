import { Link } from 'react-router-dom';
import { m } from '../paraglide/messages.js';
import { buttonClass } from '../ui/inputs/Button.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import type { PositionSwitcher_query$key } from './__generated__/PositionSwitcher_query.graphql.ts';
import { PositionSwitcher } from './PositionSwitcher.tsx';

export interface AnalysisHeaderProps {
  query: PositionSwitcher_query$key;
  project: { internalId: string; title: string };
}

/** The current position, and the way to add résumés. */
export function AnalysisHeader({ query, project }: AnalysisHeaderProps) {
  return (
    <PageHeader
      title={m.analysis_title()}
      subtitle={m.analysis_subtitle()}
      actions={
        <div className="flex min-w-0 items-center gap-2 max-sm:w-[calc(100vw-2rem)]">
          <PositionSwitcher query={query} current={project} />
          <Link to={`/pipeline?project=${project.internalId}`} className={buttonClass('secondary')}>
            {m.pipeline_title()}
          </Link>
          <Link to={`/?project=${project.internalId}`} className={buttonClass('primary')}>
            {m.analysis_add_resumes()}
          </Link>
        </div>
      }
    />
  );
}
