import { describe, expect, it } from 'vitest';
import { textDocument } from '../../shared/textDocument.ts';
import { unfoldLines } from './usedPart.ts';

function linesOf(text: string): string[] {
  return unfoldLines(textDocument(text)).lines.map(
    ({ start, end, listItem }) => `${listItem ? '* ' : ''}${text.slice(start, end)}`,
  );
}

const company = 'Northpine GmbH builds logistics software for 400 customers and is still owned by the people who work there.';

describe('unfoldLines', () => {
  it('cuts a text without line breaks before its headings, bullets and items', () => {
    expect(
      linesOf(
        `${company} What you will do • API development • Code review Requirements 5+ years of experience in Java Strong knowledge of SQL At least 2 years of Go Nice to have: Kubernetes What we offer €70,000 per year`,
      ),
    ).toEqual([
      company,
      'What you will do',
      '* API development',
      '* Code review',
      'Requirements',
      '5+ years of experience in Java',
      'Strong knowledge of SQL',
      'At least 2 years of Go',
      'Nice to have:',
      'Kubernetes',
      'What we offer',
      '€70,000 per year',
    ]);
  });

  it('cuts before dashes and rising numbers only if they are many', () => {
    expect(
      linesOf(`${company} Требования: 1. Опыт от 3 лет 2. Знание Excel 3. Грамотная речь Условия: - Офис - Обеды - ДМС`),
    ).toEqual([
      company,
      'Требования:',
      '* Опыт от 3 лет',
      '* Знание Excel',
      '* Грамотная речь',
      'Условия:',
      '* Офис',
      '* Обеды',
      '* ДМС',
    ]);
    const prose = `${company} Our office - Berlin - is open to all, and the MS Project licence comes with the Pay Scale of the region in which you live.`;
    expect(linesOf(prose)).toEqual([prose]);
  });

  it('cuts before letters that count up', () => {
    expect(
      linesOf(`${company} We ask for: a) AutoCAD b) road design c) good manners Benefits: free parking and a pension scheme`),
    ).toEqual([
      company,
      'We ask for:',
      '* AutoCAD',
      '* road design',
      '* good manners',
      'Benefits:',
      'free parking and a pension scheme',
    ]);
  });

  it('leaves short lines as they are', () => {
    expect(linesOf('Requirements Java • SQL\nBenefits Lunch')).toEqual(['Requirements Java • SQL', 'Benefits Lunch']);
  });
});
