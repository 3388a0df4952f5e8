import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import type { PdfView_document$data, PdfView_document$key } from './__generated__/PdfView_document.graphql.ts';
import { PdfPage } from './pdf/PdfPage.tsx';
import { usePdfDocument } from './pdf/usePdfDocument.ts';

export interface PdfViewProps {
  document: PdfView_document$key;
  /** The page to show first. */
  page: number;
  /** 1 fits the page to the width. */
  zoom: number;
}

/** The pages of the original, drawn when they scroll into view. Their sizes are known beforehand, so nothing moves. */
export function PdfView({ document, page, zoom }: PdfViewProps) {
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
  const [attempt, setAttempt] = useState(0);
  return <Pages key={attempt} data={data} page={page} zoom={zoom} onRetry={() => setAttempt(attempt + 1)} />;
}

interface PagesProps {
  data: PdfView_document$data;
  page: number;
  zoom: number;
  onRetry: () => void;
}

function Pages({ data: { originalPath, pageSizes, boxes }, page, zoom, onRetry }: PagesProps) {
  const { pdf, error } = usePdfDocument(originalPath ?? '');
  if (error) {
    return (
      <ErrorPanel title={m.evidence_load_failed()} onRetry={onRetry}>
        {error.message}
      </ErrorPanel>
    );
  }
  const numbered = pageSizes.map((size, index) => ({ number: index + 1, size }));
  return (
    <div className="overflow-x-auto">
      <div className="flex flex-col gap-3" style={{ width: `${zoom * 100}%` }}>
        {/* Drawn anew at each zoom, so that a larger page is as sharp. */}
        {numbered.map(({ number, size }) => (
          <PdfPage
            key={`${number} ${zoom}`}
            pdf={pdf}
            number={number}
            pages={pageSizes.length}
            size={size}
            boxes={boxes?.filter((box) => box.page === number) ?? []}
            wanted={number === page}
          />
        ))}
      </div>
    </div>
  );
}
