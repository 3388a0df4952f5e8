import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SettingsTabProps } from '../settingsTabProps.ts';
import type { WebhooksTabQuery } from './__generated__/WebhooksTabQuery.graphql.ts';
import { Webhooks } from './Webhooks.tsx';

export function WebhooksTab({ attempt }: SettingsTabProps) {
  const { viewer } = useLazyLoadQuery<WebhooksTabQuery>(
    graphql`
      query WebhooksTabQuery {
        viewer {
          ...Webhooks_viewer
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  return viewer ? <Webhooks viewer={viewer} /> : null;
}
