import type { Item, Visible } from './manifest.ts';

export interface Tally {
  right: number;
  wrong: number;
  missed: number;
}

export interface Miss {
  id: string;
  file: string;
  field: string;
  expected: string;
  found: string;
}

/** A missing flag means that the value is visible; "link" means that it is only in a link. */
export const isSeen = (flag: unknown): boolean => flag === undefined || flag === true || flag === 'link';
/** Whether a value in a list, or one field of an entry in it, is visible. */
export const listFlag = (visible: Visible, field: string, index: number, key?: string): boolean => {
  const list = visible[field];
  const entry = Array.isArray(list) ? list[index] : undefined;
  return isSeen(key && typeof entry === 'object' ? (entry as Record<string, unknown>)[key] : entry);
};

/** Counts and records what was right and wrong in one file's facts. */
export class ScoreSheet {
  readonly tallies = new Map<string, Tally>();
  readonly misses: Miss[] = [];

  constructor(
    readonly item: Item,
    readonly file: string,
  ) {}

  count(field: string, right: number, wrong: number, missed: number): void {
    const tally = this.tallies.get(field) ?? { right: 0, wrong: 0, missed: 0 };
    this.tallies.set(field, { right: tally.right + right, wrong: tally.wrong + wrong, missed: tally.missed + missed });
  }

  note(field: string, expected: string, found: string): void {
    this.misses.push({ id: this.item.id, file: this.file, field, expected, found });
  }

  /** Scores one visible value: right, wrong (which also counts as missed), or missed. */
  check(field: string, expected: string, found: string | null, same: boolean): void {
    this.count(field, Number(same), Number(!same && found !== null), Number(!same));
    if (!same) this.note(field, expected, found ?? '—');
  }
}
