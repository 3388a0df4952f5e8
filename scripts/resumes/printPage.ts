import { headingLooks } from './layouts.ts';
import type { Block, Line, ResumeModel, Section, Span } from './model.ts';
import type { Choices } from './person.ts';

const safe = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const spanHtml = ({ text, look }: Span) =>
  look === 'bold' ? `<b>${safe(text)}</b>` : look === 'italic' ? `<i>${safe(text)}</i>` : safe(text);
const inline = ({ spans }: Line) => spans.map(spanHtml).join('');
const lineHtml = (line: Line) =>
  line.right
    ? `<div class="ends"><span>${inline(line)}</span><span>${line.right.map(spanHtml).join('')}</span></div>`
    : `<div>${inline(line)}</div>`;

function blockHtml(block: Block): string {
  if (block.kind === 'rows')
    return `<table>${block.rows.map((row) => `<tr>${row.map((cell) => `<td>${inline(cell)}</td>`).join('')}</tr>`).join('')}</table>`;
  if (block.kind === 'entry') {
    const body = block.prose
      ? `<p>${safe(block.bullets.map((text) => `${text}.`).join(' '))}</p>`
      : block.bullets.length > 0
        ? `<ul>${block.bullets.map((text) => `<li>${safe(text)}</li>`).join('')}</ul>`
        : '';
    const lead = (block.lead ?? []).map((text) => `<div class="lead">${safe(text)}</div>`).join('');
    const main = block.head.map(lineHtml).join('') + lead + body;
    return block.margin.length > 0
      ? `<div class="margin" data-entry="${block.entry}"><div>${block.margin.map(lineHtml).join('')}</div><div>${main}</div></div>`
      : `<div class="entry" data-entry="${block.entry}">${main}</div>`;
  }
  const items = block.lines.map((line) => `<li>${inline(line)}</li>`).join('');
  if (block.look === 'bullets') return `<ul>${items}</ul>`;
  if (block.look === 'columns') return `<ul class="columns">${items}</ul>`;
  if (block.look === 'chips') return `<ul class="chips">${items}</ul>`;
  return block.lines.map(lineHtml).join('');
}

const sideSections = new Set<Section['section']>(['skills', 'languages', 'certifications', 'hobbies', 'driving', 'pay']);
const sectionHtml = ({ section, heading, blocks }: Section) =>
  `<section data-section="${section}"><h2>${safe(heading)}</h2><div>${blocks.map(blockHtml).join('')}</div></section>`;

/** The résumé as a web page, for a browser to print. */
export function printPage(model: ResumeModel, { frame, heading, font }: Choices): string {
  const inSide = (section: Section) => frame.side !== undefined && sideSections.has(section.section);
  const main = `<main>${model.sections
    .filter((section) => !inSide(section))
    .map(sectionHtml)
    .join('')}</main>`;
  const contacts = model.contacts.map(lineHtml).join('');
  const side = frame.side
    ? `<div class="side"><div class="contacts">${contacts}</div>${model.sections.filter(inSide).map(sectionHtml).join('')}</div>`
    : '';
  const head = [
    model.banner ? `<div class="banner">${safe(model.banner)}</div>` : '',
    `<h1>${safe(model.name)}</h1>`,
    model.title ? `<div class="title">${safe(model.title)}</div>` : '',
    frame.side ? '' : `<div class="contacts">${contacts}</div>`,
  ].join('');
  const body = frame.side ? `<div class="wrap">${frame.side === 'left' ? side + main : main + side}</div>` : main;
  return `<!doctype html><meta charset="utf-8"><style>
*{box-sizing:border-box}body{font:10pt/1.35 "${font}";margin:0}h1{font-size:1.9em;margin:0}h2{margin:10px 0 3px}p,ul{margin:2px 0}ul{padding-left:1.3em}
.title{font-size:1.2em}.ends{display:flex;justify-content:space-between;gap:14px}.entry{margin-bottom:7px}.margin{display:grid;grid-template-columns:23% 1fr;gap:12px;margin-bottom:7px}
.columns{columns:2}.chips{display:flex;flex-wrap:wrap;gap:4px;padding:0;list-style:none}.chips li{border:1px solid #888;padding:0 7px;border-radius:8px}
td{padding:0 14px 0 0;vertical-align:top}.wrap{display:grid;gap:18px}.wrap>*,.margin>*{min-width:0;overflow-wrap:anywhere}.side .columns{columns:1}
${frame.css}${headingLooks[heading] ?? ''}</style>${head}${body}${model.end ? `<p>${safe(model.end)}</p>` : ''}`;
}
