import { normalizeSkill } from '../../plugins/knowledge/skills.ts';
import type { Locale } from '../context.ts';
import { candidateLabel, documentLabel } from './candidateLabel.ts';
import { findSecrets, maskText, type Range, type Secrets } from './maskText.ts';

/** How one candidate is shown in blind review. */
export interface Mask {
  /** Replaces the name: "Candidate 7F3KQ". */
  label: string;
  /** Replaces a file name: "Resume 7F3KQ.pdf". */
  file(fileName: string): string;
  /** The text with everything identifying hidden; its length does not change. */
  text(value: string, ranges?: readonly Range[]): string;
}

/** Results for texts longer than this are kept, because a document is masked again for each of its lines. */
const longText = 1_000;

/** @param id the candidate's id, or the document's if it has no candidate yet */
export function makeMask(id: string, locale: Locale, secrets: Secrets): Mask {
  const hide = findSecrets({ ...secrets, texts: secrets.texts.flatMap(withStem) });
  const long = new Map<string, string>();
  return {
    label: candidateLabel(id, locale),
    file: (fileName) => documentLabel({ id, fileName }, locale),
    text(value, ranges) {
      if (isNeutral(value)) return value;
      const known = ranges ? undefined : long.get(value);
      const masked = known ?? maskText(value, hide, ranges);
      if (value.length > longText && !ranges) long.set(value, masked);
      return masked;
    },
  };
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Texts that are shown even if they contain the name: ids, and skill names (somebody called Ruby may know Ruby). */
function isNeutral(text: string): boolean {
  return uuid.test(text) || (text.length < 40 && normalizeSkill(text)?.name === text);
}

/** Also hide a file name without its extension, and a URL without its scheme and "www.". */
function withStem(text: string): string[] {
  const stem = text.replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/\.(?:pdf|docx?|txt)$/iu, '');
  return [text, stem];
}
