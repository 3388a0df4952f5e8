import type { Item } from './item.ts';

/** Where bytes come from. */
export interface Origin {
  label: string;
  fileName: string;
  /** It lies in an archive. */
  archived: boolean;
  /** Who sent it. */
  note?: string;
}

/** Opens bytes that lie in a container. */
export type OpenInside = (bytes: Uint8Array<ArrayBuffer>, origin: Origin) => AsyncGenerator<Item>;
