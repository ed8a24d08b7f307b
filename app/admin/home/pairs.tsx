import { Copy } from 'lucide-react'
import { useSend } from '#app/api/send.ts'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { ListTabs } from '#app/kit/list/list-tabs.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { Button } from '#app/ui/button.tsx'
import { type HomePair, HomePairReason, HomePairState, homePair } from '#contract/property/home.ts'
import { formatDate } from '#domain/date/date.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { PairSide } from './pair-side.tsx'

export const meta = () => [{ title: t('Same homes | BrickBazaar') }]

const columns: Column<HomePair>[] = [
  {
    head: msg('Listings'),
    cell: ({ sides }) => (
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <PairSide label={t('Earlier listing')} side={sides[0]} />
        <PairSide label={t('Later listing')} side={sides[1]} other={sides[0]} />
      </div>
    ),
  },
  {
    head: msg('Reasons'),
    cell: ({ reasons, decidedBy, decidedAt }) => (
      <div className="max-w-56 space-y-1 text-sm">
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{HomePairReason.label(reason)}</li>
          ))}
        </ul>
        {decidedBy && decidedAt && (
          <p className="text-xs text-muted-foreground">
            {decidedBy} · {formatDate(decidedAt)}
          </p>
        )}
      </div>
    ),
  },
  { head: msg('Actions'), acts: true, cell: (row) => <PairActions row={row} /> },
]

/** Pairs of listings that may offer the same home, for reviewers. */
export default function HomePairs() {
  const list = useList(homePair.list, (reply) => reply.pairs)
  return (
    <ListPage
      title={t('Same homes')}
      subtitle={t(
        'Listings of the same home share a card and a page. Decide the cases that are not ' +
          'certain.',
      )}
      list={list}
      columns={columns}
      empty={{
        found: t('No listings with this status.'),
        none: (
          <Empty
            icon={Copy}
            title={t('Nothing to decide.')}
            text={t('Listings that may be the same home appear here.')}
          />
        ),
      }}
    >
      <ListTabs list={list} name="state" label={t('Pairs by state')} tabs={HomePairState.options} />
    </ListPage>
  )
}

function PairActions({ row }: { row: HomePair }) {
  const { send, busy } = useSend(homePair.decide, {
    done: t('Decision saved'),
    failed: t('Failed to save the decision'),
  })
  const decide = (state: 'open' | 'same' | 'different') =>
    void send({ params: { id: row._id }, body: { state, decidedOn: row.state } })
  const isDecided = row.state === 'same' || row.state === 'different'
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {isDecided ? (
        <Button variant="outline" size="sm" disabled={busy} onClick={() => decide('open')}>
          {t('Undo')}
        </Button>
      ) : (
        <>
          <Button variant="outline" size="sm" disabled={busy} onClick={() => decide('different')}>
            {t('Different homes')}
          </Button>
          <Button size="sm" disabled={busy} onClick={() => decide('same')}>
            {t('Same home')}
          </Button>
        </>
      )}
    </span>
  )
}
