import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SettingsTabProps } from '../settingsTabProps.ts';
import type { SecurityTabQuery } from './__generated__/SecurityTabQuery.graphql.ts';
import { SecondFactor } from './SecondFactor.tsx';
import { Sessions } from './Sessions.tsx';

export function SecurityTab({ attempt }: SettingsTabProps) {
  const { viewer } = useLazyLoadQuery<SecurityTabQuery>(
    graphql`
      query SecurityTabQuery {
        viewer {
          ...SecondFactor_viewer
          ...Sessions_viewer
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  if (!viewer) return null;
  return (
    <>
      <SecondFactor viewer={viewer} />
      <Sessions viewer={viewer} />
    </>
  );
}
