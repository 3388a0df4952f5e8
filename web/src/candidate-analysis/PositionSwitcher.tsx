import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { m } from '../paraglide/messages.js';
import { Select } from '../ui/inputs/Select.tsx';
import type { PositionSwitcher_query$key } from './__generated__/PositionSwitcher_query.graphql.ts';

export interface PositionSwitcherProps {
  query: PositionSwitcher_query$key;
  current: { internalId: string; title: string };
  /** Goes to the other position's candidates unless told otherwise. */
  onSwitch?: (internalId: string) => void;
}

/** Switches to another position's candidates. */
export function PositionSwitcher({ query, current, onSwitch }: PositionSwitcherProps) {
  const { switchable } = useFragment(
    graphql`
      fragment PositionSwitcher_query on Query {
        switchable: projects(first: 100, sort: CREATED_AT, direction: DESC) {
          edges {
            node {
              internalId
              title
            }
          }
        }
      }
    `,
    query,
  );
  const navigate = useNavigate();
  const others = switchable.edges.map(({ node }) => node).filter(({ internalId }) => internalId !== current.internalId);
  return (
    <Select
      value={current.internalId}
      onChange={onSwitch ?? ((internalId) => void navigate(`/candidate-analysis?project=${internalId}`))}
      label={m.analysis_position()}
      options={[current, ...others].map(({ internalId, title }) => ({ value: internalId, label: title }))}
      className="w-56! max-sm:w-auto! max-sm:min-w-0 max-sm:flex-1"
    />
  );
}
