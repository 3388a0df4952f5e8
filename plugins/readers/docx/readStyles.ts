import { readXml, type XmlAttributes } from '../../reading/package/xmlEvents.ts';
import { applyRunProperty, applyTextFill, type Look, readFill } from './look.ts';
import { applyPlace, type Place } from './place.ts';
import type { Theme } from './theme.ts';

export interface Style {
  look: Look;
  /** Its paragraphs are headings. */
  heading: boolean;
  /** Its paragraphs are list items. */
  listItem: boolean;
  /** Its effect on the placement of paragraphs. */
  place: Place;
  /** Colours of the parts of a table; '' is the whole table. */
  fills: Map<string, string>;
}

export interface Styles {
  theme: Theme;
  /** The formatting of a document without styles. */
  defaults: Look;
  get(id: string | null): Style | null;
}

interface RawStyle extends Style {
  type: string;
  basedOn: string | null;
}

/** Chains of styles are short; this ends circular ones. */
const maxChain = 20;

/** The styles of `word/styles.xml`, each with what it inherits. */
export function readStyles(xml: string | null, theme: Theme): Styles {
  const raw = new Map<string, RawStyle>();
  const defaults: Look = { size: 10 };
  let defaultParagraph: string | null = null;
  if (xml !== null) defaultParagraph = parse(xml, raw, defaults, theme);
  const resolved = new Map<string, Style | null>();
  return {
    theme,
    defaults,
    get(id) {
      const key = id ?? defaultParagraph;
      if (key === null) return null;
      if (!resolved.has(key)) resolved.set(key, resolve(raw, key));
      return resolved.get(key) ?? null;
    },
  };
}

function resolve(raw: ReadonlyMap<string, RawStyle>, id: string): Style | null {
  const chain: RawStyle[] = [];
  for (let key: string | null = id; key !== null && chain.length < maxChain; ) {
    const style: RawStyle | undefined = raw.get(key);
    if (style === undefined) break;
    chain.unshift(style);
    key = style.basedOn;
  }
  if (chain.length === 0) return null;
  return {
    look: Object.assign({}, ...chain.map(({ look }) => look)) as Look,
    heading: chain.some(({ heading }) => heading),
    listItem: chain.some(({ listItem }) => listItem),
    place: Object.assign({}, ...chain.map(({ place }) => place)) as Place,
    fills: new Map(chain.flatMap(({ fills }) => [...fills])),
  };
}

function parse(xml: string, raw: Map<string, RawStyle>, defaults: Look, theme: Theme): string | null {
  let style: RawStyle | null = null;
  let defaultParagraph: string | null = null;
  let inDefaults = false;
  let inTextFill = false;
  /** The part of a table that the style is for. */
  let part = '';
  readXml(xml, {
    open(name, attributes) {
      if (name === 'rPrDefault') inDefaults = true;
      else if (name === 'textFill') inTextFill = true;
      else if (inTextFill) applyTextFill(style?.look ?? defaults, name, attributes, theme);
      else if (name === 'style') {
        const { type = '', styleId: id = '' } = attributes;
        style = { type, look: {}, heading: false, listItem: false, place: {}, fills: new Map(), basedOn: null };
        raw.set(id, style);
        if (type === 'paragraph' && isDefault(attributes['default'])) defaultParagraph = id;
      } else if (inDefaults) applyRunProperty(defaults, name, attributes, theme);
      else if (name === 'tblStylePr') part = attributes['type'] ?? '';
      else if (style !== null && part !== '') applyToPart(style, part, name, attributes, theme);
      else if (style !== null) applyToStyle(style, name, attributes, theme);
    },
    close(name) {
      if (name === 'style') style = null;
      if (name === 'rPrDefault') inDefaults = false;
      if (name === 'textFill') inTextFill = false;
      if (name === 'tblStylePr') part = '';
    },
  });
  return defaultParagraph;
}

function applyToStyle(style: RawStyle, name: string, attributes: XmlAttributes, theme: Theme): void {
  const value = attributes['val'] ?? '';
  if (name === 'basedOn') style.basedOn = value;
  else if (name === 'name') style.heading ||= /^(?:heading \d|title|subtitle)$/i.test(value);
  else if (name === 'outlineLvl') style.heading ||= Number(value) < 9;
  else if (name === 'numPr') style.listItem = true;
  else if (name === 'shd' && style.type === 'table') applyToPart(style, '', name, attributes, theme);
  else {
    applyPlace(style.place, name, attributes);
    if (name !== 'spacing' || value !== '') applyRunProperty(style.look, name, attributes, theme);
  }
}

/** For parts of tables, only hiding and filling matter. */
function applyToPart(style: RawStyle, part: string, name: string, attributes: XmlAttributes, theme: Theme): void {
  if (name === 'vanish') applyRunProperty(style.look, name, attributes, theme);
  const fill = name === 'shd' ? readFill(attributes, theme) : null;
  if (fill !== null) style.fills.set(part, fill);
}

function isDefault(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
