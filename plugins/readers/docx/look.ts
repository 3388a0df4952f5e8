import type { XmlAttributes } from '../../reading/package/xmlEvents.ts';
import type { TextLook } from '../../reading/shared/isUnseen.ts';
import { shadeOf, type Theme } from './theme.ts';

/** A text's formatting; a style has only what it changes. */
export interface Look extends TextLook {
  bold?: boolean;
  italic?: boolean;
  /** Small letters are shown as capitals. */
  caps?: boolean;
}

type Apply = (look: Look, attributes: XmlAttributes, theme: Theme) => unknown;

const setVanish: Apply = (look, attributes) => {
  look.vanish = isOn(attributes);
};
/** What each element of run properties (`w:rPr`) changes. */
const runProperties = new Map<string, Apply>([
  ['b', (look, attributes) => (look.bold = isOn(attributes))],
  ['i', (look, attributes) => (look.italic = isOn(attributes))],
  ['caps', (look, attributes) => (look.caps = isOn(attributes))],
  ['sz', (look, { val }) => Number(val) > 0 && (look.size = Number(val) / 2)],
  ['color', (look, attributes, theme) => (look.colour = readColour(attributes, theme))],
  ['vanish', setVanish],
  ['specVanish', setVanish],
  ['webHidden', setVanish],
  ['w', (look, { val }) => (look.scale = Number(val ?? 100))],
  ['fitText', (look, { val }) => (look.fit = Number(val) / 20)],
  ['spacing', (look, { val }) => (look.spacing = Number(val ?? 0) / 20)],
  ['position', (look, { val }) => (look.raised = Number(val ?? 0) / 2)],
  [
    'rFonts',
    (look, { ascii, hAnsi, asciiTheme }) => {
      const font = asciiTheme ?? ascii ?? hAnsi;
      if (font !== undefined) look.font = font;
    },
  ],
  ['shd', (look, attributes, theme) => (look.fill = readFill(attributes, theme))],
  ['highlight', (look, { val }) => (look.fill = highlightColours[val ?? ''] ?? null)],
]);

/** Reads one element of run properties into a look. */
export function applyRunProperty(look: Look, name: string, attributes: XmlAttributes, theme: Theme): void {
  runProperties.get(name)?.(look, attributes, theme);
}

/** Reads one element of a text's own fill (`w14:textFill`), which stands before its colour. */
export function applyTextFill(look: Look, name: string, attributes: XmlAttributes, theme: Theme): void {
  if (name === 'noFill') look.vanish = true;
  else if (name === 'srgbClr') look.colour = (attributes['val'] ?? 'auto').toUpperCase();
  else if (name === 'schemeClr') look.colour = theme.colour(attributes['val']) ?? 'AUTO';
  else if (name === 'lumMod' || name === 'lumOff' || name === 'tint' || name === 'shade' || name === 'gradFill')
    look.colour = 'AUTO';
  else if (name === 'alpha' && Number.parseInt(attributes['val'] ?? '0', 10) >= mostlyTransparent) look.vanish = true;
}

/** Of 100,000. */
const mostlyTransparent = 90_000;

/** If a theme colour is named, Word uses it; the RGB value written beside it may be wrong. */
function readColour(attributes: XmlAttributes, theme: Theme): string {
  const named = theme.colour(attributes['themeColor']);
  return named === null ? (attributes['val'] ?? 'auto').toUpperCase() : shadeOf(named, attributes);
}

/** The colour of a shading element, null for none: a pattern mixes its colour (black by default) into its fill (white by default). */
export function readFill(attributes: XmlAttributes, theme: Theme): string | null {
  const { val = 'clear', color = 'auto', fill = 'auto', themeFill, themeFillShade, themeFillTint } = attributes;
  const named = theme.colour(themeFill);
  const shades = { ...(themeFillShade && { themeShade: themeFillShade }), ...(themeFillTint && { themeTint: themeFillTint }) };
  const ground = named === null ? readHex(fill) : shadeOf(named, shades);
  if (val === 'clear' || val === 'nil') return ground;
  const share = val === 'solid' ? 100 : Number(/^pct(\d+)$/.exec(val)?.[1] ?? halfCovered);
  return mix(readHex(color) ?? '000000', ground ?? 'FFFFFF', share / 100);
}

/** Coverage of stripes and grids, in per cent. */
const halfCovered = 50;

const readHex = (colour: string) => (/^[0-9a-f]{6}$/i.test(colour) ? colour.toUpperCase() : null);

function mix(over: string, under: string, share: number): string {
  const channels = [0, 2, 4].map((at) => {
    const [top, bottom] = [over, under].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round(top! * share + bottom! * (1 - share));
  });
  return channels
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
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
