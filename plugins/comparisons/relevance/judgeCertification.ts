import type { RequirementItem, RequirementVerdict } from '../../contract/relevance.ts';
import type { ResumeFacts } from '../../contract.ts';
import { coversCertificate } from '../../knowledge/coversCertificate.ts';
import { skillAlternatives } from '../../knowledge/skills.ts';
import { found, missing, unknown } from './makeVerdict.ts';

/** A certificate: 100 when the document names it, else 0. */
export function judgeCertification({ label, known }: RequirementItem, { certifications }: ResumeFacts): RequirementVerdict {
  const asked = [...new Set([...skillAlternatives(label), ...(known === null ? [] : [known])])];
  const held = certifications.find(({ value }) => asked.some((name) => coversCertificate(value, name)));
  if (held)
    return found(
      100,
      { en: `The document names “${held.value.name}”.`, ru: `В документе есть «${held.value.name}».` },
      held.evidence,
    );
  if (certifications.length === 0)
    return unknown({ en: 'The document names no certificates.', ru: 'Сертификаты в документе не указаны.' }, asked);
  return missing({ en: 'Not among the certificates in the document.', ru: 'Среди сертификатов в документе не найдено.' }, asked);
}
