import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import type { PdfView_document$key } from './__generated__/PdfView_document.graphql.ts';
import { PdfPage } from './pdf/PdfPage.tsx';
import { usePdfDocument } from './pdf/usePdfDocument.ts';

export interface PdfViewProps {
  document: PdfView_document$key;
  /** The page to show first. */
  page: number;
}

/** The pages of the original, drawn as they come into sight; their sizes are known beforehand, so nothing moves. */
export function PdfView({ document, page }: PdfViewProps) {
  const data = useFragment(
    graphql`
      fragment PdfView_document on Document
      @argumentDefinitions(start: { type: "Int!" }, end: { type: "Int!" }, hasRange: { type: "Boolean!" }) {
        originalPath
        pageSizes {
          width
          height
        }
        boxes(start: $start, end: $end) @include(if: $hasRange) {
          page
          x
          y
          width
          height
        }
      }
    `,
    document,
  );
  const { pdf, error, retry } = usePdfDocument(data.originalPath ?? '');
  const target = useRef<HTMLDivElement>(null);
  useEffect(() => target.current?.scrollIntoView({ block: 'center' }), []);
  if (error) {
    return (
      <ErrorPanel title={m.evidence_load_failed()} onRetry={retry}>
        {error.message}
      </ErrorPanel>
    );
  }
  const boxes = data.boxes ?? [];
  return (
    <div className="flex flex-col gap-3">
      {data.pageSizes.map((size, index) => (
        <PdfPage
          key={index}
          pdf={pdf}
          number={index + 1}
          size={size}
          boxes={boxes.filter((box) => box.page === index + 1)}
          target={index + 1 === page ? target : null}
        />
      ))}
    </div>
  );
}
