import { type Certification, definePlugin, type Facet, type FacetScore, type Fact } from '../../contract.ts';
import { comparableCertificate, coversCertificate } from '../../knowledge/coversCertificate.ts';
import { countEnglish, countRussian, listShort, notFound, numberRussian } from '../../knowledge/phrases.ts';
import { roundScore } from '../roundScore.ts';

/** Eight certificates reach 100. */
const valueOfOne = 12.5;
const certificates = ['сертификат', 'сертификата', 'сертификатов'] as const;

/** Different certificates, 12.5 points each. The explanation says which required ones are among them; that does not change the score. */
export const certificationsFacet = definePlugin<Facet>({
  id: 'certifications',
  version: '4',
  kind: 'facet',
  label: { en: 'Certification Count', ru: 'Сертификаты' },
  method: {
    en: `${valueOfOne} points for each different certificate, 100 at most.`,
    ru: `По ${numberRussian(valueOfOne)} балла за каждый сертификат, всего не больше 100.`,
  },
  defaultWeight: 0.1,
  score(facts, requirements): FacetScore {
    const held = distinct(facts.certifications);
    const missing = requirements.certifications.filter((asked) => !held.some((fact) => coversCertificate(fact.value, asked)));
    if (held.length === 0) {
      return { value: 0, explanation: withMissing(notFound('certificates', 'Сертификатов не найдено'), missing), evidence: [] };
    }
    return {
      value: roundScore(held.length * valueOfOne),
      explanation: withMissing(counted(held.map((fact) => fact.value.name)), missing),
      evidence: held.flatMap((fact) => fact.evidence.slice(0, 1)),
    };
  },
});

function distinct(certifications: readonly Fact<Certification>[]): Fact<Certification>[] {
  const byName = new Map<string, Fact<Certification>>();
  for (const fact of certifications) {
    const key = comparableCertificate(fact.value.known ?? fact.value.name);
    if (key !== '' && !byName.has(key)) byName.set(key, fact);
  }
  return [...byName.values()];
}

function counted(names: string[]) {
  return {
    en: `${countEnglish(names.length, 'certificate')}, ${valueOfOne} points each, 100 at most: ${listShort(names)}.`,
    ru: `${countRussian(names.length, certificates)}, по 12,5 балла, всего не больше 100: ${listShort(names)}.`,
  };
}

function withMissing(text: { en: string; ru?: string }, missing: string[]) {
  if (missing.length === 0) return text;
  return {
    en: `${text.en} Required but not found: ${listShort(missing)}.`,
    ru: `${text.ru} Требуется, но не найдено: ${listShort(missing)}.`,
  };
}
