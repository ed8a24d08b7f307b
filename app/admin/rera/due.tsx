import { ExternalLink, FileBadge } from 'lucide-react'
import { Link } from 'react-router'
import { useMay } from '#app/admin/shell/session.ts'
import { useSend } from '#app/api/send.ts'
import { Empty } from '#app/kit/list/empty.tsx'
import type { Column } from '#app/kit/list/list-column.ts'
import { ListPage } from '#app/kit/list/list-page.tsx'
import { useList } from '#app/kit/list/use-list.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { type DueNumber, reraRegister } from '#contract/rera-register.ts'
import { formatDate } from '#domain/date/date.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { stateName } from '#domain/place/state-name.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { RegisterLine } from './register-line.tsx'

export const meta = () => [{ title: t('RERA numbers | BrickBazaar') }]

const columns: Column<DueNumber>[] = [
  { head: msg('RERA number'), cell: (row) => <NumberCell row={row} /> },
  {
    head: msg('Listings'),
    align: 'right',
    cell: (row) => <span className="figures">{withCommas(row.listings)}</span>,
  },
  {
    head: msg('Last checked'),
    cell: (row) => (row.checkedOn ? formatDate(row.checkedOn) : t('Never')),
  },
  {
    head: msg('RERA register'),
    cell: (row) => <RegisterLine match={row.register} />,
  },
  { head: msg('Actions'), acts: true, cell: (row) => <CheckActions row={row} /> },
]

/** RERA numbers of live listings that nobody has looked up for 90 days. */
export default function ReraDue() {
  const list = useList(reraRegister.due, (reply) => reply.numbers)
  const may = useMay()
  return (
    <ListPage
      title={t('RERA numbers')}
      subtitle={t('Numbers of live listings to look up again. Each is checked every 90 days.')}
      list={list}
      columns={columns}
      actions={
        may('property.import') && (
          <Link to="/bb-admin/rera/registers" className={buttonClass({ variant: 'outline' })}>
            {t('Registers')}
          </Link>
        )
      }
      empty={{
        failed: t('Failed to load RERA numbers'),
        found: t('No RERA numbers to check right now.'),
        none: (
          <Empty
            icon={FileBadge}
            title={t('No RERA numbers to check right now.')}
            text={t('A number comes back here 90 days after its last check.')}
          />
        ),
      }}
    />
  )
}

function NumberCell({ row: { _id, title, number, state, society, portal } }: { row: DueNumber }) {
  return (
    <div className="max-w-80 space-y-0.5 break-words">
      <span className="figures block font-medium break-all select-all">{number}</span>
      <span className="block text-xs">{society ?? t('No project name')}</span>
      <Link to={`/bb-admin/properties/${_id}`} className="block text-xs text-link hover:underline">
        {title}
      </Link>
      {portal && (
        <a
          href={portal}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-10 items-center gap-1 text-xs text-link underline"
        >
          {state ? stateName(state) : portal}
          <ExternalLink aria-hidden className="size-3" />
        </a>
      )}
    </div>
  )
}

function CheckActions({ row }: { row: DueNumber }) {
  const { send, busy } = useSend(reraRegister.check, {
    done: t('Saved as checked'),
    failed: t('Failed to save'),
  })
  const { _id: listing, number, state, society, register } = row
  const check = (source: 'website' | 'file') =>
    void send({ body: { listing, source, number, state, society } })
  return (
    <span className="flex flex-wrap justify-end gap-2">
      {(register.result === 'found' || register.result === 'number-found') && (
        <Button variant="outline" size="sm" disabled={busy} onClick={() => check('file')}>
          {t('Accept the file')}
        </Button>
      )}
      <Button size="sm" disabled={busy} onClick={() => check('website')}>
        {t('Checked today')}
      </Button>
    </span>
  )
}
