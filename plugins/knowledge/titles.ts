/**
 * Words of job titles over many professions, English and Russian, lower case. A title nearly always ends (English) or begins (Russian) with one
 * of the role nouns; modifiers alone make no title. `~` marks a Russian stem.
 */

const words = (text: string): string[] =>
  text
    .trim()
    .split(/\s*,\s*/)
    .filter(Boolean);

/** Nouns that name who does the work. */
export const ROLE_NOUNS: readonly string[] = words(`
engineer, developer, programmer, architect, analyst, scientist, researcher, designer, manager, director, administrator, consultant, specialist, coordinator, assistant, associate, officer, executive, representative, technician,
technologist, lead, leader, head, chief, president, vice president, vp, svp, evp, ceo, cto, cfo, coo, cmo, cio, cpo, cdo, ciso, chro, founder, co-founder, cofounder, owner, co-owner, partner, principal, supervisor, superintendent, foreman, intern, trainee,
apprentice, fellow, professor, lecturer, teacher, instructor, tutor, trainer, coach, educator, dean, nurse, rn, lpn, cna, doctor, physician, surgeon, dentist, pharmacist, therapist, physiotherapist, psychologist, psychiatrist, psychotherapist,
paramedic, emt, midwife, caregiver, carer, aide, orderly, radiographer, sonographer, phlebotomist, hygienist, optometrist, optician, veterinarian, vet, dietitian, dietician, nutritionist, anesthesiologist, cardiologist, radiologist, pediatrician, neurologist, dermatologist, oncologist, pathologist,
resident, registrar, clinician, practitioner, counselor, counsellor, social worker, worker, caseworker, lawyer, attorney, solicitor, barrister, paralegal, judge, clerk, notary, counsel, advocate, accountant, auditor, bookkeeper, controller, comptroller, treasurer, economist,
actuary, underwriter, trader, broker, banker, teller, cashier, agent, advisor, adviser, planner, buyer, purchaser, merchandiser, salesperson, salesman, saleswoman, seller, recruiter, sourcer, marketer, copywriter, writer, editor, journalist, reporter,
author, translator, interpreter, proofreader, correspondent, publisher, producer, photographer, videographer, filmmaker, cinematographer, animator, illustrator, artist, painter, sculptor, musician, composer, singer, actor, actress, performer, dancer, choreographer, conductor, curator, stylist, model, host, hostess,
presenter, announcer, strategist, evangelist, ambassador, specialist, expert, tester, qa, sre, devops, devsecops, sysadmin, webmaster, dba, chef, cook, baker, butcher, barista, bartender, waiter, waitress, server, busser, dishwasher, sommelier, caterer, steward, stewardess,
concierge, receptionist, housekeeper, janitor, cleaner, maid, nanny, babysitter, au pair, butler, driver, chauffeur, courier, pilot, captain, sailor, seaman, mate, navigator, dispatcher, conductor, porter, loader, packer, picker, operator, machinist, mechanic, electrician, plumber, carpenter,
welder, fitter, turner, painter, mason, bricklayer, roofer, builder, contractor, surveyor, inspector, draftsman, drafter, estimator, assembler, installer, repairer, fabricator, millwright, handyman, laborer, labourer, gardener, landscaper, farmer, agronomist, forester, fisherman, miner, geologist,
geophysicist, chemist, physicist, biologist, biochemist, microbiologist, mathematician, statistician, astronomer, ecologist, meteorologist, archaeologist, historian, librarian, archivist, soldier, sergeant, lieutenant, major, colonel, guard, bodyguard, detective, police officer, firefighter, investigator, tailor, seamstress,
dressmaker, hairdresser, barber, cosmetologist, beautician, manicurist, masseur, esthetician, secretary, typist, stenographer, ombudsman, liaison, mediator, facilitator, moderator, organizer, organiser, controller, freelancer, entrepreneur, volunteer, ta, ra, postdoc, scholar, student, graduate, scrum master, product owner,
adviser, handler, keeper, warden, attendant, marshal, envoy, diplomat, politician, minister, priest, pastor, rabbi, chaplain, missionary, athlete, referee, lifeguard, personal trainer, undertaker, florist, jeweler, jeweller, upholsterer, locksmith, glazier, tiler, plasterer, rigger, scaffolder, storekeeper, stocker, warehouseman, crew member, team member, crew chief, shift leader,
business partner, account executive, hr generalist, generalist, marketing, underwriter, negotiator, collector, adjuster, appraiser, assessor, examiner, buyer, scheduler, timekeeper, expeditor, forwarder, custodian, publicist, ux, sdet, swe, cad, planner, demonstrator, promoter, canvasser, teammate, contributor, maintainer, hacker, maker, builder, inventor, businessman, businesswoman, businessperson, innovator, academic, investor, philanthropist, craftsman, technologist, problem solver, professional, practitioner, veteran, creator, influencer, blogger, streamer, podcaster, pricer, ninja, guru, technologist, geek, interviewer, programmer-analyst
`);

