import { t } from '#domain/locale/translate.ts'
import { regExp } from '#domain/text/reg-exp.ts'

/**
 * Formats of the numbers under which states register projects (RERA Act 2016, section 3), each with
 * an example from its register. States change their formats, so a mismatch gets a warning and is
 * never refused (IND-4).
 */
const forms: readonly { state: string; pattern: RegExp; example: string }[] = [
  { state: 'Maharashtra', pattern: /^(P\d{11}|P[A-Z]\d{13})$/, example: 'P51700019929' },
  {
    state: 'Karnataka',
    pattern: /^PRM\/KA\/RERA\/\d{4}\/\d{3}\/PR\/\d{6}\/\d{6}$/,
    example: 'PRM/KA/RERA/1251/446/PR/171021/004401',
  },
  {
    state: 'Uttar Pradesh',
    pattern: /^UPRERAPRJ\d{3,9}(\/\d{2}\/\d{4})?$/,
    example: 'UPRERAPRJ6734',
  },
  {
    state: 'Haryana',
    pattern: /^(RC\/REP\/HARERA\/[A-Z]{3}\/.+|RERA-(PKL|GRG)-\d+-\d{4}|GGM\/\d+\/\d+\/\d{4}\/\d+)$/,
    example: 'RC/REP/HARERA/GGM/766/498/2023/122',
  },
  { state: 'Delhi', pattern: /^DLRERA\d{4}P\d{4}$/, example: 'DLRERA2023P0017' },
  {
    state: 'Tamil Nadu',
    pattern: regExp()`
      ^(TN\/\d{1,2}\/(BUILDING|LAYOUT)\/\d{4}\/\d{4}|TNRERA\/\d{1,2}\/
      (BLG|LO|RLO)\/\d{4}\/\d{4})$
    `,
    example: 'TN/29/Building/0403/2024',
  },
  {
    state: 'Gujarat',
    pattern: /^PR\/GJ\/[^/]+\/[^/]+\/[^/]+\/[A-Z]{3}\d{5}\/[A-Z0-9]{6}(\/\d{6})?$/,
    example: 'PR/GJ/SURAT/CHORYASI/Surat Municipal Corporation/RAA16644/250326/311231',
  },
  { state: 'Telangana', pattern: /^P0\d{10}$/, example: 'P02400001234' },
  { state: 'Andhra Pradesh', pattern: /^P\d{11}$/, example: 'P03290013808' },
  {
    state: 'Kerala',
    pattern: /^K-RERA\/PRJ\/([A-Z]{3}\/)?\d{3}\/\d{4}$/,
    example: 'K-RERA/PRJ/ERN/363/2020',
  },
  { state: 'Rajasthan', pattern: /^RAJ\/P\/\d{4}\/\d{1,5}$/, example: 'RAJ/P/2024/3058' },
  {
    state: 'West Bengal',
    pattern: /^(WBRERA|HIRA)\/P\/[A-Z]{3}\/\d{4}\/\d{6}$/,
    example: 'WBRERA/P/ALI/2023/000353',
  },
  {
    state: 'Punjab',
    pattern: /^PBRERA-[A-Z]{3}\d{2}-P[A-Z]\d{4}$/,
    example: 'PBRERA-SAS80-PR0394',
  },
  {
    state: 'Bihar',
    pattern: /^BRERAP\d{5}-\d+\/\d+\/R-\d+\/\d{4}$/,
    example: 'BRERAP05734-1/994/R-766/2019',
  },
  { state: 'Madhya Pradesh', pattern: /^P-[A-Z]{3}-\d{2}-\d{3,5}$/, example: 'P-BPL-24-4939' },
  { state: 'Chhattisgarh', pattern: /^PCGRERA\d{12}$/, example: 'PCGRERA200618000247' },
  { state: 'Odisha', pattern: /^RP\/\d{1,2}\/\d{4}\/\d{5}$/, example: 'RP/11/2026/01471' },
  {
    state: 'Jharkhand',
    pattern: /^JHARERA\/PROJECT\/\d+\/\d{4}$/,
    example: 'JHARERA/PROJECT/146/2022',
  },
  { state: 'Goa', pattern: /^PRGO\d{8}$/, example: 'PRGO02231914' },
  { state: 'Uttarakhand', pattern: /^UKREP\d{11}$/, example: 'UKREP11250000693' },
  { state: 'Himachal Pradesh', pattern: /^RERAHP[A-Z]{3}\d{8}$/, example: 'RERAHPSHP01190048' },
  { state: 'Tripura', pattern: /^PRTR\d{8}$/, example: 'PRTR03240386' },
]

