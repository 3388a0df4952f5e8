import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SettingsTabProps } from '../settingsTabProps.ts';
import type { PrivacyTabQuery } from './__generated__/PrivacyTabQuery.graphql.ts';
import { BlindReview } from './BlindReview.tsx';

export function PrivacyTab({ attempt }: SettingsTabProps) {
  const { viewer } = useLazyLoadQuery<PrivacyTabQuery>(
    graphql`
      query PrivacyTabQuery {
        viewer {
          ...BlindReview_viewer
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  return viewer ? <BlindReview viewer={viewer} /> : null;
}
