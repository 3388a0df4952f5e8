import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');
const spoken = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label', 'hint', 'subtitle', 'description', 'text']);
/** Names, and the label of a key. */
const neutral = new Set(['NOA', 'LinkedIn', 'Esc']);

it('takes every word on the screen from the messages', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx$/.test(file));
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => findText(readFileSync(join(source, file), 'utf8')).map((text) => `${file}: ${text}`))).toEqual(
    [],
  );
});

it('finds text between tags, in attributes and in conditions', () => {
  const code = `const a = <p title="Tip">Hello {b ? 'there' : c} <i aria-label={\`Say \${x}\`} className="no" /></p>;`;
  expect(findText(code)).toEqual(['Tip', 'Hello', 'there', 'Say']);
});

/** Literal text that a person would read: children of elements, and attributes that are displayed or read aloud. */
function findText(code: string): string[] {
  const found: string[] = [];
  const keep = (text: string) => /\p{L}{2,}/u.test(text) && !neutral.has(text.trim()) && found.push(text.trim());
  for (const { node, parent } of walk(parseAst(code, { lang: 'tsx' }), null)) {
    if (node.type === 'JSXText') keep(String(node.value));
    if (node.type === 'JSXAttribute' && spoken.has(String((node.name as Node).name)))
      for (const text of literals(node.value)) keep(text);
    if (node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute')
      for (const text of literals(node.expression)) keep(text);
  }
  return found;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

/** Strings that a value may evaluate to; strings in calls and comparisons are not displayed. */
function literals(value: unknown): string[] {
  const node = value as Node | null;
  if (!node) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return (node.quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked);
    case 'JSXExpressionContainer':
      return literals(node.expression);
    case 'ConditionalExpression':
      return [...literals(node.consequent), ...literals(node.alternate)];
    case 'LogicalExpression':
      return [...literals(node.left), ...literals(node.right)];
    default:
      return [];
  }
}

function* walk(value: unknown, parent: Node | null): Generator<{ node: Node; parent: Node | null }> {
  if (Array.isArray(value)) {
    for (const item of value) yield* walk(item, parent);
  } else if (value !== null && typeof value === 'object') {
    const node = value as Node;
    const isNode = typeof node.type === 'string';
    if (isNode) yield { node, parent };
    for (const child of Object.values(node)) yield* walk(child, isNode ? node : parent);
  }
}
