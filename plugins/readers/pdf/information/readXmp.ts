/** XMP elements that people fill in, with any namespace prefix. Elements of PDF/A schemas only describe other elements. */
const element =
  /<(?:(?!pdfa)\w+:)?(title|description|subject|Keywords|creator|UserComment)\b[^>]*>([\s\S]{1,8000}?)<\/(?:\w+:)?\1>/g;
/** The same fields written as attributes. */
const attribute = /\s(?:\w+:)?(?:title|description|subject|Keywords|UserComment)="([^"]{1,8000})"/g;
const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The texts in a document's XML metadata. Searched rather than parsed, because somebody can read it even if it is not well formed. */
export function readXmp(xml: string): string[] {
  const values = [...xml.matchAll(element)].map((match) => match[2] ?? '');
  const attributes = [...xml.matchAll(attribute)].map((match) => match[1] ?? '');
  return [...values, ...attributes].map(plainText).filter((value) => value !== '');
}

/** The text of XML without its tags. */
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
