import { makeDocx, paragraph, run } from '../../plugins/readers/docx/testing/makeDocx.ts';

const bullet = /^\s*(?:[•◦▪‣●○■*+›–—-]|\d{1,2}[.)])\s+/u;
const listed = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
const special: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A job description as a Word document: each line a paragraph, each bullet an item of a list, each line before a list in bold. */
export async function makeJobDocx(text: string): Promise<Uint8Array> {
  const lines = text.split('\n');
  const paragraphs = lines.map((line, index) => {
    const item = bullet.exec(line)?.[0].length ?? 0;
    const heads = item === 0 && line.trim() !== '' && bullet.test(lines[index + 1] ?? '');
    const escaped = line.slice(item).replace(/[&<>]/gu, (character) => special[character] ?? '');
    return paragraph(run(escaped, heads ? '<w:b/>' : ''), item > 0 ? listed : '');
  });
  return makeDocx(paragraphs.join(''));
}
