import type { HiddenReason } from '../../contract.ts';
import { isLightTheme } from './look.ts';
import type { XmlAttributes } from './xmlEvents.ts';

/** English Metric Units of a point, and of a twentieth of one. */
const emuPerPoint = 12_700;
const emuPerTwip = 635;
/** Smaller shapes, in points, show no text, and are no ground for any. */
const smallestSide = 2;
const smallestGround = 20;
/** Positions that count from a margin may be a margin more outside. */
const widestMargin = 130 * emuPerPoint;
/** In twentieths of a point, both ways; headers and footers do not say how large theirs is. */
const largestPage = 31_680;
const white = 'FFFFFF';

interface Place {
  from: string;
  offset: number;
}

/** Follows the shapes of a part: what fills them, and whether they stand where somebody sees them. */
export class ShapeReader {
  /** Colour behind the text of the part: of its page; null when a shape behind the text may be any. */
  readonly pageColour: string | null;
  /** Why nobody sees the shape that is open. */
  hides: HiddenReason | null = null;
  private readonly width: number;
  private readonly height: number;
  private own: string | null = null;
  private transparent = false;
  private aside = 0;
  private across: Place | null = null;
  private down: Place | null = null;
  private current: Place | null = null;
  private inOffset = false;

  constructor(xml: string) {
    this.pageColour = hasGround(xml)
      ? null
      : (/<w:background\b[^>]*w:color="([0-9a-f]{6})"/i.exec(xml)?.[1]?.toUpperCase() ?? white);
    const size = /<w:pgSz\b[^>]*>/.exec(xml)?.[0] ?? '';
    this.width = Number(/w:w="(\d+)"/.exec(size)?.[1] ?? largestPage) * emuPerTwip;
    this.height = Number(/w:h="(\d+)"/.exec(size)?.[1] ?? largestPage) * emuPerTwip;
  }

  /** The colour of the open shape; `page` where it is see-through, null when unknown. */
  fill(page: string | null): string | null {
    return this.transparent ? page : this.own;
  }

  open(name: string, attributes: XmlAttributes): void {
    if (name === 'anchor' || name === 'inline') this.openDrawing(attributes);
    else if (name === 'wsp') this.setFill(null);
    else if (name === 'shape' || name === 'rect') this.openOldShape(attributes);
    else if (isAside(name)) this.aside++;
    else if (this.aside === 0) this.openPart(name, attributes);
  }

  private openPart(name: string, attributes: XmlAttributes): void {
    if (name === 'srgbClr') this.setFill((attributes['val'] ?? '').toUpperCase());
    else if (name === 'schemeClr' && isLightTheme(attributes['val'])) this.setFill(white);
    else if (name === 'noFill') this.transparent = true;
    else if (name === 'positionH') this.current = this.across = { from: attributes['relativeFrom'] ?? '', offset: 0 };
    else if (name === 'positionV') this.current = this.down = { from: attributes['relativeFrom'] ?? '', offset: 0 };
    else if (name === 'posOffset') this.inOffset = true;
    else if (name === 'extent') this.judge(Number(attributes['cx'] ?? 0), Number(attributes['cy'] ?? 0));
    else if (name === 'docPr' && /^(?:1|true|on)$/.test(attributes['hidden'] ?? '')) this.hides = 'vanish';
  }

  text(text: string): void {
    if (this.inOffset && this.current !== null) this.current.offset += Number(text) || 0;
  }

  close(name: string): void {
    if (isAside(name)) this.aside--;
    else if (name === 'posOffset') this.inOffset = false;
    else if (name === 'anchor' || name === 'inline' || name === 'shape' || name === 'rect') this.hides = null;
  }

  private openDrawing(attributes: XmlAttributes): void {
    this.hides = /^(?:1|true|on)$/.test(attributes['hidden'] ?? '') ? 'vanish' : null;
    this.across = this.down = this.current = null;
    this.setFill(null);
  }

  private setFill(colour: string | null): void {
    this.own = colour;
    this.transparent = false;
  }

  private judge(width: number, height: number): void {
    if (Math.min(width, height) < smallestSide * emuPerPoint) this.hides ??= 'tiny';
    else if (isOutside(this.across, width, this.width) || isOutside(this.down, height, this.height)) this.hides ??= 'off-page';
  }

  private openOldShape({ fillcolor = '', style = '' }: XmlAttributes): void {
    this.setFill(/^#?([0-9a-f]{6})\b/i.exec(fillcolor)?.[1]?.toUpperCase() ?? null);
    if (/visibility:\s*hidden/.test(style)) this.hides = 'vanish';
    if (!/position:\s*absolute/.test(style)) return;
    const place = (name: string): Place => ({
      from: 'margin',
      offset: lengthOf(style, name) + lengthOf(style, `margin-${name}`),
    });
    if (
      isOutside(place('left'), lengthOf(style, 'width'), this.width) ||
      isOutside(place('top'), lengthOf(style, 'height'), this.height)
    )
      this.hides ??= 'off-page';
  }
}

/** Colours in there are not the fill's: those of the outline, and of a style's lines, effects and letters. */
const isAside = (name: string) => name === 'ln' || name === 'style';

/** A length of an old shape's style; one without a unit counts in those of the group that the shape belongs to, which may be any. */
function lengthOf(style: string, name: string): number {
  const [, value = '0', unit = ''] = new RegExp(`(?:^|;)\\s*${name}:\\s*(-?[\\d.]+)(pt|in|cm|mm)?`).exec(style) ?? [];
  const points = { pt: 1, in: 72, cm: 28.35, mm: 2.835 }[unit] ?? 0;
  return Number(value) * points * emuPerPoint;
}

function isOutside(place: Place | null, length: number, page: number): boolean {
  if (place === null) return false;
  const margin = place.from === 'page' ? 0 : widestMargin;
  // What counts from a line of text may be far from it, either way.
  const slack = /paragraph|line|character/.test(place.from) ? page : 0;
  return place.offset + length < -margin - slack || place.offset > page + slack;
}

/** A shape drawn behind the text may be of any colour: white text may then well be visible. A speck is no ground. */
function hasGround(xml: string): boolean {
  for (const { 0: anchor, index } of xml.matchAll(/<(?:\w+:)?anchor\b[^>]*behindDoc="(?:1|true)"[^>]*>/g)) {
    const extent = /<(?:\w+:)?extent\b[^>]*>/.exec(xml.slice(index + anchor.length, index + anchor.length + 2_000))?.[0];
    const sides = [/cx="(\d+)"/, /cy="(\d+)"/].map((side) => Number(side.exec(extent ?? '')?.[1] ?? Number.POSITIVE_INFINITY));
    if (Math.min(...sides) >= smallestGround * emuPerPoint) return true;
  }
  // Old shapes with a negative index stand behind the text too.
  return /<v:(?:group|shape|rect)\b[^>]*style="[^"]*z-index:\s*-/.test(xml);
}

/** Why nobody sees a row of a table: one element of its properties (`w:trPr`). */
export function hidesRow(name: string, { val = '', hRule = '' }: XmlAttributes): HiddenReason | null {
  if (name === 'hidden') return val === '0' || val === 'false' ? null : 'vanish';
  return name === 'trHeight' && hRule === 'exact' && Number(val) < smallestSide * 20 ? 'tiny' : null;
}
