/** Medicine, nursing, pharmacy and the sciences. The form is told at `parseSkillTable`. */
export const healthSkills = String.raw`
# other | patient care
Patient care = Direct patient care, Care of patients, уход за пациентами, уход за больными, Client care in hospitals, Bedside care, Patient-centered care
Nursing = Nursing care, Registered nursing, Clinical nursing, сестринское дело, сестринский уход, Acute care nursing, Nursing practice
Patient assessment = Physical assessment, Nursing assessment, Clinical assessment, осмотр пациентов, Health assessment, Patient evaluation, Patient monitoring
Vital signs = Vital signs monitoring, Taking vital signs, измерение давления, Blood pressure monitoring
Medication administration = Medication management, Administering medication, Administering medications, выдача лекарств, Medication dispensing
Intravenous therapy = IV therapy, IV insertion, Infusion therapy, постановка капельниц, IV starts < Injections (инъекции; внутримышечные инъекции; внутривенные инъекции), Catheterization
Wound care = Wound management, Dressing changes, перевязки, обработка ран
Phlebotomy = Venipuncture, Blood draws, Blood collection, забор крови, Specimen collection
Patient education = Health education, Patient counseling, санитарно-просветительская работа, Patient teaching, Health promotion
Patient safety < Infection control (Infection prevention; инфекционный контроль), Sterile technique (Aseptic technique; асептика и антисептика; Instrument sterilization; стерилизация инструментов)
Triage = Emergency triage, Telephone triage, сортировка пострадавших
Emergency medicine = Emergency care, скорая помощь, неотложная помощь, Emergency room, Emergency response, экстренная медицинская помощь < Emergency medical services (!EMS), Trauma care
Critical care = Intensive care, !ICU, ICU nursing, интенсивная терапия, реанимация, Critical care nursing
First aid = первая помощь, оказание первой помощи, First-aid, Basic first aid, первая медицинская помощь
CPR = !CPR, CPR certified, CPR/AED, Cardiopulmonary resuscitation, сердечно-легочная реанимация
Basic life support = !BLS, BLS certified
ACLS = !ACLS, Advanced cardiac life support, Advanced cardiovascular life support | PALS, NRP certification, TNCC
Surgery = General surgery, Surgical procedures, хирургия, Surgical techniques, оперативные вмешательства < Orthopedic surgery
Surgical assistance = Operating room, Perioperative nursing, Surgical assisting, Scrub nursing, операционное дело, Surgical technology
Anesthesia = Anesthesiology, Anaesthesia, анестезиология
Pediatrics = Paediatrics, Pediatric nursing, Pediatric care, педиатрия
Obstetrics = Labor and delivery, акушерство, акушерство и гинекология < Midwifery, Gynecology (Gynaecology; гинекология)
Geriatrics = Gerontology, гериатрия, Geriatric nursing
Oncology = онкология, Oncology nursing < Chemotherapy, Radiation therapy
Cardiology = Cardiac care, Telemetry nursing, кардиология < ECG interpretation (!ECG; !ЭКГ; EKG interpretation; Cardiac monitoring; Holter monitoring; EKG; расшифровка ЭКГ; Electrocardiography; снятие ЭКГ)
Neurology = неврология < Neuroscience, Neurosurgery
Psychiatry = Psychiatric nursing, Mental health, Behavioral health, психиатрия, Mental health care
Internal medicine = терапия внутренних болезней, Family medicine, Primary care, General practice, общая врачебная практика
Dermatology = дерматология, Cosmetology medical, косметология
Ophthalmology = Optometry, офтальмология, Eye exams, Eye examinations, Refraction testing, Contact lens fitting, Vision testing, подбор очков, оптометрия
Dentistry = Dental care, стоматология, терапевтическая стоматология, Oral health < Dental assisting, Dental hygiene, Orthodontics (ортодонтия), Dental radiography
Radiology = Medical imaging, рентгенология, Diagnostic imaging, Sonography < !MRI (Magnetic resonance imaging; МРТ), CT scan (CT scanning; CT scanner; CT imaging; Computed tomography; компьютерная томография), Radiography (X-ray; рентгенография)
Ultrasound = УЗИ, ультразвуковая диагностика, Ultrasonography < Echocardiography
Physical therapy = Physiotherapy, Rehabilitation, физиотерапия, реабилитация, лечебная физкультура, !ЛФК, Physical rehabilitation, Kinesiology, Manual therapy
Occupational therapy = эрготерапия, Occupational rehabilitation
Speech therapy = Speech-language pathology, логопедия, Speech pathology
Respiratory therapy = Ventilator management, Mechanical ventilation, Respiratory care
Massage therapy = массаж, Therapeutic massage, медицинский массаж, Massage
Nutrition = Dietetics, Diet planning, Nutritional counseling, диетология, нутрициология, Clinical nutrition < Meal planning
Palliative care = Hospice care, паллиативная помощь, Hospice, End-of-life care
Home health care = Home health, Home health aide, Personal care, Activities of daily living, !ADLs, Personal hygiene assistance
Veterinary medicine = Veterinary care, Animal health, ветеринария, Animal nursing < Animal care (Pet care)
Diagnosis = Differential diagnosis, Clinical diagnosis, постановка диагноза, диагностика заболеваний, Medical diagnosis, Diagnostics in medicine
Treatment planning = Care planning, Care plans, Treatment plans, Care coordination, план лечения, Discharge planning, Patient care planning, Care plan development

# other | healthcare administration
Healthcare management = Hospital administration, Health administration, Healthcare administration, организация здравоохранения, Health care, Healthcare, Health services management, Medical practice management
Medical records = Patient records, Medical documentation, Health information management, ведение медицинской документации, медицинская документация, Medical charting, Charting, Patient documentation, Clinical documentation, Nursing documentation, ведение истории болезни, ведение медкарт
Electronic health records = !EHR, !EMR, Electronic medical records, Electronic health record, EMR/EHR, EHR systems, ЕМИАС, медицинские информационные системы
Medical terminology = медицинская терминология
Medical coding = Medical coding and billing, Medical condition coding < !ICD-10 (ICD-9; !МКБ-10), CPT coding, HCPCS (Healthcare common procedure coding system)
Medical billing = Medical claims, Healthcare billing, Insurance verification, Revenue cycle management, Medical billing and coding
Medical office administration = Patient scheduling, Patient registration, Appointment scheduling, Appointment setting, запись пациентов, Medical receptionist, запись клиентов
Public health = общественное здоровье, Population health, Disease prevention, Community health, Global health < Epidemiology (эпидемиология)
Clinical supervision = Nurse supervision, Nursing management, Charge nurse
Medical devices = Medical equipment, Medical device, медицинское оборудование, Medical technology
Telehealth = Telemedicine, телемедицина
Epic Systems = Epic EMR, Epic EHR, Epic Hyperspace, Epic software, !?Epic > Electronic health records | Cerner, Meditech, Allscripts, athenahealth, eClinicalWorks, NextGen Healthcare, Kareo, Dentrix, Medisoft, PointClickCare, Practice Fusion

# other | pharmacy and research
Pharmacy = Pharmaceutical care, фармация, Dispensing medication, Prescription processing, Pharmacy operations, отпуск лекарственных препаратов, Compounding, Pharmacy management
Pharmacology = фармакология < Pharmacokinetics, Toxicology
Pharmaceuticals = Pharmaceutical industry, фармацевтика < Drug development, Drug discovery, Pharmacovigilance (Drug safety; фармаконадзор)
Clinical research = Clinical studies, клинические исследования, Clinical development < Clinical trials (Clinical trial management), Clinical data management
Good clinical practice = !GCP guidelines, ICH-GCP, !ICH, GxP
Good manufacturing practice = !GMP, !cGMP, Good manufacturing practices
Good laboratory practice = !GLP, Good laboratory practices
FDA regulations = !FDA, FDA compliance, EMA regulations < Regulatory submissions, ISO 13485
Scientific research = Research, Research and development, !R&D, научные исследования, научно-исследовательская работа, !НИОКР, !НИР, Academic research, Applied research, Research design
Research methods = Research methodology, методология исследований, Study design, Mixed methods research < Design of experiments (планирование эксперимента; Experimental design)
Qualitative research = качественные исследования < Focus groups (фокус-группы), Ethnography (Ethnographic research), Thematic analysis
Quantitative research = количественные исследования, Quantitative methods
Literature review = Systematic reviews, Literature search, Systematic review, Meta-analysis, обзор литературы

# technical | life sciences
Laboratory skills = Laboratory techniques, Lab techniques, Laboratory work, Lab work, лабораторные исследования, лабораторная диагностика, Laboratory testing, Lab safety, Laboratory equipment, Bench work, Laboratory analysis, лабораторные работы, работа в лаборатории, Laboratory management
Biology = Cell biology, биология, Life sciences, Developmental biology, Plant biology
Molecular biology = молекулярная биология, Cloning of genes < Molecular cloning (Gene cloning; DNA cloning; Plasmid preparation), DNA extraction, Gel electrophoresis, Western blot (Western blotting)
PCR = !PCR, qPCR, RT-PCR, ПЦР, Real-time PCR > Molecular biology
Genetics = генетика < Genomics (геномика; Genome analysis), Population genetics
Gene editing > Molecular biology < CRISPR (CRISPR-Cas9), Genetic engineering (генная инженерия)
Next-generation sequencing = !NGS, Whole genome sequencing, Single-cell sequencing < RNA-seq (RNA sequencing), DNA sequencing (секвенирование; Sanger sequencing; Genome sequencing; Library preparation)
Bioinformatics = биоинформатика, Sequence analysis < Phylogenetics, Computational biology
Proteomics = протеомика | Metabolomics
Cell culture = Tissue culture, культура клеток, клеточные культуры, Mammalian cell culture
Flow cytometry = !FACS, проточная цитометрия
Microscopy = Fluorescence microscopy, микроскопия < Confocal microscopy, Electron microscopy (!SEM/TEM)
Microbiology = микробиология < Virology, Bacteriology
Immunology = Immunoassays, иммунология, Serology < ELISA, Immunohistochemistry
Biochemistry = биохимия, Protein chemistry, Enzyme assays < Protein purification
Biotechnology = Bioprocessing, биотехнология, Biotech, Biopharmaceuticals < Fermentation, Synthetic biology
Biomedical engineering = биомедицинская инженерия, Biomaterials < Biomechanics, Tissue engineering
Anatomy = анатомия, Human anatomy, Anatomy and physiology < Physiology, Pathology, Histology (гистология)
Hematology = Clinical chemistry, Blood banking, гематология, клинический анализ крови, Urinalysis
Ecology = Conservation biology, экология, Environmental biology, Wildlife conservation, охрана окружающей среды, Field ecology < Biodiversity, Wildlife management
Zoology = зоология < Botany (ботаника), Entomology, Marine biology
Agronomy = Crop science, агрономия, растениеводство, Crop management, Plant protection, защита растений < Soil science, Irrigation

# technical | physical sciences
Chemistry = химия, аналитическая химия < Organic chemistry (органическая химия), Inorganic chemistry (неорганическая химия), Physical chemistry
Analytical chemistry = Chemical analysis, химический анализ, Quantitative chemical analysis < Titration (титрование)
Chromatography = хроматография < HPLC (ВЭЖХ; Liquid chromatography), Gas chromatography (!GC-MS), LC-MS
Spectroscopy = спектроскопия < Mass spectrometry (масс-спектрометрия), NMR spectroscopy (NMR), FTIR, Raman spectroscopy, Spectrophotometry (UV-Vis)
Organic synthesis = Chemical synthesis, органический синтез
Physics = Applied physics, физика, Theoretical physics < Quantum mechanics (Quantum physics), Particle physics, Thermodynamics, Condensed matter physics (Solid state physics)
Astronomy = Astrophysics, астрономия
Materials science = Materials engineering, материаловедение, Material testing, Materials testing < Metallurgy (металлургия), Polymer science
Nanotechnology = Thin films, нанотехнологии, Nanofabrication
Optics = оптика, Laser systems, Optical design < Photonics, Zemax
Crystallography = X-ray diffraction, !XRD, кристаллография
Geology = геология, Geological survey, инженерно-геологические изыскания < Geological mapping, Mineralogy, Petrology
Geophysics = Seismology, геофизика, Seismic interpretation
Hydrology = Hydrogeology, гидрология, Groundwater modeling, Hydraulic modeling
Meteorology = Climate science, метеорология, Climate modeling, Weather forecasting
Environmental science = Environmental monitoring, Environmental engineering, экологический мониторинг, Environmental management < Environmental compliance, Environmental impact assessment (оценка воздействия на окружающую среду), ISO 14001
Waste management = обращение с отходами, Hazardous waste management, Waste collection, Waste disposal, Refuse collection, вывоз отходов < Wastewater treatment (очистка сточных вод), Water treatment (водоподготовка), Recycling
Hazardous materials = HAZMAT, HAZWOPER, Hazardous materials handling, Chemical safety
`;
