import { type WordOf, words } from '#contract/words.ts'
import type { DetailName } from './detail.ts'

/** The vocabulary of the India-specific details of a listing (LST-7), with labels. */

export const Kitchen = words({ modular: 'Modular', regular: 'Regular', open: 'Open', none: 'None' })

export const MaintenancePer = words({ month: 'a month', sqft: 'a sq ft a month', year: 'a year' })
export type MaintenancePer = WordOf<typeof MaintenancePer>

export const Brokerage = words({
  none: 'No brokerage',
  'fifteen-days': '15 days of rent',
  'one-month': 'One month of rent',
  'two-months': 'Two months of rent',
})

export const Ownership = words({
  freehold: 'Freehold',
  leasehold: 'Leasehold',
  'cooperative-society': 'Co-operative society',
  'power-of-attorney': 'Power of attorney',
})

export const Khata = words({ a: 'A khata', b: 'B khata', e: 'E khata' })

export const Approval = words({
  bda: 'BDA',
  bmrda: 'BMRDA',
  hmda: 'HMDA',
  dtcp: 'DTCP',
  cmda: 'CMDA',
  jda: 'JDA',
  mhada: 'MHADA',
  cidco: 'CIDCO',
})

export const ListedBy = words({ owner: 'Owner', broker: 'Broker', promoter: 'Promoter or builder' })

/** The three RERA statuses of a project, one of which applies (IND-4). */
export const ReraPath = words({
  registered: 'Registered',
  applied: 'Applied for',
  'not-applicable': 'Not applicable',
})
export type ReraPath = WordOf<typeof ReraPath>

export const WaterSource = words({
  municipal: 'Municipal supply',
  borewell: 'Borewell',
  tanker: 'Tanker',
})

export const PowerBackup = words({ none: 'None', partial: 'Partial', full: 'Full' })

export const FloodHistory = words({
  none: 'Never flooded',
  once: 'Flooded once',
  often: 'Floods in heavy rain',
})

/** Labels of the details in the form, on the page and for a reviewer. */
export const detailLabels: Record<DetailName, string> = {
  bhk: 'BHK',
  balconies: 'Balconies',
  kitchen: 'Kitchen',
  servantRoom: 'Servant room',
  studyRoom: 'Study room',
  poojaRoom: 'Pooja room',
  areaBasis: 'The area above is',
  areaCarpetSqft: 'Carpet area (RERA)',
  areaBuiltUpSqft: 'Built-up area',
  areaSuperBuiltUpSqft: 'Super built-up area',
  areaPlotSqft: 'Plot area',
  areaMaxSqft: 'Largest area',
  areaText: 'Area as written',
  priceMax: 'Highest price',
  isNegotiable: 'Price is negotiable',
  maintenance: 'Maintenance',
  maintenancePer: 'Maintenance is per',
  isMaintenanceIncluded: 'Maintenance is included in the price',
  chargeParking: 'Parking charge',
  chargeClub: 'Club charge',
  chargeCorpus: 'Corpus fund',
  chargeLocation: 'Preferred location charge',
  chargeOther: 'Other charges',
  tokenAmount: 'Token amount',
  deposit: 'Deposit',
  brokerage: 'Brokerage',
  lockInMonths: 'Lock-in',
  noticeMonths: 'Notice',
  agreementMonths: 'Agreement',
  escalationPercent: 'Yearly increase',
  availableFrom: 'Available from',
  petsAllowed: 'Pets',
  tenants: 'Preferred tenants',
  possession: 'Possession',
  possessionBy: 'Possession by',
  ocReceived: 'Occupancy certificate',
  ccReceived: 'Completion certificate',
  ageYears: 'Age of the building',
  age: 'Age',
  resale: 'Sale',
  ownership: 'Ownership',
  khata: 'Khata',
  approvals: 'Approved by',
  isEncumbranceFree: 'Declared free of encumbrance',
  loanApprovedBy: 'Loans approved by',
  surveyNumber: 'Survey, CTS, khasra or 7/12 number',
  listedBy: 'Listed for',
  rera: 'RERA',
  reraNumber: 'RERA number',
  reraState: 'RERA state',
  reraReason: 'Why RERA does not apply',
  facing: 'Main door facing',
  isVastu: 'Vastu compliant, as declared',
  lifts: 'Lifts',
  isCorner: 'Corner unit',
  openSides: 'Open sides',
  roadWidthFt: 'Width of the road',
  plotLengthFt: 'Plot length',
  plotBreadthFt: 'Plot breadth',
  society: 'Society or project',
  towers: 'Towers',
  projectUnits: 'Homes in the project',
  waterSources: 'Water',
  powerBackup: 'Power backup',
  parkingCovered: 'Covered parking',
  parkingOpen: 'Open parking',
  hasEvCharging: 'EV charging',
  hasPipedGas: 'Piped gas',
  isGated: 'Gated community',
  floodHistory: 'Floods',
  internet: 'Internet providers',
  placePrecision: 'Visitors see',
  landmark: 'Landmark',
  metroName: 'Nearest metro',
  metroLine: 'Metro line',
  metroWalkMetres: 'Walk to the metro',
  isExclusive: 'Exclusive to me',
  ownReference: 'My reference',
  postedOn: 'Posted on',
}
