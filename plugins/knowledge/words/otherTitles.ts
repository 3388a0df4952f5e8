import { listOf } from '../listOf.ts';

/**
 * Nouns for the person who does the work, in the other languages whose scans NOA reads: German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish.
 * Lower case. `*` at the front is the end of a compound ("Softwareentwickler"), `*` at the end a beginning that covers forms ("vendeur", "vendeuse").
 * Left out are words that are English ("arts", "stage", "monitor"), common surnames ("Koch", "Richter"), names of degrees ("Ingeniero") and those in `roleNouns`.
 */

/** Nouns that end a title, as in English: "Leitender Softwareentwickler". */
const endingNouns = listOf(`
entwickler, entwicklerin, *entwickler, *entwicklerin, ingenieur, ingenieurin, *ingenieur, *ingenieurin, informatiker, informatikerin, *informatiker, *informatikerin, programmierer, programmiererin, technikerin, *techniker, *technikerin,
*leiter, *leiterin, leiterin, geschäftsführer, geschäftsführerin, *führer, *führerin, mitarbeiter, mitarbeiterin, *mitarbeiter, *mitarbeiterin, sachbearbeiter, sachbearbeiterin, *bearbeiter, *bearbeiterin, referent, referentin, *referent, *referentin,
berater, beraterin, *berater, *beraterin, kaufmann, kauffrau, *kaufmann, *kauffrau, verkäufer, verkäuferin, *verkäufer, *verkäuferin, assistentin, *assistent, *assistentin, *fachkraft, fachkraft, *hilfe, aushilfe, *pfleger, *pflegerin, krankenschwester, *schwester,
*lehrer, *lehrerin, lehrkraft, erzieher, erzieherin, *erzieher, *erzieherin, sozialarbeiter, sozialarbeiterin, *arbeiter, *arbeiterin, *fahrer, *fahrerin, *mechaniker, *mechanikerin, mechatroniker, mechatronikerin, elektroniker, elektronikerin, elektriker, schlosser, *schlosser, *monteur,
*meister, *meisterin, *arzt, *ärztin, arzt, ärztin, apotheker, apothekerin, rechtsanwalt, rechtsanwältin, steuerberater, buchhalter, buchhalterin, *buchhalter, *buchhalterin, angestellter, angestellte, *angestellter, *angestellte, leitung, praktikum, *praktikum, praktikant, praktikantin, werkstudentin, *student, *studentin, auszubildender, auszubildende, azubi, *verwalter, *verwalterin, *beauftragter, *beauftragte,
*managerin, *analystin, *administratorin, *architektin, *spezialist, *spezialistin, *koordinator, *koordinatorin, *redakteur, *redakteurin, redakteur, redakteurin, übersetzer, übersetzerin, *gestalter, *gestalterin, bürokraft, kellner, kellnerin, köchin, *wissenschaftler, *wissenschaftlerin, dozent, dozentin,
medewerker, *medewerker, medewerkster, *medewerkster, ontwikkelaar, *ontwikkelaar, beheerder, *beheerder, verpleegkundige, *verpleegkundige, leraar, lerares, docent, docente, *docent, adviseur, *adviseur, boekhouder, *boekhouder, verkoper, *verkoper, verkoopster, hoofd, directeur, teamleider, *leider, projectleider, stagiair, onderzoeker, *onderzoeker, huisarts, monteur, chauffeur, schoonmaker, begeleider, *begeleider, *kundige,
utvecklare, *utvecklare, ingenjör, *ingenjör, tekniker, *tekniker, sjuksköterska, *sköterska, undersköterska, lärare, *lärare, ekonom, *ekonom, säljare, *säljare, *ledare, projektledare, *ansvarig, ansvarig, samordnare, handläggare, *handläggare, vårdbiträde, *biträde, *chef, forskare, *forskare, konsult, *konsult, montör, *montör, *förare
`);

