import type { HiddenReason } from '../../contract.ts';
import type { TextLook } from '../../reading/shared/isUnseen.ts';

/** Character properties from a list of modifiers. Undefined: not stated. */
export interface WordLook extends TextLook {
  bold?: boolean;
  italic?: boolean;
  deleted?: boolean;
  /** Index into the document's fonts. */
  fontIndex?: number;
}

/** Paragraph properties from a list of modifiers. */
export interface WordLayout {
  heading?: boolean;
  listItem?: boolean;
  rowEnd?: boolean;
  inTable?: boolean;
  /** RRGGBB of the paragraph's background; null: none. */
  fill?: string | null;
  /** The row that ends here has cells with their own colours. */
  cellsFilled?: boolean;
  spaced?: boolean;
  /** Why its place hides it: line height or indent. */
  lines?: HiddenReason | null;
  indent?: HiddenReason | null;
}

const tableDefinition = 0xd608;
/** Space above a paragraph, in twentieths of a point, that separates it from the one before. */
const wideSpace = 120;
const automatic = 0xff000000;
/** Lines lower than this, in twentieths of a point, show nothing; a larger indent leaves the page. */
const flatLine = 40;
const farOut = 7_000;
const largestSide = 17_000;
/** Colours by number, from 1 on. */
const oldColours =
  '000000 0000FF 00FFFF 00FF00 FF00FF FF0000 FFFF00 FFFFFF 000080 008080 008000 800080 800000 808000 808080 C0C0C0'.split(' ');

/** Calls `take` with each modifier and its operand. */
function eachModifier(list: Buffer, take: (code: number, operand: Buffer) => void): void {
  let at = 0;
  while (at + 2 < list.length) {
    const code = list.readUInt16LE(at);
    const kind = code >> 13;
    at += 2;
    let length = kind === 3 ? 4 : kind === 7 ? 3 : kind === 2 || kind === 4 || kind === 5 ? 2 : 1;
    if (kind === 6) {
      if (code === tableDefinition) length = list.length - at >= 2 ? list.readUInt16LE(at) + 1 : 0;
      else length = list[at]! + 1;
    }
    if (length <= 0 || at + length > list.length) return;
    take(code, list.subarray(at, at + length));
    at += length;
  }
}

/** 0 and 1 mean no and yes, 0x80 the style's value, 0x81 its opposite. */
const toggled = (value: number, style: boolean | undefined): boolean =>
  value === 0x80 ? style === true : value === 0x81 ? style !== true : value !== 0;

/** RRGGBB of a colour stored as blue, green, red; null: automatic. */
const readColour = (colour: number): string | null =>
  colour >= automatic
    ? null
    : [colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff]
        .map((channel) => channel.toString(16).padStart(2, '0'))
        .join('')
        .toUpperCase();

/** A shading's background colour. */
const backOf = (operand: Buffer) => (operand.length >= 9 ? readColour(operand.readUInt32LE(5)) : null);
const oldBackOf = (value: number) => oldColours[((value >> 5) & 0x1f) - 1] ?? null;

export function readLook(list: Buffer, style: WordLook): WordLook {
  const look: WordLook = {};
  eachModifier(list, (code, operand) => {
    const value = operand[0]!;
    if (code === 0x0835) look.bold = toggled(value, style.bold);
    else if (code === 0x0836) look.italic = toggled(value, style.italic);
    else if (code === 0x083c) look.vanish = toggled(value, style.vanish);
    else if (code === 0x0800) look.deleted = value !== 0;
    else if (code === 0x4a43) look.size = operand.readUInt16LE(0) / 2;
    else if (code === 0x6870) look.colour = readColour(operand.readUInt32LE(0)) ?? 'AUTO';
    else if (code === 0x2a42) look.colour ??= oldColours[value - 1] ?? 'AUTO';
    else if (code === 0xca71) look.fill = backOf(operand);
    else if (code === 0x4866) look.fill ??= oldBackOf(operand.readUInt16LE(0));
    else if (code === 0x2a0c) look.fill = oldColours[value - 1] ?? null;
    else applyShape(look, code, operand);
  });
  return look;
}

/** Applies a modifier of the letters' shape. */
function applyShape(look: WordLook, code: number, operand: Buffer): void {
  if (code === 0x4852) look.scale = operand.readUInt16LE(0);
  else if (code === 0x8840) look.spacing = operand.readInt16LE(0) / 20;
  else if (code === 0x4845) look.raised = operand.readInt16LE(0) / 2;
  else if (code === 0x4a4f) look.fontIndex = operand.readUInt16LE(0);
}

export function readLayout(list: Buffer): WordLayout {
  const layout: WordLayout = {};
  eachModifier(list, (code, operand) => {
    const value = operand[0]!;
    if (code === 0x2640) layout.heading = value < 9;
    else if (code === 0x460b) layout.listItem = operand.readUInt16LE(0) !== 0;
    else if (code === 0x2417) layout.rowEnd = value !== 0;
    else if (code === 0x2416) layout.inTable = value !== 0;
    else if (code === 0xc64d) layout.fill = backOf(operand);
    else if (code === 0x442d) layout.fill ??= oldBackOf(operand.readUInt16LE(0));
    else if (code === 0xa413) layout.spaced = operand.readUInt16LE(0) >= wideSpace;
    else if (code === 0xd612) layout.cellsFilled = cellShows(operand);
    else applyPlace(layout, code, operand);
  });
  return layout;
}

function applyPlace(layout: WordLayout, code: number, operand: Buffer): void {
  // A negative value means an exact height.
  if (code === 0x6412) {
    const height = operand.readInt16LE(0);
    layout.lines = height < 0 && -height < flatLine ? 'tiny' : null;
  } else if (code === 0x840f || code === 0x845e) {
    const indent = operand.readInt16LE(0);
    layout.indent = indent < -farOut || indent > largestSide ? 'off-page' : null;
  }
}

/** Shadings of a row's cells: one visible colour is enough. */
function cellShows(operand: Buffer): boolean {
  for (let at = 1; at + 10 <= operand.length; at += 10) {
    const back = readColour(operand.readUInt32LE(at + 4));
    if (back !== null && back !== 'FFFFFF') return true;
  }
  return false;
}
