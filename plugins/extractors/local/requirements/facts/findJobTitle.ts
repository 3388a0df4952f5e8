import type { DocumentText, Fact } from '../../../../contract.ts';
import {
  announcements,
  jobTitleLabels,
  russianAnnouncementRemarks,
  russianAnnouncements,
  titlelessHeadings,
} from '../../../../knowledge/cues/jobFactCues.ts';
import { companyScore, titleScore } from '../../annotate/fieldScores.ts';
import { matchPlace } from '../../annotate/matchPlace.ts';
import { fact, oneLine } from '../../shared/evidence.ts';
import { bodySize, type LineView, viewLines } from '../../shared/lineView.ts';
import { splitPieces } from '../../shared/splitPieces.ts';
import { headingOf } from '../clauses/jobHeadings.ts';
import { notNaming } from '../title/notNaming.ts';
import { asksForWhom, toNominative } from '../title/toNominative.ts';
import { trimTitle, withoutOrnaments } from '../title/trimTitle.ts';

interface Candidate {
  start: number;
  end: number;
  score: number;
}

const label = new RegExp(String.raw`^(?:${jobTitleLabels})\s*(?:[#№]?\s?\d+\s*[.:：–—-]|[:：–—-])[*_]{0,2}\s*`, 'iu');
/** "конкурс на замещение вакантной должности: …", "Subject: …"; the text after it must read like a title. */
const looseLabel =
  /^(?:subject|re|fwd?|тема)\s*:\s*(?:(?:new |open |job )?(?:vacancy|position|opening|job)\s*[:–—-]?\s*)?|^.{0,80}(?:должност[ьи]|вакансию|позицию|position of|post of|vacancy for)\s*[:：–—-]\s*[«"]?/iu;
const announced = new RegExp(
  String.raw`\b(?:${announcements})[ \t]+(?:(?!who|that|to|your?|we|of|in|for|with|at\b)\p{Ll}[\p{Ll}-]*,?[ \t]+){0,7}([\p{Lu}][\p{L}/&+#.'-]*(?:\s+(?:of|and|&|in|for|the|[\p{Lu}\d(][\p{L}\p{N}/&+#.'()-]*)){0,6})`,
  'gu',
);
const announcedRussian = new RegExp(
  String.raw`(?:${russianAnnouncements})\s+(?:${russianAnnouncementRemarks})*[«"]?((?:\p{L}|[A-Z])[\p{L}+#.-]*(?:[ \t/-]+(?!в\s|на\s|для\s|с\s|к\s|из\s|который|чтобы|для)(?:[\p{L}+#()-]|\.(?=\p{L}))+){0,4})`,
  'giu',
);
/** "As Account Executive you will …". */
const asYou =
  /\bAs\s+(?:an?\s+|our\s+|the\s+)?((?:\p{Lu}[\p{L}/&+#.-]*\s+){0,4}\p{Lu}[\p{L}/&+#.-]*)(?=,?\s+(?:you|at|in|with|for)\b)/gu;
/** "In this Analytics Engineer role …". */
const thisRole =
  /\b(?:[Tt]his|[Tt]he|[Oo]ur)[ \t]+((?:\p{Lu}[\p{L}/&+#.-]*[ \t]+){0,4}\p{Lu}[\p{L}/&+#.-]*)(?=[ \t]+(?:role|position|job|vacancy)\b)/gu;
/** "Head Chef wanted for our bistro". */
const wanted = /^(?:an? |the )?([\p{L}/&+#.' -]{3,60}?)\s+(?:wanted|needed|required|sought)\b/iu;
/** Words before the title in a headline that looks for somebody. */
const lead =
  /^(?:(?:срочно\s+)?(?:требуется|требуются|ищем|приглашаем)(?:\s+на работу)?|(?:we(?:'|’)?re |we are |now )?hiring(?: for)?(?: an?)?|wanted|vacancy|urgent(?:ly)?)[:!]?\s+/iu;
const noTitle = new RegExp(String.raw`^(?:${titlelessHeadings})$`, 'iu');
const firstLines = 8;
const farthestLine = 40;
const longestTitleLine = 14;
const leastScore = 1.4;
const mostUnknownWords = 4;

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
  for (const line of lines.slice(0, firstLines * 2)) {
    const sure = label.exec(line.text)?.[0].length ?? 0;
    const length = sure || (looseLabel.exec(line.text)?.[0].length ?? 0);
    if (length === 0 || line.text.length - length > 90) continue;
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
  let best: Candidate | null = null;
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

/** A first line on its own that names the work in words no list holds: "Book Conservator". */
function unknownTitle([line]: readonly LineView[]): Candidate | null {
  if (line === undefined || line.wordCount > mostUnknownWords || !/^\p{Lu}[\p{L} /&'’-]+$/u.test(line.text)) return null;
  if (noTitle.test(line.text) || notNaming.test(line.text) || headingOf(line.text) !== null) return null;
  if (companyScore(line.text) > 0.3 || matchPlace(line.text) !== null) return null;
  return { start: line.start, end: line.end, score: 0.5 };
}

function titleIn(document: DocumentText, start: number, end: number): Candidate {
  const line = document.text.slice(start, end);
  const call = wanted.exec(line)?.[1];
  if (call !== undefined && titleScore(call) >= leastScore) {
    const from = start + line.indexOf(call);
    return { start: from, end: from + call.length, score: titleScore(call) };
  }
  const skipped = lead.exec(line)?.[0].length ?? 0;
  const text = withoutOrnaments(trimTitle(line.slice(skipped))).trim();
  const none =
    noTitle.test(text) ||
    notNaming.test(text) ||
    /[:?]$|@|https?:|\w\.\w{2,}\/|^#\S/u.test(line) ||
    text.split(/\s+/).length > 10 ||
    /^\d/.test(text);
  return { start: start + skipped, end, score: none ? 0 : titleScore(text.replaceAll('-', ' ')) };
}

function announcedTitle(document: DocumentText): Candidate | null {
  const beginning = document.text.slice(0, 3000);
  const calls = beginning.split('\n').flatMap((line, index, all): Candidate[] => {
    const call = wanted.exec(line.trim())?.[1];
    if (call === undefined || titleScore(call) < leastScore) return [];
    const offset = all.slice(0, index).reduce((sum, one) => sum + one.length + 1, 0);
    return [{ start: offset + line.indexOf(call), end: offset + line.indexOf(call) + call.length, score: 2 }];
  });
  if (calls[0] !== undefined) return calls[0];
  for (const pattern of [announced, asYou, thisRole, announcedRussian]) {
    for (const match of beginning.matchAll(pattern)) {
      const name = (match[1] ?? '').replace(/(?<!\s)\s+(?:of|and|in|for|the|&|и)$/u, '').replace(/(?<![.,])[.,]+$/u, '');
      const start = match.index + match[0].indexOf(match[1] ?? '');
      if (titleScore(withoutOrnaments(name)) >= leastScore) return { start, end: start + name.length, score: 2 };
    }
  }
  return null;
}
