import type { Locale } from '../context.ts';

export const mailKinds = ['contact', 'invite'] as const;
export type MailKind = (typeof mailKinds)[number];

/** A text to start from; users change it and keep their own as presets of the scope `mail`. */
export interface MailTemplate {
  kind: MailKind;
  language: Locale;
  subject: string;
  text: string;
}

export const mailTemplates: readonly MailTemplate[] = [
  {
    kind: 'contact',
    language: 'en',
    subject: 'Your application: {position}',
    text: 'Hello {name},\n\nThank you for your interest in the position {position}. I would like to get in touch with you about it. When would be a good time to talk?\n\nKind regards,\n{sender}',
  },
  {
    kind: 'contact',
    language: 'ru',
    subject: 'Ваш отклик на вакансию: {position}',
    text: 'Здравствуйте, {name}!\n\nСпасибо за интерес к вакансии «{position}». Хочу обсудить её с вами. Когда вам удобно поговорить?\n\nС уважением,\n{sender}',
  },
  {
    kind: 'invite',
    language: 'en',
    subject: 'An open position for you: {position}',
    text: 'Hello {name},\n\nYou applied to us before, and we remembered your experience. We now have an open position that may suit you: {position}. If it interests you, just answer this e-mail.\n\nKind regards,\n{sender}',
  },
  {
    kind: 'invite',
    language: 'ru',
    subject: 'Открытая вакансия для вас: {position}',
    text: 'Здравствуйте, {name}!\n\nВы уже откликались на наши вакансии, и мы запомнили ваш опыт. Сейчас у нас открыта вакансия, которая может вам подойти: {position}. Если она вам интересна, просто ответьте на это письмо.\n\nС уважением,\n{sender}',
  },
];
