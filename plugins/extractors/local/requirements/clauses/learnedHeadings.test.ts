import { describe, expect, it } from 'vitest';
import { viewLines } from '../../shared/lineView.ts';
import { textDocument } from '../../shared/textDocument.ts';
import { headingOf } from './jobHeadings.ts';
import { learnedHeadings } from './learnedHeadings.ts';

const headingsOf = (text: string) => {
  const views = viewLines(textDocument(text));
  const found = learnedHeadings(
    views,
    views.map(({ text }) => headingOf(text)),
  );
  return views.flatMap(({ text }, index) => (found[index] ? [`${found[index]}: ${text}`] : []));
};

describe('learnedHeadings', () => {
  it('finds headings in words that no table holds', () => {
    const headings = headingsOf(`Florist
Ghent

Our shop
We dress weddings and hotels.

What you would spend the day on
- Binding bouquets
- Ordering from the auction

We can only talk if you have
- 3 years of experience in floristry
- Knowledge of cut flowers

Makes us happy
- Experience with dried flowers

What we do for you
- Free parking
- 30 days of holiday`);
    expect(headings).toEqual([
      'about: Our shop',
      'duties: What you would spend the day on',
      'must: We can only talk if you have',
      'nice: Makes us happy',
      'benefits: What we do for you',
    ]);
  });

  it('finds them in Russian', () => {
    const headings = headingsOf(`Флорист

Что придётся делать каждый день
- Собирать букеты
- Заказывать цветы

Без этого не получится
- Опыт работы флористом от 2 лет
- Знание срезанных цветов

С этим получится лучше
- Опыт работы с сухоцветами

Что у нас хорошего для людей
- ДМС
- Обеды за счёт компании`);
    expect(headings).toEqual([
      'duties: Что придётся делать каждый день',
      'must: Без этого не получится',
      'nice: С этим получится лучше',
      'benefits: Что у нас хорошего для людей',
    ]);
  });

  it('finds those that lead on with an ellipsis', () => {
    const headings = headingsOf(`Planner

We're after someone who...
knows route optimisation
has two years of experience

It won't hurt if you…
have seen Paragon`);
    expect(headings).toEqual(["must: We're after someone who...", "nice: It won't hurt if you…"]);
  });

  it('takes no item, sentence or labelled line for a heading', () => {
    expect(
      headingsOf(`Electrician
Site: Geelong

Requirements
- Wiring
- AutoCAD

We need you soon.
Desirable: solar`),
    ).toEqual(['must: Requirements']);
  });
});
