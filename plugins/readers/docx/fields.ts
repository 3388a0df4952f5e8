/** Fields whose codes contain addresses, not text. */
const ordinary = /^\s*(?:HYPERLINK|INCLUDEPICTURE|PAGE|PAGEREF|NUMPAGES|REF|TOC|DATE|TIME|SEQ|XE|STYLEREF)\b/i;
const maxCode = 4_000;
const deepest = 50;

interface Field {
  code: string;
  inCode: boolean;
}

/** Follows the fields of a part. Their codes are never visible. */
export class FieldReader {
  private readonly fields: Field[] = [];
  private readonly balanced: boolean;

  /** @param tell called with each code that may contain somebody's own text */
  constructor(
    xml: string,
    private readonly tell: (code: string) => void,
  ) {
    this.balanced = countOf(xml, 'fldCharType="begin"') === countOf(xml, 'fldCharType="end"');
  }

  get inCode(): boolean {
    return this.fields.some(({ inCode }) => inCode);
  }

  /** Link target of the open fields. */
  get link(): string | null {
    for (let index = this.fields.length - 1; index >= 0; index--) {
      const target = linkOfField(this.fields[index]!.code);
      if (target !== null) return target;
    }
    return null;
  }

  change(type: string): void {
    const last = this.fields.at(-1);
    if (type === 'begin' && this.fields.length < deepest) this.fields.push({ code: '', inCode: true });
    else if (last !== undefined && type === 'separate') this.endCode(last);
    else if (last !== undefined && type === 'end') {
      this.endCode(last);
      this.fields.pop();
    }
  }

  addCode(text: string): void {
    const field = this.fields.findLast(({ inCode }) => inCode);
    if (field === undefined) this.tellCode(text);
    else field.code += text.slice(0, Math.max(0, maxCode - field.code.length));
  }

  /** A field that never ends hides nothing after its paragraph. */
  endParagraph(): void {
    if (this.balanced) return;
    for (const field of this.fields.splice(0)) this.endCode(field);
  }

  private endCode(field: Field): void {
    if (field.inCode) this.tellCode(field.code);
    field.inCode = false;
  }

  tellCode(code: string): void {
    if (code.trim() !== '' && !ordinary.test(code)) this.tell(code);
  }
}

export function linkOfField(code: string): string | null {
  return /^\s*HYPERLINK\s+"([^"]+)"/i.exec(code)?.[1] ?? null;
}

function countOf(text: string, what: string): number {
  let count = 0;
  for (let at = text.indexOf(what); at !== -1; at = text.indexOf(what, at + what.length)) count++;
  return count;
}
