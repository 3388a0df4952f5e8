import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { showInMiddle } from '../../ui/showInMiddle.ts';
import { uniqueKeys } from '../../ui/uniqueKeys.ts';
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
  pages: number;
  /** In points. */
  size: { width: number; height: number };
  /** Highlights, in points from the top left corner. */
  boxes: readonly PageBox[];
  /** Whether to scroll to it when it appears: to the first highlight, or to the page itself. */
  wanted: boolean;
}

/** One page on its canvas with highlights above it. Positions are shares of the page, so they fit at any width. */
export function PdfPage({ pdf, number, pages, size, boxes, wanted }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useDrawnPage(pdf, number, canvas);
  const keys = uniqueKeys(boxes.map(({ x, y }) => `${x} ${y}`));
  return (
    <div
      ref={wanted && boxes.length === 0 && number > 1 ? showInMiddle : undefined}
      className="overflow-hidden rounded-card border border-line bg-[white]"
    >
      <div className="relative w-full" style={{ aspectRatio: `${size.width || 1} / ${size.height || 1.4}` }}>
        {drawn ? null : <span aria-hidden="true" className="skeleton absolute inset-6 rounded-control bg-gray-bg" />}
        <canvas ref={canvas} data-drawn={drawn} className="absolute inset-0 size-full">
          {m.evidence_page_of({ page: number, pages })}
        </canvas>
        {boxes.map((box, index) => (
          <div
            key={keys[index]}
            ref={wanted && index === 0 ? showInMiddle : undefined}
            data-highlight=""
            className="absolute rounded-mark bg-[oklch(0.72_0.17_277/0.28)] outline-1 outline-[oklch(0.52_0.2_277)]"
            style={place(box, size)}
          />
        ))}
      </div>
    </div>
  );
}

/** Padding around the highlighted words, in points. */
const air = 1.5;

function place(box: PageBox, size: { width: number; height: number }) {
  return {
    left: `${((box.x - air) / size.width) * 100}%`,
    top: `${((box.y - air) / size.height) * 100}%`,
    width: `${((box.width + 2 * air) / size.width) * 100}%`,
    height: `${((box.height + 2 * air) / size.height) * 100}%`,
  };
}
