import { describe, expect, it } from 'vitest';
import { textDocument } from '../../shared/textDocument.ts';
import { factsOf, labelsOf } from '../testing/readSample.ts';
import { usedPart } from './usedPart.ts';

const advertisement = `Intake Coordinator
Tucson, AZ

Hill House is a small clinic for children, with gardens on all sides and a bus stop at the door.

Requirements
- Two years in a medical office
- Medical billing
- Fluent Spanish`;

function facts(letter: string) {
  return factsOf(textDocument(`${letter}\n\n${advertisement}`));
}

describe('usedPart', () => {
  it('leaves out the mail or the letter that an advertisement came with', () => {
    const mail = `From: Ann Stone <ann@clinic.example>
Subject: Fwd: please post by Friday

Hi Tom,

our Nurse Manager asks you to post this; she also said that everybody here now has to know Excel and SAP, seven years after we bought them.

Thanks so much,
Ann

---------- Forwarded message ----------`;
    const letter = `Dear colleagues,

Our librarian will leave us in the summer after thirty-one years. Experience with Photoshop is what we shall miss most.

With every good wish,

Anthony Pell
Head Librarian`;
    for (const before of [mail, letter]) {
      const { title, requirements, location, warnings } = facts(before);
      expect(title?.value).toBe('Intake Coordinator');
      expect(location?.value).toBe('Tucson, AZ');
      expect(requirements.map(({ label }) => label).join()).not.toMatch(/Excel|SAP|Photoshop/);
      expect(warnings).toEqual([]);
    }
  });

  it('reads an advertisement that is a letter itself', () => {
    const text = `Dear future colleague,

We are looking for a Data Engineer who knows Python and PostgreSQL well and has built pipelines for at least three years.

Best regards,
Ada Bell`;
    const read = factsOf(textDocument(text));
    expect(read.title?.value).toBe('Data Engineer');
    expect(labelsOf(read, 'skill')).toEqual(expect.arrayContaining(['Python', 'PostgreSQL']));
  });

  it('keeps offsets true', () => {
    const text = `Hi Tom,\nhere it is.\nThanks,\nAnn\n\n${advertisement}`;
    const start = text.indexOf('Medical billing');
    expect(usedPart(textDocument(text))?.document.text.slice(start, start + 15)).toBe('Medical billing');
  });
});
