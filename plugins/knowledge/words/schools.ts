import { listOf } from '../listOf.ts';

/** Words that mark the name of a school in texts about studies; in other contexts they are too ambiguous. Lower case. */
export const studySchoolWords: readonly string[] = [
  ...'convent conservatorium kolleg kolegium academia akademia akademie akadémia academie'.split(' '),
  ...'univ uni collège colégio cégep athénée atheneum scholengemeenschap campus fakultet fakulteta fakultät univerzitet univerzitetu istituto accademia'.split(
    ' ',
  ),
  ...'conservatorio studium collegium instituut poly preparatoria handwerkskammer polytechnikum lisesi akademi egyetemi hoërskool abendgymnasium fernuni'.split(
    ' ',
  ),
  'sixth form',
  'board of secondary education',
  'board of higher secondary education',
  'board of intermediate education',
  'zespół szkół',
  'centro de fp',
  'cfa de',
  'nautical campus',
  'grup școlar',
  'srednja šola',
  'visoka škola',
  'training centre',
  'training center',
  'учебный центр',
  'учебный комбинат',
  'учебно-курсовой комбинат',
  ...'učení smk smp colleges kolegij fakulteta licej scoala școala volkshochschule handelsakademie bildungszentrum bildungswerk ausbildungszentrum'.split(
    ' ',
  ),
  'haute école',
  'centre de formation',
  'centro de formación',
  'centro de formação',
  'centro di formazione',
  'кадетский корпус',
  'семинария',
];

/** Words that say of which kind a school is, not which one it is. Lower case. */
export const schoolKinds: readonly string[] = [
  ...'university universität université universidad universidade università universiteit uniwersytet univerzita universitatea universitet'.split(
    ' ',
  ),
  ...'college school high secondary primary grammar institute academy polytechnic hochschule fachhochschule institut instituto istituto'.split(
    ' ',
  ),
  ...'technical technische technique técnica técnico tecnico tecnica technological technology technologies applied sciences science state'.split(
    ' ',
  ),
  ...'national federal public medical pedagogical agricultural vocational trade business law music art arts economics politechnika politécnica'.split(
    ' ',
  ),
  ...'politécnico politecnico polytechnique politehnica and of for the de für des berufsschule gymnasium lycée liceo liceum école'.split(
    ' ',
  ),
  ...'университет институт академия колледж техникум училище государственный государственная национальный технический политехнический'.split(
    ' ',
  ),
  ...'педагогический медицинский медицинская медицинское экономический аграрный'.split(' '),
];

/** How the names of universities with schools in several towns end. Lower case. */
export const schoolsOfSeveralTowns: readonly string[] = listOf(
  'california, texas, wisconsin, illinois, maryland, massachusetts, missouri, north carolina, nebraska, michigan, colorado, hawaii, state university',
);

/** How words for schools end in languages that join words: "Professionshøjskolen", "Meisterschule", "Медколледж". Lower case. */
export const schoolEndings: readonly string[] =
  'schule schulen universität université universiteit universitet universitas politeknik skole skolen skola skolan opisto korkeakoulu lukio gümnaasium gymnasium iskola főiskola gimnázium gymnázium učilište škola szkoła akademie akademia akadémia akadeemia университет колледж институт училище лицей академия школа политех политехника политехникум lisesi yüksekokulu egyetem akademi instituut ülikool universitāte fakultet politechnika atheneum wānanga'.split(
    ' ',
  );

/** Schools known by their acronym, in capitals. */
export const schoolLetters: ReadonlySet<string> = new Set(
  [
    'IISC IIIT IISER AIIMS XLRI ISB NMIMS VIT LPU IGNOU JNTU JNTUH JNTUK AKTU UPTU MDU VTU SPPU DAVV BITS NIFT NID IMT NTTF ITI BIT IIMC MICA SPJIMR IHM ICAI',
    'UET LUMS NUST IBA COMSATS FAST NTU NUS SMU SUTD HKU HKUST CUHK UCD TCD DCU UCC NUI NUIG QUB UEL UWE UEA UBC UCT UNISA TUT UKZN UNILAG OAU FUTA FUTO',
    'UNIBEN LASU KNUST JKUAT MKU SAIT NAIT BCIT ASU UCSD UCSB UCI UNC UVA VCU FIU UCF USF RIT WPI RPI CMU SJSU SDSU CSULB BYU TCU LSU OSU SOAS KCL IMD ESADE',
    'INSA ENSAM ENSTA XIME IESE ESSEC EDHEC ESCP HEC HSE KAIST NTNU DTU KUL VUB ULB UAB UPC UPM UPF UAM UNAM ITESM UBA USP UNICAMP UFRJ UFMG UFPR FGV PUC SENAC SENAI SENA PUP UST',
    'INACAP ORT UTN UADE FATEC CEFET TECSUP',
    'AMA STI FEU DLSU ADMU UPM UKM UTM UITM APU MMU TARUC BUET BRAC AUB AUC LAU GUC KFUPM AUS TAFE IHK HWK VHS FOM DHBW HTW FH SGH AGH UW UJ HWZ ZHAW FHNW CVUT VSE ELTE BME',
    'IUT IFSI IAE ENS IEP GRETA AFPA CNAM INALCO UQAM HELMo ULiège BSZ OSZ HAK HTL BHAK BOKU JKU AKAD AWF SGGW WSB ZSZ PWSZ ČVUT VUT SPŠ SOU SOŠ VOŠ STU UBB UMF УНСС UNWE',
    'UNED UPV IES CIFP IPN CONALEP CETIS CBTIS COBACH USACH UNLP ESPOL UFRGS UFPE UFSC UFBA UERJ ETEC IFSP ISCTE ISEP ISEG FEUP ESTG IEFP CENFIM IUAV ITIS IPSIA IPSSAR SISSA',
    'ODTÜ İTÜ YTÜ MYO CUSAT CPUT ITB UGM UNAIR SMAN SMKN PMMA NHL WUR CSG UGent VIVES UiO HVL AAU RTU KTU NTUA HCT SRUC RADA LAMDA UCLan RISD JATC SUNY CUNY',
    'РГУПС ПГУПС УрГУПС СГУПС ДВГУПС ГИТИС ВГИК РЭШ ТВВИКУ КазГАСА ХПИ ОНМА НТУУ УТЦ УКК БНТУ УГАТУ УГНТУ КАИ КГМУ РГМУ РНИМУ МГЮА МГУП МГСУ МАТИ СГА СЗТУ СЗАГС ЛЭТИ ЛГУ ЛИТМО ВГУ ВГТУ ДВФУ САФУ ТПУ ТУСУР ТУИТ КРСУ КГТУ ЕНУ КазНУ КБТУ КИМЭП АГТУ ВАВТ',
  ].flatMap((row) => row.split(' ')),
);

/** How the name of a school's unit begins, in many languages; in the notation of regular expressions. */
export const academicUnits: readonly string[] = [
  ...'department dept\\.? faculty chair laboratory lab division graduate\\sschool research\\sgroup (?:school|institute)\\sof'.split(
    ' ',
  ),
  ...'lehrstuhl fachbereich fakultät institut\\sfür arbeitsgruppe professur'.split(' '),
  ...'département faculté laboratoire departamento facultad facultade faculdade dipartimento facoltà wydział katedra katedry'.split(
    ' ',
  ),
  ...'кафедра кафедры факультет лаборатория отделение деканат'.split(' '),
];
