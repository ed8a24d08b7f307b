import { When } from '#app/kit/form/date.tsx'
import { Rich } from '#app/kit/rich.tsx'
import type { Requirement } from '#contract/requirement/requirement.ts'
import { searchLabel } from '#contract/search/labels.ts'
import { formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'

/** What is looked for in one line: "2 BHK apartments for rent in Wakad, up to ₹25,000". */
export const requirementTitle = ({ filters }: Pick<Requirement, 'filters'>): string =>
  searchLabel(filters)

/** The customer's own words, and since and until when it runs. */
export function RequirementNote({ row }: { row: Requirement }) {
  return (
    <>
      {row.note && (
        <p className="text-sm break-words whitespace-pre-line" translate="no">
          {row.note}
        </p>
      )}
      <p className="text-xs text-muted-foreground">
        <Rich text={t('Posted <0/>')} elements={[<When key="posted" at={row.createdAt} />]} />
        {(row.state === 'open' || row.state === 'paused') &&
          ` · ${t('Until {date}', { date: formatDate(row.endsAt) })}`}
      </p>
    </>
  )
}