/** Nouns that begin a title: "Desarrollador web", "Technicienne de laboratoire". */
export const leadingNouns: readonly string[] = listOf(`
ingénieur, ingénieure, développeur*, technicien*, programmeur*, analyste, architecte, administrateur*, gestionnaire, responsable, directrice, chargé, chargée, chargé d'affaires, assistante, assistant, adjoint, adjointe, secrétaire, comptable, employé, employée, ouvrier, ouvrière, agent, agente, opérateur, opératrice,
vendeur, vendeuse, conseiller, conseillère, commercial, commerciale, caissier, caissière, serveur, serveuse, cuisinier, cuisinière, infirmier, infirmière, aide-soignant, aide-soignante, médecin, pharmacien, pharmacienne, enseignant, enseignante, professeur, professeure, formateur, formatrice, éducateur, éducatrice, animateur, animatrice, chercheur, chercheuse,
logisticien*, stagiaire, alternant, alternante, apprenti, apprentie, consultante, coordinateur, coordinatrice, magasinier, magasinière, préparateur, préparatrice, manutentionnaire, livreur, livreuse, graphiste, rédacteur, rédactrice, journaliste, traducteur, traductrice, juriste, avocat, avocate, auditeur, auditrice, acheteur, acheteuse, hôte, hôtesse, maçon, plombier, électricien, mécanicien, soudeur, bibliothécaire,
desarrollador*, programador*, analista, administrador*, administrativo, administrativa, gerente, jefe, jefa, encargado, encargada, coordinador*, director, directora, asistente, auxiliar, ayudante, teleoperador*, secretario, secretaria, contador, contadora, contable, cajero, cajera, vendedor, vendedora, dependiente, dependienta, comercial, asesor, asesora, consultor, consultora, ejecutivo, ejecutiva,
profesor*, maestro, maestra, educador, educadora, entrenador*, formador*, investigador*, enfermero, enfermera, médico, médica, farmacéutico, farmacéutica, fisioterapeuta, psicólogo, psicóloga, camarero, camarera, cocinero, cocinera, recepcionista, conductor, conductora, repartidor, repartidora, operario, operaria, operador*, mozo de almacén, peón, albañil, electricista, mecánico, mecánica, soldador, diseñador*, redactor, redactora, periodista, traductor*, abogado, abogada, becario, becaria, practicante, pasante, supervisor, supervisora, socorrista, limpiador, limpiadora,
sviluppatore, sviluppatrice, programmatore, ingegnere, tecnico, tecnica, amministratore, responsabile, direttore, direttrice, impiegato, impiegata, addetto, addetta, assistente, segretario, segretaria, contabile, ragioniere, venditore, venditrice, commesso, commessa, consulente, cameriere, cameriera, cuoco, cuoca, barista, operaio, operaia, operatore, operatrice, magazziniere, insegnante, educatore, educatrice, infermiere, infermiera, medico, farmacista, ricercatore, ricercatrice, tirocinante, stagista, apprendista, progettista, disegnatore, redattore, redattrice, giornalista, traduttore, traduttrice, avvocato, autista, elettricista, meccanico, coordinatore, capo, addetto vendite,
desenvolvedor*, engenheiro, engenheira, gestor, gestora, encarregado, encarregada, coordenador*, diretor, diretora, estagiário, estagiária, atendente, contabilista, professor, professora, enfermeiro, enfermeira, cozinheiro, cozinheira, empregado de mesa, motorista, operador, operadora, eletricista, mecânico, pesquisador, pesquisadora, jornalista, tradutor, tradutora, advogado, advogada, designer,
programista, programistka, analityk, kierownik, kierowniczka, dyrektor, specjalista, specjalistka, asystent, asystentka, księgowy, księgowa, główny księgowy, sprzedawca, sprzedawczyni, doradca, handlowiec, przedstawiciel, pracownik, pracownica, koordynator, koordynatorka, nauczyciel, nauczycielka, pielęgniarka, pielęgniarz, lekarka, farmaceuta, kelner, kelnerka, kucharz, kucharka, kierowca, magazynier, mechanik, elektryk, konsultant, konsultantka, recepcjonistka, stażysta, stażystka, praktykant, praktykantka, tłumacz, tłumaczka, redaktor, dziennikarz, grafik, prawnik, adwokat, kasjer, kasjerka, sekretarka, operator
`);

/** How nouns for people who do some work end, English and Russian: "organist", «стропальщица». */
const personEndings: readonly string[] =
  '*ologist *ographer *ician *nist *rist *tist *cist *dist *gist *hist *stylist *щик *щица *водчик *чица *олог *истка *нист *рист *вист *тист *дист'.split(
    ' ',
  );

export const otherRoleNouns: readonly string[] = [...endingNouns, ...leadingNouns, ...personEndings, 'undergraduate'];
