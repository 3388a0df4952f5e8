import type { RequirementItem, RequirementVerdict } from '../../contract/relevance.ts';
import { type Language, matchName, type ResumeFacts } from '../../contract.ts';
import { languageRank } from '../../knowledge/languageRank.ts';
import { languagesMap } from '../../knowledge/languages.ts';
import { found, missing, unknown } from './makeVerdict.ts';

/** A level is required, but the document states none. */
const levelUnknown = 60;
const oneBelow = 60;
const further = 30;

/**
 * A spoken language: 100 when known well enough, 60 one step below the required level (of the seven from A1 to native) or when the document states no level, 30 further below, 0 when the document names other languages only.
 */
export function judgeLanguage({ label, known }: RequirementItem, { languages }: ResumeFacts): RequirementVerdict {
  const [name = label] = label.split(/\s{0,5}[(,–—:]/u);
  const asked = matchName({ name, known: known ?? languagesMap.get(name.trim().toLowerCase()) ?? null });
  const lookedFor = [...new Set([name.trim(), ...(known === null ? [] : [known])])];
  const held = languages
    .filter(({ value }) => matchName(value) === asked)
    .toSorted((a, b) => (languageRank(b.value.level) ?? 0) - (languageRank(a.value.level) ?? 0))[0];
  if (held) return found(scoreLevel(label, held.value), describe(held.value, label), held.evidence);
  if (languages.length === 0)
    return unknown({ en: 'The document names no languages.', ru: 'Языки в документе не указаны.' }, lookedFor);
  return missing({ en: 'Not among the languages in the document.', ru: 'Среди языков в документе не найдено.' }, lookedFor);
}

function scoreLevel(label: string, { level }: Language): number {
  const required = languageRank(label);
  if (required === null) return 100;
  const rank = languageRank(level);
  if (rank === null) return levelUnknown;
  if (rank >= required) return 100;
  return rank === required - 1 ? oneBelow : further;
}

function describe({ name, level }: Language, label: string) {
  const required = languageRank(label) !== null;
  const stated = level ?? null;
  const asked = { en: required ? `; required: ${label}` : '', ru: required ? `; требуется: ${label}` : '' };
  return {
    en: `${name}: ${stated ?? 'level not stated'}${asked.en}.`,
    ru: `${name}: ${stated ?? 'уровень не указан'}${asked.ru}.`,
  };
}
