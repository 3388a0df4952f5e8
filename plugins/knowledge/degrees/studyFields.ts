import { listOf } from '../listOf.ts';

/** Words in names of fields of study, in English, Russian and related languages; lower case, with `*` at the end of a prefix. */
export const studyFieldWords = listOf(`
  accounting, accountancy, acting, administration, aeronautics, agriculture, agronomy, anthropology, arabic, archaeology, architecture, art,
  arts, astronomy, auditing, automation, aviation, banking, biochemistry, biology, biomedicine, biotechnology, botany, broadcasting,
  building, business, carpentry, catering, chemistry, commerce, communication, communications, computing, computer, construction, cookery,
  cosmetology, counselling, criminology, cybersecurity, dance, data, dentistry, design, dietetics, drama, ecology, economics, education,
  electrical, electronics, engineering, english, entrepreneurship, environment, epidemiology, ethics, fashion, film, finance, fitness,
  forestry, genetics, geography, geology, geophysics, graphics, hairdressing, health, history, horticulture, hospitality, humanities,
  hygiene, illustration, informatics, insurance, interpreting, it, jewellery, journalism, jurisprudence, kinesiology, languages, law, legal,
  linguistics, literature, logistics, machining, management, marketing, mathematics, maths, mechanics, mechatronics, media, medicine,
  metallurgy, meteorology, microbiology, midwifery, mining, multimedia, music, networking, neuroscience, nursing, nutrition, oceanography,
  optometry, painting, pedagogy, petroleum, pharmacology, pharmacy, philology, philosophy, photography, physics, physiology, physiotherapy,
  plumbing, politics, programming, psychiatry, psychology, publishing, purchasing, radiography, relations, robotics, sales, science,
  sciences, sculpture, security, sociology, software, statistics, structural, studies, surgery, surveying, sustainability, taxation,
  teaching, telecommunications, theatre, theology, therapy, tourism, translation, transport, typography, urbanism, veterinary, virology,
  welding, zoology, maschinenbau, informatik, wirtschaft*, elektrotechnik, génie, mécanique, électronique, derecho, economía, economie,
  psicología, psychologie, droit, gestion, direito, administração, recursos, informatique, экономик*, менеджмент*, управлени*,
  юриспруденци*, право, правоведение, финанс*, бухгалтер*, психологи*, педагогик*, филологи*, лингвистик*, журналистик*, программирован*,
  информатик*, математик*, физик*, хими*, биологи*, географи*, истори*, архитектур*, дизайн*, строительств*, машиностроени*, энергетик*,
  электроник*, электротехник*, автоматизаци*, логистик*, товароведени*, маркетинг*, реклам*, туризм*, сервис*, медицин*, лечебное,
  стоматологи*, фармаци*, сестринское, ветеринари*, агрономи*, экологи*, геологи*, металлурги*, транспорт*, связь, технологи*, преподавани*,
  обучени*, социологи*, политологи*, философи*, культурологи*, дошкольн*, начальн*, сварочн*, поварское, кулинари*, автомобил*,
  эксплуатаци*, коммерци*, торгов*, документовед*, статистик*`);
