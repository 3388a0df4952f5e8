import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export interface Place {
  file: string;
  line: number;
}

export interface Pattern extends Place {
  source: string;
  flags: string;
}

/** A call of `RegExp`, with what can be known about it without running it. */
export interface Construction extends Place {
  /** The pattern, with `x` for each interpolated word; null when an interpolation may hold more than a word. */
  source: string | null;
}

/** The regular expression literals of a file, and the places where it builds others. */
export function findPatterns(
  root: string,
  file: string,
  text = readFileSync(path.join(root, file), 'utf8'),
): { patterns: Pattern[]; constructions: Construction[] } {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const patterns: Pattern[] = [];
  const constructions: Construction[] = [];
  const visit = (node: ts.Node): void => {
    const place = { file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 };
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      patterns.push({ ...place, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp')
      constructions.push({ ...place, source: readTemplate(node.arguments?.[0]) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { patterns, constructions };
}

/** Names of interpolations that contain a pattern rather than a word. */
const patternHole = /source|pattern|\(/i;

function readTemplate(node: ts.Expression | undefined): string | null {
  if (node === undefined) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  const raw = ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw';
  const template = raw ? node.template : node;
  if (!ts.isTemplateExpression(template)) return null;
  const read = ({ text, rawText }: ts.TemplateLiteralLikeNode) => (raw ? (rawText ?? text) : text);
  const holes = template.templateSpans.map(({ expression }) => expression.getText());
  if (holes.some((hole) => patternHole.test(hole))) return null;
  return [read(template.head), ...template.templateSpans.map(({ literal }) => `x${read(literal)}`)].join('');
}
