import type { DocumentText, Evidence, ResumeFacts } from '../../plugins/contract.ts';
import { plain } from './normalize.ts';

/**
 * Values that are in no visible text or link of the document, and quotations that differ from the text they refer to. A canonical name is checked by
 * its quotation.
 */
export function findInvented(document: DocumentText, facts: ResumeFacts): string[] {
  const text = plain(document.text) + document.links.map(({ url }) => plain(url)).join(' ');
  const invented: string[] = [];
  const check = (field: string, value: string | null | undefined) => {
    if (value && !text.includes(plain(value))) invented.push(`${field}: ${value}`);
  };
  namedParts(facts).forEach((part) => {
    check('name', part);
  });
  for (const field of ['title', 'email', 'phone', 'website', 'linkedin', 'location', 'summary'] as const)
    check(field, facts[field]?.value);
  for (const { value } of facts.experience)
    for (const part of [value.position, value.company, value.location, ...value.responsibilities]) check('experience', part);
  for (const { value } of facts.education)
    for (const part of [value.institution, value.degree, value.specialization]) check('education', part);
  for (const { value } of facts.skills) check('skill', value.name);
  for (const { value } of facts.achievements) check('text', value);
  for (const { value } of facts.certifications) check('certification', value.name);
  for (const { value } of facts.languages) for (const part of [value.name, value.level]) check('language', part);
  for (const evidence of allEvidence(facts))
    if (document.text.slice(evidence.start, evidence.end) !== evidence.text || !evidence.text)
      invented.push(`evidence: ${evidence.text}`);
  for (const [field, list] of Object.entries(facts))
    for (const one of Array.isArray(list) ? list : [list])
      if (one && one.evidence.length === 0) invented.push(`no evidence: ${field}`);
  return invented;
}

/** The name, or its parts where a form prints them apart: then the quotations together are the name. */
function namedParts({ name }: ResumeFacts): string[] {
  if (!name) return [];
  const parts = name.evidence.map(({ text }) => text);
  return parts.length > 1 && plain(parts.join(' ')) === plain(name.value) ? parts : [name.value];
}

function allEvidence(facts: ResumeFacts): Evidence[] {
  return Object.values(facts)
    .flatMap((value) => (Array.isArray(value) ? value : value ? [value] : []))
    .flatMap(({ evidence }) => evidence);
}
