import { describe, expect, it } from 'vitest';
import { languageOf } from './languageOf.ts';

const of = (text: string) => languageOf(text.split(/\s+/));

describe('languageOf', () => {
  it.each([
    ['eng', 'Led the team of nine and was responsible for the budget of a ward with 30 beds'],
    ['deu', 'Leitung der Abteilung und Betreuung von Kunden, zuständig fur die Planung mit Excel, seit 2019'],
    ['fra', 'Responsable du service et des achats pour les clients, suivi des stocks avec une équipe de cinq'],
    ['spa', 'Responsable de los pedidos y del almacén, trato con los clientes para la empresa desde 2018'],
  ])('finds %s by its little words', (language, text) => {
    expect(of(text)).toBe(language);
  });

  it.each(['Cokonos Oner Menemxep npoektos MHE Ha Docker 2019 2021', 'Ada Quill ada@mail.example 020 5550 118', ''])(
    'finds none in %j',
    (text) => {
      expect(of(text)).toBeNull();
    },
  );
});
