import type { Locale } from '../context.ts';
import type { ExportTable } from './exportTable.ts';

const words: Record<Locale, (count: number) => string> = {
  en: (count) => `Candidates: ${count.toLocaleString('en')}`,
  ru: (count) => `Кандидатов: ${count.toLocaleString('ru')}`,
};

const style = `@page{size:A4 landscape;margin:12mm}
body{font:9pt/1.35 system-ui,sans-serif;color:#000;background:#fff;margin:0}
h1{font-size:14pt;margin:0 0 2pt}p{margin:0 0 8pt;color:#333}
table{border-collapse:collapse;width:100%}thead{display:table-header-group}tr{break-inside:avoid}
th,td{border-bottom:.5pt solid #999;padding:3pt 4pt;text-align:start;vertical-align:top;overflow-wrap:anywhere}th{font-weight:600}`;

/** A page for paper: position and date above a table whose header repeats on every sheet. */
export async function* formatPage({ title, locale, at, count, columns, rows }: ExportTable): AsyncGenerator<string> {
  const heads = columns.map(({ label }) => `<th scope="col">${escapeHtml(label)}</th>`).join('');
  const date = at.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  yield `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><h1 dir="auto">${escapeHtml(title)}</h1><p>${words[locale](count)} · ${escapeHtml(date)} UTC</p>
<table><thead><tr>${heads}</tr></thead><tbody>\n`;
  for await (const row of rows) {
    yield `<tr>${row.map((cell) => `<td dir="auto">${escapeHtml(cell === null ? '—' : String(cell))}</td>`).join('')}</tr>\n`;
  }
  yield '</tbody></table></body></html>';
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
