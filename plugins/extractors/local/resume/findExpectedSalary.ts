import type { Fact, Salary } from '../../../contract.ts';
import { quote } from '../shared/evidence.ts';
import { findSalaries, PAY_WORDS } from '../shared/findSalary.ts';
import { type LineView, sliceLine } from '../shared/lineView.ts';
import { splitPieces } from '../shared/splitPieces.ts';
import { contactLines, type Resume, sectionsOf } from './context.ts';

const EXPECTATION = /(?:expect|desired|require|target|asking|желаем|ожида|от\s|хочу)/iu;
const PAST =
  /(?:budget|revenue|sales|cost|saved|reduc|grew|increas|portfolio|funding|raised|contract|deal|выручк|бюджет|оборот|экономи|прибыл|продаж)/iu;

/** What the person earns now is not what they ask for. */
const EARNED = /(?<!\p{L})(?:current(?:ly)?|present|last(?: drawn)?|previous|existing|drawn|текущ|нынешн|сейчас|последн)/iu;
const ASKED = /(?<!\p{L})(?:expect|desired|asking|target|желаем|ожида|хочу)/iu;

/** "140 000 ₽ / месяц", "От 900 000 ₸", "$95k": nothing but an amount. */
const AMOUNT_ALONE = /^(?:от|до|from|up to)?\s?[\D]{0,4}\d[\d\s.,kк]*\s?\D{1,12}(?:\s?(?:на руки|в месяц|\/.*|per \p{L}+))?$/iu;
/** Whoever names the period of an amount beside their name means their pay. */
const PERIOD = /(?:в месяц|\/\s?мес|на руки|per (?:month|year|annum|hour)|\/\s?(?:month|year|yr|hour)|p\.a\.)/iu;
const CURRENCY = /[$€£₽₴₸]|руб|usd|eur|gbp/iu;

/** What marks part on a line, each as a line of its own. */
const piecesOf = (resume: Resume, line: LineView): LineView[] =>
  splitPieces(resume.document, line).flatMap(({ start, end }) => sliceLine(resume.document, line, start, end) ?? []);

/** `label` stands before the line: a heading. */
function inLine(resume: Resume, line: LineView, bonus: number, label = ''): Fact<Salary> | null {
  const earned = EARNED.test(line.text) || (EARNED.test(label) && !ASKED.test(label));
  const asked = earned ? (ASKED.exec(line.text)?.index ?? line.text.length) : 0;
  const currency = /\p{Script=Cyrillic}/u.test(line.text) ? 'RUB' : null;
  const match = findSalaries(line.text, currency).find(({ start }) => start >= asked);
  if (!match) return null;
  return {
    value: match.salary,
    evidence: [quote(resume.document, line.start + match.start, line.start + match.end)],
    confidence: Math.min(0.97, 0.6 + bonus + (EXPECTATION.test(line.text) ? 0.2 : 0)),
  };
}

/** The pay a person asks for: in a salary section, else in a line that speaks of pay, or right under one, outside the jobs. */
export function findExpectedSalary(resume: Resume): Fact<Salary> | null {
  for (const { heading, lines } of sectionsOf(resume, 'salary')) {
    for (const line of lines) {
      const found = inLine(resume, line, 0.3, heading?.text);
      if (found) return found;
    }
  }
  const outside = [
    ...contactLines(resume),
    ...sectionsOf(resume, 'objective', 'summary', 'personal', 'other').flatMap(({ lines }) => lines),
  ].sort((a, b) => a.start - b.start);
  for (const [index, line] of outside.entries()) {
    const label = PAY_WORDS.exec(line.text);
    const above = outside[index - 1];
    const near = above && above.index === line.index - 1 && above.wordCount <= 5 && PAY_WORDS.test(above.text);
    if ((!label && !near) || PAST.test(line.text)) continue;
    const found = inLine(resume, line, 0.15);
    if (found) return found;
  }
  return objectiveSalary(resume);
}

/** Under "Desired position and salary" an amount with its currency may stand without any word. */
function objectiveSalary(resume: Resume): Fact<Salary> | null {
  const lines = sectionsOf(resume, 'objective', 'header').flatMap((section) => section.lines);
  for (const piece of lines.flatMap((line) => [line, ...piecesOf(resume, line)])) {
    const alone = piece.wordCount <= 7 && AMOUNT_ALONE.test(piece.text);
    if ((!alone && !PERIOD.test(piece.text)) || !CURRENCY.test(piece.text) || PAST.test(piece.text)) continue;
    const found = inLine(resume, piece, 0);
    if (found) return found;
  }
  return splitSalary(resume);
}

/** The amount on one line, the currency on the next, as some sites print it. */
function splitSalary(resume: Resume): Fact<Salary> | null {
  const lines = sectionsOf(resume, 'objective', 'salary').flatMap((section) => section.lines);
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (!next || !/^\d[\d\s.,]*$/.test(line.text) || !/^(?:[$€£₽₴₸]|руб|usd|eur|gbp)/iu.test(next.text)) continue;
    const text = resume.document.text.slice(line.start, next.end).replace(/\s/g, ' ');
    const [match] = findSalaries(text);
    if (match)
      return {
        value: match.salary,
        evidence: [quote(resume.document, line.start + match.start, line.start + match.end)],
        confidence: 0.8,
      };
  }
  return null;
}
