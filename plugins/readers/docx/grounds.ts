/** A floating shape that may be behind text. Lengths are in English Metric Units. */
export interface Ground {
  /** Index among the part's anchored drawings; null for old shapes, which have no anchor. */
  anchor: number | null;
  /** The least number of lines before the paragraph it is anchored to; null: it is on every page. */
  line: number | null;
  behind: boolean;
  /** Shapes with a higher number are drawn over it. */
  height: number;
  /** It is one rectangle, not a group or a shape with corners missing. */
  whole: boolean;
  across: Extent | null;
  down: Extent | null;
  filled: boolean;
  /** RRGGBB; null where it differs from place to place, as in a picture. */
  colour: string | null;
}

/** Start and length, counted from what `from` names. */
interface Extent {
  from: string;
  start: number;
  end: number;
}

/** The lowest line of text (8 points); smaller shapes are not backgrounds. */
const lowestLine = 101_600;
const maxGrounds = 200;
/** How much of a drawing's XML is searched. */
const maxLength = 12_000;
const token = /<(\/?)(?:\w{1,4}:)?(p|tr|tbl|txbxContent|Fallback|anchor|shape|rect|roundrect|oval|group)(?=[\s/>])/g;

/** The floating shapes of a part. The XML is scanned before it is read, because text may come before the shape behind it. */
export function findGrounds(xml: string): Ground[] {
  const grounds: Ground[] = [];
  if (!xml.includes('anchor ') && !xml.includes('absolute')) return grounds;
  const depth: Record<string, number> = { tbl: 0, txbxContent: 0, Fallback: 0 };
  let line = 0;
  let anchors = 0;
  for (const { 0: tag, 1: closing, 2: name = '', index } of xml.matchAll(token)) {
    if (name in depth) depth[name]! += closing === '' ? 1 : -1;
    else if (closing !== '' || depth['Fallback']! > 0) continue;
    else if (name === 'p' || name === 'tr') {
      if (depth['txbxContent'] === 0 && depth['tbl'] === (name === 'p' ? 0 : 1)) line++;
    } else if (grounds.length < maxGrounds) {
      const anchor = name === 'anchor' ? anchors++ : null;
      const drawing = xml.slice(index + tag.length, index + tag.length + maxLength);
      const look = anchor === null ? readOldShape(drawing) : readAnchor(drawing);
      if (look !== null) grounds.push({ anchor, line, ...look });
    }
  }
  return grounds;
}

type Look = Omit<Ground, 'anchor' | 'line'>;

const asides = [
  ['<a:ln ', '</a:ln>'],
  ['<a:ln>', '</a:ln>'],
  ['<a:extLst', '</a:extLst>'],
  ['txbxContent', 'txbxContent>'],
] as const;
const fill =
  /<a:solidFill>\s*<a:srgbClr val="([0-9a-f]{6})"(\s*\/>|><\/a:srgbClr>|>\s*<a:alpha val="0")?|<a:(?:solidFill|gradFill|pattFill|blip)\b|<a:fillRef idx="[1-9]/gi;

function readAnchor(start: string): Look | null {
  const end = start.indexOf('anchor>');
  const drawing = end === -1 ? start : start.slice(0, end);
  const [, width, height] = /extent [^>]{0,99}?cx="(\d+)"[^>]{0,99}?cy="(\d+)"/.exec(drawing) ?? [];
  if (Math.min(Number(width), Number(height)) < lowestLine) return null;
  return {
    behind: /^[^>]{0,999}?behindDoc="(?:1|true)"/.test(drawing),
    height: Number(/^[^>]{0,999}?relativeHeight="(\d+)"/.exec(drawing)?.[1] ?? 0),
    whole: /prst="(?:rect|roundRect)"/.test(drawing) && !/[<:]wgp\b/.test(drawing),
    across: readExtent(drawing, 'positionH', Number(width)),
    down: readExtent(drawing, 'positionV', Number(height)),
    ...readGroundFill(asides.reduce((rest, [open, close]) => cutOut(rest, open, close), drawing)),
  };
}

