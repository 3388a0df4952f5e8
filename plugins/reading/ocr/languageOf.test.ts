import { describe, expect, it } from 'vitest';
import { languageOf } from './languageOf.ts';

const of = (text: string) => languageOf(text.split(/\s+/));

describe('languageOf', () => {
  it.each([
    ['eng', 'Led the team of nine and was responsible for the budget of a ward with 30 beds'],
    ['deu', 'Leitung der Abteilung und Betreuung von Kunden, zuständig fur die Planung mit Excel, seit 2019'],
    ['fra', 'Responsable du service et des achats pour les clients, suivi des stocks avec une équipe de cinq'],
    ['ita', 'Responsabile della contabilita e del magazzino, con una squadra di nove persone presso il comune'],
    ['por', 'Responsavel pela gestao dos projetos e das compras, com uma equipa em Lisboa desde 2018 para a empresa'],
    ['nld', 'Verantwoordelijk voor de planning van het magazijn en de inkoop, met een team van negen bij de gemeente'],
    ['pol', 'Kierowanie zespolem oraz planowanie dostaw dla klientow, od 2018 do 2021 praca przy budowie drog na Slasku'],
    ['swe', 'Ansvarig for inkop och planering av produktionen, med ett team som arbetar vid lagret till 2021'],
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
