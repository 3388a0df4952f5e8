import { describe, expect, it } from 'vitest';
import { matchHeading } from './matchHeading.ts';

describe('matchHeading', () => {
  it.each([
    ['WORK EXPERIENCE', 'experience'],
    ['Licenses & Certifications', 'certifications'],
    ['§03 Education', 'education'],
    ['RELEVANT PROJECTS:', 'projects'],
    ['Portfolio Projects', 'projects'],
    ['PERSONAL QUALIFICATION:-', 'skills'],
    ['Other Selected Publications', 'publications'],
    ['Дополнительные языки', 'languages'],
    ['W O R K   E X P E R I E N C E', 'experience'],
    ['Clinical History · Experience', 'experience'],
    ['Certif ications', 'certifications'],
    ['Повышение квалификации, курсы', 'certifications'],
    ['Обо мне', 'summary'],
    ['Ключевые навыки', 'skills'],
    ['What I bring to the table', 'skills'],
    ['I can help with', 'skills'],
    ['Технологии, с которыми работал', 'skills'],
    ['Work to date', 'experience'],
    ['Research and Work Experience', 'experience'],
    ['Workplace:', 'experience'],
    ['Papers and tickets', 'certifications'],
    ['Where I have been employed', 'experience'],
    ['Сведения о работе', 'experience'],
    ['Функциональные навыки', 'skills'],
    ['Write or Call', 'contact'],
    ['Publication Record', 'publications'],
    ['Увлечение и хобби', 'interests'],
    ['Post applied:', 'objective'],
    ['Formations académiques', 'education'],
    ['Учебный путь', 'education'],
    ['Experience: 2 Years 1 Month', 'experience'],
    ['Опыт работы: 12 лет 3 месяца', 'experience'],
    ['Work experience in details', 'experience'],
    ['Career Objectives', 'objective'],
    ['Memberships & Affiliations', 'other'],
    ['Programming languages', 'skills'],
    ['Добровольчество', 'volunteer'],
    ['Трудовая деятельность (начиная с последнего места)', 'experience'],
  ])('knows %s', (text, kind) => {
    expect(matchHeading(text)).toEqual({ kind, exact: true });
  });

  it('finds the telling word of a longer heading', () => {
    expect(matchHeading('Relevant Coaching Experience')).toEqual({ kind: 'experience', exact: false });
  });

  it.each([
    'Austin Community College',
    'Data Volunteer',
    'Experienced Solar Professional',
    'Licensed Electrician',
    'Managed a budget of two million',
  ])('refuses %s', (text) => {
    expect(matchHeading(text)).toBeNull();
  });
});
