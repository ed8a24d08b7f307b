import { dayInIndia } from '#domain/date/date.ts'
import { inReadersLanguage } from '#domain/locale/readers-language.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { isReraNumber } from '#domain/rera/rera-project.ts'
import type { DetailName, PropertyDetail } from './detail.ts'
import { ReraPath } from './detail-vocabulary.ts'
import { reraFieldsOutside } from './rera-rule.ts'

/** A detail that contradicts another, with the message for its field. */
export interface DetailProblem {
  name: DetailName
  message: string
}

/**
 * Returns the contradictions (IND-8): a carpet area larger than the built-up one, a ready home with
 * a future date, an applicable register without a number.
 */
export function detailProblems(detail: PropertyDetail, now: Date): DetailProblem[] {
  return [
    ...areaProblems(detail),
    ...possessionProblems(detail, now),
    ...reraProblems(detail, now),
    ...societyRuleProblems(detail),
    ...brokerageProblems(detail),
  ]
}

/** A search for homes without brokerage trusts the word. */
function brokerageProblems({ brokerage, brokeragePercent }: PropertyDetail): DetailProblem[] {
  const isBoth = brokerage === 'none' && brokeragePercent !== undefined
  const message = t('A listing with no brokerage cannot ask for a percentage.')
  return isBoth ? [{ name: 'brokeragePercent', message }] : []
}

/** A rule of a society may be stated only together with where it is written. */
function societyRuleProblems({ societyRule, societyRuleSource }: PropertyDetail): DetailProblem[] {
  if (societyRule !== undefined && societyRuleSource === undefined) {
    const message = t('Please say where this rule is written, such as “Bye-law 47, 2019”.')
    return [{ name: 'societyRuleSource', message }]
  }
  return societyRuleSource !== undefined && societyRule === undefined
    ? [{ name: 'societyRule', message: t('Please state the rule that this source has.') }]
    : []
}

const sizes = ['areaCarpetSqft', 'areaBuiltUpSqft', 'areaSuperBuiltUpSqft'] as const
const sizeWords = inReadersLanguage({
  areaCarpetSqft: msg('carpet area'),
  areaBuiltUpSqft: msg('built-up area'),
  areaSuperBuiltUpSqft: msg('super built-up area'),
})

function areaProblems(detail: PropertyDetail): DetailProblem[] {
  const given = sizes.flatMap((name) => {
    const value = detail[name]
    return value === undefined ? [] : [{ name, value, word: sizeWords[name] }]
  })
  return given.slice(1).flatMap(({ value, word }, index) => {
    const smaller = given[index]
    return smaller && smaller.value > value
      ? [
          {
            name: smaller.name,
            message: t('The {smaller} cannot be larger than the {larger}.', {
              smaller: smaller.word,
              larger: word,
            }),
          },
        ]
      : []
  })
}

function possessionProblems(
  { possession, possessionBy }: PropertyDetail,
  now: Date,
): DetailProblem[] {
  const month = dayInIndia(now).slice(0, 7)
  const isAhead = possession === 'ready' && possessionBy !== undefined && possessionBy > month
  return isAhead
    ? [
        {
          name: 'possessionBy',
          message: t('A property that is ready to move cannot have a future possession month.'),
        },
      ]
    : []
}

function reraProblems(detail: PropertyDetail, now: Date): DetailProblem[] {
  const { rera, reraNumber, reraReason, reraValidFrom, reraValidTo, reraAppliedOn } = detail
  if (rera === undefined) return []
  const outside = reraFieldsOutside(rera)
  const problems: [name: DetailName, isBroken: boolean, message: string][] = [
    [
      'reraReason',
      rera === 'not-applicable' && !reraReason?.trim(),
      t('Please say why RERA does not apply.'),
    ],
    ['reraNumber', rera !== 'not-applicable' && !reraNumber?.trim(), t('Please enter the number.')],
    [
      'reraNumber',
      rera === 'registered' && Boolean(reraNumber?.trim()) && !isReraNumber(reraNumber ?? ''),
      t('Please enter the number as the register writes it, or choose another RERA status.'),
    ],
    [
      'reraValidTo',
      Boolean(reraValidFrom && reraValidTo && reraValidTo <= reraValidFrom),
      t('The registration must end after it starts.'),
    ],
    [
      'reraAppliedOn',
      reraAppliedOn !== undefined && reraAppliedOn > dayInIndia(now),
      t('This day cannot be in the future.'),
    ],
    ...outside.map((name): [DetailName, boolean, string] => [
      name,
      detail[name] !== undefined && detail[name] !== '',
      t('This does not fit the RERA status “{status}”. Please clear it.', {
        status: ReraPath.label(rera),
      }),
    ]),
  ]
  return problems.flatMap(([name, isBroken, message]) => (isBroken ? [{ name, message }] : []))
}
