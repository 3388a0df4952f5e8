/** Programs of single industries, known only to people in the industry. See `parseSkillTable` for the format. */
export const branchSoftware = String.raw`
# technical | design of buildings and sites
Floor planning = Floor planning software, Floor plan design, Space planning software, Facilities design, Facilities planning, Facility layout planning, планировка помещений > Interior design | Design/Build software (Cadsoft Design/Build; Design Build estimating), DesignWorkshop (Artifice DesignWorkshop), Autodesk Architectural Studio, Smart Architect LT, Instant Architect, DynaSCAPE (DynaSCAPE Design), GPS2CAD, PocketCAD (Arc Second PocketCAD), Panel Planner, FACADE 4000 (D-CALC FACADE), Hardscape Imaging, Lockpave Pro (Lockpave), Autodesk Building Systems, ArmaCAD, Drawing and drafting software (Drafting software; Drawing software), Project visualization (Project visualization software), Template design (Template design software)
Roof design = Roof support design, Roof layout, расчёт кровли > Roofing | Roof Wizard (AppliCad Roof Wizard), RoofDraw (Ziatek RoofDraw), Roof Builder Tools, TopView LE (TopView ME), Taper-Plus, LWC-Plus
IntelliBid = ConEst IntelliBid, ConEst, SureCount > Cost estimating
CogoCAD = CG Survey, Carlson CG Survey, TomCADD, Tripod Data Systems Foresight, Trimble Foresight, 3Dipsos, Eagle Point Site Design, Municipal geographic management > Land surveying software
Land surveying software = Survey software > Surveying
World Construction Set = 3D Nature, Cosmo World, Vega Prime, MultiGen Paradigm, Inside Reality > 3D visualization software
3D visualization software = 3D visualisation software

# technical | design of products and machines
Thermal design = Thermal design software, Thermal management design, тепловой расчет > Mechanical engineering | Failure assessment (Failure assessment software), Parametric design (Three-dimensional parametric design; Parametric modeling; Parametric 3D design; параметрическое моделирование), Metal design (Metal designing; Metal designing software), Eyeglass design (Eyeglass design software; Lens design software)
Autodesk Mechanical = AutoCAD Mechanical Desktop > CAD | INtools (Intergraph INtools), I/RAS B (Bentley I/RAS), PlantSpace (Bentley PlantSpace; SupportModeler), Raceway Multi-Pack, ModelCAD, Shapemaker, Design Studio Alias (Alias Wavefront Design Studio; Alias Wavefront), Logitech 3D Pro, UsyCams, Kipware (Kipware Studio; Kentech Kipware), SS-Draw Form (SS-Strip Design; Striker Systems), VX Mold & Die (VX Corporation), EZ Pipe, Term-PAK, Sheet Lightning, Sheet Cutting Suite, Corte Certo, KCD cabinetry (KCD Software CAD; !KCD)
Schematic editors = Schematic editor, Schematic editing > Circuit design | State diagram software (State diagrams; State diagram editors), MAGIC layout editor, Electronic breadboard (Electronic breadboard software), PUFF microwave (!PUFF), SpectraQuest, MINOS software
Breault ASAP = Breault Research, ASAP optical, Optical analysis, Optical analysis software > Optics
Napa Group software = The Napa Group, PARTHENON software, !PARTHENON, StiffCalcs, 4n6xprt, WinSMAC, Visual Statement, Investigator Suite > Accident reconstruction
Accident reconstruction = Crash reconstruction, реконструкция ДТП
Chem 4-D = ChemInnovation, ChemInnovation Chem 4-D, Bioreactor Design, Bioreactor engineering > Chemistry | FATMIC (3DFATMIC), FEMFAT 3D (3DFEMFAT), Scientific Software Group
TileGem = TileGem Pro > Tiling
Pattern design = Pattern design software, Garment pattern design, Fashion CAD, PatternMaker, C-DESIGN Fashion, Fashion Toolbox, Digital Fashion Pro, My Decorative Quilter, Floriani > Fashion design software
Fashion design software = Fashion software

# technical | systems of schools and kindergartens
Childcare management software = Childcare software, Daycare management, Childcare Sage, CenterCare, KidsONE, EZ-CARE2, DayCare Information Systems, DataCare, OnCare Advantage, Private Advantage, ScholarCare, Orgmation iCare > Childcare
School management software = School administration software, School information systems, SchoolPerfect, SchoolLeader, SchoolDESX, School Wizard, eDistrict, Overseer Suite, HeadMaster school, ACS Technologies, Effexoft EASI, Computer Resources MMS, Banner Unified Digital Campus, SunGard Higher Education, Datatel Colleague, АСУ школы > Educational administration

# technical | systems of farms, food and forests
Farm management software = Farm accounting software, AccuFarm, AccuFarm-MGR, AgroSys, CSG AgroSys, LandMark Farm, EZ-Ranch, Ranch Vision, CowChip, Ranch House software, CENGEA, Woodlands Tracker > Farming
Food production software = Food manufacturing software, Food Connex, NaviMeat, Visual Z-Bake, SmallPICS, Software for Wineries, Primero Software, Primero food service, eTritionWare > Food technology

# technical | systems of insurers and agencies
Agency management software = Agency management, Insurance agency software, Agency Advantage, AgencyInsight, Agility:Insurance, InsurancePro, FILESERVERonline, MI-Assistant, Agent Intelligence, Artius Suite, General Insurance Management System, Vulcan Insurance, VirtGate, Maven Insurance, InsBridge, SEMCI PARTNER, FormsPlus, nbAccelerator, irs-aims, LIDP, Eclipse insurance, North American Software Associates, Central Command Sabre, Sabre Central Command, QualCorp > Insurance

# technical | planning and control of companies
Production scheduling software = MPC Production, Geac MPC, Extensity MPC, Giraffe Schedule System, Giraffe Production Systems, PlanStaff, Maynard PlanStaff, eGPS Suite, Adexa, Infor Industrial Essentials, Bindery Management System, Trade Bindery, InPhase Concept, AeroTrac, Delivery operations information system, Picas software, Innovative Software Solutions > Production management
IBM Clarity = Clarity Systems, IBM Clarity Systems > Financial planning | Revelwood, Sage Active Planner (Active Planner), Everest Advanced (Everest Software), JAZZ-It (Accountants Templates), Hyperion System 9 Planning (Hyperion Solutions), ABECAS Insight (ABECAS), Biztrak, Brainworks, Anodas Phoenix (Anodas Software), iCore DCI (DCI iCore), Project.net, SmartBPM (Pegasystems SmartBPM), people@work
Business continuity software = Business continuity planning software, SunGard Assurance, myCOOP > Business continuity
Court reporting software = Court Reporters Billing, ReporterWorks, iPro, Trainer Management System, EZFacility > Administrative systems
Administrative systems = Office management systems
Radiant CounterPoint software = Radiant Systems CounterPoint > Point of sale systems
`;
