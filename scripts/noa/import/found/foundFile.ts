/** What tells whether a file is still the one that was seen before. */
export interface FileStamp {
  size: number;
  modifiedMs: number;
}

export interface FoundFile extends FileStamp {
  path: string;
  /** As the user would name it. */
  label: string;
}
