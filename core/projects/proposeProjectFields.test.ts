import { describe, expect, it } from 'vitest';
import { proposeProjectFields } from './proposeProjectFields.ts';

const propose = (title: string, description?: string) => proposeProjectFields({ title, ...(description && { description }) });

describe('proposeProjectFields', () => {
  it('returns the documented defaults for a title without keywords', () => {
    expect(propose('Accordionist')).toMatchObject({
      department: 'Engineering',
      location: 'Remote',
      type: 'Full-time',
      level: 'Senior Level',
      skills: ['React', 'TypeScript', 'CSS'],
    });
    expect(propose('  ').skills).toEqual([]);
  });

  it.each([
    ['Junior UX Designer', { department: 'Design', level: 'Junior Level' }],
    ['Middle ML Engineer (part-time)', { department: 'AI/ML', level: 'Mid Level', type: 'Part-time' }],
    ['Младший аналитик данных', { department: 'Analytics', level: 'Junior Level' }],
    ['DevOps Engineer, contractor', { department: 'Infrastructure', type: 'Contract' }],
  ])('reads %s', (title, expected) => expect(propose(title)).toMatchObject(expected));

  it.each([
    ['Senior Frontend Developer', 'Engineering'],
    ['Product Designer', 'Design'],
    ['UX Lead', 'Design'],
    ['Data Scientist', 'Analytics'],
    ['Business Analyst', 'Analytics'],
    ['DevOps Engineer', 'Infrastructure'],
    ['SRE', 'Infrastructure'],
    ['Infra Engineer', 'Infrastructure'],
    ['ML Engineer', 'AI/ML'],
    ['Head of AI', 'AI/ML'],
    ['HTML Developer', 'Engineering'],
    ['Open Source Maintainer', 'Engineering'],
    ['Ведущий дизайнер', 'Design'],
    ['Инженер машинного обучения', 'AI/ML'],
    ['', 'Engineering'],
  ])('proposes for "%s" the department %s', (title, department) => expect(propose(title)).toMatchObject({ department }));

  it('takes the skills that title and description name', () => {
    expect(propose('Senior React Developer', 'You know TypeScript and Postgres.').skills).toEqual([
      'React',
      'TypeScript',
      'PostgreSQL',
    ]);
  });

  it('proposes at most twelve skills', () => {
    const description =
      'Python, Java, Ruby, PHP, Scala, Kotlin, Docker, Kubernetes, AWS, MySQL, PostgreSQL, Redis, Kafka, MongoDB';
    expect(propose('Developer', description).skills).toHaveLength(12);
  });

  it.each([
    ['Product Design Lead', 'Design', ['Figma', 'User Research', 'Prototyping']],
    ['UX Lead', 'Design', ['Figma', 'User Research', 'Prototyping']],
    ['Data Engineer', 'Analytics', ['Python', 'SQL', 'Tableau']],
    ['Business Analyst', 'Analytics', ['Python', 'SQL', 'Tableau']],
    ['DevOps Engineer', 'Infrastructure', ['AWS', 'Docker', 'Kubernetes']],
    ['Infra Engineer', 'Infrastructure', ['AWS', 'Docker', 'Kubernetes']],
    ['SRE', 'Infrastructure', ['AWS', 'Docker', 'Kubernetes']],
    ['ML Engineer', 'AI/ML', ['Python', 'TensorFlow', 'PyTorch']],
    ['AI Engineer', 'AI/ML', ['Python', 'TensorFlow', 'PyTorch']],
    ['Mobile Developer', 'Engineering', ['React Native', 'Swift', 'Kotlin']],
    ['iOS Developer', 'Engineering', ['React Native', 'Swift', 'Kotlin']],
    ['Android Developer', 'Engineering', ['React Native', 'Swift', 'Kotlin']],
    ['Senior Frontend Developer', 'Engineering', ['React', 'TypeScript', 'CSS']],
    ['Backend Developer', 'Engineering', ['SQL', 'REST', 'Docker', 'Git', 'PostgreSQL']],
    ['Web Developer', 'Engineering', ['React', 'TypeScript', 'CSS']],
    ['Product Manager', 'Engineering', ['React', 'TypeScript', 'CSS']],
    ['Plumber', 'Engineering', ['React', 'TypeScript', 'CSS']],
  ])('proposes for "%s" what the specification lists: %s, %j', (title, department, skills) =>
    expect(propose(title)).toMatchObject({ department, skills }),
  );
});
