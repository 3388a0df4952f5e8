/** Words in names of fields of study, in English, Russian and related languages; lower case, with `*` at the end of a prefix. */
export const studyFieldWords: readonly string[] = [
  ...'accounting accountancy acting administration aeronautics agriculture agronomy anthropology arabic archaeology architecture art arts astronomy auditing'.split(
    ' ',
  ),
  ...'automation aviation banking biochemistry biology biomedicine biotechnology botany broadcasting building business carpentry catering chemistry'.split(
    ' ',
  ),
  ...'commerce communication communications computing computer construction cookery cosmetology counselling criminology cybersecurity dance'.split(
    ' ',
  ),
  ...'data dentistry design dietetics drama ecology economics education electrical electronics engineering english entrepreneurship environment'.split(
    ' ',
  ),
  ...'epidemiology ethics fashion film finance fitness forestry genetics geography geology geophysics graphics hairdressing health history'.split(
    ' ',
  ),
  ...'horticulture hospitality humanities hygiene illustration informatics insurance interpreting it jewellery journalism jurisprudence kinesiology'.split(
    ' ',
  ),
  ...'languages law legal linguistics literature logistics machining management marketing mathematics maths mechanics mechatronics media medicine'.split(
    ' ',
  ),
  ...'metallurgy meteorology microbiology midwifery mining multimedia music networking neuroscience nursing nutrition oceanography optometry'.split(
    ' ',
  ),
  ...'painting pedagogy petroleum pharmacology pharmacy philology philosophy photography physics physiology physiotherapy plumbing politics'.split(
    ' ',
  ),
  ...'programming psychiatry psychology publishing purchasing radiography relations robotics sales science sciences sculpture security'.split(
    ' ',
  ),
  ...'sociology software statistics structural studies surgery surveying sustainability taxation teaching telecommunications theatre theology'.split(
    ' ',
  ),
  ...'therapy tourism translation transport typography urbanism veterinary virology welding zoology maschinenbau informatik wirtschaft* elektrotechnik'.split(
    ' ',
  ),
  ...'génie mécanique électronique derecho economía economie psicología psychologie droit gestion commerce direito administração marketing recursos informatique'.split(
    ' ',
  ),
  ...'экономик* менеджмент* управлени* юриспруденци* право правоведение финанс* бухгалтер* психологи* педагогик* филологи* лингвистик* журналистик*'.split(
    ' ',
  ),
  ...'программирован* информатик* математик* физик* хими* биологи* географи* истори* архитектур* дизайн* строительств* машиностроени* энергетик*'.split(
    ' ',
  ),
  ...'электроник* электротехник* автоматизаци* логистик* товароведени* маркетинг* реклам* туризм* сервис* медицин* лечебное стоматологи* фармаци*'.split(
    ' ',
  ),
  ...'сестринское ветеринари* агрономи* экологи* геологи* металлурги* транспорт* связь технологи* преподавани* обучени* социологи* политологи*'.split(
    ' ',
  ),
  ...'философи* культурологи* дошкольн* начальн* сварочн* поварское кулинари* автомобил* эксплуатаци* коммерци* торгов* документовед* статистик*'.split(
    ' ',
  ),
];
