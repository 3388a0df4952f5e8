/** What a list of property modifiers says of characters. Undefined: nothing. */
export interface WordLook {
  bold?: boolean;
  italic?: boolean;
  vanish?: boolean;
  deleted?: boolean;
  /** In points. */
  size?: number;
  white?: boolean;
  /** A colour of its own stands behind it. */
  filled?: boolean;
}

/** What it says of paragraphs. */
export interface WordLayout {
  heading?: boolean;
  listItem?: boolean;
  rowEnd?: boolean;
  inTable?: boolean;
  filled?: boolean;
  spaced?: boolean;
}

const tableDefinition = 0xd608;
/** Space above a paragraph, in twentieths of a point, that parts it from the one before. */
const wideSpace = 120;
const automatic = 0xff000000;
const nearlyWhite = 0xe8;

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

/** 0 and 1 say no and yes, 0x80 as the style says, 0x81 the opposite. */
const toggled = (value: number, style: boolean | undefined): boolean =>
  value === 0x80 ? style === true : value === 0x81 ? style !== true : value !== 0;

const isWhite = (colour: number) =>
  colour < automatic &&
  (colour & 0xff) >= nearlyWhite &&
  ((colour >> 8) & 0xff) >= nearlyWhite &&
  ((colour >> 16) & 0xff) >= nearlyWhite;

/** Whether a shading's background is a colour that shows. */
const shows = (operand: Buffer) => {
  const back = operand.length >= 9 ? operand.readUInt32LE(5) : automatic;
  return back < automatic && !isWhite(back);
};
const showsOld = (value: number) => ((value >> 5) & 0x1f) !== 0 && ((value >> 5) & 0x1f) !== 8;

export function readLook(list: Buffer, style: WordLook): WordLook {
  const look: WordLook = {};
  eachModifier(list, (code, operand) => {
    const value = operand[0]!;
    if (code === 0x0835) look.bold = toggled(value, style.bold);
    else if (code === 0x0836) look.italic = toggled(value, style.italic);
    else if (code === 0x083c) look.vanish = toggled(value, style.vanish);
    else if (code === 0x0800) look.deleted = value !== 0;
    else if (code === 0x4a43) look.size = operand.readUInt16LE(0) / 2;
    else if (code === 0x6870) look.white = isWhite(operand.readUInt32LE(0));
    else if (code === 0x2a42) look.white ??= value === 8;
    else if (code === 0xca71) look.filled = shows(operand);
    else if (code === 0x4866) look.filled ??= showsOld(operand.readUInt16LE(0));
    else if (code === 0x2a0c) look.filled = value !== 0;
  });
  return look;
}

export function readLayout(list: Buffer): WordLayout {
  const layout: WordLayout = {};
  eachModifier(list, (code, operand) => {
    const value = operand[0]!;
    if (code === 0x2640) layout.heading = value < 9;
    else if (code === 0x460b) layout.listItem = operand.readUInt16LE(0) !== 0;
    else if (code === 0x2417) layout.rowEnd = value !== 0;
    else if (code === 0x2416) layout.inTable = value !== 0;
    else if (code === 0xc64d) layout.filled = shows(operand);
    else if (code === 0x442d) layout.filled ??= showsOld(operand.readUInt16LE(0));
    else if (code === 0xa413) layout.spaced = operand.readUInt16LE(0) >= wideSpace;
    else if (code === 0xd612) layout.filled = cellShows(operand);
  });
  return layout;
}

/** Shadings of a row's cells: one that shows is enough. */
function cellShows(operand: Buffer): boolean {
  for (let at = 1; at + 10 <= operand.length; at += 10) {
    const back = operand.readUInt32LE(at + 4);
    if (back < automatic && !isWhite(back)) return true;
  }
  return false;
}
