import type { DocumentText, Fact } from '../../../contract.ts';
import { fact, oneLine } from '../shared/evidence.ts';
import { titleScore } from '../shared/fieldScores.ts';
import { bodySize, type LineView, viewLines } from '../shared/lineView.ts';
import { splitPieces } from '../shared/splitPieces.ts';

interface Candidate {
  start: number;
  end: number;
  score: number;
}

const label =
  /^(?:job title|position(?: title)?|title|role|vacancy|job|job position|opening|we are hiring|hiring|now hiring|вакансия|должность|позиция|название вакансии|название должности|требуется|ищем|открыта вакансия)\s*[:：–—-]\s*/iu;
const announced =
  /(?:looking for|seeking|searching for|hiring|to hire|recruiting|need|join us as|join our team as|position of|role of|post of|as our (?:new|next)|as)\s+(?:an?|our next|our new|the|one|two|several|experienced|talented|motivated|skilled|passionate|enthusiastic|\s)*\s*([\p{Lu}][\p{L}/&+#.'-]*(?:\s+(?:of|and|&|in|for|the|[\p{Lu}\d(][\p{L}\p{N}/&+#.'()-]*)){0,6})/gu;
const announcedRussian =
  /(?:ищем|в поиске|требуется|требуются|приглаша\p{L}+|нужен|на (?:позицию|должность|вакансию)|открыта вакансия|вакансия)\s+(?:в команду\s+|на работу\s+|опытного\s+|опытный\s+|талантливого\s+)?[«"]?((?:\p{L}|[A-Z])[\p{L}+#.-]*(?:[\s/-]+(?!в\s|на\s|для\s|с\s|к\s|который|чтобы|для)[\p{L}+#.()-]+){0,4})/giu;
/** What titles carry in job descriptions: "(m/f/d)", "(f/m/x)", "- Remote", "(full-time)". */
const ornament =
  /\s*[([](?:(?:[mfdwxhg]|div|gn|all genders|м|ж)(?:\s*[/|,]\s*(?:[mfdwxhgv]|div|diverse|м|ж))*|full[- ]?time|part[- ]?time|remote|hybrid|on-?site|permanent|contract|удал[её]нно|удал[её]нка|гибрид)[)\]]|\s+(?:m\/[fw]\/[dx]|f\/m\/[dx]|all genders)(?=\s|$)/giu;
/** Words before a title in a headline that seeks somebody. */
const lead =
  /^(?:(?:срочно\s+)?(?:требуется|требуются|ищем|приглашаем)|(?:we(?:'|’)?re |we are |now )?hiring(?: an?)?|wanted)[:!]?\s+/iu;
const noTitle =
  /^(?:job description|description|about (?:us|the .*)|careers?|vacancy|jobs?|описание вакансии|вакансия|требования.*|requirements.*|responsibilities.*|обязанности.*)$/iu;
const firstLines = 8;
const leastScore = 1.4;

/** The title of the position: behind a label, at the head of the document, or where the text says whom it looks for. */
export function findJobTitle(document: DocumentText): Fact<string> | null {
  const lines = viewLines(document).filter((line) => line.line.role !== 'footer');
  const found = labelledTitle(document, lines) ?? headTitle(document, lines) ?? announcedTitle(document);
  if (found === null) return null;
  const [start, end] = withoutOrnaments(document, found);
  const value = oneLine(document.text.slice(start, end).replace(ornament, ''));
  return value.length < 2 ? null : fact(document, value, start, end, Math.min(0.97, 0.5 + 0.12 * found.score));
}

function labelledTitle(document: DocumentText, lines: readonly LineView[]): Candidate | null {
  for (const line of lines.slice(0, firstLines * 2)) {
    const length = label.exec(line.text)?.[0].length ?? 0;
    if (length === 0 || line.text.length - length > 90) continue;
    const [piece] = splitPieces(document, { ...line, start: line.start + length, text: line.text.slice(length) });
    if (piece !== undefined && piece.text.split(/\s+/).length <= 10 && !/[.!?]$/.test(piece.text))
      return { start: piece.start, end: piece.end, score: 3.5 };
  }
  return null;
}

function headTitle(document: DocumentText, lines: readonly LineView[]): Candidate | null {
  const body = bodySize(lines);
  let best: Candidate | null = null;
  for (const line of lines.slice(0, firstLines)) {
    for (const { start, end } of [line, ...splitPieces(document, line)]) {
      const skipped = lead.exec(document.text.slice(start, end))?.[0].length ?? 0;
      const text = document.text
        .slice(start + skipped, end)
        .replace(ornament, '')
        .trim();
      if (noTitle.test(text) || /[:?]$|@|https?:/u.test(text) || text.split(/\s+/).length > 10) continue;
      const looks = line.line.heading || (body > 0 && line.size > body * 1.15) ? 0.5 : 0;
      const score = titleScore(text.replaceAll('-', ' ')) + looks - 0.25 * line.index - 0.002 * text.length;
      if (score >= leastScore && score > (best?.score ?? 0)) best = { start: start + skipped, end, score };
    }
  }
  return best;
}

function announcedTitle(document: DocumentText): Candidate | null {
  const beginning = document.text.slice(0, 3000);
  for (const pattern of [announced, announcedRussian]) {
    for (const match of beginning.matchAll(pattern)) {
      const name = (match[1] ?? '').replace(/\s+(?:of|and|in|for|the|&)$/u, '');
      const start = match.index + match[0].indexOf(match[1] ?? '');
      if (titleScore(name.replace(ornament, '')) >= leastScore) return { start, end: start + name.length, score: 2 };
    }
  }
  return null;
}

/** Off the ends; inside it stays in the quotation and goes from the value. */
function withoutOrnaments(document: DocumentText, { start, end }: Candidate): [start: number, end: number] {
  const text = document.text.slice(start, end);
  const trimmed = text.replace(new RegExp(`(?:${ornament.source})+\\s*$`, 'iu'), '').replace(/[\s,–—|!-]+$/u, '');
  return [start, start + Math.max(trimmed.length, 1)];
}
