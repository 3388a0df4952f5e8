import { describe, expect, it } from 'vitest';
import { titleSpan } from './findTitle.ts';

const read = (text: string) => {
  const span = titleSpan(text);
  return span && text.slice(span.start, span.end);
};

describe('titleSpan', () => {
  it.each([
    ['Site Engineer (Electrical)', 'Site Engineer (Electrical)'],
    ['“ STORE KEEPER', 'STORE KEEPER'],
    ['~Senior Physiotherapist~', 'Senior Physiotherapist'],
    ['Working as an Accountant', 'Accountant'],
    ['Worked as a Freelance Accountant', 'Freelance Accountant'],
    ['Post applied for: HVAC Technician', 'HVAC Technician'],
    ['Designation:-Civil Engineer', 'Civil Engineer'],
    ['Research Assistant at', 'Research Assistant'],
    ['Plasterer,', 'Plasterer'],
    ['Plasterer | Hale Yard | HALE-PLASTER.COM', 'Plasterer | Hale Yard'],
    ['POSITION DESIRED: PLASTERER', 'PLASTERER'],
    ['( Team Leader )', 'Team Leader'],
    ['(Software Engineer)', 'Software Engineer'],
    ['Old Hand', 'Old Hand'],
    ['помощник бухгалтера', 'помощник бухгалтера'],
  ])('reads %j', (text, title) => {
    expect(read(text)).toBe(title);
  });

  it.each([
    'Duration',
    '17 лет',
    'Staatsangehörigkeit: Deutsch',
    'to onwards)',
    'Tokyo, Japan',
    '2016 – 2018',
    '•',
    'Валерия Александровна',
    'Удмуртская Республика',
    'Curriculum Vitae',
    'Nationality : Permanent resident of Norway',
    'Independence Avenue',
    'Moss Nagar. New Delhi, INDIA.',
    'Department of Chemistry, University of Bergen',
  ])('finds none in %j', (text) => {
    expect(read(text)).toBeNull();
  });

  it('is done at once with a form whose label and value stand far apart', () => {
    const apart = ' '.repeat(200);
    expect(read(`Program Director (Last, First, Middle):${apart}Halvorsen,${apart}G,${apart}Greta`)).not.toBe('');
  });
});
