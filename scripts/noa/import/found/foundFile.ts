/** Identifies a version of a file. */
export interface FileStamp {
  size: number;
  modifiedMs: number;
}

export interface FoundFile extends FileStamp {
  path: string;
  /** The path as the user gave it. */
  label: string;
}
