import type { ComposedResume } from './composeResume.ts';
import { dateStyles } from './dates.ts';
import { lineText } from './model.ts';
import { allJobs, type Choices } from './person.ts';

/** A printed value of a fact: "work 0" is the first job, and `part` says which of its values this is. `within` selects the element that prints it. */
export interface PrintedValue {
  fact: string;
  part: string;
  within: string;
  text: string;
}

const list = (fact: string, within: string, texts: readonly string[]): PrintedValue[] =>
  texts.map((text, at) => ({ fact: `${fact} ${at}`, part: 'name', within, text }));

/** The values of a résumé's facts as its page prints them. A place that the layout leaves out is among them too. */
export function printedValues({ model, truth, person, choices }: ComposedResume): PrintedValue[] {
  const { print } = dateStyles[choices.dates]!;
  const single = (fact: string, within: string, text: string | null | undefined) =>
    text ? [{ fact: `${fact} 0`, part: 'value', within, text }] : [];
  const entry = (fact: string, number: number, values: Record<string, string>) =>
    Object.entries(values).map(([part, text]) => ({ fact, part, within: `[data-entry="${number}"]`, text }));
  return [
    ...single('name', 'h1', truth.name),
    ...single('title', '.title', truth.title),
    ...single('email', '.contacts', truth.email),
    ...single('phone', '.contacts', truth.phone),
    ...single('location', '.contacts', truth.location),
    ...streetOf(model).map((text) => ({ fact: 'location 0', part: 'street', within: '.contacts', text })),
    ...single('salary', '[data-section="pay"]', printedPay(model, choices.voice)),
    ...allJobs(person).flatMap(({ position, company, place, start, end }, at) =>
      entry(`work ${at}`, 1 + at, {
        position,
        company,
        start: print(start, model.language),
        end: end ? print(end, model.language) : choices.voice.now,
        location: place,
      }),
    ),
    ...person.studies.flatMap(({ degree, field, school, start, end }, at) =>
      entry(`education ${at}`, 100 + at, {
        institution: school,
        degree,
        specialization: field,
        startYear: String(start),
        endYear: String(end),
      }),
    ),
    ...list('skills', '[data-section="skills"]', truth.skills),
    ...list('certifications', '[data-section="certifications"]', truth.certifications),
    ...person.languages.flatMap(({ name, level }, at) => [
      { fact: `languages ${at}`, part: 'name', within: '[data-section="languages"]', text: name },
      { fact: `languages ${at}`, part: 'level', within: '[data-section="languages"]', text: level },
    ]),
  ];
}

/** What the address line prints before the town. */
function streetOf({ contacts }: ComposedResume['model']): string[] {
  const spans = contacts.find(({ spans }) => spans.some(({ field }) => field === 'home'))?.spans ?? [];
  const street = spans[spans.findIndex(({ field }) => field === 'home') - 1]?.text.replace(/[\s,]+$/, '');
  return street ? [street] : [];
}

/** The amount with its period: "EUR 40,000 gross a year". */
function printedPay({ sections }: ComposedResume['model'], { pay }: Choices['voice']): string | undefined {
  const blocks = sections.find(({ section }) => section === 'pay')?.blocks ?? [];
  const [line] = blocks.flatMap((block) => (block.kind === 'lines' ? block.lines : []));
  return (
    line &&
    lineText(line)
      .slice(pay.indexOf('{amount}'))
      .replace(/(?<=\w\w)\.$/, '')
  );
}
