import { describe, expect, it } from 'vitest';
import { titleRank } from './titleRank.ts';

const stepsUp: [from: string, to: string][] = [
  ['Software Engineering Intern', 'Junior Software Engineer'],
  ['Junior Developer', 'Developer'],
  ['Developer', 'Senior Developer'],
  ['Sr. Developer', 'Lead Developer'],
  ['Engineer II', 'Engineer III'],
  ['Senior Software Engineer', 'Staff Software Engineer'],
  ['Team Lead', 'Engineering Manager'],
  ['Assistant Manager', 'Store Manager'],
  ['Store Manager', 'Regional Store Manager'],
  ['Marketing Manager', 'Senior Marketing Manager'],
  ['Product Manager', 'Senior Product Manager'],
  ['Senior Manager', 'Head of Operations'],
  ['Head of Sales', 'Sales Director'],
  ['Director of Nursing', 'Vice President'],
  ['VP of Engineering', 'Chief Technology Officer'],
  ['Staff Accountant', 'Senior Accountant'],
  ['Sales Associate', 'Sales Representative'],
  ['Стажёр', 'Младший аналитик'],
  ['Бухгалтер', 'Старший бухгалтер'],
  ['Ведущий инженер', 'Начальник отдела'],
  ['Менеджер по продажам', 'Руководитель группы продаж'],
  ['Финансовый директор', 'Генеральный директор'],
  ['Помощник руководителя', 'Офис-менеджер'],
];

const sideways: [from: string, to: string][] = [
  ['Developer', 'Software Engineer'],
  ['Analyst', 'Account Manager'],
  ['Nurse', 'Product Owner'],
  ['Student Affairs Coordinator', 'Registered Nurse'],
  ['Менеджер по закупкам', 'Логист'],
];

describe('titleRank', () => {
  it.each(stepsUp)('sees a step up from %s to %s', (from, to) => {
    expect(titleRank(to)).toBeGreaterThan(titleRank(from));
  });

  it.each(sideways)('sees a step sideways from %s to %s', (from, to) => {
    expect(titleRank(to)).toBe(titleRank(from));
  });
});
