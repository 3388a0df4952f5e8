import { parseXml, type Attributes } from './parseXml.ts';

/** Looks of text; undefined means "as the surrounding style says". */
export interface Look {
  bold?: boolean;
  italic?: boolean;
  /** In points. */
  size?: number;
  /** 0xRRGGBB; null for automatic. */
  colour?: number | null;
  /** Background of the text, likewise. */
  fill?: number | null;
  vanish?: boolean;
  /** Width of the characters in percent. */
  scale?: number;
}

export interface ParagraphStyle {
  look: Look;
  heading: boolean;
  list: boolean;
  /** Background of the paragraph. */
  fill?: number | null;
}

interface RawStyle extends ParagraphStyle {
  name: string;
  basedOn: string | null;
  isDefault: boolean;
  noList: boolean;
}

/** The document's styles, each with what it inherits. */
export interface StyleSheet {
  paragraph(id: string | null): ParagraphStyle;
  character(id: string): Look;
}

const maxInheritance = 20;
const headingName = /^(?:heading|title|заголовок)\b/i;
const listName = /^list (?:bullet|number|paragraph bullet)/i;

/** On unless the value says otherwise: `<w:b/>`, `<w:b w:val="1"/>`. */
export function isOn(attributes: Attributes): boolean {
  const value = attributes['w:val'];
  return value === undefined || !/^(?:0|false|off|none)$/.test(value);
}

export function readColour(value: string | undefined): number | null {
  return value !== undefined && /^[0-9a-f]{6}$/i.test(value) ? Number.parseInt(value, 16) : null;
}

/** Notes one property of a run in `look`. */
export function noteLook(look: Look, name: string, attributes: Attributes): void {
  switch (name) {
    case 'w:b':
      look.bold = isOn(attributes);
      break;
    case 'w:i':
      look.italic = isOn(attributes);
      break;
    case 'w:sz':
      look.size = Number(attributes['w:val']) / 2 || undefined;
      break;
    case 'w:color':
      look.colour = readColour(attributes['w:val']);
      break;
    case 'w:shd':
      look.fill = readFill(attributes);
      break;
    case 'w:vanish':
    case 'w:specVanish':
      look.vanish = isOn(attributes);
      break;
    case 'w:w':
      look.scale = Number.parseFloat(attributes['w:val'] ?? '100');
      break;
    case 'w:highlight':
      look.fill = highlightColour(attributes['w:val']);
      break;
  }
}

/** A solid pattern paints in its colour, every other over its fill. */
export function readFill(attributes: Attributes): number | null {
  return readColour(attributes['w:val'] === 'solid' ? attributes['w:color'] : attributes['w:fill']);
}

const highlightColours: Record<string, number> = {
  black: 0x000000, blue: 0x0000ff, cyan: 0x00ffff, green: 0x00ff00, magenta: 0xff00ff, red: 0xff0000, yellow: 0xffff00, white: 0xffffff,
  darkBlue: 0x000080, darkCyan: 0x008080, darkGreen: 0x008000, darkMagenta: 0x800080, darkRed: 0x800000, darkYellow: 0x808000,
  darkGray: 0x808080, lightGray: 0xc0c0c0,
};

function highlightColour(name: string | undefined): number | null {
  return highlightColours[name ?? ''] ?? null;
}

/** Later looks win where they say something. */
export function mergeLooks(...looks: readonly Look[]): Look {
  const merged: Look = {};
  for (const look of looks) {
    for (const key in look) {
      const value = look[key as keyof Look];
      if (value !== undefined) (merged as Record<string, unknown>)[key] = value;
    }
  }
  return merged;
}

export function readStyles(data: Buffer | null): StyleSheet {
  const styles = new Map<string, RawStyle>();
  const defaults: Look = {};
  if (data !== null) collectStyles(data, styles, defaults);
  const defaultId = [...styles].find(([, style]) => style.isDefault)?.[0] ?? null;
  const known = new Map<string | null, ParagraphStyle>();
  return {
    paragraph(id) {
      const key = id !== null && styles.has(id) ? id : defaultId;
      let style = known.get(key);
      if (style === undefined) {
        style = inherit(styles, key, defaults);
        known.set(key, style);
      }
      return style;
    },
    character: (id) => inherit(styles, id, {}).look,
  };
}

function collectStyles(data: Buffer, styles: Map<string, RawStyle>, defaults: Look): void {
  let style: RawStyle | null = null;
  let inDefaults = false;
  let inRun = false;
  parseXml(data, {
    open(name, attributes) {
      if (name === 'w:rPrDefault') inDefaults = true;
      else if (name === 'w:rPr') inRun = true;
      else if (name === 'w:style') {
        const isDefault = attributes['w:type'] === 'paragraph' && attributes['w:default'] !== undefined && isOn({ 'w:val': attributes['w:default'] });
        style = { look: {}, heading: false, list: false, noList: false, name: '', basedOn: null, isDefault };
        styles.set(attributes['w:styleId'] ?? '', style);
      } else if (inRun) noteLook(inDefaults ? defaults : (style?.look ?? {}), name, attributes);
      else if (style !== null) noteStyle(style, name, attributes);
    },
    close(name) {
      if (name === 'w:rPrDefault') inDefaults = false;
      else if (name === 'w:rPr') inRun = false;
      else if (name === 'w:style') style = null;
    },
  });
}

function noteStyle(style: RawStyle, name: string, attributes: Attributes): void {
  const value = attributes['w:val'] ?? '';
  if (name === 'w:name') {
    style.name = value;
    style.heading ||= headingName.test(value);
    style.list ||= listName.test(value);
  } else if (name === 'w:basedOn') style.basedOn = value;
  else if (name === 'w:outlineLvl') style.heading ||= Number(value) < 9;
  else if (name === 'w:numId') {
    style.list = value !== '0';
    style.noList = value === '0';
  } else if (name === 'w:shd') style.fill = readFill(attributes);
}

function inherit(styles: Map<string, RawStyle>, id: string | null, defaults: Look): ParagraphStyle {
  const chain: RawStyle[] = [];
  let current = id;
  while (current !== null && chain.length < maxInheritance) {
    const style = styles.get(current);
    if (style === undefined || chain.includes(style)) break;
    chain.unshift(style);
    current = style.basedOn;
  }
  const inherited: ParagraphStyle = { look: mergeLooks(defaults, ...chain.map((style) => style.look)), heading: false, list: false };
  for (const style of chain) {
    inherited.heading ||= style.heading;
    inherited.list = style.noList ? false : inherited.list || style.list;
    if (style.fill !== undefined) inherited.fill = style.fill;
  }
  return inherited;
}
