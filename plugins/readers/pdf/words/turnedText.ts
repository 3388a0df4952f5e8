import type { LaidLine } from '../../../reading/layout/parts/laidLine.ts';
import type { Word } from '../../../reading/layout/parts/word.ts';
import type { Glyphs } from '../glyphs/glyphs.ts';
import type { StructurePlace } from '../information/readStructure.ts';
import { buildWords } from './buildWords.ts';

/** Text that runs in one direction other than level, made level: its words are in a frame rotated by `angle`. */
export interface TurnedText {
  angle: number;
  words: Word[];
}

/** Directions closer to each other than this count as the same. */
const stepRadians = Math.PI / 90;
const maxDirections = 8;

/**
 * Separates the text that is not level by direction, and marks it in `skip` for the code that reads level text.
 * @param angles the angle of each style's text (radians, counter-clockwise)
 */
export function readTurnedText(
  glyphs: Glyphs,
  angles: Float64Array,
  skip: Uint8Array,
  structure: Map<number, StructurePlace>,
): TurnedText[] {
  const directions = [
    ...new Set([...angles].filter((angle) => angle !== 0).map((angle) => Math.round(angle / stepRadians))),
  ].slice(0, maxDirections);
  const turned: TurnedText[] = [];
  for (const direction of directions) {
    const own = (index: number) => Math.round(angles[glyphs.style[index]!]! / stepRadians) === direction;
    const angle = angles.find((candidate) => candidate !== 0 && Math.round(candidate / stepRadians) === direction)!;
    const words = wordsOf(glyphs, own, angle, skip, structure);
    if (words.length > 0) turned.push({ angle, words });
  }
  for (let index = 0; index < glyphs.count; index++) if (angles[glyphs.style[index]!] !== 0) skip[index] = 1;
  return turned;
}

function wordsOf(
  glyphs: Glyphs,
  own: (index: number) => boolean,
  angle: number,
  skip: Uint8Array,
  structure: Map<number, StructurePlace>,
): Word[] {
  const level: Glyphs = {
    ...glyphs,
    left: glyphs.left.slice(),
    right: glyphs.right.slice(),
    originX: glyphs.originX.slice(),
    originY: glyphs.originY.slice(),
  };
  const others = new Uint8Array(glyphs.count).fill(1);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let index = 0; index < glyphs.count; index++) {
    if (skip[index] === 1 || !own(index)) continue;
    others[index] = 0;
    const [x, y] = [glyphs.originX[index]!, glyphs.originY[index]!];
    level.left[index] = x * cos - y * sin;
    level.originX[index] = level.left[index]!;
    level.originY[index] = x * sin + y * cos;
    level.right[index] = level.left[index]! + advance(glyphs, index, cos, sin);
  }
  return buildWords(level, others, structure);
}

/** Width of the letter along its line: exact for upright and sideways text, approximate in between. */
function advance(glyphs: Glyphs, index: number, cos: number, sin: number): number {
  const width = glyphs.right[index]! - glyphs.left[index]!;
  const height = Math.abs(glyphs.bottom[index]! - glyphs.top[index]!);
  if (Math.abs(cos) > 0.99) return width;
  return Math.abs(sin) > 0.99 ? height : glyphs.styles[glyphs.style[index]!]!.fontSize * 0.5;
}

/** Whether text at this angle runs straight up or down. */
export function isSideways(angle: number): boolean {
  return Math.abs(Math.sin(angle)) > 0.99;
}

/** Moves the words of lines back to their places on the displayed page. */
export function turnBack(lines: readonly LaidLine[], angle: number): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (const word of lines.flatMap((line) => line.words)) {
    const corners = [word.x0, word.x1].flatMap((u) =>
      [word.top, word.bottom].map((v) => ({ x: u * cos + v * sin, y: v * cos - u * sin })),
    );
    const xs = corners.map(({ x }) => x);
    const ys = corners.map(({ y }) => y);
    Object.assign(word, { x0: Math.min(...xs), x1: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) });
  }
}
