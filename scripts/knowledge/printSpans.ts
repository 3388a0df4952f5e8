import { extractRequirements } from '../../plugins/extractors/local/requirements/extractRequirements.ts';
import { findAskedSkills } from '../../plugins/extractors/local/requirements/skills/askedSkills.ts';
import { textDocument } from '../../plugins/extractors/local/shared/textDocument.ts';
import { findSkills } from '../../plugins/knowledge/skills.ts';
import { type Agreement, measureSpans, type Span } from './measureSpans.ts';
import { readMarkedDocuments, readMarkedSentences } from './readMarkedSentences.ts';

/** Prints how what is found in marked job descriptions agrees with the marks: names in sentences, the same as the extractor believes them, and requirements of whole descriptions. */
export function printSpans(lines: string): void {
  print('Names found in marked sentences', measureSpans(readMarkedSentences(lines), findSkills));
  print(
    'The same, ordinary words believed where the sentence asks for something',
    measureSpans(readMarkedSentences(lines), (text) => findAskedSkills(text, { requires: false, explicit: true })),
  );
  print('Requirements read from the whole descriptions', measureSpans(readMarkedDocuments(lines), requirementSpans));
}

/** All that is asked for: the marks of knowledge hold languages and studies too. Years are not marked. */
function requirementSpans(text: string): Span[] {
  const options = { signal: new AbortController().signal, today: '2025-01-01', topK: 8 };
  const { requirements } = extractRequirements(textDocument(text), options);
  return requirements.filter(({ kind }) => kind !== 'experience').flatMap(({ evidence }) => evidence);
}

function print(title: string, { found, marked, loose, strict, knowledgeRecall, skillRecall }: Agreement): void {
  console.log(`${title}: ${found} found, ${marked} marked`);
  for (const [name, { precision, recall, f1 }] of Object.entries({ loose, strict }))
    console.log(`  ${name.padEnd(6)} precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, F1 ${f1.toFixed(3)}`);
  for (const [name, recall] of Object.entries({ knowledge: knowledgeRecall, skills: skillRecall })) {
    const f1 = loose.precision + recall === 0 ? 0 : (2 * loose.precision * recall) / (loose.precision + recall);
    console.log(`  ${name.padEnd(9)} recall ${recall.toFixed(3)}, F1 with the loose precision ${f1.toFixed(3)}`);
  }
}
