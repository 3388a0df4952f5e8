import { describe, expect, it } from 'vitest';
import { cutWishes } from './cutWishes.ts';

function parts(sentence: string): string[] {
  return cutWishes(sentence).map(([start, end]) => sentence.slice(start, end));
}

describe('cutWishes', () => {
  it('parts a wish in the middle of a sentence from what is required', () => {
    expect(parts('You know cloud platforms, preferably GCP')).toEqual(['You know cloud platforms,', 'preferably GCP']);
    expect(parts('4 years in marketing, ideally in retail, and must know SEO')).toEqual([
      '4 years in marketing,',
      'ideally in retail',
      ', and must know SEO',
    ]);
  });

  it('reaches back to the comma where something is required before', () => {
    expect(parts('Python is required, Go is a plus')).toEqual(['Python is required,', 'Go is a plus']);
    expect(parts('Docker, Kubernetes and Terraform are a plus')).toEqual(['Docker, Kubernetes and Terraform are a plus']);
  });

  it('cuts out what only brackets wish, and a wish that begins anew', () => {
    expect(parts('Опыт продаж (желательно в рознице) от года')).toEqual(['Опыт продаж', '(желательно в рознице)', 'от года']);
    expect(parts('Высшее образование (техническое будет плюсом)')).toEqual(['Высшее образование', '(техническое будет плюсом)']);
    expect(parts('Знание Windows, опыт ведения серверов желателен')).toEqual([
      'Знание Windows,',
      'опыт ведения серверов желателен',
    ]);
    expect(parts('Опыт пайки, опыт сварки будет плюсом')).toEqual(['Опыт пайки,', 'опыт сварки будет плюсом']);
  });

  it('leaves other sentences whole', () => {
    expect(parts('Опыт работы с Python')).toEqual(['Опыт работы с Python']);
    expect(parts('ITIL, COBIT, IT4IT (желательно).')).toEqual(['ITIL, COBIT, IT4IT (желательно).']);
    expect(parts('')).toEqual([]);
  });
});
