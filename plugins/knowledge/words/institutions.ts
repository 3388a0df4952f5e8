import { listOf } from '../listOf.ts';

/** Words that mark the name of a school, English and Russian. Lower case, matched as words, or as prefixes if they end with `*`. */
export const institutionWords = listOf(`
  university, college, institute, school, academy, polytechnic, conservatory, conservatoire, seminary, faculty, lyceum, gymnasium, universität,
  université, universidad, universidade, università, universiteit, uniwersytet, univerzita, universitat, hochschule, fachhochschule, école,
  ecole, escuela, instituto, institut, politecnico, üniversitesi, bootcamp, coursera, udacity, edx, mit, ucla, eth, epfl, caltech, hec, insead,
  lse, nyu, usc, ucl, kth, iit, iim, nit, cuny, suny, rmit, unsw, tu, lmu, rwth, general assembly, vidyalaya, vidyalay, vidyapeeth,
  mahavidyalaya, vidyamandir, liceo, lycée, lycee, liceum, gymnázium, gimnazija, tafe, realschule, gesamtschule, berufsschule, technikum,
  szkoła, uczelnia, escola, faculdade, faculté, facultad, tecnológico, högskola, høgskole, universitet, universitetet, yliopisto,
  ammattikorkeakoulu, rijksuniversiteit, hogeschool, ysgol, polytech, colegio, colegiul, liceul, egyetem, politechnika, politechnic,
  politehnica, universitetas, ülikool, universitatea, universite, üniversite, kolej, sveučilište, univerza, universidades, universitaria,
  berufskolleg, madrasa, sekolah, universiti, universitas, politeknik, polytechnique, supélec, audencia, университет*, институт*, академи*,
  колледж*, техникум*, училищ*, нмиц, нии, школ*, лицей*, гимнази*, консерватори*, факультет*, мгу, спбгу, мгту, мфти, мифи, вшэ, ниу, итмо,
  ранхигс, рудн, мгимо, мэи, маи, мисис, урфу, кфу, нгу, тгу, юфу, спбпу, спбгэу, рэу, гуу, мади, миит, мирэа, вуз, пту, фгбоу, фгаоу, гбоу,
  гоу, впо, спо, рггу, мпгу, рниму, рггму, бгу, бгуир, кпи, кну`);

/** Well-known schools whose names contain no such word. */
export const institutionNames = listOf(`
  harvard, stanford, oxford, cambridge, yale, princeton, berkeley, uc berkeley, georgia tech, virginia tech, texas a&m, cornell, columbia,
  le wagon, lambda school, ironhack, skillbox, нетология, гикбрейнс, geekbrains, хекслет, яндекс практикум, яндекс.практикум, бауманка,
  гнесинка, мореходка, makerere, stellenbosch, tsinghua, fudan, waseda, chalmers, aalto, taltech, technion, bocconi, juilliard, berklee,
  goldsmiths, birkbeck, sandhurst, harper adams, central saint martins, ku leuven, centralesupélec, sciences po, mines paristech, mapúa,
  boğaziçi, le cordon bleu, физтех`);
