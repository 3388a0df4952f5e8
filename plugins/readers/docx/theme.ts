import type { XmlAttributes } from '../../reading/package/xmlEvents.ts';

/** The colours that a document refers to by name. */
export interface Theme {
  /** RRGGBB, capitals; null where the theme has no such colour. */
  colour(name: string | undefined): string | null;
}

/** Office's default theme, for documents without one. */
const office: Record<string, string> = { dk1: '000000', lt1: 'FFFFFF', dk2: '44546A', lt2: 'E7E6E6' };
const systemColours: Record<string, string> = { windowText: '000000', window: 'FFFFFF' };
const shortNames: Record<string, string> = {
  dark1: 'dk1',
  light1: 'lt1',
  dark2: 'dk2',
  light2: 'lt2',
  hyperlink: 'hlink',
  followedHyperlink: 'folHlink',
};
/** Names that the document's settings map to others. */
const mapped: Record<string, { setting: string; normally: string }> = {
  background1: { setting: 'bg1', normally: 'lt1' },
  text1: { setting: 't1', normally: 'dk1' },
  background2: { setting: 'bg2', normally: 'lt2' },
  text2: { setting: 't2', normally: 'dk2' },
};
const drawingNames: Record<string, string> = { bg1: 'background1', tx1: 'text1', bg2: 'background2', tx2: 'text2' };
const themeColour =
  /<a:(\w{3,8})>\s*<a:(?:srgbClr\s[^>]*?val="([0-9a-f]{6})"|sysClr\s[^>]*?val="(\w+)"(?:\s[^>]*?lastClr="([0-9a-f]{6})")?)/gi;
const headLength = 8_000;

/** @param read reads the theme and the document's settings; called when the first name is looked up */
export function openTheme(read: () => { theme: string | null; settings: string | null }): Theme {
  let colours: Map<string, string> | null = null;
  let mapping = '';
  return {
    colour(name) {
      if (name === undefined || name === 'none' || name === 'phClr') return null;
      if (colours === null) {
        const { theme, settings } = read();
        colours = readColours(theme ?? '');
        mapping = /<w:clrSchemeMapping\b[^>]*>/.exec(settings ?? '')?.[0] ?? '';
      }
      const led = mapped[drawingNames[name] ?? name];
      const named = led === undefined ? name : (new RegExp(`w:${led.setting}="(\\w+)"`).exec(mapping)?.[1] ?? led.normally);
      return colours.get(shortNames[named] ?? named) ?? null;
    },
  };
}

function readColours(xml: string): Map<string, string> {
  const colours = new Map(Object.entries(office));
  for (const [, name = '', plain, system = '', last] of xml.slice(0, headLength).matchAll(themeColour)) {
    const colour = plain ?? systemColours[system] ?? last;
    if (colour !== undefined) colours.set(name, colour.toUpperCase());
  }
  return colours;
}

/** A theme's colour made darker (`themeShade`) or lighter (`themeTint`), both of 255 in hexadecimal digits. */
export function shadeOf(colour: string, { themeShade, themeTint }: XmlAttributes): string {
  const shade = Number.parseInt(themeShade ?? 'FF', 16) / 255;
  const tint = Number.parseInt(themeTint ?? 'FF', 16) / 255;
  return changeChannels(colour, (channel) => 255 - (255 - channel * shade) * tint);
}

export function changeChannels(colour: string, change: (channel: number) => number): string {
  return [0, 2, 4]
    .map((at) => Math.round(Math.min(255, Math.max(0, change(Number.parseInt(colour.slice(at, at + 2), 16))))))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
