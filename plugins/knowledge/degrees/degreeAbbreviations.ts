import type { EducationLevel } from '../../contract.ts';

interface Abbreviations {
  level: EducationLevel;
  /** Parts that may each end with a dot: "B Sc" is "BSc", "B.Sc." and "B. Sc."; in lower case they are found in any case. A dot at the end is required. */
  names: string;
  /** Without a dot between them the parts are an ordinary word. */
  dotted?: true;
  /** In texts about studies the parts may also be in capitals, or in lower case after a dot: "B.COM", "B.com". */
  capitals?: true;
  /** Only in texts about studies. */
  inStudies?: true;
}

export const degreeAbbreviations: readonly Abbreviations[] = [
  { level: 'doctorate', names: 'ph d, d phil, pharm d, psy d' },
  { level: 'doctorate', names: 'ed d, sc d, M D., J D., D O.', dotted: true },
  { level: 'master', names: 'M Sc, M Ed, M Phil, M Tech, M Arch, M Com, M Pharm, LL M', capitals: true },
  { level: 'master', names: 'M Sc Eng, M Eng, M Des, M Mus, M Litt' },
  { level: 'master', names: 'M B A, M S, M S W, M S N, M S Ed, M A, M F A, S M.', dotted: true },
  { level: 'bachelor', names: 'B Sc, B Ed, B Tech, B Arch, B Com, B Pharm, LL B', capitals: true },
  { level: 'bachelor', names: 'B Eng, B Des, B Mus' },
  { level: 'bachelor', names: 'B S, B S N, B S W, B S E, B S B A, B A, B F A, B B A, A B., S B., B E.', dotted: true },
  { level: 'associate', names: 'A O S., A A S, A A., A S.', dotted: true },
  { level: 'secondary', names: 'h s c, s s c, g e d.', dotted: true },
  { level: 'doctorate', names: 'D Sc, LL D, Th D', inStudies: true },
  {
    level: 'master',
    names:
      'M C A, M B A, M S W, M P T, L L M, P G D, P G D M, P G D C A, P G D B M, P G D B A, p g diploma, p g certificate, M Div',
    capitals: true,
    inStudies: true,
  },
  { level: 'master', names: 'M E, M M.', dotted: true, inStudies: true },
  {
    level: 'bachelor',
    names: 'B C A, B B A, B B M, B F A, B D S, M B B S, B A M S, B H M S, B P T, B V Sc, B S W, B H M, B Lib, B P Ed, L L B',
    capitals: true,
    inStudies: true,
  },
  { level: 'bachelor', names: 'B M., B Agric', dotted: true, inStudies: true },
  { level: 'associate', names: 'I T I, D C A, A D C A, G N M, A N M, D Pharm, D Ed, D M L T', capitals: true, inStudies: true },
  { level: 'associate', names: 'F Sc', dotted: true, inStudies: true },
  {
    level: 'secondary',
    names: 'S S C, S S L C, H S C, H S S C, H S L C, K C S E, K C P E, I C S E, g e d',
    capitals: true,
    inStudies: true,
  },
];

/** Subjects in short names of degrees, each with one capital: "BHlthSc", "MBiomedEng". */
export const shortSubjects: ReadonlySet<string> = new Set(
  'Acc Acct Accy Adm Admin Ag Agr Agric App Arch Arts Bio Biochem Biol Biomed Biotech Build Bus Chem Civ Com Comm Comp Con Const Crim Dent Des Dsgn Eco Econ Ed Educ Elec Eng Engg Env Ex Fin For Geo Geol Health Hlth Hort Hosp Hum Ind Inf Info Int Intl Journ Just Lang Leg Lib Mar Math Mech Med Media Mgmt Mgt Mid Midwif Mkt Mktg Mus Nat Nurs Nutr Occ Ophth Opth Opto Optom Orth Para Paramed Perf Pharm Phty Phys Physio Plan Pol Prof Psych Pub Rad Rehab Res Sc Sci Soc Sport Stat Stud Surg Surv Sys Tech Th Theol Thy Tour Urb Vet Vis'.split(
    ' ',
  ),
);
