import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import { CardList } from '#app/kit/list/card-list.tsx'
import type { List, Row } from '#app/kit/list/use-list.ts'
import { t } from '#domain/locale/translate.ts'

interface VisitListProps<R extends Row> {
  list: List<R>
  label: string
  /** The message and the action if there are no visits. */
  empty: { text: string; action?: ReactNode }
  renderRow: (row: R) => ReactNode
}

/** The visits of a page as cards, with the pages below. */
export function VisitList<R extends Row>({ list, label, empty, renderRow }: VisitListProps<R>) {
  return (
    <CardList
      list={list}
      label={label}
      failed={t('Failed to load visits')}
      empty={{ icon: CalendarDays, title: t('No visits'), ...empty }}
      renderCard={renderRow}
    />
  )
}
