import type { Fact } from '../../../contract.ts';
import type { Job } from '../entries/jobs/job.ts';
import { type Resume, sectionsOf } from '../entries/sections/context.ts';
import { readParagraphs } from '../lines/readParagraphs.ts';
import { fact } from '../shared/evidence.ts';

/** A measure: a percentage, an amount of money, a factor, a large count or one with a plus, a change from one number to another. */
const measure =
  /\d\s?%|[$€£₽]\s?\d|\d\s?(?:₽|руб|тыс|млн|k\b|m\b|million|billion|\+)|\b\d+(?:\.\d+)?x\b|\b\d+[\s-]?(?:times|fold)\b|в \d+(?:[.,]\d+)? раз|\bfrom \d\S*(?: \S+){0,3} to \d|с \d[\d.,]*(?: \S+){0,3} до \d|\b\d{1,3}(?:[ ,]\d{3})+\b|\b\d{2,}\s+(?:users|customers|clients|people|patients|students|employees|members|projects|engineers|developers|hours|stores|countries|locations|events|sales|units|tickets|человек|клиент|сотрудник|пациент|учащ|проект|заказ|магазин)/iu;
const result =
  /(?:increas|reduc|improv|grew|grow|cut|sav|boost|deliver|achiev|launch|led|lead|built|build|generat|rais|won|exceed|decreas|lower|accelerat|doubl|tripl|expand|scal|serv|manag|train|mentor|hir|process|handl|automat|optimi|negotiat|implement|develop|design|creat|complet|migrat|support|surpass|win|reach|gain|drove|driv|secur|closed|sold|recruit|onboard|resolv|eliminat|transform|streamlin|увелич|сократ|сниз|повы|вырос|рост|выполн|достиг|внедр|сэконом|оптимиз|созда|разработ|запуст|привл|обуч|управл|обеспеч|улучш|перевыполн|ускор|реализ|открыл|провел|провёл|заключ|организ|построил|вывел)/iu;

/** Sentences with a measured result in the jobs, achievements and projects. */
export function findAchievements(resume: Resume, jobs: readonly Job[]): Fact<string>[] {
  const groups = [
    ...jobs.map(({ body }) => body),
    ...sectionsOf(resume, 'achievements', 'awards', 'projects').map(({ lines }) => lines),
  ];
  const paragraphs = groups.flatMap((lines) => readParagraphs(resume.document, lines));
  return paragraphs
    .filter(({ text }) => text.length >= 20 && text.length <= 400 && measure.test(text) && result.test(text))
    .map(({ text, start, end }) => fact(resume.document, text, start, end, 0.85));
}
