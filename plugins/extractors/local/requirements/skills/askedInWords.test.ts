import { describe, expect, it } from 'vitest';
import { textDocument } from '../../shared/textDocument.ts';
import { factsOf } from '../testing/readSample.ts';

/** What the item of a list asks for, as its own words say it. */
function others(item: string): string[] {
  const russian = /\p{Script=Cyrillic}/u.test(item);
  const text = russian
    ? `Работник мастерской\n\nТребования:\n- Пунктуальность\n- ${item}\n\nУсловия:\n- Отпуск летом и зимой`
    : `Workshop hand\n\nRequirements:\n- Punctuality\n- ${item}\n\nBenefits:\n- Holidays in summer and winter`;
  const { requirements } = factsOf(textDocument(text));
  return requirements.flatMap(({ kind, label, importance }) => (kind === 'other' ? [`${importance} ${label}`] : []));
}

describe('askedInWords', () => {
  it.each([
    ['Ability to lift 20 kg', ['must lift 20 kg']],
    ['Must be 21 years of age or older', ['must Must be 21 years of age']],
    ['Experience of working in a draughty kitchen', ['must draughty kitchen']],
    ['At least 5 years of experience as a sailmaker', ['must sailmaker']],
    ['Prior experience in the moving and storage industry is a plus', ['nice moving and storage industry']],
    ['Able to stand for ten hours', ['must stand for ten hours']],
    ['Опыт работы кассиром от 1 года', ['must кассиром']],
    ['Без вредных привычек', ['must Без вредных привычек']],
    ['Опыт работы в свечной мастерской желателен', ['nice свечной мастерской']],
    ['Гражданство РФ', ['must Гражданство РФ']],
  ])('keeps what an item asks for that has no name: %s', (item, labels) => expect(others(item)).toEqual(labels));

  it.each([
    'Strong knowledge of Excel',
    'Bachelor’s degree',
    'Fluent English',
    'No experience necessary',
    'We understand that everybody learns',
    'Dental insurance and paid holidays',
    'Leicester',
    'Опыт работы на аналогичной должности',
    'Высшее образование',
  ])('adds nothing where something is named or nothing is asked for: %s', (item) => expect(others(item)).toEqual([]));

  it('shows the whole item as its proof', () => {
    const { requirements } = factsOf(
      textDocument('Workshop hand in our yard\n\nRequirements:\n- Punctuality\n- Able to lift crates, with a colleague'),
    );
    const lifting = requirements.find(({ kind }) => kind === 'other');
    expect(lifting?.label).toBe('lift crates');
    expect(lifting?.evidence.map(({ text }) => text)).toEqual(['Able to lift crates, with a colleague']);
  });
});