/** Russian role nouns; most forms of a word follow from its beginning. */
export const ROLE_NOUNS_RU: readonly string[] = words(`
инженер~, разработчик~, программист~, архитектор~, аналитик~, дизайнер~, менеджер~, директор~, администратор~, консультант~, специалист~, координатор~, ассистент~, помощник~, заместител~, начальник~, руководител~, заведующ~, управляющ~, глава, лидер, тимлид~, тестировщик~, девопс,
главный бухгалтер, бухгалтер~, экономист~, аудитор~, финансист~, кассир~, продавец~, продавц~, товаровед~, мерчендайзер~, мерчандайзер~, кладовщик~, комплектовщик~, грузчик~, логист~, диспетчер~, экспедитор~, водител~, машинист~, механик, слесар~, токар~, фрезеровщик~, сварщик~, электромонтер~, электромонтёр~, электромонтажник~,
электрик~, сантехник, монтажник~, плотник~, столяр~, маляр~, штукатур~, каменщик~, бетонщик~, крановщик~, прораб~, мастер~, бригадир~, рабочий, разнорабоч~, оператор~, наладчик~, технолог~, технолог, техник, конструктор~, проектировщик~, сметчик~, геодезист~, геолог~, химик~, физик, биолог~, эколог~, агроном~, зоотехник, ветеринар~, лаборант~,
врач~, доктор~, хирург~, терапевт~, педиатр~, стоматолог~, невролог~, кардиолог~, медсестр~, медбрат~, медицинская сестра, санитар~, фельдшер~, акушер~, фармацевт~, провизор~, психолог~, психотерапевт~, логопед~, дефектолог~, массажист~, косметолог~, парикмахер~, визажист~, учител~, преподавател~, воспитател~, педагог~, репетитор~, методист~, тьютор~, тренер~, инструктор~,
профессор~, доцент~, научный сотрудник, сотрудник~, исследовател~, ученый, учёный, юрист~, юрисконсульт~, адвокат~, нотариус~, судья, следовател~, секретар~, делопроизводител~, офис-менеджер~, рекрутер~, эйчар~, кадровик~, маркетолог~, копирайтер~, журналист~, редактор~, корректор~, корреспондент~, переводчик~, филолог~, лингвист~, писател~, контент-менеджер~, smm, таргетолог~, seo,
фотограф~, видеограф~, оператор~, монтажер~, монтажёр~, режиссер~, режиссёр~, продюсер~, сценарист~, актер~, актёр~, музыкант~, художник~, иллюстратор~, аниматор~, верстальщик~, модератор~, организатор~, ведущий, повар~, шеф-повар~, су-шеф~, пекар~, кондитер~, бармен~, бариста, официант~, хостес, горничн~, уборщик~, уборщиц~, дворник~, сторож~, охранник~, вахтер~, вахтёр~, няня, гувернантка, сиделка,
курьер~, почтальон~, агент~, брокер~, риелтор~, риэлтор~, страхов~, представител~, супервайзер~, промоутер~, мерчендайзер, закупщик~, снабженец, трейдер~, инспектор~, контролер~, контролёр~, ревизор~, эксперт~, советник~, референт~, стажер~, стажёр~, практикант~, ученик, владелец, основател~, сооснователь, учредител~, партнер~, партнёр~, индивидуальный предприниматель, предпринимател~, фрилансер~, президент~,
швея, портной, закройщик~, упаковщик~, фасовщик~, сборщик~, отделочник~, кровельщик~, автослесар~, автомеханик, автоэлектрик~, пилот~, штурман~, капитан~, бортпроводник~, проводник~, стюард~, моряк, матрос~, командир, командира, командир роты, офицер~, лейтенант, сержант~, военнослужащ~, спасател~, пожарный, библиотекар~, архивист~, искусствовед~, экскурсовод~, гид, турагент~, флорист~, садовник~, ландшафтн~, тестер~, скрам-мастер~, продакт~, проджект~, продуктолог~
`);

/** Words that stand before the role noun; they support a title but do not make one. */
export const TITLE_MODIFIERS: readonly string[] = words(`
senior, sr, sr., junior, jr, jr., middle, mid, mid-level, staff, principal, lead, head, chief, associate, assistant, deputy, acting, interim, regional, national, global, general, executive, managing, full stack, full-stack, frontend, front-end, front end, backend, back-end, software, web, mobile, data, machine learning, product, project,
program, programme, marketing, sales, hr, human resources, it, systems, system, network, security, cloud, quality, business, financial, finance, operations, customer, account, graphic, ux, ui, content, social media, registered, licensed, certified, clinical, research, teaching, graduate, postdoctoral, visiting, adjunct, mechanical, electrical, civil,
chemical, industrial, process, production, maintenance, warehouse, logistics, supply chain, store, shift, floor, sous, head, line, pastry, executive, office, administrative, legal, medical, school, primary, elementary, high school, math, english, science, founding, contract, part-time, freelance,
ведущий, старший, младший, главный, первый, исполнительный, генеральный, коммерческий, технический, финансовый, региональный, территориальный, персональный, личный, дежурный, сменный
`);
