import type { HiddenReason } from '../../contract.ts';
import type { XmlAttributes } from '../../reading/package/xmlEvents.ts';
import { changeChannels, type Theme } from './theme.ts';

/** English Metric Units per point and per twentieth of a point. */
const emuPerPoint = 12_700;
const emuPerTwip = 635;
/** Smaller shapes, in points, show no text. */
const smallestSide = 2;
/** Positions counted from a margin may be one margin farther out. */
const widestMargin = 130 * emuPerPoint;
const white = 'FFFFFF';
/** Out of 100,000: a fill with less opacity shows everything behind it. */
const faint = 10_000;

interface Place {
  from: string;
  offset: number;
}

/** Follows the shapes of a part: their fill, and whether their place is visible. */
export class ShapeReader {
  /** Index of the open anchored drawing, counted as in {@link findGrounds}; -1: none. */
  anchor = -1;
  private anchors = 0;
  private drawingHides: HiddenReason | null = null;
  private shapeHides: HiddenReason | null = null;
  private readonly width: number;
  private readonly height: number;
  /** Colours of the open shape's fill; null: unknown. */
  private fills: (string | null)[] = [];
  private transparent = false;
  private inShape = false;
  private aside = 0;
  private across: Place | null = null;
  private down: Place | null = null;
  private current: Place | null = null;
  private inOffset = false;

  /** @param page its size in twentieths of a point */
  constructor(
    page: { width: number; height: number },
    private readonly theme: Theme,
  ) {
    this.width = page.width * emuPerTwip;
    this.height = page.height * emuPerTwip;
  }

  /** Why the open shape is invisible. */
  get hides(): HiddenReason | null {
    return this.drawingHides ?? this.shapeHides;
  }

  /** Whether the open shape shows what is behind it. */
  get seeThrough(): boolean {
    return this.transparent;
  }

  /** The colour of the open shape; null when unknown. */
  get colour(): string | null {
    const [first = null] = this.fills;
    return this.fills.every((colour) => colour === first) ? first : null;
  }

  open(name: string, attributes: XmlAttributes): void {
    if (name === 'anchor' || name === 'inline') this.openDrawing(name, attributes);
    else if (name === 'wsp') this.openShape();
    else if (name === 'shape' || name === 'rect' || name === 'roundrect') this.openOldShape(attributes);
    else if (asides.has(name)) this.aside++;
    else if (this.aside === 0) this.openPart(name, attributes);
  }

  private openPart(name: string, attributes: XmlAttributes): void {
    if (!this.openFill(name, attributes)) this.openPlace(name, attributes);
  }

  private openFill(name: string, attributes: XmlAttributes): boolean {
    const { val = '' } = attributes;
    if (name === 'srgbClr') this.fills.push(val.toUpperCase());
    else if (name === 'schemeClr') this.fills.push(this.theme.colour(val));
    else if (unknownFills.has(name)) this.fills.push(null);
    else if (name === 'noFill') this.transparent = true;
    else if (name === 'alpha') this.transparent ||= Number(val) < faint;
    else if (name === 'fill') this.openOldFill(attributes);
    else if (colourChanges.has(name)) this.changeColour(name, Number(val) / 100_000);
    else return false;
    return true;
  }

  private openPlace(name: string, attributes: XmlAttributes): void {
    const { cx = '0', cy = '0', hidden, relativeFrom: from = '' } = attributes;
    if (name === 'positionH') this.current = this.across = { from, offset: 0 };
    else if (name === 'positionV') this.current = this.down = { from, offset: 0 };
    else if (name === 'posOffset') this.inOffset = true;
    else if (name === 'extent') this.judge(Number(cx), Number(cy));
    else if (name === 'ext' && this.inShape && 'cx' in attributes) this.shapeHides ??= isSpeck(cx, cy) ? 'tiny' : null;
    else if ((name === 'docPr' || name === 'cNvPr') && isTrue(hidden)) this.hide('vanish');
  }

  text(text: string): void {
    if (this.inOffset && this.current !== null) this.current.offset += Number(text) || 0;
  }

  close(name: string): void {
    if (asides.has(name)) this.aside--;
    else if (name === 'posOffset') this.inOffset = false;
    else if (name === 'wsp') this.openShape(false);
    else if (name === 'anchor' || name === 'inline' || name === 'shape' || name === 'rect' || name === 'roundrect') {
      this.drawingHides = null;
      this.openShape(false);
    }
  }

