/** What an import finds: something to send, or the reason not to send it. */
export type Item = DocumentItem | CandidateItem | UnusableItem;

interface Labelled {
  /** Where it was found, for people: `cvs/all.zip: ada.pdf`. */
  label: string;
}

/** A file to be read by the server. */
export interface DocumentItem extends Labelled {
  kind: 'document';
  /** SHA-256 of the content: what the ledger knows it by, and the server too. */
  key: string;
  fileName: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Facts that came beside the document and need no reading. */
  facts?: CandidateFields;
  /** Who sent it, for the candidate's activities. */
  note?: string;
}

/** A person without a document. */
export interface CandidateItem extends Labelled {
  kind: 'candidate';
  /** The same facts have the same key, so they make one candidate however often they are imported. */
  key: string;
  facts: CandidateFields & { full_name: string };
}

/** `failed`: it should have been a CV. `skipped`: it is not meant to be one (a logo, a folder's settings). */
export interface UnusableItem extends Labelled {
  kind: 'failed' | 'skipped';
  code: string;
  reason: string;
}

/** As REST names them; only what the source says. */
export interface CandidateFields {
  full_name?: string;
  title?: string;
  email?: string;
  phone?: string;
  location?: string;
  website?: string;
  linkedin?: string;
  experience_years?: number;
  skills?: string[];
}
