import { describe, expect, it } from 'vitest';
import { findSecrets, maskText, type Secrets } from './maskText.ts';

const nobody: Secrets = { names: [], texts: [] };
const mask = (text: string, secrets: Secrets = nobody) => maskText(text, findSecrets(secrets));
/** The text that remains visible. */
const left = (text: string, secrets?: Secrets) => mask(text, secrets).replaceAll(/█+/gu, '█');
const named = (...names: string[]): Secrets => ({ names, texts: [] });

describe('maskText', () => {
  it('keeps length, line breaks and everything that identifies nobody', () => {
    const text =
      'Ada Byron\nBackend Developer, Acme GmbH\nPython 3.11, SQL, CI/CD, Node.js, MS SQL Server 2019\n01/2015 - 12/2022, 8 years, $120,000';
    const masked = mask(text, named('Ada Byron'));
    expect(masked).toHaveLength(text.length);
    expect(masked).toBe(text.replace('Ada', '███').replace('Byron', '█████'));
  });

  it.each([
    ['in any case, with or without accents', 'WISNIEWSKI, wiśniewski', named('Jan Wiśniewski'), '█, █'],
    ['in the cases of Russian', 'Резюме Петрова Ивана, письмо Петровым', named('Иван Петров'), 'Резюме █ █, письмо █'],
    ['in Latin letters', 'github of Petrov, Ivan and Shcherbakova', named('Иван Петров', 'Щербакова'), 'github of █, █ and █'],
    ['with ß, ligatures and marks of their own', 'Herr Groß; ﬁnn', named('Finn Groß'), '█ █; █'],
    ['joined by underscores', 'cv_ivan_petrov_2024', named('Ivan Petrov'), 'cv_█_█_2024'],
    ['of two letters only where it begins with a capital', 'Li knows an API of li', named('Li An'), '█ knows an API of li'],
  ])('hides a name %s', (_how, text, secrets, expected) => expect(left(text, secrets)).toBe(expected));

  it('does not hide a word that only contains a name', () => {
    expect(left('marshalling, Anderson-like', named('Cleo Marsh'))).toBe('marshalling, Anderson-like');
  });

  it.each([
    ['jane.doe@example.co.uk', '█'],
    ['jane.doe @ example.com', '█'],
    ['call +7 (912) 345-67-89 now', 'call █ now'],
    ['8 912 345 67 89', '█'],
    ['see https://jane.example/cv and www.jane.example', 'see █ and █'],
    ['linkedin.com/in/jane-doe', '█'],
    ['Telegram: jane_doe', '█'],
    ['write to @jane_doe', 'write to █'],
    ['Address: 12 Baker Street, London | Python', '█| Python'],
    ['Адрес: ул. Ленина, д. 5', '█'],
  ])('hides the contact in "%s"', (text, expected) => expect(left(text)).toBe(expected));

  it.each([
    '2015 - 2019, 2020 - 2022',
    '01.2015 – 12.2019',
    '@angular/core',
    '1 000 000 users',
    '10.0.0.1',
    'socket.io, Node.js',
  ])('leaves "%s"', (text) => expect(mask(text)).toBe(text));

  it.each([
    ['Date of birth: 3 March 1990 | Berlin', '█| Berlin'],
    ['Born in 1990', '█'],
    ['Возраст: 34 года', '█'],
    ['I am 34 years old', 'I am █'],
    ['Мужчина, 34 года, родился 3 марта 1990', '█, █'],
    ['5 years of experience, 3 года опыта', '5 years of experience, 3 года опыта'],
  ])('hides the age in "%s"', (text, expected) => expect(left(text)).toBe(expected));

  it.each([
    ['Gender: female', '█'],
    ['Marital status: single', '█'],
    ['Married, two children', '█, two children'],
    ['Single | B1', '█| B1'],
    ['single sign-on', 'single sign-on'],
    ['Mr. Doe, Ms Doe, MS SQL', '█ Doe, █ Doe, MS SQL'],
    ['She led her team', '█ led █ team'],
    ['Семейное положение: замужем', '█'],
    ['Сергеевна, Ильич, кирпич', '█, █, кирпич'],
  ])('hides the hint at gender in "%s"', (text, expected) => expect(left(text)).toBe(expected));

  it.each([
    ['2010-2014, Moscow State University, BSc in Physics', '2010-2014, █, BSc in Physics'],
    ['BSc, University of Porto (Portugal)', 'BSc, █ (Portugal)'],
    ['Московский государственный технический университет им. Баумана, магистр', '█, магистр'],
    ['МГУ, мехмат', '█, мехмат'],
  ])('hides the school in "%s"', (text, expected) => expect(left(text)).toBe(expected));

  it('hides schools and file names that were extracted', () => {
    const secrets = { names: [], texts: ['Ecole 42', 'jane cv.pdf', 'Karl-Marx (TU)'] };
    expect(left('Ecole\n42 in "Jane  CV.pdf", Karl-Marx (TU)', secrets)).toBe('█\n█ in "█", █');
  });

  it('hides the heading of a picture', () => expect(left('Photo\nSkills: photo editing')).toBe('█\nSkills: photo editing'));

  it('hides the given places', () => {
    expect(maskText('abc def', findSecrets(nobody), [{ start: 4, end: 99 }])).toBe('abc ███');
  });
});
