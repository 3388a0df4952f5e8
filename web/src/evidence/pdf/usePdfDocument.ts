import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { fetchOriginal } from '../fetchOriginal.ts';
import { loadPdfjs } from './loadPdfjs.ts';
import { PdfData } from './PdfData.ts';

export interface PdfDocumentState {
  /** Null while loading. */
  pdf: PDFDocumentProxy | null;
  error: Error | null;
}

/** Loads and opens the original, and releases it when the view closes. */
export function usePdfDocument(path: string): PdfDocumentState {
  const [state, setState] = useState<PdfDocumentState>({ pdf: null, error: null });
  useEffect(() => {
    let left = false;
    let task: PDFDocumentLoadingTask | null = null;
    Promise.all([loadPdfjs(), fetchOriginal(path)])
      .then(async ([{ getDocument }, data]) => {
        if (left) return;
        // Documents are untrusted: no code from strings, no XFA forms.
        task = getDocument({ data, BinaryDataFactory: PdfData, useWorkerFetch: false, isEvalSupported: false, enableXfa: false });
        const pdf = await task.promise;
        if (!left) setState({ pdf, error: null });
      })
      .catch((error: unknown) => {
        if (!left) setState({ pdf: null, error: error instanceof Error ? error : new Error(String(error)) });
      });
    return () => {
      left = true;
      void task?.destroy();
    };
  }, [path]);
  return state;
}
