import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../app/RelativeTime.tsx';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import { buttonClass } from '../../ui/inputs/Button.tsx';
import { UnknownBadge } from '../../ui/UnknownBadge.tsx';
import type { ProjectRequirements_project$key } from './__generated__/ProjectRequirements_project.graphql.ts';

/** The current requirements and when they were revised; if there are none yet, how to add them. */
export function ProjectRequirements({ project }: { project: ProjectRequirements_project$key }) {
  const { internalId, requirements } = useFragment(
    graphql`
      fragment ProjectRequirements_project on Project {
        internalId
        requirements {
          requiredSkills
          niceSkills
          experience
          education
          salary
          sourceName
          createdAt
        }
      }
    `,
    project,
  );
  return (
    <section aria-labelledby="project-requirements" className="flex flex-col gap-2">
      <h3 id="project-requirements" className="flex flex-wrap items-baseline gap-x-2 text-sm font-semibold">
        {m.projects_requirements()}
        {requirements ? (
          <span className="text-xs font-normal text-muted">
            {m.projects_revised()} <RelativeTime date={requirements.createdAt} />
            {requirements.sourceName ? ` · ${requirements.sourceName}` : ''}
          </span>
        ) : null}
      </h3>
      {requirements ? (
        <dl className="grid grid-cols-[minmax(7rem,auto)_1fr] gap-x-4 gap-y-2 text-sm">
          <Line label={m.projects_required_skills()}>
            <Skills skills={requirements.requiredSkills} />
          </Line>
          {requirements.niceSkills.length > 0 ? (
            <Line label={m.projects_nice_skills()}>
              <Skills skills={requirements.niceSkills} />
            </Line>
          ) : null}
          <Line label={m.projects_experience()}>{requirements.experience ?? <UnknownBadge />}</Line>
          <Line label={m.projects_education()}>{requirements.education ?? <UnknownBadge />}</Line>
          <Line label={m.projects_salary()}>{requirements.salary ?? <UnknownBadge />}</Line>
        </dl>
      ) : (
        <div className="flex flex-wrap items-center gap-3 rounded-card border border-dashed border-line-strong p-4 text-sm text-muted">
          <span className="flex-1 basis-56">{m.projects_no_requirements()}</span>
          <Link to={`/?project=${internalId}`} className={buttonClass('secondary', 'sm')}>
            {m.projects_upload()}
          </Link>
        </div>
      )}
    </section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}

function Skills({ skills }: { skills: readonly string[] }) {
  if (skills.length === 0) return <UnknownBadge />;
  return (
    <span className="flex flex-wrap gap-1">
      {skills.map((skill) => (
        <Badge key={skill}>{skill}</Badge>
      ))}
    </span>
  );
}
