import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { Chip } from '../../ui/inputs/Chip.tsx';
import { Cell } from '../../ui/Table.tsx';
import type { SkillRows_candidates$key } from './__generated__/SkillRows_candidates.graphql.ts';
import { RowHead } from './CompareSection.tsx';

/** The skills that all compared candidates have, and those that only one of them has, matched by their known names. */
export function SkillRows({ candidates }: { candidates: SkillRows_candidates$key }) {
  const data = useFragment(
    graphql`
      fragment SkillRows_candidates on Candidate @relay(plural: true) {
        id
        facts {
          skills {
            key
            name
          }
        }
      }
    `,
    candidates,
  );
  const skills = data.map(({ id, facts }) => ({ id, names: new Map(facts.skills.map(({ key, name }) => [key, name])) }));
  const holders = (key: string) => skills.filter(({ names }) => names.has(key)).length;
  const rows = [
    { title: m.comparisons_skills_shared(), wanted: (key: string) => skills.length > 1 && holders(key) === skills.length },
    { title: m.comparisons_skills_own(), wanted: (key: string) => holders(key) === 1 },
  ];
  return rows.map(({ title, wanted }) => (
    <tr key={title} className="break-inside-avoid">
      <RowHead>{title}</RowHead>
      {skills.map(({ id, names }) => (
        <Cell key={id} className="align-top">
          <SkillList names={[...names].filter(([key]) => wanted(key)).map(([, name]) => name)} />
        </Cell>
      ))}
    </tr>
  ));
}

function SkillList({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <span className="text-faint">{m.comparisons_none()}</span>;
  return (
    <div className="flex flex-wrap gap-1">
      {names.map((name) => (
        <Chip key={name}>
          <bdi>{name}</bdi>
        </Chip>
      ))}
    </div>
  );
}
