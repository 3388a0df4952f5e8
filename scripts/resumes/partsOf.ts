import type { Part } from '../train/manifest.ts';
import { type Block, type Line, lineText, type ResumeModel, type Span } from './model.ts';

type Where = Pick<Part, 'section' | 'role' | 'entry'>;

function partOf(line: Line, where: Where): Part {
  let at = 0;
  const fields = [...line.spans, ...(line.right ?? [])].flatMap(({ text, field }: Span) => {
    at += text.length;
    return field ? [[at - text.length, at, field] as [number, number, string]] : [];
  });
  return { text: lineText(line), ...where, ...(fields.length > 0 && { fields }) };
}

function blockParts(block: Block, section: string): Part[] {
  if (block.kind === 'rows') return block.rows.flat().map((cell) => partOf(cell, { section, role: 'body' }));
  if (block.kind === 'lines') return block.lines.map((line) => partOf(line, { section, role: block.role }));
  const { entry, promotion, margin, head, lead = [], bullets } = block;
  const role = promotion ? 'promotion' : 'entry';
  return [
    ...[...margin, ...head].map((line) => partOf(line, { section, role, entry })),
    ...[...lead, ...bullets].map((text): Part => ({ text, section, role: 'body', entry })),
  ];
}

/** What the résumé prints, labelled for training (scripts/train/README.md). */
export function partsOf({ banner, name, title, contacts, sections, end }: ResumeModel): (Part | null)[] {
  const body = (text: string, section: string, field?: Span['field']) =>
    partOf({ spans: [{ text, ...(field && { field }) }] }, { section, role: 'body' });
  return [
    ...(banner ? [body(banner, 'banner')] : []),
    body(name, 'name', 'name'),
    ...(title ? [body(title, 'title', 'title')] : []),
    null,
    ...contacts.map((line) => partOf(line, { section: 'contact', role: 'body' })),
    ...sections.flatMap(({ section, heading, blocks }) => [
      null,
      { text: heading, section, role: 'heading' as const },
      ...blocks.flatMap((block) => blockParts(block, section)),
    ]),
    ...(end ? [null, body(end, 'end')] : []),
  ];
}
