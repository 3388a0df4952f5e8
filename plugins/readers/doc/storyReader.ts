import type { HiddenReason, HiddenText } from '../../contract.ts';
import type { FlowLine, FlowSpan } from '../../reading/flow/flowLine.ts';
import { joinRow } from '../../reading/flow/joinRow.ts';
import { unseenReason } from '../../reading/shared/isUnseen.ts';
import { takeOutUnseen } from '../../reading/shared/unseenCharacters.ts';
import { pieceAt } from './pieces.ts';
import { readLayout, readLook, type WordLayout, type WordLook } from './properties.ts';
import type { WordFormat } from './wordFormat.ts';

/** Word's default text size. */
const defaultSize = 10;

/** Nobody nests fields deeper. */
const deepestField = 12;
const paper = 'FFFFFF';

const cellEnd = '\u0007';
const fieldBegin = '\u0013';
const fieldSeparator = '\u0014';
const fieldEnd = '\u0015';
/* oxlint-disable-next-line no-control-regex -- the format marks fields, notes, pictures and hyphens with control characters */
const marks = /[\u0000-\u0008\u000E-\u001D\u001F\u00AD]/g;
/* oxlint-disable-next-line no-control-regex -- as above */
const paragraphEnd = /[\r\f\u0007]/g;
/* oxlint-disable-next-line no-control-regex -- as above */
const lineAndField = /([\v\u0013-\u0015])/;
const drawnObject = '\u0008';

/** A part of a paragraph with one formatting. */
interface Stretch {
  text: string;
  look: WordLook;
}

/** An open field, with nested fields in it. */
interface Field {
  code: string;
  inCode: boolean;
}

/** Reads stories (body, headers, notes) into lines, one after the other. */
export class StoryReader {
  readonly lines: FlowLine[] = [];
  readonly hidden: HiddenText[] = [];
  private readonly seen = new Set<string>();
  private block = 0;
  private fields: Field[] = [];
  private tooDeep = 0;
  private row: FlowLine[][] = [];
  private cell: FlowLine[] = [];
  /** White text of the row, which its shading may make visible; the shading is only known at the row's end. */
  private doubtful: { spans: FlowSpan[]; span: FlowSpan }[] = [];
  private role: FlowLine['role'] = 'body';
  private backdropUnknown = false;

  constructor(private readonly format: WordFormat) {}

  read(from: number, to: number, role: FlowLine['role'], backdropUnknown = false): void {
    if (to <= from) return;
    this.role = role;
    this.fields = [];
    this.tooDeep = 0;
    const text = this.format.pieces
      .filter((piece) => piece.to > from && piece.from < to)
      .map((piece) => piece.text.slice(Math.max(0, from - piece.from), to - piece.from))
      .join('');
    // Drawings may be behind the text, in any colour.
    this.backdropUnknown = backdropUnknown || text.includes(drawnObject);
    this.block++;
    let start = 0;
    for (const { index } of text.matchAll(paragraphEnd)) {
      this.readParagraph(from + start, from + index, text[index]!);
      start = index + 1;
    }
    if (start < text.length) this.readParagraph(from + start, from + text.length - 1, '\r');
    this.endRow(false);
  }

  private readParagraph(start: number, end: number, mark: string): void {
    const list = this.format.layouts(this.placeOf(end))?.list ?? Buffer.alloc(0);
    const style = this.format.style(list.length >= 2 ? list.readUInt16LE(0) : 0);
    const layout: WordLayout = { ...style.layout, ...(list.length > 2 ? readLayout(list.subarray(2)) : {}) };
    if (layout.rowEnd) {
      this.endRow(layout.cellsFilled === true);
      return;
    }
    const lines = this.toLines(this.stretches(start, end, style.look), layout);
    if (lines.length === 0 || layout.spaced || layout.heading) this.block++;
    for (const line of lines) line.block = this.block;
    if (layout.inTable || mark === cellEnd) {
      this.cell.push(...lines);
      if (mark === cellEnd) {
        this.row.push(this.cell);
        this.cell = [];
        this.block++;
      }
    } else {
      this.endRow(false);
      this.emit(lines);
    }
  }

  /** The paragraph's text with the formatting from its characters' modifiers. */
  private stretches(start: number, end: number, style: WordLook): Stretch[] {
    const parts: Stretch[] = [];
    const { pieces } = this.format;
    for (let index = pieceAt(pieces, start); index < pieces.length && pieces[index]!.from < end; index++) {
      const piece = pieces[index]!;
      let at = Math.max(start, piece.from);
      const last = Math.min(end, piece.to);
      while (at < last) {
        const place = piece.offset + (at - piece.from) * piece.width;
        const run = this.format.looks(place);
        const to = run ? Math.min(last, at + Math.max(1, Math.ceil((run.end - place) / piece.width))) : last;
        parts.push({
          text: piece.text.slice(at - piece.from, to - piece.from),
          look: run && run.list.length > 0 ? { ...style, ...readLook(run.list, style) } : style,
        });
        at = to;
      }
    }
    return parts;
  }

