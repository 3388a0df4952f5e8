import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SettingsTabProps } from '../settingsTabProps.ts';
import type { TokensTabQuery } from './__generated__/TokensTabQuery.graphql.ts';
import { AccessTokens } from './AccessTokens.tsx';

export function TokensTab({ attempt }: SettingsTabProps) {
  const { viewer } = useLazyLoadQuery<TokensTabQuery>(
    graphql`
      query TokensTabQuery {
        viewer {
          ...AccessTokens_viewer
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  return viewer ? <AccessTokens viewer={viewer} /> : null;
}
