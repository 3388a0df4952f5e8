/** The parts of a document that its body shows. */
export interface ShownParts {
  /** Relation ids of headers and footers. */
  parts: ReadonlySet<string>;
  /** Ids of notes, by the relation type of their part. */
  notes: ReadonlyMap<string, ReadonlySet<string>>;
}

const reference = /<(?:\w{1,4}:)?(header|footer|footnote|endnote)Reference\b([^>]{0,300})>/g;

/** Headers of first and even pages are only shown if the document asks for them, notes only if the text refers to them. */
export function shownParts(body: string, readSettings: () => string): ShownParts {
  const parts = new Set<string>();
  const notes = new Map([
    ['footnotes', new Set<string>()],
    ['endnotes', new Set<string>()],
  ]);
  for (const [, name = '', attributes = ''] of body.matchAll(reference)) {
    const id = /\bid="([^"]+)"/.exec(attributes)?.[1] ?? '';
    if (name === 'footnote' || name === 'endnote') notes.get(`${name}s`)?.add(id);
    else if (attributes.includes('type="first"') ? isSwitchedOn(body, 'titlePg') : true)
      if (!attributes.includes('type="even"') || isSwitchedOn(readSettings(), 'evenAndOddHeaders')) parts.add(id);
  }
  return { parts, notes };
}

/** Whether a yes-or-no element says yes anywhere. */
export function isSwitchedOn(xml: string, name: string): boolean {
  return Array.from(xml.matchAll(new RegExp(`<(?:\\w{1,4}:)?${name}\\b([^>]{0,200})>`, 'g'))).some(
    ([, attributes = '']) => !/val="(?:0|false|off)"/.test(attributes),
  );
}
