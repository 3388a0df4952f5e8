import type { Certification, Fact, Language } from '../../../contract.ts';
import { languagesMap } from '../../../knowledge/languages.ts';
import { normalizeSkill } from '../../../knowledge/skills.ts';
import type { ResumeAnswer } from '../answers/resumeAnswer.ts';
import { type Claims, factOf, textOf, wordsOf } from './claims.ts';

const reachOfLevel = 80;
const longestCertificate = 160;

/** Spoken languages that the document names, with the level beside them. */
export function checkLanguages(claims: Claims, languages: ResumeAnswer['languages']): Fact<Language>[] {
  return languages.flatMap(({ name: written, level: claimed }) => {
    const span = claims.find(written);
    if (span === null) return [];
    const name = wordsOf(claims.quotable, span);
    const known = languagesMap.get(name.toLowerCase());
    if (known === undefined) {
      claims.drop();
      return [];
    }
    const level = claims.find(claimed, { span, reach: reachOfLevel });
    const spans = level === null ? [span] : [span, level];
    return [factOf(claims.quotable, { name, known, level: level && wordsOf(claims.quotable, level) }, ...spans)];
  });
}

export function checkCertifications(claims: Claims, certifications: readonly string[]): Fact<Certification>[] {
  return certifications.flatMap((written) => {
    const span = claims.find(written);
    if (span === null) return [];
    if (span.end - span.start > longestCertificate) {
      claims.drop();
      return [];
    }
    const name = wordsOf(claims.quotable, span);
    return [factOf(claims.quotable, { name, known: normalizeSkill(name)?.name ?? null }, span)];
  });
}

/** Sentences with a measured result; without a number nothing was measured. */
export function checkAchievements(claims: Claims, achievements: readonly string[]): Fact<string>[] {
  return achievements.flatMap((written) => {
    const span = claims.find(written);
    if (span === null) return [];
    if (/\d/u.test(textOf(claims.quotable, span))) return [factOf(claims.quotable, wordsOf(claims.quotable, span), span)];
    claims.drop();
    return [];
  });
}