  private placeOf(character: number): number {
    const piece = this.format.pieces[pieceAt(this.format.pieces, character)];
    return piece === undefined || character < piece.from ? -1 : piece.offset + (character - piece.from) * piece.width;
  }

  private toLines(stretches: readonly Stretch[], layout: WordLayout): FlowLine[] {
    const broken: FlowSpan[][] = [[]];
    for (const { text, look } of stretches) {
      if (look.deleted) continue;
      for (const part of text.split(lineAndField)) {
        if (part === '\v') broken.push([]);
        else if (part === fieldBegin || part === fieldSeparator || part === fieldEnd) this.changeField(part);
        else this.addText(broken.at(-1)!, part, look, layout);
      }
    }
    return broken.flatMap((spans, index) =>
      spans.some(({ text }) => text.trim() !== '')
        ? [
            {
              spans,
              page: 1,
              block: 0,
              role: this.role,
              heading: layout.heading === true,
              listItem: layout.listItem === true && layout.heading !== true && index === 0,
            },
          ]
        : [],
    );
  }

  private addText(spans: FlowSpan[], raw: string, look: WordLook, layout: WordLayout): void {
    const field = this.fields.findLast(({ inCode }) => inCode);
    if (field !== undefined) {
      field.code += raw.slice(0, 2_000);
      return;
    }
    const { seen: text, unseen } = takeOutUnseen(raw.replaceAll('\u001E', '-').replace(marks, ''));
    for (const message of unseen) this.hide(message, 'invisible-mode');
    if (text === '') return;
    const span: FlowSpan = {
      text,
      bold: look.bold === true,
      italic: look.italic === true,
      fontSize: look.size ?? defaultSize,
      link: this.link(),
    };
    const reason = layout.lines ?? layout.indent ?? this.hidingLook(look, layout, text);
    const waits = reason === 'background-colour' && layout.inTable === true && !look.fill && !layout.fill;
    if (waits && !this.backdropUnknown) this.doubtful.push({ spans, span });
    if (reason === null || waits) spans.push(span);
    else this.hide(text, reason);
  }

  /** The background of text in a table is only known at the end of its row. */
  private hidingLook(look: WordLook, layout: WordLayout, text: string): HiddenReason | null {
    const font = this.format.fonts[look.fontIndex ?? -1];
    const behind = layout.fill ?? (this.backdropUnknown ? null : paper);
    return unseenReason(font === undefined ? look : { ...look, font }, text, behind === null ? null : [behind]);
  }

  private hide(text: string, reason: HiddenReason): void {
    if (text.trim() !== '') this.hidden.push({ text, page: 1, box: null, reason });
  }

  private changeField(mark: string): void {
    if (mark === fieldBegin && this.fields.length === deepestField) this.tooDeep++;
    else if (mark === fieldEnd && this.tooDeep > 0) this.tooDeep--;
    else if (mark === fieldBegin) this.fields.push({ code: '', inCode: true });
    else if (mark === fieldEnd) this.fields.pop();
    else if (this.fields.length > 0) this.fields.at(-1)!.inCode = false;
  }

  private link(): string | null {
    for (const { code } of this.fields.toReversed()) {
      const target = /^\s*HYPERLINK\s+"([^"]+)"/i.exec(code)?.[1];
      if (target !== undefined) return target;
    }
    return null;
  }

  private endRow(filled: boolean): void {
    if (!filled) {
      for (const { spans, span } of this.doubtful) {
        spans.splice(spans.indexOf(span), 1);
        this.hide(span.text, 'background-colour');
      }
    }
    this.doubtful = [];
    const cells = this.cell.length > 0 ? [...this.row, this.cell] : this.row;
    [this.row, this.cell] = [[], []];
    if (cells.length === 0) return;
    this.emit(
      joinRow(
        cells.map((lines) => lines.filter(({ spans }) => spans.some(({ text }) => text.trim() !== ''))),
        () => ++this.block,
      ),
    );
    this.block++;
  }

  /** Headers and footers are stored once per kind of page. */
  private emit(lines: readonly FlowLine[]): void {
    for (const line of lines) {
      const key = `${line.role} ${line.spans.map(({ text }) => text).join('')}`;
      if (line.role !== 'body' && this.seen.has(key)) continue;
      this.seen.add(key);
      this.lines.push(line);
    }
  }
}
