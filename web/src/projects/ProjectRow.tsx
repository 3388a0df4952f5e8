import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { classNames } from '../ui/classNames.ts';
import { formatNumber } from '../ui/format/formatNumber.ts';
import { Button } from '../ui/inputs/Button.tsx';
import { Cell, Row } from '../ui/Table.tsx';
import type { ProjectRow_project$key } from './__generated__/ProjectRow_project.graphql.ts';
import { columns } from './columns.ts';
import { ProjectActions } from './edit/ProjectActions.tsx';
import { storedText } from './projectWords.ts';
import { SkillsCell } from './SkillsCell.tsx';
import { StatusMenu } from './StatusMenu.tsx';
import { useOpenCandidates } from './useOpenCandidates.ts';

/** A click on the row opens the position's dialog; by keyboard, its title does. */
export function ProjectRow({ project, onShow }: { project: ProjectRow_project$key; onShow: (internalId: string) => void }) {
  const data = useFragment(
    graphql`
      fragment ProjectRow_project on Project {
        internalId
        title
        department
        location
        candidateCount
        skills
        ...StatusMenu_project
        ...useOpenCandidates_project
        ...ProjectActions_project
      }
    `,
    project,
  );
  const openCandidates = useOpenCandidates(data);
  const { internalId, title, department, location, candidateCount, skills } = data;
  return (
    <Row onClick={() => onShow(internalId)}>
      <Cell className={columns.position}>
        <button
          type="button"
          onClick={(event) => {
            event.stopPropagation();
            onShow(internalId);
          }}
          className="block max-w-full truncate rounded-mark text-left font-medium hover:underline"
        >
          {title || m.projects_untitled()}
        </button>
        <span className="block truncate text-xs text-muted @4xl:hidden">
          {storedText(department)} • {storedText(location)}
          <span className="@xl:hidden"> • {m.projects_candidates({ count: candidateCount })}</span>
        </span>
      </Cell>
      <Cell className={classNames(columns.department, 'truncate text-muted')}>{storedText(department)}</Cell>
      <Cell className={columns.status} onClick={(event) => event.stopPropagation()}>
        <StatusMenu project={data} />
      </Cell>
      <Cell numeric className={columns.candidates}>
        {formatNumber(candidateCount)}
      </Cell>
      <Cell className={classNames(columns.location, 'truncate text-muted')} title={storedText(location)}>
        {storedText(location)}
      </Cell>
      <Cell className={columns.skills}>
        <SkillsCell skills={skills} />
      </Cell>
      <Cell className={classNames(columns.actions, 'text-right')} onClick={(event) => event.stopPropagation()}>
        <span className="inline-flex items-center gap-1">
          <Button size="sm" onClick={openCandidates}>
            {m.projects_view_candidates()}
          </Button>
          <ProjectActions project={data} />
        </span>
      </Cell>
    </Row>
  );
}
