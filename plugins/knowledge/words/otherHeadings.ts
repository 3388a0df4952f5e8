/** Headings of résumés in German, French, Spanish, Portuguese, Italian, Polish, Swedish, Danish, Norwegian, Finnish, Dutch, Turkish, Ukrainian and Indonesian; by kind of section, in the form of `headings.ts`. */
export const otherHeadings: Readonly<Record<string, string>> = {
  experience: `
    berufserfahrung, berufserfahrungen, berufstätigkeit, beruflicher werdegang, werdegang, berufspraxis, berufliche stationen, arbeitserfahrung,
    praktische erfahrung, praktische erfahrungen, praktika, praktikum, expériences professionnelles, expérience professionnelle, expériences, expérience,
    parcours professionnel, emplois, stages, stages professionnels, experiencia profesional, otras experiencias, experiencia laboral, experiencia, trayectoria profesional, historial laboral,
    experiência profissional, experiências profissionais, experiência, esperienza professionale, esperienze professionali, esperienza lavorativa,
    esperienze lavorative, esperienza, doświadczenie zawodowe, doświadczenie,
    arbetslivserfarenhet, arbetserfarenhet, yrkeserfarenhet, erfarenhet, erfarenheter, erhvervserfaring, arbeidserfaring, erfaring, työkokemus, werkervaring, ervaring, loopbaan, iş deneyimi, iş deneyimleri, deneyim, deneyimler, tecrübe, досвід роботи, професійний досвід, pengalaman kerja, pengalaman`,
  education: `
    bildung, ausbildung, schulbildung, schulische ausbildung, akademische ausbildung, bildungsweg, schule und studium, studium, studium und ausbildung,
    ausbildung und studium, aus und weiterbildung, formation, formations, formation académique, formations académiques, formation et diplômes, formations et diplômes, diplômes,
    diplômes et formations, études, parcours scolaire, parcours académique, scolarité, educación, formación, formación académica, estudios, educação,
    formação, formação académica, formação acadêmica, istruzione, istruzione e formazione, formazione, titoli di studio, wykształcenie, edukacja,
    preparación académica, nivel académico, utbildning, utbildningar, uddannelse, utdanning, utdannelse, koulutus, opleiding, opleidingen, eğitim, eğitim bilgileri, öğrenim, освіта, pendidikan, riwayat pendidikan`,
  skills: `
    fähigkeiten, kenntnisse, fachkenntnisse, it kenntnisse, edv kenntnisse, computerkenntnisse, technische kenntnisse, kompetenzen,
    fachliche kompetenzen, soziale kompetenzen, kenntnisse und fähigkeiten, fähigkeiten und kenntnisse, stärken, compétences, compétences techniques,
    compétences informatiques, compétences professionnelles, informatique, outils, savoir être, savoir faire, qualités, atouts, habilidades, aptitudes,
    competencias, conocimientos, conocimientos técnicos, competências, habilidades técnicas, competenze, competenze tecniche, capacità e competenze,
    competenze informatiche, umiejętności, kompetencje,
    kompetenser, färdigheter, kunskaper, kompetencer, kompetanse, ferdigheter, taidot, osaaminen, vaardigheden, competenties, yetenekler, beceriler, yetkinlikler, навички, ключові навички, keahlian, kemampuan`,
  languages: `
    sprachen, sprachkenntnisse, fremdsprachen, langues, langues étrangères, langues parlées, compétences linguistiques, idiomas, línguas, lingue,
    lingue straniere, competenze linguistiche, języki, języki obce, znajomość języków,
    språk, språkkunskaper, språkkunnskaper, sprog, kielitaito, talen, talenkennis, diller, yabancı dil, yabancı diller, мови, знання мов, bahasa`,
  certifications: `
    zertifikate, zertifizierungen, weiterbildung, weiterbildungen, fortbildung, fortbildungen, lehrgänge, certificats, certificados, certificaciones,
    cursos, cursos y certificados, certificações, certificazioni, corsi, certyfikaty, szkolenia, kursy,
    kurser, kurs, cursussen, sertifikalar, sertifikat, сертифікати, курси`,
  projects: `projekte, eigene projekte, private projekte, projets, projets personnels, proyectos, projetos, progetti, projekty,
    projekt, projecten, projeler, проєкти`,
  interests: `
    interessen, interessen und hobbys, hobbys, hobbys und interessen, freizeit, centres dintérêt, centres d intérêt, centre dintérêt, loisirs, intereses,
    aficiones, interesses, interessi, hobby, zainteresowania,
    intressen, interesser, fritid, harrastukset, interesses, hobby s, ilgi alanları, hobiler, інтереси, захоплення, хобі`,
  summary: `über mich, profil, kurzprofil, persönliches profil, persönliches statement, à propos, à propos de moi, perfil, perfil profesional, perfil profissional, sobre mí, sobre mim, profilo, profilo professionale, o mnie, podsumowanie,
    om mig, om meg, over mij, profiel, hakkımda, özet, про себе, про мене, tentang saya`,
  contact: `kontakt, kontaktdaten, anschrift, coordonnées, contacto, datos de contacto, contato, contatti, recapiti, dane kontaktowe,
    yhteystiedot, contactgegevens, iletişim, iletişim bilgileri, контакти, контактна інформація, kontak`,
  personal: `
    persönliche daten, persönliche angaben, angaben zur person, zur person, stammdaten, persönliches, informations personnelles, état civil,
    datos personales, dados pessoais, dati personali, informazioni personali, dane osobowe,
    etat civil, persoonlijke gegevens, personalia, personuppgifter, henkilötiedot, kişisel bilgiler, особисті дані, data pribadi`,
  references: `referenzen, références, referencias, referências, referenze, referencje,
    referenser, referanser, referencer, referanslar, рекомендації`,
  publications: `
    veröffentlichungen, publikationen, publikationsliste, schriftenverzeichnis, vorträge, vorträge und publikationen, betreute arbeiten,
    betreute abschlussarbeiten, articles, articles de journaux, chapitres de livre, chapitre de livre, communications, conférences, conférences invitées,
    séminaires, encadrement, encadrements, encadrement de thèses, thèses encadrées, promoteur de thèse, jury de thèse, jurys de thèse, publicaciones,
    ponencias, congresos, dirección de tesis, tesis dirigidas, publicações, orientações, pubblicazioni, relazioni a convegni, publikacje`,
  volunteer:
    'ehrenamt, ehrenamtliche tätigkeit, ehrenamtliche tätigkeiten, ehrenamtliches engagement, engagement, bénévolat, vie associative, organisation de conférences, gremienarbeit, gutachtertätigkeit, organización de congresos, voluntariado, volontariato, wolontariat',
  awards:
    'auszeichnungen, auszeichnungen und stipendien, stipendien, drittmittel, bourses, bourses et prix, prix et distinctions, financements, financement, becas, becas y premios, becas y ayudas, bolsas, preise, prix, distinctions, premios, prêmios, premi, nagrody',
};
