import { graphql, useFragment } from 'react-relay';
import { MustHavesBadge } from '../../candidate/score/MustHavesBadge.tsx';
import { m } from '../../paraglide/messages.js';
import { Cell, Row } from '../../ui/Table.tsx';
import { UnknownBadge } from '../../ui/UnknownBadge.tsx';
import type { DifferenceRow_difference$key } from './__generated__/DifferenceRow_difference.graphql.ts';
import { HeldList } from './HeldList.tsx';
import { NameCell } from './NameCell.tsx';
import { SaveButton } from './SaveButton.tsx';
import { UniquenessBadge } from './UniquenessBadge.tsx';

export interface DifferenceRowProps {
  difference: DifferenceRow_difference$key;
  groupSize: number;
  onOpen: (uuid: string) => void;
}

export function DifferenceRow({ difference, groupSize, onOpen }: DifferenceRowProps) {
  const row = useFragment(
    graphql`
      fragment DifferenceRow_difference on CandidateDifference {
        candidate {
          ...NameCell_candidate
          ...MustHavesBadge_candidate
          ...SaveButton_candidate
        }
        rareSkills {
          name
          holders
        }
        certifications {
          name
          holders
        }
        education
        specialization
        uniqueExperience
        uniqueness
        rareSkillCount
        rareCertificationCount
      }
    `,
    difference,
  );
  // Deleted since the list was read.
  if (!row.candidate) return null;
  return (
    <Row className="break-inside-avoid align-top">
      <Cell className="bg-inherit sm:sticky sm:left-0 sm:z-1 print:static">
        <NameCell candidate={row.candidate} onOpen={onOpen} mark={<MustHavesBadge candidate={row.candidate} short />} />
      </Cell>
      <Cell>
        <HeldList things={row.rareSkills} groupSize={groupSize} none={m.comparisons_no_rare_skills()} />
      </Cell>
      <Cell>
        {row.certifications.length === 0 ? (
          <UnknownBadge />
        ) : (
          <HeldList things={row.certifications} groupSize={groupSize} none="" />
        )}
      </Cell>
      <Cell className="break-words">
        <Education degree={row.education ?? null} field={row.specialization ?? null} />
      </Cell>
      <Cell>
        <Lines lines={row.uniqueExperience} />
      </Cell>
      <Cell>
        <span className="float-right -my-1 print:hidden">
          <SaveButton candidate={row.candidate} />
        </span>
        <UniquenessBadge score={row.uniqueness ?? null} />
        <div className="mt-1 text-xs text-muted tabular-nums">
          {row.rareSkillCount > 0 ? <div>{m.comparisons_rare_skills({ count: row.rareSkillCount })}</div> : null}
          {row.rareCertificationCount > 0 ? (
            <div>{m.comparisons_rare_certifications({ count: row.rareCertificationCount })}</div>
          ) : null}
        </div>
      </Cell>
    </Row>
  );
}

function Education({ degree, field }: { degree: string | null; field: string | null }) {
  if (degree === null && field === null) return <UnknownBadge />;
  return field === null || degree?.includes(field) ? degree : [degree, field].filter(Boolean).join(' · ');
}

/** Lines of experience that a row shows. */
const shownLines = 2;

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <span className="text-faint">{m.comparisons_no_unique_experience()}</span>;
  return (
    <ul className="flex flex-col gap-1">
      {lines.slice(0, shownLines).map((line) => (
        <li key={line} title={line} className="line-clamp-2 break-words" dir="auto">
          {line}
        </li>
      ))}
    </ul>
  );
}
