import { inReadersLanguage } from '#domain/locale/readers-language.ts'
import { msg } from '#domain/locale/translate.ts'

/** The buyer named in the sale deed. */
export type Buyer = 'woman' | 'man' | 'joint'

/** A charge of a state; its label is in `chargeLabels`. */
export type Charge = 'Stamp duty' | 'Registration'

export const chargeLabels = inReadersLanguage<Charge>({
  'Stamp duty': msg('Stamp duty'),
  Registration: msg('Registration'),
})

/** The source of a figure, and the days on which it applies. */
export interface Sourced {
  /** First day on which the figure applies, `2025-08-31`. */
  from: string
  /** Last day on which it applies; without one it still applies. */
  to?: string
  source: string
  address: string
  /** The day on which the source was last read. */
  checkedOn: string
}

/**
 * A charge of a state on the value of a home, which is the higher of its price and its guidance
 * value.
 */
export interface StateRate extends Sourced {
  state: string
  charge: Charge
  /**
   * Limits the charge to these cities, as `findCity` names them; without them it applies in the
   * whole state.
   */
  cities?: readonly string[]
  /** Limits the charge to these buyers; without them it applies to all. */
  buyers?: readonly Buyer[]
  /** Applies only to a value above this many whole rupees. */
  above?: number
  /** Applies only to a value up to this many whole rupees. */
  upTo?: number
  /** Percent of the value. */
  percent: number
  /** The maximum charge in whole rupees. */
  max?: number
  /** The components of the percentage. */
  parts?: string
}

const lakh = 100_000
const checkedOn = '2026-11-22'

const maharashtra = {
  state: 'Maharashtra',
  from: '2022-04-01',
  source: 'Openplot, an article on Maharashtra, 2025',
  address:
    'https://blog.openplot.com/real-estate-laws/' +
    'stamp-duty-and-registration-charges-in-maharashtra-2024',
  checkedOn,
} as const
const outsideMumbai = ['Pune', 'Thane', 'Navi Mumbai', 'Nagpur']
const notWomenAlone = ['man', 'joint'] as const

const karnataka = {
  state: 'Karnataka',
  source: 'Deccan Herald, 30 August 2025',
  address:
    'https://www.deccanherald.com/india/karnataka/' +
    'property-deals-to-cost-more-registration-fee-hiked-to-2-2-3704857',
  checkedOn,
} as const
const karnatakaSlabs = {
  ...karnataka,
  charge: 'Stamp duty',
  from: '2021-04-01',
  source: 'Realty Legal on the Karnataka Stamp Act, article 20',
  address: 'https://realtylegal.in/?p=2933',
} as const

const tamilNadu = {
  state: 'Tamil Nadu',
  from: '2023-04-01',
  source: 'The Hindu, budget of 20 March 2023',
  address:
    'https://www.thehindu.com/news/national/tamil-nadu/' +
    'tn-budget-registration-fee-to-be-reduced-to-two-per-cent-' +
    'but-with-a-rider-on-guideline-value/article66641349.ece',
  checkedOn,
} as const

const telangana = {
  state: 'Telangana',
  from: '2021-07-22',
  source: 'Plots99, a calculator for Telangana',
  address: 'https://plots99.com/calculators/stamp-duty',
  checkedOn,
} as const

/**
 * What states charge on the sale of a home. States are missing where sources contradict each other
 * or were not read. A changed rate is a new row; the old row gets its `to`.
 */
export const stateRates: readonly StateRate[] = [
  {
    ...maharashtra,
    charge: 'Stamp duty',
    cities: ['Mumbai'],
    buyers: notWomenAlone,
    percent: 6,
    parts: msg('5% and 1% metro cess'),
  },
  {
    ...maharashtra,
    charge: 'Stamp duty',
    cities: ['Mumbai'],
    buyers: ['woman'],
    percent: 5,
    parts: msg('4% and 1% metro cess'),
  },
  {
    ...maharashtra,
    charge: 'Stamp duty',
    cities: outsideMumbai,
    buyers: notWomenAlone,
    percent: 7,
    parts: msg('5%, 1% local body and 1% metro cess'),
  },
  {
    ...maharashtra,
    charge: 'Stamp duty',
    cities: outsideMumbai,
    buyers: ['woman'],
    percent: 6,
    parts: msg('4%, 1% local body and 1% metro cess'),
  },
  { ...maharashtra, charge: 'Registration', percent: 1, max: 30_000 },
  { ...karnatakaSlabs, upTo: 20 * lakh, percent: 2.24, parts: msg('2%, with cess and surcharge') },
  {
    ...karnatakaSlabs,
    above: 20 * lakh,
    upTo: 45 * lakh,
    percent: 3.36,
    parts: msg('3%, with cess and surcharge'),
  },
  { ...karnatakaSlabs, above: 45 * lakh, percent: 5.6, parts: msg('5%, with cess and surcharge') },
  { ...karnataka, charge: 'Registration', from: '2003-01-01', to: '2025-08-30', percent: 1 },
  { ...karnataka, charge: 'Registration', from: '2025-08-31', percent: 2 },
  { ...tamilNadu, charge: 'Stamp duty', percent: 7, parts: msg('5% and 2% transfer duty') },
  { ...tamilNadu, charge: 'Registration', percent: 2 },
  { ...telangana, charge: 'Stamp duty', percent: 7, parts: msg('5.5% and 1.5% transfer duty') },
  { ...telangana, charge: 'Registration', percent: 0.5 },
]

/**
 * Tax that the buyer deducts from a price of at least `minPrice` whole rupees and pays to the tax
 * authority with the form.
 */
export const tdsRates: readonly (Sourced & { percent: number; minPrice: number; form: string })[] =
  [
    {
      percent: 1,
      minPrice: 50 * lakh,
      form: 'Form 26QB',
      from: '2013-06-01',
      to: '2026-03-31',
      source: 'Income Tax Department, Form 26QB',
      address: 'https://www.incometax.gov.in/iec/foportal/help/form26qb-faq',
      checkedOn,
    },
    {
      percent: 1,
      minPrice: 50 * lakh,
      form: 'Form 141',
      from: '2026-04-01',
      source: 'CAclubindia on the Income-tax Rules, 2026',
      address:
        'https://www.caclubindia.com/articles/' +
        'tds-on-property-from-1st-april-2026-form-141-replaces-26qb-complete-guide-55023.asp',
      checkedOn,
    },
  ]
