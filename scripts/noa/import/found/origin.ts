import type { Item } from './item.ts';

/** Where bytes come from. */
export interface Origin {
  label: string;
  fileName: string;
  /** How many containers are around it. */
  depth: number;
  /** Who sent it. */
  note?: string;
}

/** Opens bytes that lie in a container. */
export type OpenInside = (bytes: Uint8Array<ArrayBuffer>, origin: Origin) => AsyncGenerator<Item>;
