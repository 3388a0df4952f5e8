import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { analyse } from 'scslre';

/**
 * Why a pattern's running time can grow faster than the length of the text; empty when it cannot. Two checks: scslre finds patterns that a repeated character
 * slows down, also across the places where a search can start; our own rule finds assertions that scan the whole text from each place.
 */
export function judgePattern(source: string, flags: string): string[] {
  const literal = new RegExp(source, flags);
  const { reports } = analyse(literal, { reportTypes: { Move: true, Self: true, Trade: true } });
  return [...reports.map(explain), ...findFarSights(literal)];
}

const reasons = {
  Move: 'each place is a start that runs over the same text again',
  Self: 'a loop within a loop can split a text in many ways',
  Trade: 'two loops can share a text in many ways',
};

function explain({ type, exponential, character }: ReturnType<typeof analyse>['reports'][number]): string {
  return `${exponential ? 'exponential' : 'quadratic or worse'}: ${reasons[type]} (repeat ${character.literal.source})`;
}

const parser = new RegExpParser();

/** Unbounded lookaheads and lookbehinds in a pattern that is tried at each place of the text. */
function findFarSights(literal: RegExp): string[] {
  const found: string[] = [];
  const { pattern } = parser.parseLiteral(String(literal));
  visitRegExpAST(pattern, {
    onAssertionEnter(node) {
      if (node.kind !== 'lookbehind' && node.kind !== 'lookahead') return;
      if (looksOnce(node, literal.flags) || !hasEndlessLoop(node)) return;
      found.push(`quadratic: ${node.raw} looks through the text from each place`);
    },
  });
  return found;
}

/** True for a lookahead outside any loop, in an alternative that is only tried at the beginning of the text. */
function looksOnce(node: AST.LookaroundAssertion, flags: string): boolean {
  let top: AST.Node = node;
  for (let above: AST.Node | null = node.parent; above !== null && above.type !== 'Pattern'; above = above.parent) {
    if (above.type === 'Quantifier' && above.max > 1) return false;
    top = above;
  }
  const first = top.type === 'Alternative' ? top.elements[0] : undefined;
  return node.kind === 'lookahead' && !flags.includes('m') && first?.type === 'Assertion' && first.kind === 'start';
}

/** In a lookbehind, which is tried at each place, every endless loop counts; in a lookahead, which only follows a match, one over nearly any character. */
function hasEndlessLoop(node: AST.LookaroundAssertion): boolean {
  let endless = false;
  visitRegExpAST(node, {
    onQuantifierEnter({ max, element }) {
      endless ||= max === Number.POSITIVE_INFINITY && (node.kind === 'lookbehind' || isWide(element));
    },
  });
  return endless;
}

function isWide(element: AST.QuantifiableElement): boolean {
  if (element.type === 'CharacterSet') return element.kind === 'any' || (element.kind !== 'property' && element.negate);
  return element.type === 'CharacterClass' && element.negate;
}
