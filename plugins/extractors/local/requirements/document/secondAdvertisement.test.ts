import { describe, expect, it } from 'vitest';
import { textDocument } from '../../shared/textDocument.ts';
import { secondAdvertisement } from './secondAdvertisement.ts';

const about =
  'We keep the books of forty small firms in and around the city, from bakeries to a shipyard, and have done so for years.\n';
const first = `Bookkeeper\nDenver\n\n${about}\nRequirements:\n- QuickBooks\n- Accounts payable\n\n`;
const second = `Diesel Mechanic\nBoulder\n\n${about}\nRequirements:\n- Hydraulics`;

/** The first words of what is cut off. */
function cut(text: string): string | null {
  const at = secondAdvertisement(textDocument(text));
  return at === null ? null : (text.slice(at).trim().split('\n')[0] ?? '');
}

describe('secondAdvertisement', () => {
  it('begins with a title once the parts begin anew', () => {
    expect(cut(first + second)).toBe('Diesel Mechanic');
  });

  it('begins with a label that was there before', () => {
    const words =
      'Мы возим посылки по всей области с 2004 года, у нас свои склады и машины, дружный коллектив и понятные правила.';
    expect(cut(`Вакансия: Логист\n${words}\nЗнание Excel\n\nВакансия: Повар\n${words}\nЗнание технологии`)).toBe(
      'Вакансия: Повар',
    );
    expect(cut(`Job title: Cook\nJob ID: 12\n${about}${about}`)).toBeNull();
  });

  it('begins with the next number, and on a new page', () => {
    expect(cut(`VACANCY 1 OF 2\n\n${first}VACANCY 2 OF 2\n\n${second}`)).toBe('VACANCY 2 OF 2');
    expect(cut(`Вакансия № 1. Логист\n${about}\nВакансия № 2. Повар\n${about}`)).toBe('Вакансия № 2. Повар');
    expect(cut(`${first.trimEnd()}\n\f${second}`)).toBe('Diesel Mechanic');
  });

  it('is none where the title is said again, or a line of a list reads like one', () => {
    expect(cut(`${first}----------\n\nBookkeeper\n\nRequirements:\n- Excel\n${about}`)).toBeNull();
    const lines = ['Clear writing', 'Expert in bookkeeping', 'Patience'];
    expect(cut(`${first}${about}\n${lines.join('\n\n')}\n\nRequirements:\n- Excel\n${about}`)).toBeNull();
  });

  it('is none where the same part goes on or no title stands between', () => {
    expect(cut(first)).toBeNull();
    const facts = `Job title\tNursery Nurse / Assistant\n\nMain duties\n${about}\nRequirements:\n- Childcare`;
    expect(cut(`Nursery Nurses\n\nJob description\n\n${about}\n${facts}`)).toBeNull();
    expect(cut(`${first}Requirements:\n- Attention to detail\n${about}`)).toBeNull();
    expect(cut(`${first}You will report to the Finance Manager.\n\nRequirements:\n- Excel\n${about}`)).toBeNull();
  });
});
