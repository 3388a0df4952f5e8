import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { RefObject } from 'react';
import { useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { useDrawnPage } from './useDrawnPage.ts';

export interface PageBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PdfPageProps {
  pdf: PDFDocumentProxy | null;
  number: number;
  /** In points. */
  size: { width: number; height: number };
  /** Highlights, in points from the top left corner. */
  boxes: readonly PageBox[];
  /** Set on the page to scroll to: the first highlight, or the page itself. */
  target: RefObject<HTMLDivElement | null> | null;
}

/** One page on its canvas, highlights above it. Positions are shares of the page, so they fit at any width. */
export function PdfPage({ pdf, number, size, boxes, target }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useDrawnPage({ pdf, number, frame, canvas });
  return (
    <div
      ref={boxes.length === 0 ? (target ?? undefined) : undefined}
      className="overflow-hidden rounded-card border border-line bg-[white]"
    >
      <div ref={frame} className="relative w-full" style={{ aspectRatio: `${size.width || 1} / ${size.height || 1.414}` }}>
        {drawn ? null : <span aria-hidden="true" className="skeleton absolute inset-6 rounded-control bg-gray-bg" />}
        <canvas
          ref={canvas}
          role="img"
          aria-label={m.evidence_page_of({ page: number, pages: pdf?.numPages ?? number })}
          className="absolute inset-0 size-full"
        />
        {boxes.map((box, index) => (
          <div
            key={`${box.x} ${box.y}`}
            ref={index === 0 ? (target ?? undefined) : undefined}
            data-highlight=""
            className="absolute rounded-mark bg-[oklch(0.72_0.17_277/0.28)] outline-1 outline-[oklch(0.52_0.2_277)]"
            style={place(box, size)}
          />
        ))}
      </div>
    </div>
  );
}

/** A little air around the words, in points. */
const air = 1.5;

function place(box: PageBox, size: { width: number; height: number }) {
  return {
    left: `${((box.x - air) / size.width) * 100}%`,
    top: `${((box.y - air) / size.height) * 100}%`,
    width: `${((box.width + 2 * air) / size.width) * 100}%`,
    height: `${((box.height + 2 * air) / size.height) * 100}%`,
  };
}
