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

/** A flag that is missing says that the value is visible; "link" that only a link holds it. */
export const isSeen = (flag: unknown): boolean => flag === undefined || flag === true || flag === 'link';
/** Whether a value of a list, or one field of an entry of it, is visible. */
export const listFlag = (visible: Visible, field: string, index: number, key?: string): boolean => {
  const list = visible[field];
  const entry = Array.isArray(list) ? list[index] : undefined;
  return isSeen(key && typeof entry === 'object' ? (entry as Record<string, unknown>)[key] : entry);
};

/** Counts and notes what one file's facts got right and wrong. */
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

  /** One visible value: right, or wrong and missed, or missed. */
  check(field: string, expected: string, found: string | null, same: boolean): void {
    this.count(field, Number(same), Number(!same && found !== null), Number(!same));
    if (!same) this.note(field, expected, found ?? '—');
  }
}
