import type { EducationLevel } from '../../contract.ts';

export interface DegreeNames {
  /** Degrees wherever they are written. */
  anywhere: string;
  /** Names that mean something else in other contexts, and national names: degrees only where the text is about studies. */
  inStudies: string;
}

/**
 * The names of degrees, school-leaving certificates and courses by level, English, Russian and national; `none`: courses without a level of their own.
 * A word in lower case is found in any case, one that begins with a capital must do so in the text, and one with more capitals is found as it is
 * ("MS", "MMath"). Abbreviations with dots are in degreeAbbreviations.ts, names that depend on the words around them in degreePatterns.ts.
 */
export const degreeNames: Readonly<Record<EducationLevel | 'none', DegreeNames>> = {
  doctorate: {
    anywhere: `
    juris doctor, juris doctorate, phd, dphil, pharmd, psyd, Dr.-Ing., Dr. rer. nat., MD, JD, DBA, EdD, DDS, DMD, DVM, DNP, DPT, аспирантура, ординатура, интернатура`,
    inStudies: `
    habilitation, doctorat, doctorado, dottorato, dottorato di ricerca, promotion zum dr., dr. med., dr. phil., dr. jur., dr. oec., dr. rer., dr. rer. pol., докторантура, адъюнктура, doktora, doktor, DSc, EngD, DClinPsy, DMin, DNB,
    DrPH, Promotion, Doktorat, Doktorgrad, Dr. rer. oec., Dr. iur., Dr. sc., Docteur, Doctor en Ciencias, Doutorado, Doutoramento, Doutor, Doktorexamen, Filosofie doktor, Teknologie doktor, Medicine doktor, Licentiatexamen,
    Philosophiae doctor, Tohtori, Filosofian tohtori, Tekniikan tohtori, Doktori fokozat, Doktorat nauk, Tiến sĩ, Доктор PhD, Доктор философии, Доктор філософії, Аспірантура, Клиническая ординатура, Клиническая интернатура, Thèse,
    Thèse de doctorat, HDR, Doktorske studije, Doktorske akademske studije, Doktor nauka, dr hab., dr inż., Studia doktoranckie, Pós-doutorado, Pós-doutoramento, Aspirantura, S3, Tekn. dr, Fil. dr, Med. dr`,
  },
  master: {
    anywhere: `
    pgcert, pgdip, pg cert, pg dip, pgce, pgdm, magister, magister artium, magistrate degree, laurea magistrale, diplom-ingenieur, diplom-ingenieurin, diplomingenieur, diplomingenieurin, dipl.-ing., postgraduate diploma,
    postgraduate certificate, post-graduate diploma, post-graduate certificate, graduate diploma, specialist degree, specialist diploma, MBA, EMBA, MS, MA, MFA, MPH, MPA, MPP, MSW, MSN, MIS, MCA, MHA, MSE, MLS, MLIS, MiM, MRes,
    MAcc, MAT, MSci, ScM, магистр, магистратура, степень магистра, диплом магистра, специалитет, диплом специалиста, дипломированный специалист`,
    inStudies: `
    máster, maestría, maestria, mestrado, mastère, mastere, magisterium, magisterka, laurea specialistica, diplôme d'ingénieur, diplôme d'ingenieur, staatsexamen, erstes staatsexamen, zweites staatsexamen, yüksek lisans, mgr.,
    mgr inż., postgraduate, postgraduate degree, postgraduate studies, postgraduate course, post-graduate, post-graduate degree, post-graduate studies, post-graduate course, pós-graduação, pos-graduação, pós-graduacao,
    pos-graduacao, posgrado, postgrado, graduate entry diploma, MMath, MChem, MPhys, MBiol, MBiochem, MGeol, MSt, MMin, MDiv, MTh, MHRM, MIB, MBS, MPT, MDS, MVSc, MSocSc, MSSc, MEcon, MFin, MTeach, MHSc, MMedSc, MPM, MTM, MJur, GDL,
    LPC, BPTC, PGDBA, PGDBM, PGDCA, PGDE, PGP, EMIB, Diplom, Diplom (Univ.), Diplom-Kaufmann, Diplom-Kauffrau, Diplom-Informatiker, Diplom-Informatikerin, Diplom-Betriebswirt, Diplom-Betriebswirtin, Diplom-Volkswirt,
    Diplom-Volkswirtin, Diplom-Physiker, Diplom-Biologe, Diplom-Biologin, Diplom-Pädagoge, Diplom-Pädagogin, Diplom-Psychologe, Diplom-Psychologin, Diplom-Jurist, Diplom-Juristin, Diplom-Designer, Diplom-Designerin, Dipl.-Kfm.,
    Dipl.-Inf., Dipl.-Psych., Dipl.-Päd., Dipl.-Phys., Dipl.-Chem., Dipl.-Math., Erste Staatsprüfung, Zweite Staatsprüfung, Mag. phil., Mag. iur., lic. oec., lic. phil., lic. iur., Master 1, Master 2, Master II, Maîtrise, DEA, DESS,
    Mastère spécialisé, Ingénieur diplômé, Diplôme d'études approfondies, Diplôme d'études supérieures, Diplôme d'études supérieures spécialisées, Máster Universitario, Máster Oficial, Magíster, Ingeniería Superior,
    Ingeniero Superior, Especialización, Mestrado integrado, Mestre, Pós-graduação lato sensu, Especialização, Laurea Magistrale a ciclo unico, Laurea vecchio ordinamento, Laurea quinquennale, Master di I livello,
    Master di II livello, Specializzazione, magister inżynier, Tytuł magistra, Studia magisterskie, Jednolite studia magisterskie, Studia podyplomowe, lekarz, lek. med., lek. dent., Ing., MUDr., JUDr., PhDr., RNDr., MVDr., PharmDr.,
    Inženýr, Inžinier, Magisterské studium, Mesterfokozat, Mesterképzés, Okleveles mérnök, Egyetemi diploma, Masterat, Diplomă de master, Master univerzitetne, Diplomirani inženjer, Dipl. ing., Magistar, Magistar struke,
    Univerzitetski diplomirani, Magistrs, Magistras, Magistro laipsnis, Civilingenjör, Masterexamen, Magisterexamen, Filosofie magister, Filosofie master, Teknologie magister, Teknologie master, Läkarexamen, Juristexamen,
    Jur. kand., Psykologexamen, Civilekonom, Arkitektexamen, Apotekarexamen, Yrkesexamen på avancerad nivå, Sivilingeniør, Siviløkonom, Mastergrad, Hovedfag, Cand. mag., Cand. merc., Cand. polyt., Cand. scient., Cand. jur.,
    Cand. med., Cand. psych., Kandidatgrad, Maisteri, Filosofian maisteri, Kauppatieteiden maisteri, Oikeustieteen maisteri, Diplomi-insinööri, Lisensiaatti, Lääketieteen lisensiaatti, Ylempi AMK, WO Master, WO-Master, Master WO,
    HBO Master, doctorandus, drs., Tezli Yüksek Lisans, Tezsiz Yüksek Lisans, Thạc sĩ, Magister (S2), Sarjana Magister, Магістр, Магістратура, Спеціаліст, Высшее (специалитет), M1, M2, Magistère, Agrégation, CAPES, CAPET, DSCG,
    Titre d'ingénieur, Diplôme d'ingénieure, Laurea quadriennale, Master universitario, Scuola di specializzazione, Especialidad, Ingeniero Industrial, Ingeniero de Caminos, Residência Médica, Master studije,
    Master akademske studije, Specijalističke studije, Specijalističke akademske studije, Magistar nauka, Magistar ekonomije, Magistar prava, mr. sc., mag. oec., mag. ing., mag. educ., mag. art., univ. spec., Okleveles közgazdász,
    Osztatlan képzés, Szakmérnök, Studii postuniversitare, Doctoraal, Doctoraalexamen, Licentiaat, Ir., Meester in de rechten, Postdoctorale opleiding, Master-na-master, Manama, Fil. mag., Pol. mag., Ekon. mag., Tekn. lic.,
    Fil. lic., Civilingenjörsexamen, Cand. polit., Cand. pharm., Cand. theol., Akademiingeniør, 1. Staatsexamen, 2. Staatsexamen, Erstes Juristisches Staatsexamen, Zweites Juristisches Staatsexamen, Lehramt, Lehramt an Gymnasien,
    Lehramt an Grundschulen, Lehramt an Realschulen, Dipl.-Wirt.-Ing., Dipl.-Wirt.-Inf., Dipl.-Soz.-Päd., Dipl.-Sozialpädagogin, Dipl.-Betriebsw., Specialist's degree, Specialist's diploma, Diploma of Specialist, Engineer's degree,
    Engineer's diploma, S2, Magister Manajemen, Magister Teknik, Горный инженер, Второе высшее, Маман дәрежесі, Civilekonomexamen, Cand.oecon., Okleveles tanár, Burgerlijk ingenieur, Handelsingenieur, Bio-ingenieur,
    Industrieel ingenieur, Lehramtsstudium, Erstes Staatsexamen Lehramt, Magister prava, Magistra farmacije, Doktor veterinarske medicine, Univerzitetni diplomirani inženir, Univerzitetna diplomirana ekonomistka,
    Diplôme d'architecte, Diplôme de docteur en médecine, Ingénieur civil, Ingénieur commercial, Lekarz dentysta, Magister farmacji, Magister prawa, Yüksek Mühendis, Tıp Doktoru, Titulación Superior, Grado en Medicina`,
  },
  bachelor: {
    anywhere: `
    undergraduate degree, licenciatura, laurea triennale, MBBS, MBChB, BS, BA, BFA, BBA, BSN, BSW, BCA, BSE, BSBA, BAS, бакалавр, бакалавриат, степень бакалавра, диплом бакалавра, неоконченное высшее,
    неоконченное высшее образование, незаконченное высшее, незаконченное высшее образование, неполное высшее, неполное высшее образование`,
    inStudies: `
    Бакалавр техники и технологий, Бакалавр техники и технологии, Бакалавр экономики, Бакалавр права, Бакалавр образования, Бакалавр искусств, Бакалавр естествознания, Неоконченное высшее, Незаконченное высшее, Неполное высшее,
    Bachelor of Elementary Education, Bachelor of Secondary Education, Bachelor of Early Childhood Education, B.Sc. (Ed.), B.A. (Ed.), B.Ed. (Hons), B.Eng. (Hons), B.Tech. (Hons),
    licenciado, licenciada, licenciado en, licenciada en, licencjat, bacharelado, laurea, laurea breve, bakalář, bakalar, bakalár, bakalař, inżynier, inzynier, vordiplom, lisans, bachelier, ordinary degree, honours degree,
    honors degree, bachelor degree, university degree, first degree, college degree, four-year degree, undergraduate, undergraduate studies, диплом о высшем образовании, BBS, BBM, BMS, BHM, BHMCT, BSocSc, BSocSci, BVSc, BVetMed,
    BVMS, BDS, BPT, BHMS, BAMS, BAppSc, BHSc, BNurs, BN, BPhil, BTh, BE, BEcon, BAcc, BComm, BLIS, BCL, BMBS, BMBCh, MBBCh, MB BCh, MBBCh BAO, MB BCh BAO, MB ChB, BM BS, BASc, BIT, BScN, BMSc, BMedSc, BJ, BSpEd, BEED, BSED, BSIT,
    BSCS, BSHM, BSHRM, BSTM, BSCpE, BSECE, BSCE, BSME, BSEE, BSPH, BSHS, BTheol, BSSc, BProf, BPsych, BUrb, BSurv, BAgr, BLaw, BEM, BIS, BAT, BPE, Bakkalaureus, Bakkalaureat, Bakk., Diplom (FH), Dipl.-Ing. (FH),
    Diplom-Ingenieur (FH), Diplom-Betriebswirt (FH), Diplom (BA), Diplom (DH), Licence, Licence professionnelle, Licence 3, Licence LMD, Baccalauréat universitaire, Bachelor universitaire de technologie, Grado, Título de Grado,
    Graduado, Graduada, Diplomatura, Diplomado, Diplomada, Ingeniería Técnica, Ingeniero Técnico, Ingeniería, Ingeniero, Ingeniera, Bachiller universitario, Título profesional, Bacharel, Bacharela, Graduação, Superior de Tecnologia,
    Licenciatura plena, Diploma di laurea, Diploma accademico, inż., Tytuł licencjata, Studia licencjackie, Studia inżynierskie, Studia I stopnia, Bc., Bakalářské studium, Bakalaureus, Bakalaurs, Bakalauras, Prvostupnik,
    Prvostupnica, Osnovne studije, Alapképzés, Főiskolai diploma, Alapfokozat, Licență, Diplomă de licență, Licenţă, Inginer, Diplomă de inginer, Kandidatexamen, Filosofie kandidat, Teknologie kandidat, fil. kand., Högskoleingenjör,
    Lärarexamen, Grundlärarexamen, Ämneslärarexamen, Förskollärarexamen, Sjuksköterskeexamen, Socionomexamen, Ekonomie kandidat, Politices kandidat, Juris kandidat, Bachelorgrad, Professionsbachelor, Diplomingeniør,
    Høgskolekandidat, Høgskoleingeniør, Cand. mag. grad, Kandidaatti, Luonnontieteiden kandidaatti, Kauppatieteiden kandidaatti, AMK-tutkinto, Insinööri (AMK), Tradenomi, Tradenomi (AMK), Sairaanhoitaja (AMK), Sosionomi (AMK),
    Medianomi (AMK), Restonomi (AMK), HBO Bachelor, HBO-bachelor, Bachelor HBO, WO Bachelor, WO-bachelor, HBO, HBO diploma, HBO propedeuse, Propedeuse, Lisans Diploması, Lisans Derecesi, Cử nhân, Kỹ sư, Sarjana, Sarjana (S1),
    Ijazah Sarjana Muda, Diploma IV, Бакалаврат, Бакалаврська, Высшее (бакалавриат), L3, Licence fondamentale, Licence appliquée, Licence pro, DCG, Diplôme universitaire, Bacharelato, Curso Superior, Ensino Superior,
    Ensino Superior Completo, Pasante, Pasante de Licenciatura, Contador Público, Contador Público Nacional, Médico Cirujano, Cirujano Dentista, Diplomirani pravnik, Diplomirani ekonomist, Diplomirani ekonomista,
    Diplomirana pravnica, dipl. oec., dipl. ecc., dipl. iur., dipl. ekon., dipl. pravnik, dipl. inž., univ. bacc., univ. bacc. ing., univ. bacc. oec., bacc. oec., bacc. ing., univ. dipl. ing., Osnovne akademske studije,
    Strukovne studije, Osnovne strukovne studije, Strukovni inženjer, Strukovni ekonomista, Visoka stručna sprema, VSS, VII stepen, Profesor razredne nastave, Inginer diplomat, Inginer licențiat, Studii superioare, Üzemmérnök,
    Lerarenopleiding, PABO, HBO-V, Kandidaats, Bachelor-na-bachelor, Høyskolekandidat, Profesinis bakalauras, Aukštasis išsilavinimas, Wykształcenie wyższe, Vysokoškolské, Hochschulabschluss, Ptychio, Πτυχίο, S1, D4, Sarjana Teknik,
    Sarjana Ekonomi, Sarjana Hukum, S.T., S.E., S.Kom., S.Pd., S.H., B Nautical Science, Incomplete higher education, BA LLB, BSc LLB, Младший бакалавр, Прикладной бакалавр, Академический бакалавр, Бакалавр (прикладной),
    Högskoleingenjörsexamen, Fysioterapeutexamen, Professionsbachelor i sygepleje, Pædagoguddannelsen, Sygeplejerskeuddannelsen, Læreruddannelsen, Fysioterapeutti (AMK), Óvodapedagógus, Alapdiploma, Licențiat, Licențiată,
    Bachelor universitaire, Gegradueerde, Odgojiteljica, Odgojitelj, Diplomirani vzgojitelj, Diplomirana medicinska sestra, Bakalárske štúdium, Graduado en, Graduada en, Laurea di primo livello, Licencjat pielęgniarstwa,
    Hemşirelik Lisans, Sarjana Muda`,
  },
  associate: {
    anywhere: `
    foundation degree, higher national diploma, higher national certificate, advanced diploma, national diploma, ADN, HND, HNC, AAS, спо, diploma, diploma of higher education, vocational diploma, vocational training,
    vocational certificate, vocational qualification, nvq, apprenticeship, journeyman, journeyman certificate, trade certificate, city and guilds, city & guilds, executive education, professional certificate, graduate certificate,
    bootcamp certificate, nanodegree, certificate of completion, brevet professionnel`,
    inStudies: `
    ССО, СПО, PLC, Post Leaving Certificate, Post Leaving Cert, Средне-специальное, Средне-техническое, Средне-профессиональное, Средне-специальное образование, Средне-техническое образование, Среднее-специальное, ТиПО, ТиППО, Техническое и профессиональное, Техническое и профессиональное образование,
    Начальное профессиональное образование, Диплом о начальном профессиональном образовании, Диплом о среднем профессиональном образовании, Послесреднее образование, Послесреднее,
    State-certified Technician, State-certified Engineer, State-certified Educator, State-certified Nurse, State-certified Business Economist, State-approved Technician, State-recognised Educator, Vocational training, Dual vocational training,
    NVQ Diploma, NVQ Diploma Level 1, NVQ Diploma Level 2, NVQ Diploma Level 3, NVQ Diploma Level 4, NVQ Level 1, NVQ Level 4, NVQ Level 5, NVQ 1, NVQ 2, NVQ 3, NVQ 4, SVQ, SVQ 1, SVQ 2, SVQ 3, SVQ 4, SVQ Level 1, SVQ Level 2, SVQ Level 3, SVQ Level 4,
    National Certificate I, National Certificate III, NC I, NC III, NC IV, TESDA NC I, TESDA NC III, National Competency II, Vocational Course, Technical Vocational Course,
    foundation year, foundation course, foundation diploma, foundation programme, access to HE, access to HE diploma, access to higher education, access to higher education diploma, tecnólogo, tecnologo, técnico superior,
    tecnico superior, berufsausbildung, ausbildung, umschulung, vocational school, national trade certificate, national certificate, national N certificate, trade apprentice, trade apprenticeship, advanced apprenticeship,
    higher apprenticeship, modern apprenticeship, polytechnic diploma, ciclo formativo grado superior, ciclo formativo grado medio, ciclo formativo de grado superior, ciclo formativo de grado medio, befähigungsnachweis, snvq, gnvq,
    svq, t level, t levels, btec, professional qualification, профтехобразование, рабочая профессия, свидетельство о профессии, удостоверение о профессии, ICS, OND, NCE, NCV, NATED, BTS, DUT, DEUG, BEP, CAP, CFC, Meister,
    Meisterbrief, Techniker, Fachwirt, FP II, CertHE, Cert HE, DipHE, Dip HE, HigherCert, FSc, ICom, Cert I, Cert II, Cert III, Cert IV, Abgeschlossene Berufsausbildung, Duale Ausbildung, Lehre, Lehrabschluss, Lehrabschlussprüfung,
    Berufslehre, Gesellenbrief, Gesellenprüfung, Meisterprüfung, Handwerksmeister, Industriemeister, Facharbeiter, Facharbeiterin, Facharbeiterbrief, Facharbeiterprüfung, Fachwirtin, Staatlich geprüfter Techniker,
    Staatlich geprüfte Technikerin, Staatlich anerkannter Erzieher, Staatlich anerkannte Erzieherin, IHK-Abschluss, Kaufmannsgehilfenbrief, Eidg. Fähigkeitszeugnis, Eidgenössisches Fähigkeitszeugnis, EFZ, EBA, Eidg. Fachausweis,
    DEUST, BUT, Brevet de technicien supérieur, Brevet de technicien, Certificat d'aptitude professionnelle, Diplôme universitaire de technologie, Diplôme d'études collégiales, Diplôme d'études professionnelles, Diplôme d'État, DEC,
    DEP, Titre professionnel, Graduat, Técnico, Técnica, Técnico Medio, Técnico Profesional, Técnico Especialista, Técnico Auxiliar, Técnico Superior Universitario, Tecnicatura, Tecnicatura Superior, Grado Medio, Grado Superior,
    FP Grado Medio, FP Grado Superior, FP I, Formación Profesional, Formación Profesional de Grado Superior, Formación Profesional de Grado Medio, Ciclo Formativo, CFGS, CFGM, Curso técnico, Ensino técnico, Técnico de nível médio,
    Curso profissional, CTeSP, Curso de especialização tecnológica, Ensino profissionalizante, Diploma di perito, Perito, Perito industriale, Perito tecnico, Perito commerciale, Diploma professionale, Diploma tecnico,
    Qualifica professionale, Diploma ITS, Diploma di tecnico superiore, Technik, Tytuł technika, Dyplom technika, Dyplom mistrzowski, Świadectwo czeladnicze, Szkoła policealna, Zasadnicza szkoła zawodowa, Výuční list, Výučný list,
    DiS., Diplomovaný specialista, Vyšší odborné vzdělání, Szakmunkás, Szakmunkásvizsga, Technikus, Felsőfokú szakképzés, OKJ, Școală profesională, Școală postliceală, Srednja stručna sprema, Viša škola, Yrkeshögskoleexamen,
    Högskoleexamen, Kvalificerad yrkesutbildning, KY-examen, Kvalificerad yrkeshögskoleexamen, Yrkesexamen, Yrkesbevis, Gesällbrev, Mästarbrev, Fagbrev, Svennebrev, Svendebrev, Svendeprøve, Mesterbrev, Fagskole, Fagskolegrad,
    AP-grad, Erhvervsakademiuddannelse, Erhvervsuddannelse, Faglært, Ammattitutkinto, Perustutkinto, Ammatillinen perustutkinto, Erikoisammattitutkinto, Merkonomi, Datanomi, Lähihoitaja, MBO, MBO 1, MBO 2, MBO 3, MBO 4, MBO-2,
    MBO-3, MBO-4, MBO niveau 2, MBO niveau 3, MBO niveau 4, MBO diploma, Vakdiploma, HBO Associate degree, Associate degree HBO, Hoger diploma, Önlisans, Ön Lisans, Ön Lisans Diploması, Önlisans Diploması,
    Meslek Yüksekokulu Diploması, Ustalık Belgesi, D3, Diploma (D3), Diploma III, Diploma II, SMK, Cao đẳng, Trung cấp, Техникум, Диплом техника, Диплом о среднем профессиональном образовании,
    Диплом о начальном профессиональном образовании, Младший специалист, Молодший спеціаліст, Фаховий молодший бакалавр, Диплом медицинской сестры, Диплом фельдшера, Свидетельство о профессии рабочего, Квалифицированный рабочий,
    City & Guilds Diploma, City & Guilds Certificate, City & Guilds Level 2, City & Guilds Level 3, City and Guilds Diploma, City and Guilds Certificate, Level 1 Certificate, Level 2 Certificate, Level 3 Certificate,
    Level 4 Certificate, Level 1 Diploma, Level 2 Diploma, Level 3 Diploma, Level 4 Diploma, Level 5 Diploma, Level 3 Extended Diploma, Level 2 NVQ, Level 3 NVQ, NVQ Level 2, NVQ Level 3, Level 2 Apprenticeship,
    Level 3 Apprenticeship, Level 4 Apprenticeship, Intermediate Apprenticeship, Degree Apprenticeship, T-Level, Extended Diploma, Foundation Degree (FdA), Foundation Degree (FdSc), FdA, FdSc, National Vocational Certificate,
    National Certificate (Vocational), Certificate III, Certificate IV, Certificate II, Craft Certificate, Red Seal, Ontario College Diploma, Ontario College Certificate, Certificate of Apprenticeship, Certificate of Qualification,
    Ordinary National Diploma, NABTEB, N4 Certificate, N6 Certificate, N6 Diploma, Diploma in Education, Nível IV, Nível V, Nível 4, Nível 5, CET, Curso de Aprendizagem, Ahli Madya, Ahli Nautika, Ahli Nautika Tingkat I,
    Ahli Nautika Tingkat II, Ahli Nautika Tingkat III, Ahli Teknika, Ahli Teknika Tingkat III, ANT I, ANT II, ANT III, ATT I, ATT II, ATT III, A.Md., BTSA, BPJEPS, CQP, Titre RNCP, Brevet fédéral, CAPA, Mention complémentaire,
    Diplôme d'État d'infirmier, Diplôme d'État d'infirmière, Diplôme d'État d'aide-soignant, Diplôme d'État d'éducateur spécialisé, Kalfalık Belgesi, Ustalık, LTS, MTS, HTS, MEAO, HEAO, Gezel, Graduaat, Vakbekwaamheid, Trade Test,
    Trade Test Grade I, Trade Test Grade II, Trade Test Grade III, Trade Test Certificate, City & Guilds of London, Studia policealne, Wykształcenie zawodowe, Zasadnicze zawodowe, Tytuł czeladnika, Tytuł mistrza, Betriebswirt,
    Betriebswirtin, Betriebswirt (VWA), Betriebswirt (IHK), Staatlich geprüfter Betriebswirt, Staatlich geprüfte Betriebswirtin, Staatl. gepr. Techniker, Staatl. gepr. Betriebswirt, Staatlich anerkannte Fachkraft,
    Staatlich examinierte Altenpflegerin, Staatlich examinierter Altenpfleger, Examinierte Krankenschwester, Examinierter Krankenpfleger, Industriemeister (IHK), Fachwirt (IHK), Fachwirtin (IHK), Handelsfachwirt (IHK),
    Bachelor Professional, Master Professional, Eidg. Diplom, Carrera técnica, Profesional Técnico, Profesional Técnico-Bachiller, TSU, Certificado de Profesionalidad, Diploma di Perito Nautico, Diploma di Perito Industriale,
    Diploma di Perito Meccanico, Diploma di Perito Elettrotecnico, Diploma di Perito Agrario, Diploma di Geometra, Diploma di Ragioneria, Diploma di Ragioniere, Qualifica triennale, Attestato, Attestato di qualifica, IFTS, ITS, VŠS,
    Viša stručna sprema, VI stepen, V stepen, Subinginer, Diplomă de subinginer, Certificat de calificare, Vyučen, Střední odborné, YH-examen, Junior Specialist, Junior Bachelor, Skilled Worker, Skilled worker diploma,
    Qualified Worker, Vocational education, Secondary vocational education, Secondary special education, Secondary specialised education, Secondary specialized education, Secondary technical education, НПО, Диплом НПО, Диплом СПО,
    Диплом о СПО, Диплом младшего специалиста, NC II, TESDA NC II, ONC, Higher Cert, Journeyworker Card, Journeyworker Certificate, DAE, NCVT, AEC, Sijil, Sijil Kemahiran, Sijil Kemahiran Malaysia, Diploma Kemahiran,
    National N Diploma, Red Seal Trade Test, Intermediate Certificate, Advanced Craft Certificate, Full Technological Certificate, Kutsekeskharidus, Geselle, Gesellin, Tischlergeselle, Diplôme d'aide-soignante,
    Diplôme d'aide-soignant, DEAS, DEES, DEAES, Brevet d'État, BPA, BPREA, Bac+2, Bac+3, Bac+5, Undersköterskeutbildning, Gymnasieingenjör, Social- og sundhedsassistent, OKJ végzettség, Tehničar, Ekonomski tehničar,
    Strojarski tehničar, Medicinski tehničar, Dyplom ukończenia, Świadectwo ukończenia, Kurs zawodowy, Średnie zawodowe, Střední s maturitou, Vyučení, Vyučen v oboru, Diploma alberghiero, Operatore socio-sanitario, Qualifica OSS,
    Technician, Technical course, Higher Nitec, Nitec, N4 Certificate, N5 Certificate, N6 Certificate, Tecnólogo, Tecnóloga, Diploma Tinggi, Sijil Pelajaran, Diploma Vokasional, Título de Técnico, Título técnico`,
  },
  secondary: {
    anywhere: `
    high school diploma, sslc, hsslc, h.s.s.l.c., s.s.l.c., tslc, proficiency certificate level, kcse, waec, waec (ssce), wassce, ssce, vce, havo, havo diploma, vwo, vwo diploma, matriculation, grade 12, ncea, secondary school diploma, secondary school certificate, ged, a level, a levels, a-level,
    a-levels, gcse, gcses, international baccalaureate, international baccalaureate diploma, ib diploma, abitur, baccalauréat, baccalaureat, matura, leaving certificate, higher secondary, higher secondary certificate,
    higher secondary school certificate, hsc, ssc, основное общее, основное общее образование, среднее образование, среднее общее, среднее общее образование, среднее полное, среднее полное образование, среднее (полное) общее,
    среднее (полное) общее образование, аттестат, аттестат о среднем образовании, аттестат о среднем общем образовании`,
    inStudies: `
    Senior High School, Junior High School, Senior Secondary School, Senior Secondary School Certificate, Junior Secondary School Certificate, Higher Secondary, Higher Secondary Education, International Baccalaureate, International Baccalaureate Diploma, IB Diploma,
    Scottish Highers, Highers, Advanced Highers, Standard Grades, Полное среднее, Неполное среднее, Общее среднее, Среднее полное, Аттестат о среднем образовании, Аттестат о среднем общем образовании, Аттестат о полном среднем образовании,
    Аттестат об основном общем образовании, Аттестат об общем среднем образовании, Аттестат о полном среднем, Аттестат о среднем, Technical secondary, Technical secondary school,
    national senior certificate, senior certificate, matric, matric certificate, matric exemption, matriculation certificate, matriculation exemption, GCE, plus two, pre-university, pre-university course, pre-university certificate,
    high school certificate, high school graduate, high school leaving certificate, high school equivalency, high school diploma or ged, high school diploma / ged, general education diploma, general educational development,
    general education development, general educational diploma, ged certificate, ged diploma, realschulabschluss, mittlere reife, fachabitur, allgemeine hochschulreife, fachhochschulreife, hauptschulabschluss, bachillerato,
    maturità, maturita, junior cert, junior certificate, leaving cert, leaving cert applied, leaving certificate applied, school leaving certificate, first school leaving certificate, studentexamen, vmbo, kcpe, neco, wasc, sace,
    qce, wace, cbse x, cbse xii, icse, tawjihi, tawjihiyah, thanaweya amma, hiset, perito mercantil, pre-degree, pre-degree course, 11 классов, 9 классов, полное среднее, аттестат о полном среднем образовании,
    аттестат о полном среднем общем образовании, Fachgebundene Hochschulreife, Fachabitur, Mittlerer Schulabschluss, Matur, Maturität, Berufsmatura, Berufsmaturität, Świadectwo dojrzałości, Świadectwo maturalne, Egzamin maturalny,
    Maturitní zkouška, Maturitní vysvědčení, Maturitná skúška, Érettségi, Érettségi vizsga, Bacalaureat, Diplomă de Bacalaureat, Baccalauréat général, Baccalauréat professionnel, Baccalauréat technologique, Bac, Bac pro, Bac S,
    Bac ES, Bac L, Brevet des collèges, Diplôme d'études secondaires, Bachiller, Bachiller académico, Bachiller técnico, ESO, Graduado en ESO, Graduado Escolar, Educación Secundaria Obligatoria, Secundaria, Preparatoria,
    Enseñanza media, Educación media, Ensino Médio, Ensino médio completo, Ensino Médio Técnico, Ensino secundário, Ensino fundamental, 12.º ano, 12º ano, Segundo grau, Diploma di maturità, Maturità classica, Maturità scientifica,
    Diploma di scuola superiore, Diploma di scuola media superiore, Diploma superiore, Licenza media, Licenza liceale, Liceo classico, Liceo scientifico, Liceo linguistico, Liceo artistico, Gymnasieexamen, Gymnasieutbildning,
    Slutbetyg, Studentereksamen, Generell studiekompetanse, Vitnemål, HHX, HTX, STX, Ylioppilastutkinto, Ylioppilas, Lukion päästötodistus, VMBO diploma, MAVO, Lise Diploması, Lise, Anadolu Lisesi, Meslek Lisesi Diploması,
    Lise mezunu, Ijazah SMA, SMA, SPM, STPM, GCE O Level, GCE O Levels, GCE A Level, GCE A Levels, O Level, O Levels, Tốt nghiệp THPT, Gaokao, Atestat, Srednja škola, Gimnazija, Középiskola, Полное среднее образование,
    Повна загальна середня освіта, Аттестат зрелости, UACE, UCE, ACSEE, CSEE, Highers, Advanced Highers, Scottish Highers, CSEC, CXC, CAPE, Higher School Certificate, OSSD, Ontario Secondary School Diploma,
    General Secondary Education, Complete general secondary education, Basic secondary education, Complete secondary education, Incomplete secondary education, Secondary education, Complete secondary, 9.º ano, 9º ano, Ensino Básico,
    CESS, DAEU, Maturité gymnasiale, Maturité professionnelle, Maturité fédérale, Baccalauréat libanais, Meslek Lisesi, ASO, TSO, BSO, HAVO-diploma, VWO-diploma, VMBO-T, VMBO-TL, VMBO-K, VMBO-KB, Junior WAEC, FSLC,
    Wykształcenie średnie, Wykształcenie podstawowe, Średnie techniczne, Qualifizierender Hauptschulabschluss, Erweiterter Hauptschulabschluss, Qualifizierender Mittelschulabschluss, Reifeprüfung, HTL-Matura, Volksschulabschluss,
    Abschluss 10. Klasse, COU, BUP, EGB, Bachillerato Internacional, Normal Superior, IV stepen, III stepen, SSS, KV radnik, VKV radnik, Maturski ispit, Studii medii, Grundskola, Studiespesialisering, Vidurinis išsilavinimas,
    Brandos atestatas, Apolytirio, Απολυτήριο Λυκείου, Thanawiya Amma, PSLE, UEC, HKDSE, HKCEE, HKALE, National 5s, Standard Grades, HSED, NSC, Středoškolské s maturitou, Úplné střední, Szakközépiskola, Szakgimnázium, Osnovna škola,
    Hf-eksamen, Maturitet, Opća gimnazija, Bac STI, Bac STMG, Bac STI2D, Diploma di scuola media, Diploma di liceo, Licenza elementare, IGCSE, Junior Cycle, CBSE, Attestat, Stredoškolské, Stredoškolské s maturitou`,
  },
  none: {
    anywhere: `
    профессиональная переподготовка`,
    inStudies: `
    study abroad, study abroad semester, study abroad year, study abroad programme, study abroad program, fcps, summer school, профессиональная подготовка, Красный диплом, Диплом с отличием, переподготовка, курсы профессиональной подготовки`,
  },
};
