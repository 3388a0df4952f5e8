import type { DocumentText, Fact, ResumeFacts } from '../../../contract.ts';

/** Letters and digits only: how lines are joined, case, accents and punctuation do not matter. */
const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '');

const single = ['name', 'title', 'email', 'phone', 'website', 'linkedin', 'location', 'summary'] as const;

/**
 * Removes what the document does not say: each value must occur in the text, in reading order, or in a link. The finders quote, so nothing is removed
 * unless one of them fails; the person who reads the answer never sees an invented value.
 */
export function keepPrinted({ text, links }: DocumentText, facts: ResumeFacts): ResumeFacts {
  const printed = lettersOf(text) + links.map(({ url }) => ` ${lettersOf(url)}`).join('');
  const says = (value: string) => text.includes(value) || printed.includes(lettersOf(value));
  const own = (value: string | null) => (value !== null && says(value) ? value : null);
  const named = <T extends { name: string }>(list: readonly Fact<T>[]) => list.filter(({ value }) => says(value.name));
  const kept = { ...facts };
  // A form prints the parts of a name apart from each other: then its quotations together are the name.
  const isQuoted = ({ value, evidence }: Fact<string>) =>
    lettersOf(evidence.map((one) => one.text).join(' ')) === lettersOf(value) && evidence.every((one) => says(one.text));
  for (const field of single) if (facts[field] && !says(facts[field].value) && !isQuoted(facts[field])) kept[field] = null;
  return {
    ...kept,
    experience: facts.experience
      .map((job) => ({
        ...job,
        value: {
          ...job.value,
          company: own(job.value.company),
          position: own(job.value.position),
          location: own(job.value.location),
          responsibilities: job.value.responsibilities.filter(says),
        },
      }))
      .filter(({ value }) => value.company !== null || value.position !== null || value.start !== null),
    education: facts.education
      .map((study) => ({
        ...study,
        value: {
          ...study.value,
          institution: own(study.value.institution),
          degree: own(study.value.degree),
          specialization: own(study.value.specialization),
        },
      }))
      .filter(({ value }) => value.institution !== null || value.degree !== null),
    skills: named(facts.skills),
    certifications: named(facts.certifications),
    languages: named(facts.languages),
    achievements: facts.achievements.filter(({ value }) => says(value)),
  };
}