function readExtent(drawing: string, name: string, length: number): Extent | null {
  const at = drawing.indexOf(name);
  const place = drawing.slice(at, at + 300);
  const [, from = '', offset] = /relativeFrom="(\w+)"[^>]{0,99}>\s*<(?:\w{1,4}:)?posOffset>(-?\d+)/.exec(place) ?? [];
  if (offset === undefined || Number.isNaN(length)) return null;
  return { from, start: Number(offset), end: Number(offset) + length };
}

function readGroundFill(drawing: string): Pick<Ground, 'filled' | 'colour'> {
  const colours = Array.from(drawing.matchAll(fill), ([, plain, rest]) =>
    rest?.includes('alpha') ? undefined : plain === undefined || rest === undefined ? null : plain.toUpperCase(),
  ).filter((colour) => colour !== undefined);
  const [first = null] = colours;
  return { filled: colours.length > 0, colour: colours.every((colour) => colour === first) ? first : null };
}

/** Old shapes with a negative index are behind the text. */
function readOldShape(start: string): Look | null {
  const tag = start.slice(0, start.indexOf('>') + 1);
  if (!/position:\s*absolute/.test(tag) || /\sfilled="f/.test(tag)) return null;
  const colour = /fillcolor="#?(white\b|[0-9a-f]{6}\b)/i.exec(tag)?.[1]?.toUpperCase() ?? null;
  const behind = /z-index:\s*-/.test(tag);
  return {
    behind,
    height: 0,
    whole: false,
    across: null,
    down: null,
    filled: true,
    colour: colour === 'WHITE' ? 'FFFFFF' : colour,
  };
}

function cutOut(text: string, open: string, close: string): string {
  let rest = '';
  let at = 0;
  for (let from = text.indexOf(open); from !== -1; from = text.indexOf(open, at)) {
    rest += text.slice(at, from);
    const to = text.indexOf(close, from + open.length);
    if (to === -1) return rest;
    at = to + close.length;
  }
  return rest + text.slice(at);
}

/** Whether a shape may reach line `line` of the page's own text. */
export function reachesLine(ground: Ground, line: number): boolean {
  if (!ground.behind) return false;
  if (ground.line === null || ground.down === null) return true;
  const between = (line - ground.line) * lowestLine;
  if (between >= 0) return between < ground.down.end;
  return !hangsOnLine(ground.down) || ground.down.start < between;
}

/** Whether one may be under the other. */
export function mayOverlap(one: Ground, two: Ground): boolean {
  if (one.line === null || two.line === null) return true;
  if (one.across?.from === two.across?.from && apart(one.across, two.across)) return false;
  if (one.down === null || two.down === null || one.down.from !== two.down.from) return true;
  if (one.line === two.line || !hangsOnLine(one.down)) return !apart(one.down, two.down);
  const [upper, lower] = one.line < two.line ? [one, two] : [two, one];
  return lower.down!.start + (lower.line! - upper.line!) * lowestLine < upper.down!.end;
}

/** Whether a rectangle of one colour covers all of the shape. A picture may have holes. */
export function isBuried(one: Ground, cover: Ground): boolean {
  const above = cover.behind === one.behind ? cover.height > one.height : one.behind;
  if (!above || !cover.whole || cover.colour === null) return false;
  return holds(cover.across, one.across, true) && holds(cover.down, one.down, cover.line === one.line);
}

/** Positions on a line of text compare only where both hang on the same one. */
function holds(around: Extent | null, inner: Extent | null, sameLine: boolean): boolean {
  if (around === null || inner === null || around.from !== inner.from || (hangsOnLine(around) && !sameLine)) return false;
  return around.start <= inner.start && around.end >= inner.end;
}

const hangsOnLine = ({ from }: Extent) => from === 'paragraph' || from === 'line';

function apart(one: Extent | null, two: Extent | null): boolean {
  return one !== null && two !== null && (one.end <= two.start || two.end <= one.start);
}
