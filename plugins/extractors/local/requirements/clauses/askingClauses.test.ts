import { describe, expect, it } from 'vitest';
import { textDocument } from '../../shared/textDocument.ts';
import { askingClauses } from './askingClauses.ts';
import { jobClauses } from './jobClauses.ts';
import type { Clause } from './jobHeadings.ts';

function clausesOf(section: Clause['section'], ...texts: readonly string[]): Clause[] {
  let end = 0;
  return texts.map((text) => {
    const start = end;
    end += text.length + 1;
    return { start, end: end - 1, text, section, item: text.length < 20, headed: section !== 'intro', heading: '' };
  });
}

const asking = (text: string, section: Clause['section'] = 'intro') => askingClauses(clausesOf(section, text))[0]?.asking ?? null;

describe('askingClauses', () => {
  it.each([
    ['You have experience with Python', 'intro'],
    ['Python', 'must'],
    ['You will build services in Python', 'duties'],
    ['Требуется знание Python', 'intro'],
    ['At least 7 years of Python', 'intro'],
    ['Sound knowledge of Python', 'about'],
    ['Must have a valid driver’s license', 'benefits'],
  ] as const)('takes "%s" under %s for a must', (text, section) => {
    expect(asking(text, section)?.importance).toBe('must');
  });

  it.each([
    ['Python is a plus', 'must'],
    ['Python would be a nice bonus', 'intro'],
    ['Знание Python приветствуется', 'must'],
    ['Желателен опыт с Python', 'must'],
    ['Python preferred', 'must'],
    ['Knowledge of Python is a benefit', 'must'],
  ] as const)('takes "%s" under %s for a wish', (text, section) => {
    expect(asking(text, section)?.importance).toBe('nice');
  });

  it('takes the items below a heading of wishes for wishes', () => {
    const text =
      'Cook\nLeeds\n\nRequirements\n- Baking\n\nNice to have\n- Experience with pastry\n- Knowledge of wine\n- A driving licence';
    const found = askingClauses(jobClauses(textDocument(text)));
    expect(found.map(({ asking: { importance } }) => importance)).toEqual(['must', 'nice', 'nice', 'nice']);
  });

  it.each(['You will be providing excellent cover to great teams', 'Maintain strong contacts with clients'])(
    'takes "%s" without a heading for a task',
    (text) => {
      expect(asking(text)?.explicit ?? false).toBe(false);
    },
  );

  it.each([
    ['Free Python courses', 'benefits'],
    ['Python is not required', 'must'],
    ['Опыт работы с Python не требуется', 'must'],
    ['We have built great tools for ten years', 'about'],
    ['Наша команда живёт в Python', 'about'],
    ['Send your Python code to us', 'apply'],
    ['If you are interested in this role, send your CV and cover letter', 'must'],
    ['Deadline for application is 12 January', 'must'],
    ['Job location\tLeeds', 'must'],
    ['Кроме новых навыков, мы обеспечим вас формой и питанием', 'intro'],
    ['Присоединяйтесь к нашей команде', 'must'],
  ] as const)('asks for nothing in "%s" under %s', (text, section) => {
    expect(asking(text, section)).toBeNull();
  });

  it('is surer of requirements than of tasks, and of tasks than of what the company uses', () => {
    const under = [asking('Python', 'must'), asking('Python services', 'duties'), asking('We use Python')].map(
      (one) => one?.confidence ?? 0,
    );
    expect(under).toEqual(under.toSorted((a, b) => b - a));
  });
});
