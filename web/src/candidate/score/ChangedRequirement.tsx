import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import type { ChangedRequirement_requirement$key } from './__generated__/ChangedRequirement_requirement.graphql.ts';
import { requirementChanges } from './requirementChanges.ts';

/** How one requirement changed: "Go: Must have → Nice to have · Min. years: — → 5 years". */
export function ChangedRequirement({ requirement }: { requirement: ChangedRequirement_requirement$key }) {
  const { before, after } = useFragment(
    graphql`
      fragment ChangedRequirement_requirement on ChangedRequirement {
        before {
          label
          importance
          minYears
          knockOut
          level
        }
        after {
          label
          importance
          minYears
          knockOut
          level
        }
      }
    `,
    requirement,
  );
  return (
    <li>
      <span className="text-muted">{m.requirements_why_requirements()}.</span> {after.label}:{' '}
      {requirementChanges(before, after).join(' · ')}
    </li>
  );
}
