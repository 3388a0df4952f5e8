/** Words that mark the name of a school in texts about studies; in other contexts they are too ambiguous. Lower case. */
export const studySchoolWords: readonly string[] = [
  ...'convent conservatorium kolleg kolegium academia akademia akademie akadémia academie'.split(' '),
  'sixth form',
  'training centre',
  'training center',
  'учебный центр',
  'учебный комбинат',
  'учебно-курсовой комбинат',
];

/** How words for schools end in languages that join words: "Professionshøjskolen", "Meisterschule", "Медколледж". Lower case. */
export const schoolEndings: readonly string[] =
  'schule schulen skole skolen skola skolan opisto korkeakoulu lukio gümnaasium gymnasium iskola főiskola gimnázium gymnázium učilište škola szkoła akademie akademia akadémia akadeemia университет колледж институт училище лицей wānanga'.split(
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
    'УГАТУ УГНТУ КАИ КГМУ РГМУ РНИМУ МГЮА МГУП МГСУ МАТИ СГА СЗТУ СЗАГС ЛЭТИ ЛГУ ЛИТМО ВГУ ВГТУ ДВФУ САФУ ТПУ ТУСУР ТУИТ КРСУ КГТУ ЕНУ КазНУ КБТУ КИМЭП АГТУ ВАВТ',
  ].flatMap((row) => row.split(' ')),
);
