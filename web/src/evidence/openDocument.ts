import { createContext, use } from 'react';
import type { DocumentPlace } from './documentPlace.ts';

export type OpenDocument = (place: DocumentPlace) => void;

/** Provided by DocumentViewer, which opens a drawer, and by views that have the document beside them. */
export const OpenDocumentContext = createContext<OpenDocument>(() => {
  throw new Error('A quotation stands outside a DocumentViewer, so its document cannot be opened');
});

/** Opens a document at the requested place. */
export function useOpenDocument(): OpenDocument {
  return use(OpenDocumentContext);
}
