import { describe, expect, it } from 'vitest';
import { isHonest, isIconCommand } from './replacedText.ts';

const picture = '\ufffd';

describe('isHonest', () => {
  it.each([
    ['email: mailto:ada@example.com', `${picture}ada@example.com`],
    ['homepage: www.example.com', `${picture} www.example.com`],
    ['LinkedIn: /in/ada-quill', `${picture} ada-quill`],
    ['GitHub: @adaquill', `${picture} adaquill`],
    ['https://linkedin.com/in/adaquill', 'adaquill'],
    ['office', 'oﬃce'],
    ['ß', 'SS'],
    ['phone', picture],
    ['https://social.example/@adaquill', '@adaquill@social'],
  ])('believes %j where %j is drawn', (given, drawn) => {
    expect(isHonest(given, drawn)).toBe(true);
  });

  it.each([
    ['Ten years of Kubernetes', 'Gardener'],
    ['https://kubernetes.example/docker', 'docker'],
    ['LinkedIn: /in/ada-quill', 'Gardener'],
    ['Skills: Kubernetes,Docker', `${picture} Docker`],
  ])('does not believe %j where %j is drawn', (given, drawn) => {
    expect(isHonest(given, drawn)).toBe(false);
  });
});

describe('isIconCommand', () => {
  it("knows the commands of TeX's icons", () => {
    expect(['\\faPhone', '\\aiOrcid', '\\faFile *[regular]', '\\faAt : ada@example.com'].every(isIconCommand)).toBe(true);
    expect(['phone', '\\alpha', 'C:\\family', '\\faPhone 555'].some(isIconCommand)).toBe(false);
  });
});
