import type { HiddenReason } from '../../contract.ts';
import type { FlowLine } from '../../reading/flow/flowLine.ts';
import { sameColour } from '../../reading/shared/isUnseen.ts';
import { type Ground, isBuried, mayOverlap, reachesLine } from './grounds.ts';
import type { ShapeReader } from './shapes.ts';
import { cellColours, type Table } from './tables.ts';

/** The part itself, a cell, a text box or a note: each collects its own lines. */
export interface Frame {
  lines: FlowLine[];
  /** Possible colours behind the text; null: unknown. */
  colours: readonly string[] | null;
  /** It has no fill of its own, so shapes behind it are visible. */
  bare: boolean;
  /** Why it is invisible. */
  hides: HiddenReason | null;
  /** Its anchored drawing; null for the page's own text. */
  anchor: number | null;
}

/** Nested frames, innermost last. */
export class FrameStack {
  private readonly frames: Frame[];

  /** @param pageColour null when it differs from place to place */
  constructor(
    private readonly pageColour: string | null,
    private readonly grounds: readonly Ground[],
  ) {
    this.frames = [{ lines: [], colours: this.pageColours, bare: true, hides: null, anchor: null }];
  }

  get current(): Frame {
    return this.frames.at(-1)!;
  }

  /** Lines of the part itself. */
  get lines(): FlowLine[] {
    return this.frames[0]!.lines;
  }

  get atPage(): boolean {
    return this.frames.length === 1;
  }

  private get pageColours(): string[] | null {
    return this.pageColour === null ? null : [this.pageColour];
  }

  openCell(table: Table | undefined): void {
    const around = this.current;
    const colours = table ? cellColours(table, around.colours) : around.colours;
    this.frames.push({ ...around, lines: [], colours, hides: table?.rowHides ?? table?.hides ?? around.hides });
  }

  openBox({ seeThrough, colour, hides, anchor }: ShapeReader): void {
    const own = colour === null ? null : [colour];
    const colours = seeThrough ? this.pageColours : own;
    this.frames.push({ lines: [], colours, bare: seeThrough, hides: hides ?? this.buried(anchor) ?? this.current.hides, anchor });
  }

  /** Whether another shape covers the box of the drawing. */
  private buried(anchor: number): HiddenReason | null {
    const own = this.grounds.find((ground) => ground.anchor === anchor);
    return own !== undefined && this.grounds.some((other) => other !== own && isBuried(own, other)) ? 'covered' : null;
  }

  openNote(isShown: boolean): void {
    this.frames.push({ ...this.current, lines: [], hides: isShown ? null : 'vanish' });
  }

  leave(): FlowLine[] {
    return this.frames.length > 1 ? (this.frames.pop()?.lines ?? []) : [];
  }

  emit(lines: readonly FlowLine[]): void {
    for (const line of lines) this.current.lines.push(line);
  }

  /** Whether a shape of another colour may be behind the current frame's text, at line `line` of the page's own text. */
  standsOnGround(colour: string, line: number): boolean {
    const { anchor } = this.current;
    const others = this.grounds.filter(
      (ground) => ground.filled && !(ground.colour !== null && sameColour(ground.colour, colour)),
    );
    if (anchor === null) return others.some((ground) => reachesLine(ground, line));
    const own = this.grounds.find((ground) => ground.anchor === anchor && ground.line !== null);
    return others.some((ground) => ground !== own && (own === undefined || mayOverlap(ground, own)));
  }
}
