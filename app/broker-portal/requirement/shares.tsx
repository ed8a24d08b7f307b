import { Handshake } from 'lucide-react'
import { Link } from 'react-router'
import { useSend } from '#app/api/send.ts'
import { Confirm } from '#app/kit/confirm.tsx'
import { CardList } from '#app/kit/list/card-list.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { PageTitle } from '#app/kit/page-title.tsx'
import { ShareBadge } from '#app/requirement/state-badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { type RequirementShare, requirementShare } from '#contract/requirement/share.ts'
import { formatDateTime } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { RequirementTabs } from './tabs.tsx'

/** Requirements that the broker shared, or was asked to share. */
export default function ShareList() {
  const list = useList(requirementShare.list, (reply) => reply.shares)
  return (
    <div className="space-y-6">
      <PageTitle title={t('Requirements')} />
      <RequirementTabs />
      <CardList
        list={list}
        label={t('Shared')}
        failed={t('Failed to load shared requirements')}
        empty={{
          icon: Handshake,
          title: t('No shared requirements yet'),
          text: t('Once a customer accepts your offer, you can share what they look for.'),
        }}
        renderCard={(row) => <Share row={row} />}
      />
    </div>
  )
}

function Share({ row }: { row: RequirementShare }) {
  const { broker, percent } = row
  const person = `${broker.name}, ${broker.companyName}`
  return (
    <article className="h-full space-y-2 rounded-lg border bg-card p-4 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 flex-1 basis-56 font-sans text-base font-semibold break-words">
          {row.requirementId ? (
            <Link
              to={`/broker-portal/requirements/${row.requirementId}`}
              className="hover:underline"
            >
              {row.summary}
            </Link>
          ) : (
            row.summary
          )}
        </h2>
        <ShareBadge state={row.state} />
      </div>
      <p className="break-words">
        {row.isGiven ? t('Shared with {person}', { person }) : t('Shared by {person}', { person })}
      </p>
      <p className="figures font-medium">
        {row.isGiven
          ? t('You {own} %, the other broker {other} %', { own: 100 - percent, other: percent })
          : t('You {own} %, the other broker {other} %', { own: percent, other: 100 - percent })}
      </p>
      {row.note && (
        <p className="break-words whitespace-pre-line" translate="no">
          “{row.note}”
        </p>
      )}
      <p className="text-xs text-muted-foreground">
        {row.decidedAt
          ? t('Answered {date}', { date: formatDateTime(row.decidedAt) })
          : t('Until {date}', { date: formatDateTime(row.expiresAt) })}
        {row.offerCount > 0 &&
          ` · ${t('{count, plural, one {# home offered} other {# homes offered}}', {
            count: row.offerCount,
          })}`}
      </p>
      {row.mayAnswer && <Answer row={row} />}
    </article>
  )
}

function Answer({ row }: { row: RequirementShare }) {
  const { send, busy } = useSend(requirementShare.answer, {
    done: t('Answer sent'),
    failed: t('Failed to answer the proposal'),
  })
  const take = (act: 'accept' | 'decline') => send({ params: { id: row._id }, body: { act } })
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      <Confirm
        title={t('Accept these terms?')}
        text={t('You get {percent} % of the commission. Terms cannot be changed later.', {
          percent: row.percent,
        })}
        action={t('Accept')}
        onConfirm={() => take('accept')}
        trigger={<Button disabled={busy}>{t('Accept')}</Button>}
      />
      <Button variant="ghost" disabled={busy} onClick={() => void take('decline')}>
        {t('Decline')}
      </Button>
    </div>
  )
}
