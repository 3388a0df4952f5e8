import type { DocumentText } from '../../../contract.ts';
import type { Span } from './spans.ts';

/** Phrases that address the reading machine instead of describing the person: patterns that follow each other. */
const strong: readonly (readonly [RegExp, ...RegExp[]])[] = [
  [
    /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:instructions?|prompts?|rules?|directions?|guidelines?|commands?)\b/giu,
  ],
  [
    /\b(?:ignore|disregard|forget)\s+(?:all|any|everything|anything|what|whatever)\b.{0,30}\b(?:above|before|previous(?:ly)?|prior|said|told|else)\b/giu,
  ],
  [
    /\b(?:new|updated|revised|end of(?: the)?)\s+(?:system\s+)?(?:prompt|instructions?)\b|\b(?:system|developer)\s+(?:prompt|message|instructions?|override)\s*[:=]/giu,
  ],
  [/(?:^|\n)[^\S\n]*(?:system|assistant|user)\s*:\s/giu],
  [
    /\b(?:you are|act as|pretend to be|behave as)\s+(?:now\s+)?(?:an?\s+|the\s+)?(?:AI|LLM|language model|helpful assistant|chat ?bot|parser|ATS|recruit\w* (?:bot|assistant|AI))\b/giu,
  ],
  [
    /\b(?:note|message|instructions?|attention|dear|hey|hello)\b\s*(?:,\s*)?(?:(?:to|for)\s+)?(?:the\s+|all\s+|any\s+)?/giu,
    /(?:AI|LLM|GPT|ChatGPT|language models?|parsers?|ATS|(?:AI|automated|screening)\s+(?:tools?|systems?|models?|recruiters?|software|agents?))\b/iuy,
  ],
  [/\bif you (?:are|'re) (?:an?\s+)?(?:AI|LLM|language model|machine|bot|automated)\b/giu],
  [
    /\b(?:give|assign|award|rate|rank|score|mark|evaluate)\b/giu,
    /[^.\n]{0,40}?\b(?:candidate|applicant|resume|résumé|cv|me|him|her|score|rating)\b/iuy,
    /[^.\n]{0,80}?(?:\b100\b|\b10\s?\/\s?10\b|\bhighest\b|\bmaximum\b|\btop\b|\bperfect\b|\bbest\b|\bfirst\b)/iuy,
  ],
  [
    /(?:^|[.!?:;,\n][^\S\n]*|\b(?:please|then|and|must|should)\s+)(?:set|return|output|respond|reply|replace|write|add)\b/giu,
    /[^.\n]{0,30}\b(?:name|title|e-?mail|phone|skills?|score|rating)\b\s*(?:to\b|as\b|:|=)/iuy,
  ],
  [/\b(?:recommend|hire|shortlist|select|approve)\s+(?:this|the)\s+(?:candidate|applicant|person)\b/giu],
  [/<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:document|system|instructions?|prompt)>/giu],
  [/(?:игнорир|проигнорир|забуд|не\s+обращай|не\s+учитыв)\p{L}*[^.\n]{0,60}(?:инструкц|указани|правил|команд|промпт|сказан)/giu],
  [
    /(?:^|[^\p{L}])(?:ты|вы)\s*(?:[—–-]\s*)?(?:ии(?![\p{L}])|искусственн\p{L}*\s+интеллект|языков\p{L}*\s+модел|нейросет|ассистент|чат-?бот)/giu,
  ],
  [
    /(?:постав|присво|оцени|назнач|верни|вывед|укажи|запиши|добавь)\p{L}*[^.\n]{0,40}(?:кандидат|балл|оценк|навык|имя(?![\p{L}])|рейтинг)/giu,
  ],
  [/(?:примечание|сообщение|инструкция)\s+для\s+(?:ии(?![\p{L}])|нейросет|искусственн|языков|парсер|системы\s+отбора)/giu],
];

/** Continues an instruction right before it. */
const continuing =
  /\b(?:instead|return|output|respond|set|name|score|rating|skills?|recommend|hire|JSON|candidate|must|always|never|do not)\b|[{}"]\s*:|(?:верни|оценк|балл|имя|навык|кандидат|вместо)/iu;

const mostGoingOn = 6;
/** An instruction goes on to the end of its paragraph, if that is near. */
const nearEnd = 4;
const longestEnd = 1000;

/**
 * The lines of a document that instruct its reader. They say nothing about the person, so they are not sent and prove nothing.
 */
export function findInstructions({ text }: Pick<DocumentText, 'text'>): Span[] {
  // An instruction may be wrapped over lines: the patterns see a space there. Same length, so offsets stay.
  const flat = text.replace(/(?<=\S)\n(?=\S)/gu, ' ');
  const found = strong.flatMap((patterns) => [
    ...places(flat, patterns),
    ...(patterns.some(({ source }) => source.includes('\\n')) ? places(text, patterns) : []),
  ]);
  return mergeSpans(found.map((span) => wholeLines(text, span)));
}

function places(text: string, [first, ...others]: readonly [RegExp, ...RegExp[]]): Span[] {
  return [...text.matchAll(first)].flatMap(({ index, 0: match }) => {
    let end = index + match.length;
    for (const next of others) {
      next.lastIndex = end;
      if (!next.test(text)) return [];
      end = next.lastIndex;
    }
    return [{ start: index, end }];
  });
}

function wholeLines(text: string, { start, end }: Span): Span {
  const from = text.lastIndexOf('\n', start) + 1;
  let to = lineEnd(text, end);
  const blank = /\n[^\S\n]*\n|$/u.exec(text.slice(to, to + longestEnd));
  if (blank !== null && text.slice(to, to + blank.index).split('\n').length <= nearEnd)
    return { start: from, end: to + blank.index };
  for (let count = 0; count < mostGoingOn && to < text.length; count++) {
    const next = lineEnd(text, to + 1);
    if (!continuing.test(text.slice(to + 1, next))) break;
    to = next;
  }
  return { start: from, end: to };
}

function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at < 0 ? text.length : at;
}

function mergeSpans(spans: Span[]): Span[] {
  const merged: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
