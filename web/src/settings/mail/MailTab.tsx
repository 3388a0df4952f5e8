import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SettingsTabProps } from '../settingsTabProps.ts';
import type { MailTabQuery } from './__generated__/MailTabQuery.graphql.ts';
import { MailTemplates } from './MailTemplates.tsx';

export function MailTab({ attempt }: SettingsTabProps) {
  const query = useLazyLoadQuery<MailTabQuery>(
    graphql`
      query MailTabQuery {
        ...MailTemplates_query
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  return <MailTemplates query={query} />;
}