  private openDrawing(name: string, attributes: XmlAttributes): void {
    this.anchor = name === 'anchor' ? this.anchors++ : -1;
    this.drawingHides = isTrue(attributes['hidden']) ? 'vanish' : null;
    this.across = this.down = this.current = null;
    this.openShape(false);
  }

  private openShape(inShape = true): void {
    this.fills = [];
    this.transparent = false;
    this.shapeHides = null;
    this.inShape = inShape;
  }

  private hide(reason: HiddenReason): void {
    if (this.inShape) this.shapeHides = reason;
    else this.drawingHides = reason;
  }

  /** A colour modifier, which changes the colour before it. */
  private changeColour(name: string, share: number): void {
    const last = this.fills.at(-1);
    if (last === undefined) return;
    const changed =
      last === null || name === 'gamma'
        ? null
        : changeChannels(last, (channel) =>
            name === 'lumOff' ? channel + 255 * share : name === 'tint' ? 255 - (255 - channel) * share : channel * share,
          );
    this.fills[this.fills.length - 1] = changed;
  }

  private judge(width: number, height: number): void {
    if (isSpeck(width, height)) this.drawingHides ??= 'tiny';
    else if (isOutside(this.across, width, this.width) || isOutside(this.down, height, this.height))
      this.drawingHides ??= 'off-page';
  }

  private openOldShape({ fillcolor = '', filled = '', style = '' }: XmlAttributes): void {
    this.openShape(false);
    this.anchor = -1;
    const colour = /^(white\b|#?[0-9a-f]{6}\b)/i.exec(fillcolor)?.[1]?.replace('#', '').toUpperCase();
    if (colour !== undefined) this.fills = [colour === 'WHITE' ? white : colour];
    this.transparent = filled.startsWith('f');
    if (/visibility:\s*hidden|display:\s*none/.test(style)) this.drawingHides = 'vanish';
    else if (/(?:^|;)\s*(?:width|height):\s*0(?:pt|in|cm|mm)?\s*(?:;|$)/.test(style) && !style.includes('percent'))
      this.drawingHides ??= 'tiny';
    if (!/position:\s*absolute/.test(style)) return;
    const place = (name: string): Place => ({
      from: 'margin',
      offset: lengthOf(style, name) + lengthOf(style, `margin-${name}`),
    });
    if (
      isOutside(place('left'), lengthOf(style, 'width'), this.width) ||
      isOutside(place('top'), lengthOf(style, 'height'), this.height)
    )
      this.drawingHides ??= 'off-page';
  }

  private openOldFill({ opacity, type = 'solid' }: XmlAttributes): void {
    if (opacity !== undefined && Number.parseFloat(opacity) === 0) this.transparent = true;
    else if (type !== 'solid') this.fills.push(null);
  }
}

/** Colours in these elements are not the fill's: outlines, effects, switched-off parts, and a style's lines and letters. */
const asides = new Set(['ln', 'style', 'extLst', 'effectLst']);
const unknownFills = new Set(['pattFill', 'blipFill', 'prstClr', 'sysClr']);
const colourChanges = new Set(['lumMod', 'lumOff', 'shade', 'tint', 'gamma', 'satMod', 'hueMod', 'inv']);

const isSpeck = (width: number | string, height: number | string) =>
  Math.min(Number(width), Number(height)) < smallestSide * emuPerPoint;
const isTrue = (value: string | undefined) => /^(?:1|true|on)$/.test(value ?? '');

/** A length in an old shape's style; without a unit, it is in units of the shape's group, which may be anything. */
function lengthOf(style: string, name: string): number {
  const [, value = '0', unit = ''] = new RegExp(`(?:^|;)\\s*${name}:\\s*(-?[\\d.]+)(pt|in|cm|mm)?`).exec(style) ?? [];
  const points = { pt: 1, in: 72, cm: 28.35, mm: 2.835 }[unit] ?? 0;
  return Number(value) * points * emuPerPoint;
}

function isOutside(place: Place | null, length: number, page: number): boolean {
  if (place === null) return false;
  const margin = place.from === 'page' ? 0 : widestMargin;
  // A position relative to a line of text may be far from it in either direction.
  const slack = /paragraph|line|character/.test(place.from) ? page : 0;
  return place.offset + length < -margin - slack || place.offset > page + slack;
}
