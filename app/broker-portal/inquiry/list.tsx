import { MessagesSquare } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, Outlet } from 'react-router'
import { announceChange } from '#app/api/change.ts'
import { useRead } from '#app/api/query.tsx'
import { LeadOffers } from '#app/broker-portal/agency/offers.tsx'
import { Empty } from '#app/kit/list/empty.tsx'
import { SearchBox } from '#app/kit/list/list-filter.tsx'
import { ListTabs } from '#app/kit/list/list-tabs.tsx'
import { Pager } from '#app/kit/list/pager.tsx'
import { type List, useList } from '#app/kit/list/use-list.ts'
import { PageTitle } from '#app/kit/page-title.tsx'
import { Problem } from '#app/kit/problem.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { agency } from '#contract/agency/agency.ts'
import { leadAssignment } from '#contract/agency/lead-assignment.ts'
import { callReport } from '#contract/inquiry/call-report.ts'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { type Lead, LeadStage } from '#contract/inquiry/lead.ts'
import { t } from '#domain/locale/translate.ts'
import { AnsweredBy } from './answered-by.tsx'
import { CallReports } from './call-reports.tsx'
import { InquiryCard } from './card.tsx'

/** The broker's leads; follow-ups that are due come first. */
export default function InquiryList() {
  const list = useList(inquiry.list, (reply) => reply.inquiries)
  const { answeredBy } = list.values
  const { data } = useRead(inquiry.stats, { query: { answeredBy } }, { every: 15_000 })
  useNews(data, announceChange)
  const team = useRead(agency.get, {})
  const enabled = Boolean(team.data?.agency)
  const offers = useRead(leadAssignment.offers, {}, { every: 15_000, enabled })
  const reports = useRead(callReport.mine, {})
  // Everything above the leads is loaded first, so that they do not move under the pointer.
  const isLoading = team.isPending || (enabled && offers.isPending) || reports.isPending
  const tabs = [
    { value: '', label: t('All') },
    { value: 'waiting', label: t('Awaiting reply'), count: data?.stats.waiting || undefined },
    { value: 'due', label: t('Follow-ups due'), count: data?.stats.due || undefined },
    ...LeadStage.options.map(({ value, label }) => ({
      value,
      label: t(label),
      ...(value === 'new' && { count: data?.stats.stages.new || undefined }),
    })),
    { value: 'spam', label: t('Spam') },
  ]
  return (
    <div className="space-y-6">
      <PageTitle
        title={t('Enquiries')}
        actions={
          <Button asChild variant="outline">
            <Link to="/broker-portal/inquiries/hours">{t('Working hours')}</Link>
          </Button>
        }
      />
      {isLoading ? (
        <Loading />
      ) : (
        <>
          {offers.data && <LeadOffers offers={offers.data.offers} />}
          {reports.data && <CallReports data={reports.data} />}
          <ListTabs list={list} name="stage" label={t('Enquiries by stage')} tabs={tabs} />
          <div className="flex flex-wrap gap-2">
            <SearchBox list={list} label={t('Search by name, phone or listing')} />
            <AnsweredBy list={list} />
            <Select
              aria-label={t('Sort')}
              value={String(list.values.sort)}
              onChange={(event) => list.set({ sort: event.target.value })}
              className="w-full sm:w-44"
            >
              <option value="follow-up">{t('Follow-ups due first')}</option>
              <option value="newest">{t('Newest first')}</option>
            </Select>
          </div>
          <Rows list={list} />
          <Pager list={list} />
        </>
      )}
      <Outlet />
    </div>
  )
}

/** Refetches the list when the figures change, as after a new inquiry. */
function useNews(figures: unknown, onNews: () => void): void {
  const seen = useRef<string>(undefined)
  useEffect(() => {
    if (figures === undefined) return
    const now = JSON.stringify(figures)
    if (seen.current !== undefined && seen.current !== now) onNews()
    seen.current = now
  }, [figures, onNews])
}

function Loading() {
  return (
    <div aria-hidden className="space-y-3">
      {['first', 'second', 'third'].map((key) => (
        <Skeleton key={key} className="h-44 w-full" />
      ))}
    </div>
  )
}

function Rows({ list }: { list: List<Lead> }) {
  if (list.error) {
    return <Problem title={t('Failed to load enquiries')} error={list.error} onRetry={list.retry} />
  }
  if (list.loading) return <Loading />
  if (list.rows.length === 0) return <Nothing list={list} />
  return (
    <ul aria-label={t('Enquiries')} className="grid gap-3 lg:grid-cols-2">
      {list.rows.map((row) => (
        <li key={row._id} className="min-w-0">
          <InquiryCard row={row} />
        </li>
      ))}
    </ul>
  )
}

function Nothing({ list }: { list: List<Lead> }) {
  return (
    <div className="rounded-lg border bg-card">
      {list.narrowed ? (
        <Empty
          icon={MessagesSquare}
          title={t('No enquiries match your filters.')}
          action={
            <Button variant="outline" onClick={list.clear}>
              {t('Clear filters')}
            </Button>
          }
        />
      ) : (
        <Empty
          icon={MessagesSquare}
          title={t('No enquiries yet.')}
          text={t(
            'We alert you as soon as someone asks about a listing. Good photos and a full ' +
              'description bring the most enquiries.',
          )}
          action={
            <Button asChild>
              <Link to="/broker-portal/properties">{t('My Properties')}</Link>
            </Button>
          }
        />
      )}
    </div>
  )
}
