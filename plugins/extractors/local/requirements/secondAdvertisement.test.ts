import { describe, expect, it } from 'vitest';
import { textDocument } from '../shared/textDocument.ts';
import { secondAdvertisement } from './secondAdvertisement.ts';

const first = 'Bookkeeper\nDenver\n\nRequirements:\n- QuickBooks\n- Accounts payable\n\n';

function cut(text: string): string | null {
  const at = secondAdvertisement(textDocument(text));
  return at === null ? null : (text.slice(at).split('\n')[0] ?? '');
}

describe('secondAdvertisement', () => {
  it('begins with a title once the parts begin anew', () => {
    expect(cut(`${first}Diesel Mechanic\nBoulder\n\nRequirements:\n- Hydraulics`)).toBe('Diesel Mechanic');
    expect(cut(`${first}----------\nDiesel Mechanic\n\nRequirements:\n- Hydraulics`)).toBe('Diesel Mechanic');
  });

  it('begins with a label that was there before', () => {
    expect(cut('Вакансия: Логист\nЗнание Excel\n\nВакансия: Повар\nЗнание технологии')).toBe('Вакансия: Повар');
  });

  it('is none where the same part goes on or no title stands between', () => {
    expect(cut(first)).toBeNull();
    expect(cut(`${first}Requirements:\n- Attention to detail`)).toBeNull();
    expect(cut(`${first}You will report to the Finance Manager.\n\nRequirements:\n- Excel`)).toBeNull();
  });
});
