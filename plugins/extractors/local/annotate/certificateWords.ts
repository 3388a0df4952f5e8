import { companyScore } from './fieldScores.ts';
import { schoolScore } from './schoolScore.ts';

/** Details of a certificate, not its name: who issued it, its number, its term. */
export const issuerPattern =
  /^(?:issued|issuer|by|from|at|credential|id|no\.|№|view|verify|show|see|url|https?:|www\.|valid|expires|expiry|renewal|date|awarded|completed|skills:|выдан|номер|серия|дата|срок|действ|issuing)(?![\p{L}])/iu;
export const certificateWord =
  /(?:certif|licen[cs]|diploma|course(?!ra)|training|accredit|registered|qualification|badge|nanodegree|specialization|bootcamp|сертифик|курс|лиценз|удостоверен|диплом|тренинг|повышение|переподготовк|допуск|разряд|аттестат)/iu;
/** A level that belongs to the name before it: "AWS Certified Developer – Associate". */
export const levelWord =
  /^(?:associate|professional|expert|advanced|basic|foundations?|intermediate|practitioner|fundamentals|specialty|beginner|master|supervisor|operative|provider|instructor|green belt|black belt|yellow belt|core|level\s\w{1,3}|(?:class|category|grade)\s\w{1,3}|part\s\w{1,3}|module\s\w{1,3}|tier\s\w{1,3}|\p{Lu}?\d{1,2}\p{Lu}?)(?:\s*\(.*\))?$/iu;
const issuerWord =
  /(?:Association|Board|Council|Institute|Society|Foundation|Academy|Authority|Alliance|Training|Red Cross|Union|Bureau|Ministry|Department|College of|Guild|Ordem|надзор|центр|академи|министерств|школа|университет)/iu;
const provider =
  /^(?:coursera|udemy|udacity|edx|linkedin(?: learning)?|pluralsight|datacamp|codecademy|futurelearn|skillshare|alison|khan academy|hubspot(?: academy)?|google(?: digital garage)?|great learning|simplilearn|upgrad|freecodecamp|stepik|степик|нетология|skillbox|geekbrains|гикбрейнс|яндекс[ .]практикум|хекслет|otus|лекториум|открытое образование|scrum\.org|axelos|peoplecert|isaca|comptia|microsoft|cisco|oracle|atlassian)$/iu;

/** Whether a text names a school, a board or a platform. */
export const namesBody = (text: string): boolean => schoolScore(text) > 0 || issuerWord.test(text) || provider.test(text);

/** Whether a text reads like the issuer of a certificate. */
export const namesIssuer = (text: string): boolean => companyScore(text) >= 0.8 || namesBody(text);

/** Surely a licence or certificate, even in the education section. */
const sure =
  /(?<!\p{L})(?:certified|(?:fellow|member) of|certification|licensed|(?<=\p{L}\s)licen[cs]e|chartered accountant|CPA|CFA(?!\sd)|ACCA|driv(?:er['’]?s?|ing) licen[cs]e|first aid|CPR|CELTA|TEFL|QTS|NMC|PMP|PRINCE2|ITIL|CCNA|CCNP|CISSP|CISA|CISM|CompTIA|CSM|Six Sigma|OSHA|NEBOSH|IOSH|CSCS|SMSTS|SSSTS|IPAF|ServSafe|HACCP|BLS|ACLS|PALS|Red Seal|водительское удостоверение|удостоверение|сертификат|свидетельство|аккредитация)(?!\p{L})/iu;
export const namesCertificate = (text: string): boolean => sure.test(text);

/** Whether a text names a course platform; the course's name then follows it. */
export const namesProvider = (text: string): boolean => provider.test(text);
