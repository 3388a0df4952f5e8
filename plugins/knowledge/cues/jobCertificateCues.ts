import { cues } from './cues.ts';

/** Certificates, licences and permits that job descriptions ask for. */

export const certifiedAs = cues(String.raw`
  Public Accountant; Management Accountant; Internal Auditor; Fraud Examiner; Financial Planner;
  Information Systems (?:Security Professional|Auditor); Information Security Manager; Ethical Hacker; Scrum ?Master; Scrum Product Owner;
  Project Management Professional; Kubernetes (?:Administrator|Application Developer); Nursing Assistant; Medical Assistant; Welder; Electrician;
  Personal Trainer; Professional Coder; Six Sigma (?:Green|Black) Belt; Safety Professional; Supply Chain Professional; Pharmacy Technician;
  Professional in Human Resources; Product Manager; Teacher
`);

export const certificateShortNames = cues(String.raw`
  PMP; PMI-ACP; CAPM; PRINCE2; CISSP; CISA; CISM; CEH; OSCP; CCNA; CCNP; CCIE; CompTIA (?:A\+|Network\+|Security\+|Project\+); Security\+;
  Network\+; ITIL(?:\s+(?:v\d|4|Foundation|Expert))*; TOGAF; CSM; CSPO; PSM(?:\s?I{1,3})?; ISTQB; CKA(?:D)?; CPA; CFA; CMA; ACCA; CIMA; CIA; FRM;
  CFP; ДипИФР; SHRM-(?:CP|SCP); SPHR; PHR; CIPD; CSCP; CPIM; LEED (?:AP|Green Associate); NEBOSH; IOSH; OSHA[ -](?:10|30); ServSafe;
  HACCP certificat\w+; CELTA; DELTA; TEFL; TESOL; PGCE; QTS; RPEQ; COREN; REHS; CPEng; AAT; CISI; CeMAP; CAMS; AWS D\d\.\d; ASME IX; HAZWOPER;
  TWIC; TNCC; CCRN; CNOR; RVN; CPC; ADR; ILS; NICEIC; EYITT; BLS; ACLS; PALS; CPR(?:\/(?:AED|First Aid))?; NCLEX; CDL(?:\s+Class\s+[ABC])?; HGV;
  RICS; CIPS; CSCS; NVQ(?: Level \d)?; (?:Lean )?Six Sigma (?:Green|Black|Yellow) Belt; ACA; ATT(?=[ /,]); CTA(?=[ /,]); CGMA; LCSW; LMSW; LMFT; LMHC; LPCC?; LICSW;
  BCBA; RBT; RDH; COTA; CCC-SLP; CPhT; CNA; EMT(?:-[BP])?; Series \d{1,2}(?:(?:, | and | & |\/)\d{1,2}){0,3}; FINRA Series \d{1,2}; EPA 608; ONC(?= in); City (?:&|and) Guilds; HUET; SafeGulf; PEC; NATE(?= certif)
`);

export const licensedProfessions = cues(String.raw`
  RN; LPN; registered nurse; nursing; medical; pharmacist; real estate; teaching; electrician; plumbing; professional engineer; PE; insurance;
  security guard; (?:counterbalance |reach )?(?:truck |forklift ); forklift; pilot; cosmetology; law
`);

export const workCards = cues(String.raw`
  [Gg]uard [Cc]ard;
  A Grade (?:electrical )?licen[cs]e; (?:[Ff]ull )?[Cc]ategory [A-E](?:\+E|\d)? licen[cs]e; (?:[Dd]igital )?[Tt]achograph card; [Dd]river card;
  [Cc]ode 95; White Card; Blue Card; Working [Aa]t Heights(?: (?:ticket|certificate))?; Working with Children [Cc]heck; EWP(?: ticket)?;
  Level \d(?:\s?\/\s?\d)?(?: (?!certificate|qualification)\p{L}+){1,3} (?:certificate|[Qq]ualification); (?:[Ee]nhanced |[Cc]lean |[Ff]ull |[Vv]alid )?DBS(?: \(\p{L}+\))?(?: (?:[Cc]heck|[Cc]ertificate|[Cc]learance|[Dd]isclosure))?;
  (?:SIA|CSCS|ECS|CPCS|IPAF|PASMA|CISRS|RSA|RSG)(?: (?:badge|card|licence|ticket|certificate))?
`);

