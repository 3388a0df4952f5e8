import { randomInt } from 'node:crypto';

/** How a call is made hostile: many short entries, few long texts, or as much of both as its body may hold. */
export interface Shape {
  name: 'many' | 'long' | 'full';
  /** Entries of each list, where its own limit is not lower. */
  entries: number;
  /** Characters of each text, likewise. */
  characters: number;
}

export const shapes: readonly Shape[] = [
  { name: 'many', entries: 5_000, characters: 30 },
  { name: 'long', entries: 1, characters: 20_000 },
  { name: 'full', entries: 2_000, characters: 4_000 },
];

/** Without a limit of its own a body may have so much; larger ones are refused for their size alone, before anything looks at them. */
const mostBytes = 1_000_000;

/** What is left of a body while it is built. */
export interface Room {
  left: number;
}

/** The body that `build` makes in the wanted shape, or in the largest smaller one that may be sent. */
export function largestBody(wanted: Shape, build: (shape: Shape, room: Room) => unknown): string {
  for (let shape = wanted; ; shape = halve(shape)) {
    const room = { left: mostBytes };
    const body = JSON.stringify(build(shape, room));
    if (shape.entries === 1 || (room.left >= 0 && body.length <= mostBytes)) return body;
  }
}

/** A list, which ends when the body is too large already: lists in lists would otherwise make gigabytes only to be thrown away. */
export function fillList<T>(length: number, room: Room, make: (index: number) => T): T[] {
  const list: T[] = [];
  while (list.length < length && (room.left >= 0 || list.length === 0)) list.push(make(list.length));
  return list;
}

/** A text, which takes its room. */
export function fillText(room: Room, text: string): string {
  room.left -= text.length;
  return text;
}

/** Smaller by half. */
function halve(shape: Shape): Shape {
  return {
    ...shape,
    entries: Math.ceil(shape.entries / 2),
    characters: shape.name === 'full' ? shape.characters : Math.ceil(shape.characters / 2),
  };
}

/** Lists in a list are short: together they would be larger than any body. */
export function insideList(shape: Shape): Shape {
  return { ...shape, entries: Math.min(shape.entries, 10) };
}

/** The ids that calls are made with: real ones, so that work is done. */
export interface Ids {
  projectId: string;
  candidateIds: readonly string[];
  documentId: string;
  screeningId: string;
  jobId: string;
}

export const nobody = '018f0000-0000-7000-8000-000000000000';

/** What takes away people or positions: it comes last, so that the calls before it have something to work on. */
export const destroys = /^DELETE |delete|erase|merge|archive|remove|forget|cancel|take\b/i;

/** What would sign the callers out. */
export const leaves = /logout|logOut|signOut|revoke|endSession/i;

const line =
  'Senior Python Developer, Acme GmbH, 01/2015 – 03/2021, Python 3, PostgreSQL (8 years), C++; +49 30 1234567, ada@example.com\n';

/** Words, dates, addresses and signs that patterns look for, as a résumé has them, numbered so that no two entries are the same. */
export function hostileText(characters: number, place: number): string {
  const start = `${place} `;
  return (start + line.repeat(Math.ceil(characters / line.length))).slice(0, Math.max(1, characters));
}

/** Documents to upload: many small ones, one as large as it may be, or some of both. */
export function hostileFiles({ name }: Shape): File[] {
  const [count, characters] = { many: [50, 30], long: [1, 9_900_000], full: [4, 200_000] }[name] as [number, number];
  // Others each time: a known content is not read again.
  const salt = randomInt(1e9);
  return Array.from({ length: count }, (_, index) => new File([hostileText(characters, salt + index)], `${index}.txt`));
}
