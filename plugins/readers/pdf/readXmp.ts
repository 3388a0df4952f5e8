/** Elements of XMP that people fill in, whatever the prefix of their namespace; those of PDF/A describe elements. */
const element =
  /<(?:(?!pdfa)\w+:)?(title|description|subject|Keywords|creator|UserComment)\b[^>]*>([\s\S]{1,8000}?)<\/(?:\w+:)?\1>/g;
/** The same, written as attributes. */
const attribute = /\s(?:\w+:)?(?:title|description|subject|Keywords|UserComment)="([^"]{1,8000})"/g;
const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The texts in a document's XML metadata. It is searched rather than parsed: it need not be well formed to be read by somebody. */
export function readXmp(xml: string): string[] {
  const values = [...xml.matchAll(element)].map((match) => match[2] ?? '');
  const attributes = [...xml.matchAll(attribute)].map((match) => match[1] ?? '');
  return [...values, ...attributes].map(plainText).filter((value) => value !== '');
}

/** The text of XML without its marks. */
export function plainText(markup: string): string {
  return markup
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/\s+/g, ' ')
    .trim();
}
