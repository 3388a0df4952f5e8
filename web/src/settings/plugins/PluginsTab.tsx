import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SettingsTabProps } from '../settingsTabProps.ts';
import type { PluginsTabQuery } from './__generated__/PluginsTabQuery.graphql.ts';
import { LoadedPlugins } from './LoadedPlugins.tsx';

export function PluginsTab({ attempt }: SettingsTabProps) {
  const query = useLazyLoadQuery<PluginsTabQuery>(
    graphql`
      query PluginsTabQuery {
        ...LoadedPlugins_query
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  return <LoadedPlugins query={query} />;
}
