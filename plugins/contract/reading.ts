import type { DocumentWarning } from '../contract.ts';

/** A document as the threads that read it hand it on: without its lines, which only travel and are only stored packed. */
export interface Reading {
  readerId: string;
  readerVersion: string;
  milliseconds: number;
  text: string;
  pages: number;
  /** A page was read by character recognition. */
  ocr: boolean;
  /** How much of it was read, 0 to 1. */
  readShare: number;
  /** Pieces of hidden text. */
  hiddenCount: number;
  warnings: DocumentWarning[];
  /** `packDocument` of the whole. */
  layout: Uint8Array<ArrayBuffer>;
}

/** A document of which less than this share was read counts as not read: otherwise facts on the missing pages would count as absent. */
export const leastReadShare = 0.5;

export function isMostlyUnread(share: number | null | undefined): boolean {
  return share != null && share < leastReadShare;
}
