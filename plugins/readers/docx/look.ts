import type { XmlAttributes } from './xmlEvents.ts';

/** What is known of how a text looks; a style says only what it changes. */
export interface Look {
  bold?: boolean;
  italic?: boolean;
  /** In points. */
  size?: number;
  /** RRGGBB, capitals; 'auto' is black on light and white on dark. */
  colour?: string;
  /** RRGGBB behind the text; null: taken back by 'auto'. */
  fill?: string | null;
  vanish?: boolean;
}

/** Reads one element of run properties (`w:rPr`) into a look. */
export function applyRunProperty(look: Look, name: string, attributes: XmlAttributes): void {
  switch (name) {
    case 'b':
      look.bold = isOn(attributes);
      break;
    case 'i':
      look.italic = isOn(attributes);
      break;
    case 'sz':
      if (Number(attributes['val']) > 0) look.size = Number(attributes['val']) / 2;
      break;
    case 'color':
      look.colour = attributes['themeColor']?.startsWith('background') ? 'FFFFFF' : (attributes['val'] ?? 'auto').toUpperCase();
      break;
    case 'vanish':
    case 'webHidden':
      if (name === 'vanish') look.vanish = isOn(attributes);
      break;
    case 'shd':
      look.fill = readFill(attributes);
      break;
    case 'highlight':
      look.fill = highlightColours[attributes['val'] ?? ''] ?? null;
      break;
  }
}

/** The fill of a shading element, null for none. */
export function readFill({ fill = 'auto' }: XmlAttributes): string | null {
  return /^[0-9a-f]{6}$/i.test(fill) ? fill.toUpperCase() : null;
}

function isOn({ val = 'true' }: XmlAttributes): boolean {
  return val !== '0' && val !== 'false' && val !== 'off' && val !== 'none';
}

const highlightColours: Record<string, string> = {
  black: '000000',
  blue: '0000FF',
  cyan: '00FFFF',
  darkBlue: '000080',
  darkCyan: '008080',
  darkGray: '808080',
  darkGreen: '008000',
  darkMagenta: '800080',
  darkRed: '800000',
  darkYellow: '808000',
  green: '00FF00',
  lightGray: 'C0C0C0',
  magenta: 'FF00FF',
  red: 'FF0000',
  white: 'FFFFFF',
  yellow: 'FFFF00',
};
