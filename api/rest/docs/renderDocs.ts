import { errorTable } from '../../../core/errors.ts';
import type { ApiDocument, Operation } from './apiDocument.ts';
import { escapeHtml, inlineCode } from './html.ts';
import { renderFields, renderRow, renderType } from './renderSchema.ts';

const style = `
:root { color-scheme: light dark; --line: light-dark(#ddd, #3a3a3f); --soft: light-dark(#f5f5f6, #1c1c20); --link: light-dark(#3046c5, #9aa8ff) }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
a { color: var(--link) } code { font: 13px ui-monospace, monospace } h2 { margin-top: 3rem; border-bottom: 1px solid var(--line) }
article { margin: 1.5rem 0; padding: 1rem; border: 1px solid var(--line); border-radius: 8px } article h3 { margin: 0 0 .5rem }
table { border-collapse: collapse; width: 100% } td, th { text-align: left; vertical-align: top; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line) }
.scroll { overflow-x: auto } .method { display: inline-block; min-width: 4rem } small { opacity: .75 } pre { background: var(--soft); padding: 1rem; overflow-x: auto }`;

const columns = '<thead><tr><th>Field</th><th>Type</th><th>Meaning</th></tr></thead>';
const table = (rows: string) =>
  rows ? `<div class="scroll" tabindex="0"><table>${columns}<tbody>${rows}</tbody></table></div>` : '';

/** The whole documentation as one page of plain HTML. */
export function renderDocs(document: ApiDocument): string {
  const { info, paths, components } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? 'other'))];
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => (operation.tags?.[0] ?? 'other') === tag);
    return `<section id="${escapeHtml(tag)}"><h2>${escapeHtml(tag)}</h2>${own.map(renderOperation).join('')}</section>`;
  });
  const types = Object.entries(components?.schemas ?? {}).map(
    ([name, schema]) =>
      `<article id="type-${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3>${inlineCode(schema.description ?? '')}${table(renderFields(schema))}</article>`,
  );
  const links = [...tags, 'types', 'errors'].map((name) => `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`).join(' · ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>NOA · REST</title><style>${style}</style></head>
<body><header><h1>NOA · REST <small>${escapeHtml(info.version)}</small></h1><p>${inlineCode(info.description ?? '')}</p>
<p><a href="/api/openapi.json">OpenAPI document</a></p><nav aria-label="Sections">${links}</nav></header>
<main>${sections.join('')}<section id="types"><h2>types</h2>${types.join('')}</section>${renderErrors()}</main></body></html>`;
}

function renderOperation({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const parameters = (operation.parameters ?? []).map(({ name, required = false, description, schema }) =>
    renderRow({ name, required, type: renderType(schema), description: description ?? schema?.description }),
  );
  const open = operation.security?.length === 0 ? ' <small>no token needed</small>' : '';
  return `<article><h3><code><span class="method">${method.toUpperCase()}</span> ${escapeHtml(path)}</code></h3><p>${inlineCode(operation.summary ?? '')}${open}</p>
${table(parameters.join(''))}${renderBody(operation)}${renderAnswers(operation)}</article>`;
}

function renderBody({ requestBody }: Operation): string {
  return Object.entries(requestBody?.content ?? {})
    .map(([type, { schema }]) => `<p>Body <code>${escapeHtml(type)}</code></p>${schema ? table(renderFields(schema)) : ''}`)
    .join('');
}

function renderAnswers({ responses }: Operation): string {
  return Object.entries(responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .map(([status, { content, description }]) => {
      const types = Object.values(content ?? {}).map(({ schema }) => renderType(schema));
      return `<p>Answers <b>${escapeHtml(status)}</b> ${types.join(' or ') || inlineCode(description ?? '')}</p>`;
    })
    .join('');
}

function renderErrors(): string {
  const rows = Object.entries(errorTable).map(
    ([code, { status, message }]) =>
      `<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(message)}</td></tr>`,
  );
  return `<section id="errors"><h2>errors</h2><p>Every failure is a <a href="#type-Problem">Problem</a>; decide by its <code>code</code>.</p>
<div class="scroll" tabindex="0"><table><thead><tr><th>code</th><th>status</th><th>detail</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`;
}