export const russianPermits = cues(String.raw`
  санитарн\p{L}+ книжк\p{L}+; медицинск\p{L}+ книжк\p{L}+; медкнижк\p{L}+; санкнижк\p{L}+;
  удостоверени\p{L} (?:стропальщика|машиниста|тракториста|сварщика|водителя погрузчика|НАКС); НАКС;
  групп\p{L} (?:допуска )?(?:по )?электробезопасности; допуск (?:по электробезопасности|к работе на высоте); сертификат (?:специалиста|медсестры);
  действующ\p{L}+ сертификат(?: специалиста)?; (?:действующ\p{L}+ )?аккредитаци\p{L}(?: врача| специалиста)?(?!\p{L});
  разряд\p{L}{0,2} не ниже \d(?:-?(?:го|ого))?; не ниже \d(?:-?(?:го|ого))? разряда;
  удостоверени\p{L} частного охранника; лицензи\p{L} частного охранника; удостоверени\p{L} \p{L}{4,}(?:а|я|ка)(?: \p{L}{4,}(?:а|я|ка))?(?!\p{L});
  допуск\p{L}? к работам? на высоте; диплом\p{L}? ACCA; статус адвоката;
  аттестат\p{L}{0,2} (?:проф\p{L}*|аудитора|бухгалтера)(?: (?:бухгалтер|аудитор)\p{L}*)?; аттестаци\p{L}(?::? по (?:электробезопасности|промышленной безопасности|охране труда))?(?!\p{L});
  лицензи\p{L} (?:на )?(?:ЧОД|ЧОП|охранника|охранную деятельность|частную охранную деятельность)(?!\p{L});
  (?:квалификационн\p{L}+ )?свидетельств\p{L} \p{L}{4,}(?:а|я|ка)(?: \d(?:-?\p{L}{1,3})? разряда)?(?!\p{L}); групп\p{L} (?:II|III|IV|V|[2-5]) (?:допуска )?(?:по )?электробезопасности;
  \d-?(?:я|й|ю|ой|ая)? групп\p{L} (?:допуска )?(?:по )?электробезопасности
`);

/** Words before "driving licence", in this order. */
export const drivingQualities = cues(String.raw`valid; clean; full; current; active; unrestricted`);
export const drivingCountries = cues(String.raw`UK; EU; Danish; German; class [A-E]; category [A-E]1?E?`);

export const clearances = cues(String.raw`
  (?:(?:valid|current|full|active) )?licen[cs](?:ed?|ure) to practi[sc]e(?: (?!in |as )\p{L}+){0,2}; security clearance; top secret clearance; secret clearance; food handler(?:'|’)?s? (?:card|permit|certificate);
  (?:admitted|admission) to (?:practi[sc]e in )?the (?:\p{L}+ ){0,4}bar(?: association)?; member(?:ship)? (?:in good standing )?(?:of|in|with) (?:the |an? )?(?:\p{L}+ ){1,4}bar(?: association)?;
  state bar(?: (?:association|licen[cs]e|admission|membership|card))?; bar admission
`);

export const russianDrivingLicences = cues(String.raw`
  водительск\p{L}+ (?:удостоверени\p{L}|прав\p{L}?)(?::? \(?(?:(?:категори\p{L}|кат\.?) )?[«"]?[A-EА-ЕС](?:\s?[,+/]?\s?[A-EА-ЕС])*[»"]?(?!\p{L})\)?)?;
  прав[а] \(?(?:категори\p{L}|кат\.?) ?[«"]?[A-EА-ЕС](?:\s?[,+/]?\s?[A-EА-ЕС])*[»"]?(?!\p{L})
`);

/** Words before "certificate" and "licence" that name none. */
export const notNamingCertificates = cues(String.raw`
  a; an; the; any; all; valid; relevant; professional; industry; related; additional; other; required; necessary; appropriate; current; with; of;
  and; or; in; for; on; to; your; our; own; his; her; have; has; hold; holds; obtain; obtaining; birth; marriage; similar; equivalent; preferred;
  under; from; by; as; business; credit; gift; loyalty; season; sim; id; bank; fuel; discount; parking; support; company; work; residence; voter;
  vehicle; plus; is; are; be; not; no; this; that; such; active; full; clean; unrestricted; new; must; requires; possession; possess; holds; maintain; hold; state; licenses; licences; license; licensure;
  licensed; certified; certification; certifications; certificate; certificates; education; experience; degree; training; skills; if; when; for; green
`);
