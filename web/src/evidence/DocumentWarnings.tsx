import { graphql, useFragment } from 'react-relay';
import type { DocumentWarnings_document$key } from './__generated__/DocumentWarnings_document.graphql.ts';
import { WarningList } from './WarningList.tsx';

/** What the reader found while reading a document. */
export function DocumentWarnings({ document }: { document: DocumentWarnings_document$key }) {
  const { warnings } = useFragment(
    graphql`
      fragment DocumentWarnings_document on Document {
        warnings {
          code
          message
          page
          text
        }
      }
    `,
    document,
  );
  return <WarningList warnings={warnings} />;
}
