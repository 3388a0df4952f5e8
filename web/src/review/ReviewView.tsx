import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { keepRequirements } from '../app/kept/kept.ts';
import { m } from '../paraglide/messages.js';
import { Button, buttonClass } from '../ui/inputs/Button.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import type { ReviewView_screening$key } from './__generated__/ReviewView_screening.graphql.ts';
import { BackgroundProgress } from './BackgroundProgress.tsx';
import { ModelUseLine } from './ModelUseLine.tsx';
import { ResumeSummaries } from './ResumeSummaries.tsx';
import { ReviewFigures } from './ReviewFigures.tsx';
import { ReviewLead } from './ReviewLead.tsx';
import { RequirementsCard } from './requirements/RequirementsCard.tsx';
import { RequirementsNotice } from './requirements/RequirementsNotice.tsx';
import { toForm } from './requirements/requirementsForm.ts';
import { useReviewUpdates } from './useReviewUpdates.ts';

/** What was read, for checking before candidates are compared. Fills in while the screening is still running. */
export function ReviewView({ screening }: { screening: ReviewView_screening$key }) {
  const data = useFragment(
    graphql`
      fragment ReviewView_screening on Screening {
        id
        internalId
        project {
          internalId
          title
          requirements {
            position
            experience
            education
            salary
            requiredSkills
          }
          ...RequirementsCard_project
        }
        ...BackgroundProgress_screening
        ...ReviewFigures_screening
        ...RequirementsNotice_screening
        ...ModelUseLine_screening
        ...ResumeSummaries_screening
        ...useReviewUpdates_screening
      }
    `,
    screening,
  );
  const { rescoring } = useReviewUpdates(data);
  const [editing, setEditing] = useState(false);
  const { project, internalId } = data;
  useEffect(() => {
    if (project.requirements) keepRequirements({ screening_id: internalId, ...toForm(project.requirements) });
  }, [project.requirements, internalId]);
  const addMore = `/?project=${project.internalId}`;
  return (
    <>
      <PageHeader
        title={m.review_title()}
        subtitle={project.title}
        actions={
          <>
            <Button onClick={() => setEditing(true)} disabled={editing}>
              {m.review_modify()}
            </Button>
            <Link to={addMore} className={buttonClass('secondary')}>
              {m.review_add_more()}
            </Link>
            <Link to={`/candidate-analysis?project=${project.internalId}`} className={buttonClass('primary')}>
              {m.review_analyze()}
            </Link>
          </>
        }
      />
      <div className="flex flex-col gap-4 p-6 max-sm:p-4">
        <ReviewLead />
        <BackgroundProgress screening={data} />
        <RequirementsNotice screening={data} />
        <ReviewFigures screening={data} />
        <ModelUseLine screening={data} />
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <RequirementsCard project={project} editing={editing} onEditing={setEditing} />
          <ResumeSummaries screening={data} rescoring={rescoring} addMorePath={addMore} />
        </div>
      </div>
    </>
  );
}
