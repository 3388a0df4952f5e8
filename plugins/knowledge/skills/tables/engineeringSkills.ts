/** Mechanical, electrical, civil and process engineering, computer aided design, manufacturing and quality. The form is told at `parseSkillTable`. */
export const engineeringSkills = String.raw`
# technical | computer aided design
CAD = !CAD, Computer aided design, Computer-aided design, CAD design, CAD software, CAD/CAM, CADD, Computer aided drafting, !САПР, CAD systems, Computer-aided drafting, Computer assisted design, 3D CAD, 2D CAD, AutoCAD drafting < Technical drawing (Engineering drawing; черчение; чертежи; разработка чертежей; чтение чертежей; Engineering drawings; Technical drawings; Drafting)
CAM = !CAM, Computer-aided manufacturing, Computer aided manufacturing < Mastercam, GibbsCAM, SolidCAM, Esprit CAM, Edgecam, Alphacam, SmartCAM
AutoCAD = Auto CAD, Autodesk AutoCAD, AutoCAD LT, автокад, AutoCAD 2D, AutoCAD 3D, Autodesk Architectural Desktop, AutoCAD Mechanical, AutoCAD Electrical, AutoCAD Architecture > CAD
SolidWorks = Solid Works, SOLIDWORKS, Dassault SolidWorks, Dassault Systemes SolidWorks > CAD ~ Autodesk Inventor, CATIA
CATIA = !CATIA, CATIA V5, Dassault CATIA, Dassault Systemes CATIA > CAD ~ SolidWorks, Siemens NX
Siemens NX = Unigraphics, UGS NX, Siemens PLM NX, NX CAD, Unigraphics NX, NX Unigraphics > CAD ~ CATIA
Creo = Creo Parametric, PTC Creo, Pro/ENGINEER, Pro/E, ProEngineer, Pro Engineer > CAD
Autodesk Inventor = Inventor CAD, !?Inventor > CAD ~ SolidWorks
Fusion 360 = Autodesk Fusion 360, Fusion360, Autodesk Fusion > CAD
Solid Edge = Siemens Solid Edge > CAD
MicroStation = Bentley MicroStation > CAD
KOMPAS-3D = Компас-3D, КОМПАС 3D, Компас 3D > CAD
Onshape > CAD | TurboCAD, IronCAD, BricsCAD, FreeCAD, DraftSight, NanoCAD, IntelliCAD, Vectorworks, ArchiCAD, T-FLEX CAD, Alibre Design, CADKEY, SolidThinking, SmartDraw, PowerCAD, DesignCAD, OpenSCAD, AutoCAD Plant 3D, GstarCAD, ZWCAD, VariCAD, QCad
Revit = Autodesk Revit, Revit Architecture, Revit MEP, Revit Structure > BIM, CAD
BIM = !BIM, Building information modeling, Building information modelling, BIM-моделирование, !ТИМ
Navisworks = Autodesk Navisworks, NavisWorks Jetstream > BIM
Civil 3D = AutoCAD Civil 3D, Autodesk Civil 3D, Autodesk Land Desktop > CAD, Civil engineering
Tekla = Tekla Structures > BIM, Structural engineering
Renga = Renga BIM > BIM
CAE = !CAE, Computer-aided engineering, Computer aided engineering
Finite element analysis = !FEA, !FEM, Finite element method, метод конечных элементов, !МКЭ, Structural simulation > CAE
Computational fluid dynamics = !CFD, OpenFOAM, вычислительная гидродинамика, Fluent CFD > CAE
ANSYS = ANSYS Fluent, ANSYS Workbench, Ansys software > Finite element analysis
Abaqus = SIMULIA Abaqus > Finite element analysis | NASTRAN, HyperMesh, LS-DYNA, COMSOL, Altair HyperWorks, Femap, COSMOSWorks, Star-CCM+
Product lifecycle management = !PLM, Product data management, !PDM, Product lifecycle, Agile PLM
Teamcenter = Siemens Teamcenter > Product lifecycle management | Windchill, ENOVIA, Arena PLM
Geometric dimensioning and tolerancing = !GD&T, GD & T, Tolerance analysis, Tolerance stack-up, допуски и посадки
Unified design documentation = !ЕСКД, конструкторская документация, разработка конструкторской документации, !КД, рабочая документация, проектная документация, разработка проектной документации, !ГОСТ, !СНиП, нормы проектирования
3D printing = 3-D printing, Additive manufacturing, 3D-печать, !FDM, SLA printing, Rapid manufacturing, 3D scanning
Reverse engineering of parts = реверс-инжиниринг деталей

# technical | mechanical engineering
Mechanical engineering = Mechanical design, машиностроение, проектирование механизмов, Mechanical engineer, Mechanical systems, конструирование, Machine design, Design engineering, Mechanics
HVAC = !HVAC, HVAC design, Heating and cooling, отопление и вентиляция, !ОВиК, вентиляция и кондиционирование, HVAC systems, HVAC/R, Heating ventilation and air conditioning < Refrigeration (холодильное оборудование), Air conditioning
Hydraulics = Hydraulic systems, Fluid power, гидравлика, Hydraulics and pneumatics < Pneumatics (пневматика; Pneumatic systems)
Thermal engineering = теплотехника, теплоэнергетика < Heat transfer, Thermal analysis, Heat exchangers
Fluid mechanics = Fluid dynamics, гидродинамика < Aerodynamics (аэродинамика)
Strength of materials = Stress analysis, сопротивление материалов, прочностные расчеты, расчеты на прочность, Structural dynamics
Automotive engineering = Vehicle engineering, автомобилестроение, Automotive, Automotive design < Powertrain, Engine design, AUTOSAR, CAN bus, CANoe
Aerospace engineering = Aeronautical engineering, Aircraft design, авиастроение, Aviation, Aerospace, Spacecraft design < Avionics
Naval architecture = Shipbuilding, Marine engineering, судостроение
Mechatronics = мехатроника, Motion control
Sheet metal design = Sheet metal, Sheet metal fabrication, листовой металл
Mold design = Injection molding, Injection moulding, Tool design, Mould design, Die design, литье под давлением, пресс-формы, Jig and fixture design, Plastic injection molding
Piping design = Piping, P&ID, Piping and instrumentation, трубопроводы, Pipe stress analysis, проектирование трубопроводов, Plant design
Pumps and compressors = Pumps, Rotating equipment, насосное оборудование, компрессоры < Turbines (Turbomachinery)
Engineering calculations = инженерные расчеты
Systems engineering = MBSE, Model-based systems engineering, системная инженерия

# technical | electrical engineering
Electrical engineering = Electrical design, электротехника, Electrical systems, Electrical, электрика, электромонтаж, Electrical installation, Electrical engineer, Electric power systems, электроснабжение, Electrical power, электроэнергетика, Electricity, монтаж электропроводки, электромонтажник
Electrical wiring = Wiring, Electrical troubleshooting, Electrical repair, электромонтажные работы, Electrical maintenance, прокладка кабеля, Conduit bending, ремонт электрооборудования, обслуживание электрооборудования, Electrical panels, National Electrical Code, монтаж электропроводки в квартирах, сборка электрощитов, сборка щитов, монтаж кабельных линий, прокладка кабельных линий, NEC code, монтаж кабеля, кабельные линии, замена проводки
Power electronics = Motor drives, силовая электроника, Inverters, Power supplies, Power conversion, Variable frequency drives
Power systems = High voltage, подстанции, Substations, Power generation < Switchgear, ETAP, Power transformers, Power distribution, Protection relays (релейная защита)
Electronics = Electronic circuits, Analog electronics, Digital electronics, электроника, радиоэлектроника, схемотехника, Electronics engineering, Electronics repair, Consumer electronics repair
Circuit design = Analog circuit design, Schematic design, Schematic capture, Analog design, Mixed-signal design, разработка схем, Hardware design, Hardware development, Hardware engineering, разработка электроники, Circuit analysis < Electronic design automation (!EDA software)
PCB design = !PCB, PCB layout, Printed circuit board design, Printed circuit boards, проектирование печатных плат, разработка печатных плат, печатные платы
Altium Designer = Altium > PCB design | KiCad, OrCAD, Eagle PCB, Cadence Allegro, !PADS, P-CAD, Multisim, Proteus Design Suite, EasyEDA, Ultiboard, CADSTAR
Cadence Virtuoso = !Cadence, Cadence EDA > Circuit design | Synopsys, Mentor Graphics (Xpedition)
SPICE = !SPICE, Spice simulation > Circuit design < LTspice, PSpice, HSPICE
FPGA = !FPGA, !FPGAs, Field programmable gate array, !ПЛИС, FPGA design < Xilinx (Xilinx ISE), Vivado, Altera, Quartus
ASIC design = !ASIC, Chip design, IC design, Semiconductor design, Semiconductors, SoC design < VLSI, !CMOS, Physical design (Place and route), RTL design
Soldering = пайка < SMT assembly (!SMT; Surface mount; SMD soldering), Cable assembly (Wire harness)
RF engineering = !RF, Radio frequency, RF design, радиосвязь, Radio communication < Antenna design (антенны), Microwave engineering (СВЧ), HFSS, Keysight ADS, CST Microwave Studio
Test and measurement = Test equipment, измерительные приборы, Electrical testing < Oscilloscopes (Oscilloscope; осциллограф), Multimeter, Spectrum analyzer
Instrumentation = Instrumentation and control, Process instrumentation, !КИПиА, !КИП < Calibration (калибровка; Instrument calibration; Equipment calibration; Lab equipment calibration; поверка приборов; Instrument calibrations), Sensors (датчики)
LabVIEW = NI LabVIEW, National Instruments LabVIEW > Test and measurement
Control systems = Control engineering, Control theory, Process control, системы управления, PID control, теория автоматического управления, Distributed control systems, !DCS
Industrial automation = Automation engineering, Factory automation, промышленная автоматизация, !АСУ ТП, автоматизация производства, Industrial control
PLC programming = !PLC, !PLCs, Programmable logic controllers, !ПЛК, программирование контроллеров > Industrial automation < Ladder logic, Siemens TIA Portal, Siemens Step 7 (Simatic; Siemens S7), Allen-Bradley (RSLogix; Studio 5000; Rockwell Automation), Codesys
SCADA = !SCADA, SCADA systems, Supervisory control and data acquisition > Industrial automation < !HMI (HMI programming), WinCC, Wonderware, Ignition SCADA
Modbus = Industrial networks | Profibus, Profinet, EtherCAT, OPC UA
Lighting systems = Lighting, освещение, светотехника < DIALux
Renewable energy = возобновляемая энергетика, Clean energy, ?offshore wind, Wind industry, Energy transition, Hydropower, зелёная энергетика, Bioenergy < Solar energy (Photovoltaics; Solar PV; Solar panels; Solar installation), Wind energy (Wind turbines; Wind power), Energy storage
Energy management = Energy efficiency, Energy audits, энергоэффективность, энергоаудит, Energy modeling, Energy systems
Nuclear engineering = Nuclear power, атомная энергетика, Reactor physics, Radiation protection
Batteries = Battery technology, Lithium-ion, Battery management systems
Elevators = лифтовое оборудование, Elevator maintenance
Low-voltage systems = слаботочные системы, слаботочные сети, Fire alarm systems, охранно-пожарная сигнализация, !ОПС, !СКУД, Fire alarms, Fire detection, Fire sprinklers, Sprinkler systems, Intruder alarms, пожарная сигнализация, монтаж ОПС, монтаж видеонаблюдения, CCTV installation

# technical | civil engineering and architecture
Civil engineering = гражданское строительство, Civil design, промышленное и гражданское строительство, !ПГС, Civil works, Infrastructure projects
Structural engineering = Structural analysis, Structural design, строительные конструкции, расчет конструкций, Steel structures, Reinforced concrete design, металлоконструкции, железобетонные конструкции
Geotechnical engineering = Soil mechanics, Geotechnics, геотехника, Foundations design, Slope stability, Soil testing
Transportation engineering = Highway design, Traffic engineering, Road design, проектирование дорог, Traffic analysis, Transportation planning, дорожное строительство, Traffic management, Pavement design
Water resources engineering = Stormwater management, Hydraulic engineering, Drainage design, водоснабжение и водоотведение, водоснабжение, Water supply, Storm water design, Sewer design < HEC-RAS, WaterCAD
Bridge design = Bridge engineering, проектирование мостов, Bridge construction
Surveying = Land surveying, геодезия, геодезические работы, Topographic survey, топографическая съемка, Construction surveying < Total station, GPS surveying
Building architecture = Architectural design, Architectural drafting, архитектура зданий, архитектурное проектирование, Building design, Architectural drawings, Architectural planning
Urban planning = City planning, Urban design, градостроительство, Zoning, Land use planning, Site planning, генеральный план
STAAD.Pro = STAAD, STAAD Pro > Structural engineering | SAP2000, ETABS, SAFE by CSI, RISA-3D, Robot Structural Analysis, ЛИРА-САПР, SCAD Office, Midas Civil, Tekla Tedds
Building codes = Building regulations, Building code, International Building Code, строительные нормы, СНиПы, Eurocodes
LEED = !LEED, Green building, LEED AP, зеленое строительство | BREEAM

# technical | process and resource industries
Chemical engineering = Process engineering, химическая технология, Chemical process design, Process simulation, Process chemistry, технологические процессы, разработка технологических процессов, Unit operations
Aspen HYSYS = Aspen Plus, HYSYS, AspenTech > Chemical engineering | UniSim
Petroleum engineering = Oil and gas, Oil & gas, нефтегазовое дело, добыча нефти и газа, нефтегазовая отрасль, Well completion, нефтедобыча < Drilling (бурение; Drilling engineering), Reservoir engineering (разработка месторождений)
Petrel = !Petrel, Schlumberger Petrel, Eclipse reservoir > Petroleum engineering | tNavigator
Mining engineering = Mine planning, горное дело, Mineral processing, Mining operations, обогащение полезных ископаемых, Surface mining, Mine safety < Surpac, MineSight, Datamine, Blasting
Food technology = Food science, Food processing, пищевая промышленность, технология пищевых производств, Food production, Food engineering
Textile manufacturing = текстильное производство, Textile engineering
Wood technology = деревообработка, Wood processing
Printing technology = Printing, печатное дело < Offset printing (офсетная печать), Flexography, Screen printing, Digital printing

# technical | manufacturing and quality
Manufacturing = Production, Manufacturing processes, Manufacturing engineering, производство, Industrial production, Manufacturing operations, Mass production, серийное производство, организация производства
Production management = Production planning, Production control, Manufacturing management, Production scheduling, управление производством, планирование производства, Production supervision, Plant management, Shop floor management, Production processes, Production planning and control, производственные процессы, Production optimization, Production equipment < Material requirements planning (!MRP; MRP II)
Manufacturing execution systems = !MES, Manufacturing execution system
Industrial engineering = Work measurement, организация труда, нормирование труда, Line balancing, Plant layout < Value stream mapping, Time and motion studies
Assembly work = Assembly line, Mechanical assembly, Product assembly, сборка изделий, сборочные работы, Production assembly, Electronic assembly, слесарно-сборочные работы, Electromechanical assembly, Product assembly and testing, Assembling products, сборка оборудования, сборка узлов
Machining = CNC machining, металлообработка, Precision machining, Manual machining, механическая обработка, Metalworking, Machine operation, Machine operating, Machine setup, Machine set-up, Setting up machines, Tool setting, наладка станков, переналадка оборудования < Milling (фрезерные работы), Turning on lathes (Lathe; Lathe operation; токарные работы; токарное дело), Grinding
CNC programming = !CNC, CNC operation, программирование ЧПУ, станки с ЧПУ, !ЧПУ, наладка станков с ЧПУ, CNC machines < Fanuc, Heidenhain, G-code
Blueprint reading = Reading blueprints, Read blueprints, чтение электрических схем, чтение схем, Schematic reading, Blueprints, Reading technical drawings, чтение технической документации, чтение чертежей и схем, Reading schematics and drawings, технические чертежи
Metal fabrication = Fabrication, Metal forming, обработка металлов давлением, Sheet metal work < Stamping (штамповка), Casting (литейное производство), Forging
Welding = Welding skills, сварка, сварочные работы, газовая сварка, электросварка, газовая резка, газосварка, газоэлектросварка, Gas cutting, Plasma cutting, Oxy-fuel cutting, сварка труб, сварка металла, Weld inspection, сварка аргоном, Flame cutting < MIG welding (полуавтоматическая сварка), TIG welding (аргонодуговая сварка), Arc welding (Stick welding; ручная дуговая сварка), Brazing
Surface treatment = Painting and coating, покраска изделий < Powder coating, Anodizing, Electroplating (гальваника), Heat treatment
Quality control = !QC, Quality inspection, Product inspection, контроль качества, технический контроль, !ОТК, Inspection, Quality checks, входной контроль, Incoming inspection, Visual inspection, контроль качества работ, Product quality, Quality work, Quality monitoring, Quality testing, контроль качества сырья
Quality assurance = !QA, QA/QC, Quality assurance testing, обеспечение качества, Quality engineering, Quality standards, Quality processes, Software quality, Software quality assurance, Quality assurance processes, Quality procedures
Statistical process control = !SPC, Process capability, статистический контроль процессов > Quality control
FMEA = !FMEA, Failure mode and effects analysis, PFMEA, DFMEA > Quality assurance
APQP = !APQP, !PPAP, Advanced product quality planning, APQP/PPAP > Quality assurance
ISO 9001 = ISO 9000, ISO9001, ISO 9001:2015, ISO standards, ИСО 9001 > Quality management < IATF 16949 (ISO/TS 16949), AS9100
Corrective action = !CAPA, Corrective and preventive action, 8D, 8D problem solving, Nonconformance management
HACCP = !HACCP, Food safety management, ХАССП, ISO 22000
Metrology = Calipers, Micrometers, метрология, Precision measurement, измерительный инструмент, Measuring instruments, Gauge R&R < Coordinate measuring machine (!CMM)
Non-destructive testing = !NDT, Nondestructive testing, неразрушающий контроль, дефектоскопия, Ultrasonic testing of welds, Penetrant testing, ВИК < Ultrasonic testing, Radiographic testing
Equipment maintenance = Preventive maintenance, Preventative maintenance, Machine maintenance, Mechanical maintenance, техническое обслуживание, ремонт оборудования, обслуживание оборудования, Industrial maintenance, Predictive maintenance, Maintenance and repair, Equipment repair, Plant maintenance, наладка оборудования, ремонт и обслуживание оборудования, Maintenance management, Maintenance planning, техническое обслуживание и ремонт, Total productive maintenance, CMMS, Repair, Repairs, Maintenance, техническое обслуживание и ремонт оборудования, Machine repair, Mechanical repair, ТОиР, ремонт станков, Maintenance of equipment, Maintenance work, Maintenance tasks, Fault repair, планово-предупредительный ремонт, !ППР оборудования, обслуживание станков
Reliability engineering = Reliability analysis, Asset reliability, надежность оборудования
Hand tools = Power tools, Hand and power tools, ручной инструмент, электроинструмент, слесарный инструмент, слесарные работы, слесарное дело
Industrial robots = промышленные роботы, Robotic welding, Automated mechanisms, Robot operation > Robotics < KUKA, ABB robots, Fanuc robots
Cleanroom = Clean room, Cleanroom operations, чистые помещения
Packaging = Packing, Packaging operations, упаковка, упаковка товара, фасовка, Labeling
Standard operating procedures = !SOP, !SOPs, Standard operating procedure, Operating procedures, Work instructions, инструкции по эксплуатации, рабочие инструкции, СОПы
Plastics processing = Moulding, Molding, Injection moulding machines, Extrusion, Blow moulding, Thermoforming, литьё пластмасс, экструзия
Offshore operations = Offshore projects, Offshore platforms, Offshore industry, Offshore engineering, Subsea engineering, работа на шельфе > Petroleum engineering
Valves and fittings = Valves, запорная арматура, трубопроводная арматура
Material liability = материальная ответственность, матответственность, материально ответственное лицо
Kinematics and dynamics = Kinematics, Mechanism design, Multibody dynamics, кинематика механизмов > Mechanical engineering
`;
