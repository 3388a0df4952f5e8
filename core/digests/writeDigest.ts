import type { Stage } from '../../prisma/generated/client.ts';
import type { Locale } from '../context.ts';
import type { WrittenMail } from '../userMail/userLanguage.ts';
import type { DigestContent } from './readDigest.ts';

interface Words {
  subject: string;
  since(date: string): string;
  unread: string;
  notes: string;
  arrived: string;
  moved: string;
  found: string;
  untitled: string;
  settings: string;
  stages: Record<Stage, string>;
}

const words: Record<Locale, Words> = {
  en: {
    subject: 'NOA: what happened',
    since: (date) => `Since ${date} (UTC):`,
    unread: 'Unread notifications',
    notes: 'New notes by colleagues',
    arrived: 'New candidates',
    moved: 'Moved to another stage',
    found: 'New or changed in your saved searches',
    untitled: 'Untitled position',
    settings: 'You can change how often this e-mail comes in NOA: Settings, Profile.',
    stages: {
      APPLIED: 'Applied',
      SCREENING: 'Screening',
      INTERVIEW: 'Interview',
      OFFER: 'Offer',
      HIRED: 'Hired',
      REJECTED: 'Rejected',
    },
  },
  ru: {
    subject: 'NOA: что произошло',
    since: (date) => `С ${date} (UTC):`,
    unread: 'Непрочитанные уведомления',
    notes: 'Новые заметки коллег',
    arrived: 'Новые кандидаты',
    moved: 'Переведены на другой этап',
    found: 'Новое в сохранённых поисках',
    untitled: 'Вакансия без названия',
    settings: 'Как часто приходит это письмо, можно изменить в NOA: «Настройки», «Профиль».',
    stages: {
      APPLIED: 'Отклик',
      SCREENING: 'Отбор',
      INTERVIEW: 'Интервью',
      OFFER: 'Оффер',
      HIRED: 'Нанят',
      REJECTED: 'Отказ',
    },
  },
};

/** A digest in each language. `publicUrl` null leaves out the link. */
export function writeDigest(content: DigestContent, publicUrl: string | null): Record<Locale, WrittenMail> {
  return { en: write(content, publicUrl, 'en'), ru: write(content, publicUrl, 'ru') };
}

function write(
  { since, unread, notes, arrived, moved, found }: DigestContent,
  publicUrl: string | null,
  locale: Locale,
): WrittenMail {
  const { subject, stages, ...text } = words[locale];
  const date = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'ru', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const name = (title: string) => title.trim() || text.untitled;
  const parts = [
    text.since(date.format(since)),
    [unread > 0 && `${text.unread}: ${unread}`, notes > 0 && `${text.notes}: ${notes}`].filter(Boolean).join('\n'),
    listed(
      text.arrived,
      arrived.map(({ title, count }) => `${name(title)}: ${count}`),
    ),
    listed(
      text.moved,
      moved.map(({ title, stage, count }) => `${name(title)}, ${stages[stage]}: ${count}`),
    ),
    listed(
      text.found,
      found.map(({ title, count }) => `${name(title)}: ${count}`),
    ),
    publicUrl === null ? '' : `${publicUrl}/noa_analyse/`,
    text.settings,
  ];
  return { subject, text: parts.filter((part) => part !== '').join('\n\n') };
}

function listed(heading: string, lines: string[]): string {
  return lines.length === 0 ? '' : [heading, ...lines.map((line) => `- ${line}`)].join('\n');
}
