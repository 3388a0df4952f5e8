import type { ExtraKind } from './extras.ts';
import type { SectionName } from './model.ts';

export type VoicedSection = Exclude<SectionName, ExtraKind>;

/** How one writer words headings and labels. `traits.voice` names it, so that training can hold voices out. */
export interface Voice {
  id: string;
  language: string;
  headings: Readonly<Record<VoicedSection, string>>;
  banner: string;
  now: string;
  labels: {
    mail: string;
    phone: string;
    home: string;
    from: string;
    employer: string;
    position: string;
    school: string;
    award: string;
  };
  pay: string;
  skillLead: string;
}

/** Headings in this order: summary, experience, education, skills, certifications, languages, hobbies, references, driving, pay. */
const names: readonly VoicedSection[] = [
  'summary',
  'experience',
  'education',
  'skills',
  'certifications',
  'languages',
  'hobbies',
  'references',
  'driving',
  'pay',
];
/** Labels in this order: mail, phone, home, from, employer, position, school, award; then banner, now, sentence of pay, sentence of skills. */
function voice(id: string, language: string, headings: string, labels: string): Voice {
  const words = headings.split(' | ');
  const [mail, phone, home, from, employer, position, school, award, banner, now, pay, skillLead] = labels.split(' | ') as [
    string,
    ...string[],
  ];
  return {
    id,
    language,
    headings: Object.fromEntries(names.map((name, at) => [name, words[at]!])) as Record<VoicedSection, string>,
    labels: {
      mail,
      phone: phone!,
      home: home!,
      from: from!,
      employer: employer!,
      position: position!,
      school: school!,
      award: award!,
    },
    banner: banner!,
    now: now!,
    pay: pay!,
    skillLead: skillLead!,
  };
}

export const voices: readonly Voice[] = [
  voice(
    'record',
    'en',
    'Overview | Record of employment | Record of study | Areas of competence | Papers held | Command of languages | Pastimes | Persons of reference | Permit to drive | Remuneration sought',
    'Electronic mail | Telephone no. | Domicile | Period | Firm | Capacity | Establishment | Title obtained | Personal record | present | Remuneration sought: {amount} gross a year | Competent in {list}.',
  ),
  voice(
    'chatty',
    'en',
    'Hi, nice to meet you | What keeps me busy | How I got here: learning | Things I do well | Bits of paper | How I talk to people | When nobody pays me | Ask them about me | Behind the wheel | What I hope to earn',
    'write | ring | find me in | when | where | as | at | got | My story | now | I hope to earn around {amount} per year. | I do these well: {list}.',
  ),
  voice(
    'stages',
    'en',
    'Snapshot | Professional stations | Formation | Skills profile | Additional training | Language abilities | Private | Testimonials | Licence class | Salary indication',
    'E-Mail | Tel | Place of residence | Time frame | Company name | Function | Training institution | Final qualification | Curriculum | ongoing | Salary indication: {amount} p.a. | My profile: {list}.',
  ),
  voice(
    'evidence',
    'en',
    'Value offered | Track record | Foundations | Core toolkit | Proof of proficiency | Working languages | Beyond work | Who vouches for me | Mobility | Package',
    'm | t | base | dates | org | role | campus | credential | Career dossier | Current | Package: {amount} annually | Toolkit: {list}.',
  ),
  voice(
    'chapters',
    'en',
    'Chapter 0: In brief | Chapter 1: At work | Chapter 2: At school | Chapter 3: In hand | Chapter 4: On the wall | Chapter 5: In other words | Chapter 6: At leisure | Chapter 7: In good company | Chapter 8: On the road | Chapter 9: In return',
    'Post | Line | Town | Years | House | Post held | House of learning | Parchment | The book of me | today | In return I ask for {amount} yearly. | In hand: {list}.',
  ),
  voice(
    'official',
    'en',
    '1. Statement | 2. Posts occupied | 3. Instruction received | 4. Capabilities | 5. Attestations | 6. Tongues mastered | 7. Recreation | 8. Guarantors | 9. Driving entitlement | 10. Terms of pay',
    'E-mail | Phone | Residing at | From – to | Name of undertaking | Post | Name of college | Award made | FORM OF APPLICATION | present | Terms of pay: {amount} per annum | Capabilities include {list}.',
  ),
  voice(
    'анкета',
    'ru',
    'Пара слов о себе | Сведения о местах работы | Сведения об учёбе | Чем владею | Документы о квалификации | Знание языков (уровень) | На досуге | Дать отзыв могут | Вождение | Желаемое вознаграждение',
    'Почта | Тел. | Проживаю | Период | Организация | В должности | Учебное заведение | Уровень | АНКЕТА | по настоящее время | Желаемое вознаграждение: {amount} в год | Владею: {list}.',
  ),
  voice(
    'рассказ',
    'ru',
    'Здравствуйте! | Где и кем трудилась | Чему и где училась | Сильна в этом | Корочки и дипломы | На каких языках говорю | Для души | Спросите обо мне | За рулём | Хотелось бы получать',
    'пишите | звоните | живу | когда | где | кем | где | что | Обо мне | сейчас | Хотелось бы получать {amount} в год. | Хорошо получается: {list}.',
  ),
  voice(
    'дело',
    'ru',
    'Краткая справка | Прохождение службы и работы | Подготовка | Квалификационные умения | Аттестация | Владение языками | Внерабочие интересы | Рекомендатели | Водительские категории | Условия оплаты',
    'Эл. адрес | Номер | Место жительства | Срок | Предприятие | Занимаемая должность | Вуз / колледж | Квалификация | Личный листок | н. в. | Условия оплаты: от {amount} в год | Умения: {list}.',
  ),
  voice(
    'lebenslauf',
    'de',
    'Kurzprofil | Beruflicher Werdegang | Schulische und berufliche Ausbildung | Kenntnisse | Weiterbildungen | Sprachkenntnisse | Interessen | Referenzen | Führerschein | Gehaltsvorstellung',
    'E-Mail | Telefon | Anschrift | Zeitraum | Firma | Tätigkeit | Schule | Abschluss | Lebenslauf | heute | Gehaltsvorstellung: {amount} brutto im Jahr | Kenntnisse in {list}.',
  ),
  voice(
    'stationen',
    'de',
    'Über mich | Berufserfahrung | Ausbildung | EDV und Fachliches | Zertifikate | Sprachen | Hobbys | Empfehlungen | Klasse B | Gehaltswunsch',
    'Mail | Mobil | Wohnort | von – bis | Arbeitgeber | Position | Hochschule | Abschluss | LEBENSLAUF | bis heute | Gehaltswunsch: {amount} p. a. | Sicher in {list}.',
  ),
];
