import type { LayoutName } from './person.ts';

/** Headings and labels of the set, by language. Layouts choose among the variants, so that the set has several headings of each kind. */
export interface Words {
  summary: string;
  experience: string;
  education: string;
  skills: string;
  certifications: string;
  languages: string;
  email: string;
  phone: string;
  address: string;
  objective: string;
  company: string;
  position: string;
  period: string;
  duties: string;
  contact: string;
}

const english: Words = {
  summary: 'Profile',
  experience: 'Work Experience',
  education: 'Education',
  skills: 'Skills',
  certifications: 'Certifications',
  languages: 'Languages',
  email: 'E-mail',
  phone: 'Phone',
  address: 'Address',
  objective: 'Position sought',
  company: 'Company',
  position: 'Position',
  period: 'Period',
  duties: 'Duties',
  contact: 'Contact',
};
const russian: Words = {
  summary: 'О себе',
  experience: 'Опыт работы',
  education: 'Образование',
  skills: 'Ключевые навыки',
  certifications: 'Курсы и сертификаты',
  languages: 'Знание языков',
  email: 'Эл. почта',
  phone: 'Телефон',
  address: 'Город',
  objective: 'Желаемая должность',
  company: 'Организация',
  position: 'Должность',
  period: 'Период работы',
  duties: 'Обязанности',
  contact: 'Контакты',
};

const variants: Partial<Record<LayoutName, { en?: Partial<Words>; ru?: Partial<Words> }>> = {
  classic: {
    en: {
      summary: 'PROFESSIONAL SUMMARY',
      experience: 'PROFESSIONAL EXPERIENCE',
      education: 'EDUCATION',
      skills: 'CORE COMPETENCIES',
      certifications: 'LICENSES & CERTIFICATIONS',
      languages: 'LANGUAGES',
    },
    ru: {
      summary: 'ОБО МНЕ',
      experience: 'ПРОФЕССИОНАЛЬНЫЙ ОПЫТ',
      education: 'ОБРАЗОВАНИЕ',
      skills: 'ПРОФЕССИОНАЛЬНЫЕ НАВЫКИ',
      certifications: 'СЕРТИФИКАТЫ',
      languages: 'ЯЗЫКИ',
    },
  },
  company: {
    en: { experience: 'Employment History', skills: 'Areas of Expertise', certifications: 'Certificates', summary: 'About Me' },
    ru: {
      experience: 'Трудовая деятельность',
      skills: 'Навыки',
      certifications: 'Повышение квалификации',
      languages: 'Иностранные языки',
    },
  },
  letter: {
    en: {
      experience: 'EMPLOYMENT',
      education: 'TRAINING AND EDUCATION',
      skills: 'SKILLS',
      certifications: 'CERTIFICATES',
      languages: 'LANGUAGES',
      summary: 'SUMMARY',
    },
    ru: {
      experience: 'ОПЫТ РАБОТЫ',
      education: 'ОБРАЗОВАНИЕ',
      skills: 'НАВЫКИ',
      certifications: 'ДОПУСКИ И УДОСТОВЕРЕНИЯ',
      languages: 'ЯЗЫКИ',
      summary: 'О СЕБЕ',
    },
  },
  years: {
    en: {
      experience: 'Career History',
      skills: 'Technical Skills',
      summary: 'Career Profile',
      certifications: 'Professional Qualifications',
    },
    ru: { experience: 'Профессиональный опыт', summary: 'Профиль', skills: 'Компетенции' },
  },
  header: {
    en: { experience: 'Experience', skills: 'Tools & Skills' },
    ru: { experience: 'Места работы', skills: 'Профессиональные навыки', education: 'Высшее образование' },
  },
};

export function wordsFor(language: 'en' | 'ru', layout: LayoutName): Words {
  return { ...(language === 'ru' ? russian : english), ...variants[layout]?.[language] };
}
