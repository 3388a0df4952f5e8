import { parse } from 'graphql';
import MagicString from 'magic-string';
import { type Plugin, parseAst } from 'vite';

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
}

interface TaggedTemplate extends SyntaxNode {
  tag: SyntaxNode & { name?: string };
  quasi: { quasis: { value: { cooked: string } }[]; expressions: unknown[] };
}

/**
 * Replaces each ``graphql`…` `` by an import of the artifact that relay-compiler wrote for it into `__generated__` beside the file.
 * This is what Relay's babel plugin does, without babel.
 */
export function relay(): Plugin {
  return {
    name: 'relay',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.[jt]sx?(\?|$)/, exclude: /node_modules|__generated__/ }, code: /\bgraphql`/ },
      handler(code, id) {
        const file = id.split('?')[0] ?? id;
        const program: unknown = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file);
        const source = new MagicString(code);
        for (const node of findTemplates(program)) {
          const name = nameOf(node);
          if (name === null) return this.error('graphql`` takes one named definition and no ${…}.', node.start);
          source.overwrite(node.start, node.end, `${name}_artifact`);
          source.append(`\nimport ${name}_artifact from './__generated__/${name}.graphql.ts';`);
        }
        return { code: source.toString(), map: source.generateMap({ hires: 'boundary', source: file }) };
      },
    },
  };
}

function* findTemplates(value: unknown): Generator<TaggedTemplate> {
  if (Array.isArray(value)) {
    for (const item of value) yield* findTemplates(item);
  } else if (value !== null && typeof value === 'object') {
    if (isTemplate(value)) yield value;
    for (const child of Object.values(value)) yield* findTemplates(child);
  }
}

function isTemplate(value: object): value is TaggedTemplate {
  const node = value as Partial<TaggedTemplate>;
  return node.type === 'TaggedTemplateExpression' && node.tag?.name === 'graphql';
}

function nameOf({ quasi }: TaggedTemplate): string | null {
  if (quasi.expressions.length > 0) return null;
  const [definition, ...more] = parse(quasi.quasis[0]?.value.cooked ?? '').definitions;
  if (more.length > 0 || !definition || !('name' in definition)) return null;
  return definition.name?.value ?? null;
}
