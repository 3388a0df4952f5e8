import { normalizeSkill } from '../../plugins/knowledge/skills.ts';
import type { Locale } from '../context.ts';
import { candidateLabel, documentLabel } from './candidateLabel.ts';
import { findSecrets, maskText, type Range, type Secrets } from './maskText.ts';

/** How one candidate shows in blind review. */
export interface Mask {
  /** Stands for the name: "Candidate 7F3KQ". */
  label: string;
  /** Stands for a file's name: "Resume 7F3KQ.pdf". */
  file(fileName: string): string;
  /** The text with everything that identifies the candidate hidden; its length stays. */
  text(value: string, ranges?: readonly Range[]): string;
}

/** Documents are asked for once for each of their lines. */
const longText = 1_000;

/** @param id of the candidate, or of a document that has none yet */
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

/** An id, or the name of a skill alone: the skill of somebody called Ruby is no secret. */
function isNeutral(text: string): boolean {
  return uuid.test(text) || (text.length < 40 && normalizeSkill(text)?.name === text);
}

/** A file's name also without its ending, an address also without what everybody's begins with. */
function withStem(text: string): string[] {
  const stem = text.replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/\.(?:pdf|docx?|txt)$/iu, '');
  return [text, stem];
}
