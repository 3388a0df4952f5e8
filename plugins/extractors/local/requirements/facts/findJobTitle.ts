import type { DocumentText, Fact } from '../../../../contract.ts';
import {
  announcements,
  jobTitleLabels,
  russianAnnouncementRemarks,
  russianAnnouncements,
  titlelessHeadings,
} from '../../../../knowledge/cues/jobFactCues.ts';
import { type Finder, makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { companyScore, titleScore } from '../../annotate/fieldScores.ts';
import { matchPlace } from '../../annotate/matchPlace.ts';
import { fact, oneLine } from '../../shared/evidence.ts';
import { bodySize, type LineView, viewLines } from '../../shared/lineView.ts';
import { splitPieces } from '../../shared/splitPieces.ts';
import { headingOf } from '../clauses/jobHeadings.ts';
import { asksForWhom, notNaming, toNominative, trimTitle, withoutOrnaments } from '../title/trimTitle.ts';

interface Candidate {
  start: number;
  end: number;
  score: number;
}

const label = makeFinder('iu', {
  before: '^',
  words: jobTitleLabels,
  after: String.raw`\s*(?:[#№]?\s?\d+\s*[.:：–—-]|[:：–—-])[*_]{0,2}\s*`,
});
/** "конкурс на замещение вакантной должности: …", "Subject: …"; the text after it must read like a title. */
const looseLabel =
  /^(?:subject|re|fwd?|тема)\s*:\s*(?:(?:new |open |job )?(?:vacancy|position|opening|job)\s*[:–—-]?\s*)?|^.{0,80}(?:должност[ьи]|вакансию|позицию|position of|post of|vacancy for)\s*[:：–—-]\s*[«"]?/iu;
const announced = makeFinder('u', { before: '\\b', words: announcements, after: String.raw`[ \t]+` });
/** The title behind it, after words in small letters: "looking for an experienced Site Manager". */
const announcedName =
  /(?:(?!who|that|to|your?|we|of|in|for|with|at\b)\p{Ll}[\p{Ll}-]*,?[ \t]+){0,7}([\p{Lu}][\p{L}/&+#.'-]*(?:\s+(?:of|and|&|in|for|the|[\p{Lu}\d(][\p{L}\p{N}/&+#.'()-]*)){0,6})/uy;
const announcedRussian = makeFinder('iu', {
  words: russianAnnouncements,
  after: String.raw`\s+(?:${russianAnnouncementRemarks})*[«"]?`,
});
const announcedRussianName =
  /(\p{L}[\p{L}+#.-]*(?:[ \t/-]+(?!в\s|на\s|для\s|с\s|к\s|из\s|который|чтобы|для)(?:[\p{L}+#()-]|\.(?=\p{L}))+){0,4})/iuy;
/** Words before the title in a headline that looks for somebody. */
const lead =
  /^(?:(?:срочно\s+)?(?:требуется|требуются|ищем|приглашаем)(?:\s+на работу)?|(?:we(?:'|’)?re |we are |now )?hiring(?: for)?(?: an?)?|wanted|vacancy|вакансия|urgent(?:ly)?)[:!]?\s+/iu;
/** A line that says who looks for whom is a sentence, whose words after the verb name the title. */
const calling =
  /(?<!\p{L})(?:ищ(?:ет|ут|ем)|нуж(?:ен|на|ны)|требу[ею]тся|приглаша\p{L}+|hiring|looking for|seeks|seeking)(?!\p{L})/iu;
const noTitle = makeFinder('iu', { before: '^', words: titlelessHeadings, after: '$' });
const firstLines = 8;
const farthestLine = 40;
const longestTitleLine = 14;
const leastScore = 1.4;
const mostUnknownWords = 4;
const longestPrefix = 8;
const longestLabelled = 90;
const longestTitle = 120;

/** The title of the position: after a label, at the top of the document, or where the text says whom it looks for. */
export function findJobTitle(document: DocumentText): Fact<string> | null {
  const lines = viewLines(document).filter((line) => line.line.role !== 'footer');
  const found = labelledTitle(document, lines) ?? headTitle(document, lines) ?? announcedTitle(document) ?? unknownTitle(lines);
  if (found === null) return null;
  const end = found.start + Math.max(1, trimTitle(document.text.slice(found.start, found.end)).length);
  const written = oneLine(withoutOrnaments(document.text.slice(found.start, end)));
  const value = asksForWhom.test(document.text.slice(Math.max(0, found.start - 40), found.start))
    ? toNominative(written)
    : written;
  return value.length < 2 ? null : fact(document, value, found.start, end, Math.min(0.97, 0.5 + 0.12 * found.score));
}

function labelledTitle(document: DocumentText, lines: readonly LineView[]): Candidate | null {
  const folded = isFolded(document);
  for (const line of lines.slice(0, firstLines * 2)) {
    const sure = label.exec(line.text)?.[0].length ?? 0;
    const length = sure || (looseLabel.exec(line.text)?.[0].length ?? 0);
    if (length === 0) continue;
    if (folded || line.text.length - length > longestLabelled) {
      const begun = titlePrefix(line.text.slice(length));
      if (begun !== null) return { start: line.start + length, end: line.start + length + begun.end, score: begun.score };
      continue;
    }
    const rest = { start: line.start + length, end: line.end, text: line.text.slice(length) };
    const [first] = splitPieces(document, { ...line, ...rest });
    // "Relationship Manager - SME": the title continues after a dash.
    const piece = /[|•·\t]|\s{3}/u.test(rest.text) ? first : rest;
    if (piece === undefined || piece.text.split(/\s+/).length > 10 || /[.!?]$/.test(piece.text)) continue;
    if (sure > 0 || titleScore(trimTitle(piece.text)) >= leastScore) return { start: piece.start, end: piece.end, score: 3.5 };
  }
  return null;
}

/** The best of the first short lines: a description may begin with a paragraph about the company. */
function headTitle(document: DocumentText, lines: readonly LineView[]): Candidate | null {
  const body = bodySize(lines);
  const short = lines
    .slice(0, farthestLine)
    .filter((line) => (!line.listItem || line === lines[0]) && line.wordCount <= longestTitleLine);
  const [first] = lines;
  let best: Candidate | null = null;
  if (first !== undefined && first.wordCount > longestTitleLine) {
    const skipped = lead.exec(first.text)?.[0].length ?? 0;
    const begun = titlePrefix(first.text.slice(skipped));
    if (begun !== null) return { start: first.start + skipped, end: first.start + skipped + begun.end, score: begun.score };
  }
  for (const [index, line] of short.slice(0, firstLines).entries()) {
    const looks = line.line.heading || (body > 0 && line.size > body * 1.15) ? 0.5 : 0;
    for (const { start, end } of [line, ...splitPieces(document, line)]) {
      const candidate = titleIn(document, start, end);
      const score = candidate.score + looks - 0.25 * index - 0.002 * (candidate.end - candidate.start);
      if (candidate.score > 0 && score >= leastScore && score > (best?.score ?? 0)) best = { ...candidate, score };
    }
  }
  return best;
}

/** Whether the text came without line breaks: where its first line ends is then a guess. */
function isFolded({ text }: DocumentText): boolean {
  return !text.trim().includes('\n');
}

/** In a text without line breaks: the shortest of its first words that read most like a title. */
function titlePrefix(text: string): Pick<Candidate, 'end' | 'score'> | null {
  const ends = Array.from(text.slice(0, longestTitle).matchAll(/\S+/gu), ({ index, 0: word }) => index + word.length);
  const scored = ends.slice(0, longestPrefix).map((end) => ({ end, score: titleScore(text.slice(0, end).replaceAll('-', ' ')) }));
  const best = scored.reduce<(typeof scored)[number] | null>((most, one) => (one.score > (most?.score ?? 0) ? one : most), null);
  return best !== null && best.score >= leastScore && ![notNaming, calling].some((one) => one.test(text.slice(0, best.end)))
    ? best
    : null;
}

/** A first line on its own that names the work in words no list holds: "Book Conservator". */
function unknownTitle([line]: readonly LineView[]): Candidate | null {
  if (line === undefined || line.wordCount > mostUnknownWords || !/^\p{Lu}[\p{L} /&'’-]+$/u.test(line.text)) return null;
  if (noTitle.test(line.text) || notNaming.test(line.text) || headingOf(line.text) !== null) return null;
  if (companyScore(line.text) > 0.3 || matchPlace(line.text) !== null) return null;
  return { start: line.start, end: line.end, score: 0.5 };
}

function titleIn(document: DocumentText, start: number, end: number): Candidate {
  const line = document.text.slice(start, end);
  const skipped = lead.exec(line)?.[0].length ?? 0;
  const text = withoutOrnaments(trimTitle(line.slice(skipped))).trim();
  const none =
    noTitle.test(text) ||
    calling.test(text) ||
    notNaming.test(text) ||
    /[:?]$|@|https?:|\w\.\w{2,}\/|^#\S/u.test(line) ||
    text.split(/\s+/).length > 10 ||
    /^\d/.test(text);
  return { start: start + skipped, end, score: none ? 0 : titleScore(text.replaceAll('-', ' ')) };
}

function announcedTitle(document: DocumentText): Candidate | null {
  const beginning = document.text.slice(0, 3000);
  const named = [
    ...namesBehind(beginning, announced, announcedName),
    ...namesBehind(beginning, announcedRussian, announcedRussianName),
  ];
  for (const match of named) {
    const name = (match[1] ?? '').replace(/(?<!\s)\s+(?:of|and|in|for|the|&|и)$/u, '').replace(/(?<![.,])[.,]+$/u, '');
    const start = match.index + match[0].indexOf(match[1] ?? '');
    if (titleScore(withoutOrnaments(name)) >= leastScore) return { start, end: start + name.length, score: 2 };
  }
  return null;
}

/** What follows the words of a finder. */
function namesBehind(text: string, words: Finder, name: RegExp): RegExpExecArray[] {
  return words.all(text).flatMap(({ index, 0: found }) => {
    name.lastIndex = index + found.length;
    const match = name.exec(text);
    return match === null ? [] : [match];
  });
}