/** The states with a known register, in the order of the table. */
export const reraStates: readonly string[] = forms.map(({ state }) => state)

const letters = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

const stateOfName = new Map([
  ...reraStates.map((name) => [letters(name), name] as const),
  ...(['Delhi', 'NCT of Delhi', 'New Delhi'] as const).map(
    (name) => [letters(name), 'Delhi'] as const,
  ),
  ['orissa', 'Odisha'],
  ['uttaranchal', 'Uttarakhand'],
  ['chattisgarh', 'Chhattisgarh'],
])

/** Returns the state with a known register that a text names; undefined where it names none. */
export const findReraState = (text: string): string | undefined => stateOfName.get(letters(text))

/** Returns a state as registers name it, so that it has one spelling; an unknown one as given. */
export const canonicalReraState = (text: string): string => findReraState(text) ?? text.trim()

/**
 * Returns whether the two are surely different states: both have a register that is known by this
 * name.
 */
export function isOtherReraState(one: string, other: string): boolean {
  const [first, second] = [findReraState(one), findReraState(other)]
  return first !== undefined && second !== undefined && first !== second
}

/**
 * Returns whether a text can be a registration number: every register's have three digits and more
 * letters beside. "NA", "-", "nil" and "applied in 2024" are none.
 */
export function isReraNumber(text: string): boolean {
  const signs = text.replace(/[^\p{L}\p{N}]/gu, '')
  return (
    signs.length >= 6 &&
    signs.replace(/\D/g, '').length >= 3 &&
    !/^(?:appl|await|exempt|pending|under)/i.test(signs)
  )
}

const formOf = (state: string) => forms.find((form) => form.state === findReraState(state))

// Compares as the register does: in any case, without the footnote star of Delhi's list.
const plain = (typed: string) =>
  typed
    .trim()
    .replace(/(?<!\s)\s*\*$/, '')
    .toUpperCase()

/**
 * Returns whether a number has the format of a state's register; `undefined` where that is unknown.
 */
export function isReraProject(number: string, state: string): boolean | undefined {
  const form = formOf(state)
  return form?.pattern.test(plain(number))
}

/**
 * Checks a project's number against the state of the property. Returns a warning sentence, or
 * `undefined` where the number looks right or the state's format is unknown.
 */
export function reraDoubt(number: string, state: string): string | undefined {
  if (!number.trim() || isReraProject(number, state) !== false) return undefined
  const form = formOf(state)
  const other = forms.find(({ pattern }) => pattern.test(plain(number)))
  const values = { state: form?.state ?? state, example: form?.example ?? '' }
  return other
    ? t(
        'This does not look like a RERA number from {state}, such as {example}. It ' +
          'looks like one from {other}.',
        { ...values, other: other.state },
      )
    : t('This does not look like a RERA number from {state}, such as {example}.', values)
}

/** The facts that decide whether a listing needs a RERA number (IND-5). */
export interface ReraFacts {
  listingType: string
  /** A `promoter` sells what it builds. */
  listedBy?: string | undefined
  resale?: boolean | undefined
  /** Units in the whole project with all its phases. */
  projectUnits?: number | undefined
  plotSqft?: number | undefined
  hasCompletionCertificate?: boolean | undefined
}

/** 500 square metres, above which land needs registration. */
const landSqft = 5_381.96
const maxUnits = 8

/**
 * Whether the Act requires a number: for a promoter's sale or a new booking, of more than 500 m² of
 * land or more than eight homes, before completion. A project of unknown size counts as large: a
 * wrong warning costs a look, a missing number costs a buyer.
 */
export function needsRera(facts: ReraFacts): boolean {
  const isFirstSale = facts.listedBy === 'promoter' || facts.resale === false
  if (facts.listingType !== 'sell' || !isFirstSale || facts.hasCompletionCertificate) return false
  const { projectUnits, plotSqft } = facts
  if (projectUnits === undefined && plotSqft === undefined) return true
  return (projectUnits ?? 0) > maxUnits || (plotSqft ?? 0) > landSqft
}
