/** Programs of single trades and industries, found in the CVs of people who used them. See `parseSkillTable` for the format. */
export const industrySoftware = String.raw`
# technical | civil and survey software
InRoads = Bentley InRoads, InRoads Suite, InRoads Site > Civil engineering | GEOPAK, OpenRoads, Carlson Civil (Carlson Software; Carlson SurvCADD; Carlson Survey), Terramodel (Trimble Terramodel), MicroSurvey CAD (MicroSurveyCAD), Eagle Point LANDCADD (LANDCADD), SurvCADD, Trimble Business Center, Leica Cyclone, AutoTURN (Transoft AutoTURN), CommunityViz, UrbanSim, CAiCE
HydroCAD = HydroCAD Stormwater > Water resources engineering | SewerCAD, CivilStorm, StormCAD, EPANET, EPA SWMM, InfoWorks ICM, MIKE URBAN, Visual Groundwater, MODFLOW, SEDCAD, Haestad Methods
SimTraffic = Trafficware SimTraffic, Synchro Traffic > Transportation engineering | PTV VISSIM, TransCAD, AIMSUN, Sidra Intersection
GT STRUDL > Structural engineering | ENERCALC, RAM Structural, FastFrame
Bentley Navigator = ProjectWise, Bentley ProjectWise > BIM
20-20 Design = 2020 Design > Interior design | Cabinet Vision, KCD Software, Chief Architect, Cutlist Plus, AutoDesSys form·Z (form Z), ArtiCAD, Planner 5D, Home Designer Pro
CADPIPE > Piping design | Plant Design Management System (PDMS; AVEVA PDMS), AutoPLANT (Bentley AutoPLANT), CADWorx, SmartPlant (Intergraph SmartPlant; SmartPlant 3D; SmartMarine 3D), CAESAR II, AVEVA E3D, Intergraph PDS, DuctDesigner (QuickPen DuctDesigner)
ShipConstructor > Naval architecture | MAXSURF, MultiSurf, NAPA software, Rhino Marine

# technical | product design software
Geomagic = Geomagic Design X > Reverse engineering of parts | PolyWorks, FARO Scene, CloudCompare, PhotoModeler, FastSCAN
Autodesk Alias = AliasStudio, Alias Surface, Alias Automotive, Alias Design > Industrial design | ICEM Surf, Imageware
KeyCreator = Kubotek KeyCreator > CAD | I-DEAS (UGS I-DEAS; SDRC I-DEAS), CADRA, ThinkDesign, Ashlar-Vellum Cobalt, Ashlar-Vellum Graphite, SpaceClaim, ThinkCAD, Pro/Pipe, Pro/Cable, SolidDesigner (HP SolidDesigner), CADview, EasyCAD, FastCAD, Softdesk (Autodesk Softdesk), Autodesk VIZ (3D Studio VIZ), GeoCAD, IGESworks
Cimatron = CimatronE > CAM | PowerMILL, Hypermill, FeatureCAM, BobCAD, VISI-Mould (Vero VISI), Radan, SigmaNEST, Logopress, AutoPOL, COPRA, Work NC, NX CAM, VERICUT, ProFold
GemCad > Jewelry design | MatrixGold, JewelCAD, RhinoGold
SignCAD > Graphic design | FlexiSign, SAi Flexi, Wilcom EmbroideryStudio, DRAWSTITCH, Electric Quilt, Kaledo
EFI Monarch = EFI Pace > Print design | Heidelberg Prinect, Esko ArtPro, Kodak Prinergy

# technical | electronics and optics software
Tanner L-Edit = L-Edit, Tanner EDA L-Edit, Tanner Research L-Edit > ASIC design | Magic VLSI, Xcircuit, gEDA, Logisim, Electric VLSI, TimingDesigner, MEMS Pro, LinkCAD, Zuken E3 (E3.schematic), CR-8000 (Zuken CR-8000), Zuken, Visula, VeSys
OptiSPICE = Optiwave OptiSPICE > Optics | OptiFDTD, OptiBPM, Lumerical, LightTools, Code V, FIMMWAVE, CrystalWave, OmniSim, OSLO optics, TracePro, FRED optics
ROBOTC > Robotics | RobotStudio, RoboDK, RoboGuide

# technical | science and resources software
HyperChem > Chemistry | Gaussian software, ChemDraw, Chem-Office, ChemSketch, Spartan molecular, Materials Studio, Insight II, Molecular Modeling Pro, PyMOL, GROMACS, LAMMPS, VASP software, Chimera UCSF
GOCAD = SKUA-GOCAD, Paradigm GOCAD > Geology | Leapfrog Geo, WellCAD, EarthVision, MOVE structural (Midland Valley Move; 3DMove; 2DMove), Kingdom Suite, Promine, Vulcan Maptek, Deswik, MineStar (Cat MineStar), GEOVIA, RockWorks
MapScenes > Public safety | FARO Zone, IBM i2 Analyst, CrimeStar
FlexiBake > Baking | CakeBoss, BakeSmart
CattleWorks > Animal husbandry | DairyComp, Cow Sense, Ranch Manager, AgLeader SMS, John Deere Operations Center, Trimble Ag

# technical | business systems of branches
Applied Epic = Applied Systems Epic, The Agency Manager, Applied TAM > Insurance | AMS 360 (AMS360), AMS Sagitta, Guidewire, Duck Creek, FINEOS, Vertafore, HawkSoft, EZLynx, AgencyPro, QuickQuote, Xactimate, Policyware, CCC ONE (CCC Pathways), Mitchell Estimating
Made2Manage = Aptean Made2Manage, M2M ERP > ERP | MACOLA (Exact Macola; Macola ES; Exact Software Macola), Exact MAX, Fourth Shift, BPCS (SSA BPCS), PRONTO Xi, TRAVERSE ERP (Open Systems TRAVERSE), MAPICS, Global Shop Solutions, E2 Shop System, ABAS ERP, VISUAL Enterprise (Lilly VISUAL), ProcessPro, Abas, Glovia, Ross ERP, Priority ERP, ECi M1
MUNIS = Tyler MUNIS, Tyler Technologies MUNIS > Accounting software | New World ERP, IFAS, Springbrook software, Accela, Hansen software
TMW Suite = TMW PowerSuite, PowerSuite, TMW > Transport management systems | McLeod LoadMaster, MercuryGate, Descartes, Oracle Transportation Management, Samsara, Omnitracs
OutlookSoft = SAP BPC > Financial planning | Cartesis, FRx Reporting (Microsoft Forecaster), Vena Solutions, Prophix, Longview, Host Analytics, Hyperion System 9, IBM Planning Analytics, TM1
Aprimo > Marketing automation | Unica, Neolane, Adobe Campaign
Tessitura > Customer relations | Patron Manager, Ticketmaster Archtics
Sterling CPQ = IBM Sterling > Order processing | Apttus CPQ, Salesforce CPQ, Oracle CPQ
ProCare = ProCare Software > Childcare | Brightwheel, HiMama, Jackrabbit Care, EZ-CARE, Daycare Works
RenWeb = FACTS SIS > Educational administration | Infinite Campus, Aeries SIS, PraxiSchool, ParentSquare, Naviance, Slate Admissions, Workday Student
Fair Isaac = FICO Blaze > Credit analysis | LexisNexis Risk, Experian software, Encompass mortgage (Ellie Mae Encompass), Calyx Point, Fiserv, Jack Henry (Jack Henry Silverlake), Temenos, Finacle, nCino, RamQuest
Elite 3E = Aderant Expert, ADERANT Expert Back Office, Elite Enterprise > Legal support software | PCLaw, ProLaw, Practice Panther, MyCase
Legal support software = Law practice management
RecoveryPlanner = Fusion Risk Management > Business continuity | Archer GRC (RSA Archer), MetricStream, ResilienceONE
CounterPoint POS = NCR CounterPoint, Radiant CounterPoint > Point of sale systems | NCR Silver, RetailPro, MenuMax
Dalet = Dalet Media Life, Dalet Digital Media Systems > Broadcasting | ENPS, iNEWS, WideOrbit
OMEGA Tracer = CANFIT > Prosthetics
Prosthetics = Orthotics, протезирование
NUTRIKIDS > Nutrition | ESHA Food Processor, CBORD
Vitria > System integration | TIBCO, webMethods, Boomi, SnapLogic, Biztalk (Microsoft BizTalk), IBM App Connect
PhotoMesh = Pix4D > GIS | Agisoft Metashape, ERDAS Imagine, ENVI imaging, Global Mapper, FME software, Visual Nature Studio, TopoCAD, Trimble eCognition, Manifold GIS, GRASS GIS, Terrascan
Application lifecycle management = !ALM, ALM software < Polarion, Micro Focus ALM, codeBeamer
HEED = !HEED, Home Energy Efficient Design > Energy management | EnergyPlus, eQUEST, RETScreen, PVsyst, HOMER Pro, TRNSYS, Carrier HAP, TRACE 700, IES VE, DesignBuilder
`;
