import { expect, it } from 'vitest';
import { textDocument } from '../shared/textDocument.ts';
import { extractResume } from './extractResume.ts';

it.each([
  ['nora91@example.or\ng', 'nora91@example.org'],
  ['norafalkenberg1\n5@example.org', 'norafalkenberg15@example.org'],
  ['Falkenberg\nnora@example.org', 'nora@example.org'],
  ['falken\nberg91@example.org', 'falkenberg91@example.org'],
  ['nora@example.org\nin', 'nora@example.org'],
  ['nora91@post.ex\nample.com', 'nora91@post.example.com'],
  ['nora91@post.ex ample.com', 'nora91@post.example.com'],
  ['nora91@example.c\nom', 'nora91@example.com'],
  ['nora91@example.co\nm', 'nora91@example.com'],
  ['nora@mail.de\nexample.com', 'nora@mail.de'],
  ['Correspondencenora.f@example.org', 'nora.f@example.org'],
  ['Eleonora91@example.org', 'Eleonora91@example.org'],
])('joins an e-mail address that a narrow column cuts inside a word: %j', (lines, expected) => {
  const document = textDocument(`Nora Falkenberg\nNurse\n${lines}\n\nSKILLS\nTriage, Wound care`);
  const facts = extractResume(document, { signal: new AbortController().signal, today: '2026-11-21' });
  expect(facts.email?.value).toBe(expected);
});

it.each(['08061654472', '09838679383', '89005550102'])(
  'takes digits without groups among the contacts for a telephone: %s',
  (number) => {
    const document = textDocument(`Nora Falkenberg\nNurse\n${number} nora@example.org\n\nSKILLS\nTriage, Wound care`);
    const facts = extractResume(document, { signal: new AbortController().signal, today: '2026-11-21' });
    expect(facts.phone?.value).toBe(number);
  },
);

it.each([
  [
    'https://linkedin.com/in/nora-falkenberg/\nfalkenberg.example.net',
    'https://linkedin.com/in/nora-falkenberg',
    'falkenberg.example.net',
  ],
  ['www.falkenberg.example.org\nLeeds', null, 'www.falkenberg.example.org'],
  ['https://www.linkedin.com/in/nora-fal\nkenberg-258 (LinkedIn)', 'https://www.linkedin.com/in/nora-falkenberg-258', null],
  ['linkedin.com/in/nora-\nfalkenberg', 'linkedin.com/in/nora-falkenberg', null],
  ['linkedin.com/in/nora-\nPurser', 'linkedin.com/in/nora-', null],
  ['linkedin.com/in/norafalkenberg\nnurse', 'linkedin.com/in/norafalkenberg', null],
])('ends a web address at the end of its line: %j', (lines, linkedin, website) => {
  const document = textDocument(`Nora Falkenberg\nNurse\nnora@example.org\n${lines}\n\nSKILLS\nTriage, Wound care`);
  const facts = extractResume(document, { signal: new AbortController().signal, today: '2026-11-21' });
  expect([facts.linkedin?.value ?? null, facts.website?.value ?? null]).toEqual([linkedin, website]);
});

it.each([
  'Slides (https://talks.example.org)',
  'https://press.example.org/2023/volume-4/paper.pdf',
  'https://video.example.org/watch?v=ada',
])('takes the address of a work for no site of the person: %s', (line) => {
  const document = textDocument(`Nora Falkenberg\nNurse\nnora@example.org\n${line}\n\nSKILLS\nTriage, Wound care`);
  const facts = extractResume(document, { signal: new AbortController().signal, today: '2026-11-21' });
  expect(facts.website).toBeNull();
});

it.each([
  ['nora_falken\nbergfalk@example.org', 'nora_falkenbergfalk@example.org'],
  ['falken\nberg-nora@example.org', 'falkenberg-nora@example.org'],
  // A label stands between the parts: then the address is unknown, not half of it.
  ['Тел.\t+7 900 000-00-77\nПочта\tnora_falken\nдля связи\tbergfalk@example.org', undefined],
  ['nora_falk\nnorafalkenberg@example.org', 'norafalkenberg@example.org'],
  ['8-900-000-94-98\nnora_falk@example.org', 'nora_falk@example.org'],
  ['www.falkenberg.example.net\nnora@example.org', 'nora@example.org'],
])('joins an address that is cut, with a name in other letters: %j', (lines, expected) => {
  const document = textDocument(`Нора Фалькенберг\nМедсестра\n${lines}\n\nНавыки\nПеревязки`);
  const facts = extractResume(document, { signal: new AbortController().signal, today: '2026-11-21' });
  expect(facts.email?.value).toBe(expected);
});

it('takes the foot of a page below the references for the person’s, if the address has their name', () => {
  const document = textDocument(
    'Nora Falkenberg\nNurse\n\nSKILLS\nTriage, Wound care\n\nREFERENCES\nLeah Pike, Ward manager, Riverside Hospital, +44 7700 900111, leah.pike@example.org\n+44 7700 900123, nora.f@example.org, linkedin.com/in/norafalkenberg',
  );
  const facts = extractResume(document, { signal: new AbortController().signal, today: '2026-11-21' });
  expect([facts.email?.value, facts.phone?.value]).toEqual(['nora.f@example.org', '+44 7700 900123']);
});
