import { searchableText } from './searchableText.ts';

/** A parsed search. Its texts are {@link searchableText}. */
export type SearchNode =
  | { kind: 'term'; text: string; match: 'beginning' | 'exact' }
  | { kind: 'not'; node: SearchNode }
  | { kind: 'and' | 'or'; nodes: SearchNode[] };

export interface ParsedSearch {
  /** Null when the text has no letters or digits. */
  node: SearchNode | null;
  /** The syntax was wrong or too complex, so all words are searched for. */
  broken: boolean;
}

/** Further words are ignored: they would hardly narrow the search, and cost the database time. */
const mostTerms = 20;
const deepest = 10;

type Token = { kind: '(' | ')' | 'AND' | 'OR' | 'NOT' } | { kind: 'text'; text: string; match: 'beginning' | 'exact' };

/** Operators are written in capitals, so that "and" can be searched for. */
const operators: Record<string, 'AND' | 'OR' | 'NOT'> = { AND: 'AND', OR: 'OR', NOT: 'NOT', И: 'AND', ИЛИ: 'OR', НЕ: 'NOT' };

/**
 * Reads a search: words (found by their beginning; a * at the end may say so), "phrases" (whole words, in this order), AND (also between terms without an
 * operator), OR, NOT or a leading minus, parentheses. A search that is being typed may end too early: open quotes and parentheses are closed, a last operator
 * is ignored. Anything else that is wrong makes it a plain list of words.
 */
export function parseSearch(text: string): ParsedSearch {
  const tokens = tokenize(text);
  while (tokens.length > 0 && isOpen(tokens.at(-1))) tokens.pop();
  try {
    return { node: new Parser(tokens).parse(), broken: false };
  } catch (error) {
    if (!(error instanceof SearchSyntaxError)) throw error;
    const words = tokens.flatMap((token) => (token.kind === 'text' ? [token] : []));
    return { node: combine('and', words.slice(0, mostTerms).map(toTerm)), broken: true };
  }
}

/** Writes a parsed search in the search syntax, to show how it was understood. */
export function formatSearch(node: SearchNode): string {
  if (node.kind === 'term') return node.match === 'exact' ? `"${node.text}"` : node.text;
  if (node.kind === 'not') return `NOT ${inBrackets(node.node)}`;
  return node.nodes.map(inBrackets).join(` ${node.kind.toUpperCase()} `);
}

function inBrackets(node: SearchNode): string {
  return node.kind === 'and' || node.kind === 'or' ? `(${formatSearch(node)})` : formatSearch(node);
}

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [whole, phrase, bracket] of text.replace(/[“”„«»]/g, '"').matchAll(/"([^"]*)"?|([()])|[^\s()"]+/g)) {
    if (phrase !== undefined) tokens.push({ kind: 'text', text: searchableText(phrase), match: 'exact' });
    else if (bracket !== undefined) tokens.push({ kind: bracket as '(' | ')' });
    else tokens.push(...readWord(whole));
  }
  return tokens.filter((token) => token.kind !== 'text' || token.text !== '');
}

function readWord(word: string): Token[] {
  const operator = Object.hasOwn(operators, word) ? operators[word] : undefined;
  if (operator) return [{ kind: operator }];
  const token: Token = { kind: 'text', text: searchableText(word), match: 'beginning' };
  return /^-[\p{L}\p{N}]/u.test(word) ? [{ kind: 'NOT' }, token] : [token];
}

function isOpen(token: Token | undefined): boolean {
  return token !== undefined && token.kind !== 'text' && token.kind !== ')';
}

class SearchSyntaxError extends Error {}

/** Recursive descent: OR binds weaker than AND, AND weaker than NOT. */
class Parser {
  private at = 0;
  private terms = 0;
  private readonly tokens: readonly Token[];
  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  parse(): SearchNode | null {
    if (this.tokens.length === 0) return null;
    const node = this.readOr(0);
    if (this.at < this.tokens.length) throw new SearchSyntaxError();
    return node;
  }

  private readOr(depth: number): SearchNode {
    if (depth > deepest) throw new SearchSyntaxError();
    const nodes = [this.readAnd(depth)];
    while (this.take('OR')) nodes.push(this.readAnd(depth));
    return combine('or', nodes) as SearchNode;
  }

  private readAnd(depth: number): SearchNode {
    const nodes = [this.readNot(depth)];
    for (;;) {
      const next = this.tokens[this.at]?.kind;
      if (next === undefined || next === 'OR' || next === ')') return combine('and', nodes) as SearchNode;
      this.take('AND');
      nodes.push(this.readNot(depth));
    }
  }

  private readNot(depth: number): SearchNode {
    if (!this.take('NOT')) return this.readTerm(depth);
    if (depth > deepest) throw new SearchSyntaxError();
    return { kind: 'not', node: this.readNot(depth + 1) };
  }

  private readTerm(depth: number): SearchNode {
    const token = this.tokens[this.at++];
    if (token?.kind === '(') {
      const node = this.readOr(depth + 1);
      if (!this.take(')') && this.at < this.tokens.length) throw new SearchSyntaxError();
      return node;
    }
    if (token?.kind !== 'text' || ++this.terms > mostTerms) throw new SearchSyntaxError();
    return toTerm(token);
  }

  private take(kind: Token['kind']): boolean {
    if (this.tokens[this.at]?.kind !== kind) return false;
    this.at += 1;
    return true;
  }
}

function toTerm({ text, match }: Extract<Token, { kind: 'text' }>): SearchNode {
  return { kind: 'term', text, match };
}

function combine(kind: 'and' | 'or', nodes: SearchNode[]): SearchNode | null {
  return nodes.length > 1 ? { kind, nodes } : (nodes[0] ?? null);
}
