import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import type { DocumentViewQuery } from './__generated__/DocumentViewQuery.graphql.ts';
import { DocumentHead } from './DocumentHead.tsx';
import { DocumentWarnings } from './DocumentWarnings.tsx';
import type { DocumentPlace } from './documentPlace.ts';
import { PdfView } from './PdfView.tsx';
import { TextView } from './TextView.tsx';
import { ZoomControls } from './ZoomControls.tsx';

/** A document: the pages of a PDF, the text of any other format, with the requested place highlighted. */
export function DocumentView({ place, attempt }: { place: DocumentPlace; attempt: number }) {
  const { node } = useLazyLoadQuery<DocumentViewQuery>(
    graphql`
      query DocumentViewQuery($id: ID!, $start: Int!, $end: Int!, $hasRange: Boolean!) {
        node(id: $id) {
          ... on Document @alias(as: "document") {
            format
            originalPath
            ...DocumentHead_document
            ...DocumentWarnings_document
            ...PdfView_document @arguments(start: $start, end: $end, hasRange: $hasRange)
            ...TextView_document
          }
        }
      }
    `,
    { id: place.documentId, start: place.range?.start ?? 0, end: place.range?.end ?? 0, hasRange: place.range !== null },
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  );
  const [zoom, setZoom] = useState(1);
  const document = node?.document;
  if (!document) return <ErrorPanel title={m.evidence_gone()} />;
  return (
    <div className="flex flex-col gap-3">
      <DocumentHead document={document} actions={<ZoomControls zoom={zoom} onZoom={setZoom} />} />
      <DocumentWarnings document={document} />
      {document.format === 'PDF' && document.originalPath ? (
        <PdfView document={document} page={place.range?.page ?? 1} zoom={zoom} />
      ) : (
        <TextView document={document} range={place.range} zoom={zoom} />
      )}
    </div>
  );
}
