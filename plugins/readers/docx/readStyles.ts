import { applyRunProperty, applyTextFill, type Look, readFill } from './look.ts';
import { readXml } from './xmlEvents.ts';

export interface Style {
  look: Look;
  /** Paragraphs of it are headings. */
  heading: boolean;
  /** Paragraphs of it are list items. */
  listItem: boolean;
  /** It fills something (cells, rows) with a colour. */
  fills: boolean;
}

export interface Styles {
  /** The look of a document without any style. */
  defaults: Look;
  get(id: string | null): Style | null;
}

interface RawStyle extends Style {
  basedOn: string | null;
}

/** Chains of styles are short; a loop of them ends here. */
const maxChain = 20;

/** The styles of `word/styles.xml`, each with what it inherits. */
export function readStyles(xml: string | null): Styles {
  const raw = new Map<string, RawStyle>();
  const defaults: Look = { size: 10 };
  let defaultParagraph: string | null = null;
  if (xml !== null) defaultParagraph = parse(xml, raw, defaults);
  const resolved = new Map<string, Style | null>();
  return {
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
    fills: chain.some(({ fills }) => fills),
  };
}

function parse(xml: string, raw: Map<string, RawStyle>, defaults: Look): string | null {
  let style: RawStyle | null = null;
  let defaultParagraph: string | null = null;
  let inDefaults = false;
  let inTextFill = false;
  readXml(xml, {
    open(name, attributes) {
      const value = attributes['val'] ?? '';
      if (name === 'rPrDefault') inDefaults = true;
      else if (name === 'textFill') inTextFill = true;
      else if (inTextFill) applyTextFill(style?.look ?? defaults, name, attributes);
      else if (name === 'style') {
        style = { look: {}, heading: false, listItem: false, fills: false, basedOn: null };
        const id = attributes['styleId'] ?? '';
        raw.set(id, style);
        if (attributes['type'] === 'paragraph' && isDefault(attributes['default'])) defaultParagraph = id;
      } else if (inDefaults) applyRunProperty(defaults, name, attributes);
      else if (style !== null) applyToStyle(style, name, value, attributes);
    },
    close(name) {
      if (name === 'style') style = null;
      if (name === 'rPrDefault') inDefaults = false;
      if (name === 'textFill') inTextFill = false;
    },
  });
  return defaultParagraph;
}

function applyToStyle(style: RawStyle, name: string, value: string, attributes: Record<string, string>): void {
  if (name === 'basedOn') style.basedOn = value;
  else if (name === 'name') style.heading ||= /^(?:heading \d|title|subtitle)$/i.test(value);
  else if (name === 'outlineLvl') style.heading ||= Number(value) < 9;
  else if (name === 'numPr') style.listItem = true;
  else if (name === 'shd') {
    style.look.fill = readFill(attributes);
    style.fills ||= style.look.fill !== null;
  } else applyRunProperty(style.look, name, attributes);
}

function isDefault(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
