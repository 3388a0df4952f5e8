import { readLayout, readLook, type WordLayout, type WordLook } from './properties.ts';
import type { WordStreams } from './wordStreams.ts';

export interface WordStyle {
  look: WordLook;
  layout: WordLayout;
}

const styleSheetOffset = 0xa2;
const noBase = 0xfff;
const paragraphStyle = 1;
const mostDepth = 12;

interface RawStyle {
  identifier: number;
  base: number;
  layout: Buffer;
  look: Buffer;
}

/** The styles by number, each with the properties it inherits. */
export function readStyleSheet(streams: WordStreams): (index: number) => WordStyle {
  const sheet = streams.part(styleSheetOffset);
  const raw = sheet.length < 4 ? [] : readStyles(sheet);
  const known = new Map<number, WordStyle>();
  const resolve = (index: number, depth: number): WordStyle => {
    const before = known.get(index);
    if (before !== undefined) return before;
    const own = raw[index];
    const base = own && own.base !== noBase && depth < mostDepth ? resolve(own.base, depth + 1) : { look: {}, layout: {} };
    const style: WordStyle = own
      ? {
          look: { ...base.look, ...readLook(own.look, base.look) },
          layout: {
            ...base.layout,
            ...(own.identifier >= 1 && own.identifier <= 9 ? { heading: true } : {}),
            ...readLayout(own.layout),
          },
        }
      : base;
    known.set(index, style);
    return style;
  };
  return (index) => resolve(index, 0);
}

function readStyles(sheet: Buffer): (RawStyle | undefined)[] {
  const headerSize = sheet.readUInt16LE(0);
  const baseSize = sheet.readUInt16LE(4);
  const styles: (RawStyle | undefined)[] = [];
  let at = 2 + headerSize;
  while (at + 2 <= sheet.length) {
    const size = sheet.readUInt16LE(at);
    const style = sheet.subarray(at + 2, at + 2 + size);
    styles.push(size === 0 || style.length < size ? undefined : readStyle(style, baseSize));
    at += 2 + size + (size % 2);
  }
  return styles;
}

function readStyle(style: Buffer, baseSize: number): RawStyle {
  const [first, second, third] = [style.readUInt16LE(0), style.readUInt16LE(2), style.readUInt16LE(4)];
  const parts: Buffer[] = [];
  let at = baseSize + 2 + style.readUInt16LE(baseSize) * 2 + 2;
  for (let index = 0; index < (third & 0x0f) && at + 2 <= style.length; index++) {
    const size = style.readUInt16LE(at);
    parts.push(style.subarray(at + 2, at + 2 + size));
    at += 2 + size + (size % 2);
  }
  const isParagraph = (second & 0x0f) === paragraphStyle;
  return {
    identifier: first & 0xfff,
    base: second >> 4,
    layout: isParagraph ? (parts[0] ?? Buffer.alloc(0)).subarray(2) : Buffer.alloc(0),
    look: (isParagraph ? parts[1] : parts[0]) ?? Buffer.alloc(0),
  };
}
