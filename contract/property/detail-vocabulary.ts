import { type WordOf, words } from '#contract/words.ts'
import { inReadersLanguage } from '#domain/locale/readers-language.ts'
import { msg } from '#domain/locale/translate.ts'
import type { DetailName } from './detail.ts'

/** The vocabulary of the India-specific details of a listing (LST-7), with labels. */

export const Kitchen = words({
  modular: msg('Modular'),
  regular: msg('Regular'),
  open: msg('Open'),
  none: msg('None'),
})

export const MaintenancePer = words({
  month: msg('per month'),
  sqft: msg('per sq ft per month'),
  year: msg('per year'),
})
export type MaintenancePer = WordOf<typeof MaintenancePer>

export const Brokerage = words({
  none: msg('No brokerage'),
  'fifteen-days': msg('15 days of rent'),
  'one-month': msg('One month of rent'),
  'two-months': msg('Two months of rent'),
})

export const Ownership = words({
  freehold: msg('Freehold'),
  leasehold: msg('Leasehold'),
  'cooperative-society': msg('Co-operative society'),
  'power-of-attorney': msg('Power of attorney'),
})

export const Khata = words({ a: msg('A khata'), b: msg('B khata'), e: msg('E khata') })

export const Approval = words({
  bda: msg('BDA'),
  bmrda: msg('BMRDA'),
  hmda: msg('HMDA'),
  dtcp: msg('DTCP'),
  cmda: msg('CMDA'),
  jda: msg('JDA'),
  mhada: msg('MHADA'),
  cidco: msg('CIDCO'),
})

export const ListedBy = words({
  owner: msg('Owner'),
  broker: msg('Broker'),
  promoter: msg('Promoter or builder'),
})

/** The three RERA statuses of a project, one of which applies (IND-4). */
export const ReraPath = words({
  registered: msg('Registered'),
  applied: msg('Applied for'),
  'not-applicable': msg('Not applicable'),
})
export type ReraPath = WordOf<typeof ReraPath>

export const WaterSource = words({
  municipal: msg('Municipal supply'),
  borewell: msg('Borewell'),
  tanker: msg('Tanker'),
})

export const PowerBackup = words({ none: msg('None'), partial: msg('Partial'), full: msg('Full') })

export const FloodHistory = words({
  none: msg('Never flooded'),
  once: msg('Flooded once'),
  often: msg('Floods in heavy rain'),
})

/** Labels of the details in the form, on the page and for a reviewer. */
export const detailLabels = inReadersLanguage<DetailName>({
  bhk: msg('BHK'),
  balconies: msg('Balconies'),
  kitchen: msg('Kitchen'),
  servantRoom: msg('Servant room'),
  studyRoom: msg('Study room'),
  poojaRoom: msg('Pooja room'),
  areaBasis: msg('Area type'),
  areaCarpetSqft: msg('Carpet area (RERA)'),
  areaBuiltUpSqft: msg('Built-up area'),
  areaSuperBuiltUpSqft: msg('Super built-up area'),
  areaPlotSqft: msg('Plot area'),
  areaMaxSqft: msg('Largest area'),
  areaText: msg('Area in local unit'),
  seats: msg('Workstations'),
  cabins: msg('Cabins'),
  meetingRooms: msg('Meeting rooms'),
  frontageFt: msg('Frontage'),
  ceilingHeightFt: msg('Clear height'),
  powerLoadKw: msg('Power load'),
  priceMax: msg('Highest price'),
  isNegotiable: msg('Price is negotiable'),
  maintenance: msg('Maintenance'),
  maintenancePer: msg('Maintenance charged'),
  isMaintenanceIncluded: msg('Maintenance is included in the price'),
  chargeParking: msg('Parking charge'),
  chargeClub: msg('Club charge'),
  chargeCorpus: msg('Corpus fund'),
  chargeLocation: msg('Preferred location charge'),
  chargeOther: msg('Other charges'),
  tokenAmount: msg('Token amount'),
  brokeragePercent: msg('Brokerage on sale'),
  deposit: msg('Deposit'),
  brokerage: msg('Brokerage'),
  lockInMonths: msg('Lock-in period'),
  noticeMonths: msg('Notice period'),
  agreementMonths: msg('Agreement period'),
  escalationPercent: msg('Yearly increase'),
  availableFrom: msg('Available from'),
  petsAllowed: msg('Pets'),
  roomSharing: msg('Room sharing'),
  tenants: msg('Preferred tenants'),
  possession: msg('Possession'),
  possessionBy: msg('Possession by'),
  ocReceived: msg('Occupancy certificate'),
  ccReceived: msg('Completion certificate'),
  ageYears: msg('Age of the building'),
  age: msg({ id: 'age.building', message: 'Age' }),
  resale: msg('Transaction type'),
  ownership: msg('Ownership'),
  khata: msg('Khata'),
  approvals: msg('Approved by'),
  isEncumbranceFree: msg('Declared free of encumbrance'),
  loanApprovedBy: msg('Loans approved by'),
  surveyNumber: msg('Survey, CTS, khasra or 7/12 number'),
  listedBy: msg('Listed on behalf of'),
  rera: msg('RERA'),
  reraNumber: msg('RERA number'),
  reraState: msg('RERA state'),
  reraValidFrom: msg('RERA valid from'),
  reraValidTo: msg('RERA valid till'),
  reraAppliedOn: msg('RERA applied on'),
  reraReason: msg('Why RERA does not apply'),
  facing: msg('Main door facing'),
  isVastu: msg('Vastu compliant (as declared)'),
  lifts: msg('Lifts'),
  isCorner: msg('Corner unit'),
  openSides: msg('Open sides'),
  roadWidthFt: msg('Road width'),
  plotLengthFt: msg('Plot length'),
  plotBreadthFt: msg('Plot breadth'),
  society: msg('Society or project'),
  towers: msg('Towers'),
  projectUnits: msg('Homes in the project'),
  waterSources: msg('Water'),
  powerBackup: msg('Power backup'),
  parkingCovered: msg('Covered parking'),
  parkingOpen: msg('Open parking'),
  hasEvCharging: msg('EV charging'),
  hasPipedGas: msg('Piped gas'),
  isGated: msg('Gated community'),
  floodHistory: msg('Flooding'),
  internet: msg('Internet providers'),
  societyRule: msg('Written rule of the society'),
  societyRuleSource: msg('Where the rule is written'),
  placePrecision: msg('Map shows'),
  landmark: msg('Landmark'),
  metroName: msg('Nearest metro'),
  metroLine: msg('Metro line'),
  metroWalkMetres: msg('Walking distance to metro'),
  isExclusive: msg('Exclusive to me'),
  ownReference: msg('My reference'),
  postedOn: msg('Posted on'),
})
