import { useRead } from '#app/api/query.tsx'
import type { List } from '#app/kit/list/use-list.ts'
import { Select } from '#app/ui/select.tsx'
import { agency } from '#contract/agency/agency.ts'
import { manages } from '#contract/agency/vocabulary.ts'
import type { Lead } from '#contract/inquiry/lead.ts'
import { t } from '#domain/locale/translate.ts'

/** Filters leads by who of the agency answers them; nothing for a broker who works alone. */
export function AnsweredBy({ list }: { list: List<Lead> }) {
  const { data } = useRead(agency.get, {})
  const row = data?.agency
  if (!row) return null
  const others = manages(row.role) ? row.members.filter(({ isYou }) => !isYou) : []
  return (
    <Select
      aria-label={t('Answered by')}
      value={String(list.values.answeredBy ?? '')}
      onChange={(event) => list.set({ answeredBy: event.target.value })}
      className="w-full sm:w-44"
    >
      <option value="">{t('All')}</option>
      <option value="mine">{t('Mine')}</option>
      <option value="unassigned">{t('Unassigned')}</option>
      {others.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
