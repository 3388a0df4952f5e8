import type { Trade } from './advert.ts';

/** Kinds of work with what an employer asks for, as it is printed; a quarter of them for each group. Names of tools and of practices, many in no table. */
const rows = String.raw`
0 | Backend Engineer | Go; gRPC; PostgreSQL; Kafka; Terraform; database migrations; code reviews; load testing; event sourcing; Kubernetes
0 | Payroll Accountant | payroll processing; Sage 50; month-end close; statutory reporting; bank reconciliation; Microsoft Excel; pension submissions; expense claims; tax returns; audit preparation
0 | Dairy Farm Manager | herd management; milking parlour routines; calf rearing; pasture rotation; silage making; milk quality testing; tractor driving; feed budgeting; foot trimming; farm record keeping
0 | Theatre Lighting Technician | lighting design; ETC Eos; followspot operation; rigging; DMX networks; stage electrics; QLab; focus sessions; truss loading; gel cutting
0 | Kitchen Manager | menu costing; stock rotation; allergen control; butchery; pastry; HACCP; supplier negotiation; rota planning; plating; bulk cooking
1 | Data Analyst | SQL; Power BI; Python; cohort analysis; dashboard design; A/B testing; data cleaning; dbt; survey design; forecasting
1 | Veterinary Nurse | anaesthesia monitoring; wound dressing; dental scaling; blood sampling; kennel hygiene; surgical preparation; radiography; microchipping; nutrition advice; puppy classes
1 | Arborist | chainsaw maintenance; tree climbing; crown reduction; stump grinding; aerial rescue; pest identification; woodchipper operation; traffic management; hedge laying; rope access
1 | Recruiter | candidate sourcing; Greenhouse; LinkedIn Recruiter; structured interviews; offer negotiation; employer branding; Boolean search; reference checks; headcount planning; onboarding
1 | Book Conservator | paper repair; leather binding; tissue lining; pH testing; box making; gold tooling; condition surveys; integrated pest management; sewing structures; photographic documentation
2 | Network Engineer | BGP; OSPF; Cisco IOS; firewall rules; network monitoring; Ansible; fibre splicing; capacity planning; VLAN design; incident response
2 | Funeral Arranger | bereavement support; ceremony planning; embalming; mortuary hygiene; coffin preparation; probate paperwork; vehicle washing; floral tributes; cremation forms; memorial sales
2 | Dental Technician | crown waxing; ceramic layering; CAD/CAM milling; denture repair; shade matching; 3Shape; plaster pouring; implant bars; orthodontic appliances; metal casting
2 | Logistics Coordinator | freight booking; customs declarations; SAP TM; carrier negotiation; route planning; Incoterms; warehouse audits; dangerous goods handling; shipment tracking; demurrage claims
2 | Event Producer | venue contracting; run sheets; crew scheduling; budget tracking; Cvent; stage management; sponsor relations; risk assessments; artist liaison; wristband systems
3 | Mobile Developer | Swift; SwiftUI; Core Data; Kotlin; unit testing; App Store releases; push notifications; accessibility audits; GraphQL; Fastlane
3 | Brewer | mash scheduling; yeast propagation; dry hopping; keg washing; sensory panels; barrel ageing; water chemistry; canning lines; CIP systems; duty reporting
3 | Land Surveyor | total stations; GNSS surveys; Leica Infinity; boundary disputes; topographic mapping; AutoCAD Civil 3D; setting out; drone surveys; point clouds; deed research
3 | Midwife | antenatal care; water births; newborn screening; suturing; breastfeeding support; CTG interpretation; safeguarding; home visits; birth planning; postnatal checks
3 | Insurance Underwriter | risk selection; pricing models; policy wordings; broker relations; reinsurance treaties; loss ratios; Guidewire; catastrophe modelling; portfolio reviews; claims analysis
`;

export const englishTrades: readonly Trade[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [group = '', title = '', terms = ''] = row.split(' | ');
    return { group: Number(group), title, terms: terms.split('; ') };
  });
