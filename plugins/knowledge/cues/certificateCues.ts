import { cues } from './cues.ts';

/** Cues for certificates in CVs: issuers, levels, dates, licences. */

export const certificateDetails = cues(String.raw`
  issued; issuer; by; from; at; credential; id; no\.; №; view; verify; show; see; url; https?:; www\.; valid; expires; expiry; renewal; date;
  awarded; completed; (?:organi[sz]ed|conducted|offered|delivered|provided) (?:by|at|in); skills:; выдан; номер; серия; дата; срок; действ; issuing
`);

/** What leads to certificates in a sentence. */
export const certificateLeads = cues(String.raw`
  I (?:have|hold|am certified)(?: as)?(?: the)? (?:following|follows|one|these)(?=:);
  I (?:also |currently |now )?(?:hold|have(?: (?:passed|completed|earned|obtained|gained))?|carry|possess|passed|completed|earned|obtained|gained)(?: (?:a|an|the))?; hold(?:s|er of)?;
  (?:also )?(?:passed|completed|obtained|earned|gained); certified in; получен[аоы]?; имею(?:тся)?; имеется; есть; прош[её]?л[аи]?; прослушал[а]?; окончил[а]?; действующ(?:ие|ий|ее); сдал[а]?
`);

export const certificateStems = cues(String.raw`
  certif; licen[cs]; diploma; course(?!ra); training; accredit; registered; qualification; badge; nanodegree; specialization; bootcamp; сертифик;
  курс; лиценз; удостоверен; диплом; тренинг; повышение; переподготовк; допуск; разряд; аттестат
`);

export const certificateLevels = cues(String.raw`
  associate; professional; expert; advanced; basic; foundations?; intermediate; practitioner; fundamentals; specialty; beginner; master;
  supervisor; operative; provider; instructor; green belt; black belt; yellow belt; core; level\s\w{1,3}; (?:class|category|grade)\s\w{1,3};
  part\s\w{1,3}; module\s\w{1,3}; tier\s\w{1,3}; (?:\d|[IVX]{1,4})(?:-?\p{L}{1,2})?\s(?:группа|разряд|категория|класс|уровень|степень|ступень);
  (?:группа|разряд|категория|класс|уровень|степень|ступень)\s\w{1,3}; \p{Lu}?\d{1,2}\p{Lu}?
`);

export const issuerWords = cues(String.raw`
  Association; Board; Council; Institute; Society; Foundation; Academy; Authority; Alliance; Training; Red Cross; Union; Bureau; Ministry;
  Department; College of; State of; Guild; Ordem; надзор; (?<!\p{L})УЦ(?!\p{L}); центр; академи; министерств; школа; университет
`);

export const courseProviders = cues(String.raw`
  coursera; udemy; udacity; edx; linkedin(?: learning)?; pluralsight; datacamp; codecademy; futurelearn; skillshare; alison; khan academy;
  hubspot(?: academy)?; google(?: digital garage)?; great learning; simplilearn; upgrad; freecodecamp; stepik; степик; нетология; skillbox;
  geekbrains; гикбрейнс; яндекс[ .]практикум; хекслет; otus; лекториум; открытое образование; scrum\.org; axelos; peoplecert; isaca; comptia;
  microsoft; cisco; oracle; atlassian
`);

export const sureCertificates = cues(String.raw`
  certified; (?:fellow|member) of; certification; licensed; (?<=\p{L}\s)licen[cs]e; chartered accountant; CPA; CFA(?!\sd); ACCA;
  driv(?:er['’]?s?|ing) licen[cs]e; first aid; CPR; CELTA; TEFL; QTS; NMC; PMP; PRINCE2; ITIL; CCNA; CCNP; CISSP; CISA; CISM; CompTIA; CSM;
  Six Sigma; OSHA; NEBOSH; IOSH; CSCS; SMSTS; SSSTS; IPAF; ServSafe; HACCP; BLS; ACLS; PALS; Red Seal; водительское удостоверение; удостоверение;
  сертификат; свидетельство; аккредитация
`);

export const foreignCarLicences = cues(String.raw`
  führerschein; permis de conduire; carné? de conducir; rijbewijs; patente di guida; prawo jazdy
`);

export const carLicenceRemarks = cues(String.raw`
  full; clean; valid; current; uk; eu; us; irish; international; manual; own; holds?; have; has; a; category; cat\.?; [AB]1?E?
`);
