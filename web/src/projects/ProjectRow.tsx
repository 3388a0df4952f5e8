import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/Button.tsx';
import { Cell, Row } from '../ui/Table.tsx';
import type { ProjectRow_project$key } from './__generated__/ProjectRow_project.graphql.ts';
import { storedText } from './projectWords.ts';
import { SkillsCell } from './SkillsCell.tsx';
import { StatusMenu } from './StatusMenu.tsx';
import { useOpenCandidates } from './useOpenCandidates.ts';

/** The row opens the position's dialog; its title does it for the keyboard. */
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
      }
    `,
    project,
  );
  const openCandidates = useOpenCandidates(data);
  const { internalId, title, department, location, candidateCount, skills } = data;
  return (
    <Row onClick={() => onShow(internalId)}>
      <Cell className="max-w-80 pl-6! max-sm:pl-4!">
        <button type="button" onClick={(event) => { event.stopPropagation(); onShow(internalId); }} className="block max-w-full truncate rounded-mark text-left font-medium hover:underline">
          {title || m.projects_untitled()}
        </button>
        <span className="block truncate text-xs text-muted lg:hidden">
          {storedText(department)} • {storedText(location)}
        </span>
      </Cell>
      <Cell className="whitespace-nowrap text-muted max-lg:hidden">{storedText(department)}</Cell>
      <Cell onClick={(event) => event.stopPropagation()}>
        <StatusMenu project={data} />
      </Cell>
      <Cell numeric>{candidateCount}</Cell>
      <Cell className="max-w-48 truncate text-muted max-lg:hidden" title={storedText(location)}>{storedText(location)}</Cell>
      <Cell className="max-xl:hidden">
        <SkillsCell skills={skills} />
      </Cell>
      <Cell className="w-0 pr-6! text-right max-sm:hidden" onClick={(event) => event.stopPropagation()}>
        <Button size="sm" onClick={openCandidates}>
          {m.projects_view_candidates()}
        </Button>
      </Cell>
    </Row>
  );
}
