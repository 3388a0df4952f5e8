import { cues } from './cues.ts';

/** Cues in the entries of work experience: labels, remarks on employers, departments, duties. */

/** What leads to the name of an employer or a school. */
export const leadsToNames = cues(String.raw`
  at; from; @; bei; chez; presso; for; в; во; (?:[Оо]|[Зз]а)кончила?; [Сс]тудент(?:ка)?; [Вв]ыпускни(?:к|ца); [Ss]tudent (?:at|of); [Gg]raduate of;
  I (?:have )?(?:finished|completed|attended|graduated from|studied at); in; M/[Ss]\.?; [Aa]ffiliated (?:to|with);
  (?:I )?(?:(?:am|[Pp]resently|[Cc]urrently) )?[Ww]ork(?:ed|ing) (?:at|in|with|for)(?: M/[Ss]\.?)?; From(?=\s[^,]{0,60}(?:University|College|Institute|School|Board))
`);

export const entryLabelWords = cues(String.raw`
  name; title; organi[sz]er; conducted; sponsor; venue; trainer; institut(?:e|ion); school; college; university; board; exam(?:ination)?; degree;
  diploma; certificate; certification; qualification; training; course; programme?; obtained; awarded; attained; attended; completed; date; dates;
  from; to; until; year; years; month; passing; completion; graduation; issue; issued; issuing; issuer; authority; body; organi[sz]ation; provider;
  expiry; valid; validity; level; class; grade; division; percentage; marks; cgpa; gpa; score; result; remarks; subject; major; field; stream;
  percentag; ogpa; aggregate; yop; branch; study; speciali[sz]ation; discipline; period; duration; place; location; city; country; number; or; of; and; the; s; in; no; год; годы;
  дата; даты; период; место; учебное; учебного; заведение; заведения; наименование; название; специальность; квалификация; факультет; диплом;
  документ; форма; обучения; окончания; поступления; начала; выдачи; срок; организация; курс; курса; тема; часов; количество; уровень; образования;
  образование; город; и; о; об; по
`);

export const entryLabelCells = cues(String.raw`
  наименование; название; name; ticket; certificate; course; issued by; issuer; examination; exam; (?:percentage|marks|grade|cgpa|%)(?: of marks)?;
  class; division; s\.?\s?no\.?; sl\.?\s?no\.?; sr\.?\s?no\.?; department; role (?:&|and) (?:main )?duties; кем выдан; № п\/п;
  (?:vessel|ship)(?:['’]s)? type; type; grt; dwt; flag; expir(?:y|es)(?: date)?; valid (?:until|to); судно; тип(?: судна)?; мощность; флаг; срок действия; номер; серия; status; reason for leaving; причина (?:увольнения|ухода); брт; местонахождение;
  (?:поступление|увольнение) \(месяц, год\)
`);

export const professionsOfFirms = cues(String.raw`
  solicitors; consultants; accountants; architects; opticians; surveyors; brokers; contractors; builders; engineers; advis[eo]rs; partners;
  associates; dentists; caterers; auctioneers; printers; publishers; jewell?ers; bakers; butchers; tailors; brewers
`);

/** What people do between jobs. */
export const careerBreaks = cues(String.raw`
  (?:parental|maternity|paternity|family|medical|sick|adoption|study|unpaid|childcare) (?:leave|break); (?:planned )?career (?:break|gap|pause|transition);
  sabbatical; gap year; unemployed; between jobs; job search; looking for work; full-time (?:study|studies|education|parent); stay-at-home parent;
  caring for; family care; raising (?:a child|children|my); travell?ing; travel year; world trip; (?:military|compulsory|national) service; conscription;
  декрет(?:ный отпуск)?; отпуск по уходу; перерыв в (?:карьере|работе); творческий отпуск; академический отпуск; (?:служба|служил) в (?:армии|рядах);
  (?:срочная|военная) служба; служба по призыву; уход за (?:родственником|реб[её]нком|родителями|детьми); очное обучение; поиск работы; путешестви[ея]
`);
