import { type Block, lineText, type ResumeModel } from './model.ts';

function blockText(block: Block): string[] {
  if (block.kind === 'rows') return block.rows.map((row) => row.map(lineText).join('\t'));
  if (block.kind === 'lines') return block.lines.map((line) => `${block.look === 'bullets' ? '* ' : ''}${lineText(line)}`);
  const head = [...block.margin, ...block.head].map(({ spans, right }) =>
    [spans, right ?? []]
      .map((part) => part.map(({ text }) => text).join(''))
      .filter(Boolean)
      .join('   '),
  );
  const body = block.prose ? [block.bullets.map((text) => `${text}.`).join(' ')] : block.bullets.map((text) => `* ${text}`);
  return [...head, ...(block.lead ?? []), ...body, ''];
}

/** The résumé as plain text. */
export function printText({ banner, name, title, contacts, sections, end }: ResumeModel): string {
  const head = [banner, name, title, ...contacts.map(lineText)].filter((line) => line !== null);
  const body = sections.flatMap(({ heading, blocks }) => ['', heading.toUpperCase(), ...blocks.flatMap(blockText)]);
  return `${[...head, ...body, ...(end ? ['', end] : [])].join('\n').replace(/\n{3,}/g, '\n\n')}\n`;
}
