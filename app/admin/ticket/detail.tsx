import { useId } from 'react'
import { useParams } from 'react-router'
import { History } from '#app/admin/audit/history.tsx'
import { useMay } from '#app/admin/shell/session.ts'
import { useNext } from '#app/admin/shell/use-next.ts'
import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { Stars } from '#app/broker/rating.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog } from '#app/kit/route-dialog.tsx'
import { WaitingTime } from '#app/kit/waiting-time.tsx'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import { Label } from '#app/ui/label.tsx'
import { Select } from '#app/ui/select.tsx'
import { InquiryType, type Ticket, ticket } from '#contract/ticket/ticket.ts'
import { formatDateTime } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { TicketReply } from './reply.tsx'
import { PriorityBadge, TicketStatusBadge } from './status.tsx'
import { TicketThread } from './thread.tsx'

/** A ticket in a dialog over the queue: sender, messages, reply and status. */
export default function TicketDetail() {
  const { id = '' } = useParams()
  const read = useRead(ticket.get, { params: { id } })
  const onDone = useNext('tickets', read.data?.next ?? null)
  const may = useMay()
  const found = read.data?.ticket
  return (
    <RouteDialog
      title={found?.subject ?? t('Ticket')}
      {...(found && { description: found.number })}
      className="sm:max-w-2xl"
    >
      <Loaded read={read} failed={t('Failed to load ticket')} height="h-96">
        {(reply) => (
          <div key={id} className="space-y-6">
            <Facts row={reply.ticket} />
            <TicketThread thread={reply.thread} />
            {may('ticket.change') && (
              <>
                {reply.ticket.may.includes('reply') && (
                  <TicketReply row={reply.ticket} onDone={onDone} />
                )}
                <Acts row={reply.ticket} onDone={onDone} />
              </>
            )}
            <History kind="ticket" id={id} />
          </div>
        )}
      </Loaded>
    </RouteDialog>
  )
}

function Facts({ row }: { row: Ticket }) {
  const line = 'flex justify-between gap-6 border-b py-2'
  return (
    <dl
      className={
        'text-sm [&_dd]:min-w-0 [&_dd]:text-right [&_dd]:wrap-anywhere [&_dt]:shrink-0 ' +
        '[&_dt]:text-muted-foreground'
      }
    >
      <div className={line}>
        <dt>{t('Status')}</dt>
        <dd>
          <TicketStatusBadge status={row.status} />
          {row.isPriority && <PriorityBadge />}
        </dd>
      </div>
      <div className={line}>
        <dt>{t('Sender')}</dt>
        <dd>
          {row.fullName}, <a href={`mailto:${row.email}`}>{row.email}</a>
          {row.phone && (
            <>
              , <a href={`tel:${row.phone}`}>{row.phone}</a>
            </>
          )}
        </dd>
      </div>
      <div className={line}>
        <dt>{t('Category')}</dt>
        <dd>{InquiryType.label(row.inquiryType)}</dd>
      </div>
      <div className={line}>
        <dt>{t('Age')}</dt>
        <dd>
          <WaitingTime since={row.createdAt} late={row.overdue} />
        </dd>
      </div>
      {row.dueAt && (
        <div className={line}>
          <dt>{t('Due by')}</dt>
          <dd>{formatDateTime(row.dueAt)}</dd>
        </div>
      )}
      {row.rating && (
        <div className={line}>
          <dt>{t('Rated')}</dt>
          <dd className="break-words">
            <Stars stars={row.rating.stars} />{' '}
            <When at={row.rating.ratedAt} className="text-xs text-muted-foreground" />
            {row.rating.comment && (
              <span className="block whitespace-pre-line">{row.rating.comment}</span>
            )}
          </dd>
        </div>
      )}
      <Assignee row={row} />
    </dl>
  )
}

function Assignee({ row }: { row: Ticket }) {
  const id = useId()
  const may = useMay()
  const people = useRead(ticket.assignees, {})
  const { send, busy } = useSend(ticket.assign, {
    done: t('Assignee changed'),
    failed: t('Failed to assign ticket'),
  })
  const known = people.data?.assignees ?? (row.assignee ? [row.assignee] : [])
  const give = (assigneeId: string) =>
    void send({ params: { id: row._id }, body: { assigneeId: assigneeId || null } })
  return (
    <div className="flex items-center justify-between gap-6 py-2">
      <dt>
        <Label htmlFor={id}>{t('Assignee')}</Label>
      </dt>
      <dd>
        <Select
          id={id}
          value={row.assignee?._id ?? ''}
          disabled={busy || !may('ticket.change')}
          onChange={(event) => give(event.target.value)}
          className="w-52"
        >
          <option value="">{t('Unassigned')}</option>
          {known.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </Select>
      </dd>
    </div>
  )
}

function Acts({ row, onDone }: { row: Ticket; onDone: () => void }) {
  const failed = t('Failed to update ticket')
  const settle = useSend(ticket.changeStatus, { done: t('Ticket updated'), failed, onDone })
  const reopen = useSend(ticket.changeStatus, { done: t('Ticket reopened'), failed })
  const busy = settle.busy || reopen.busy
  const input = (act: 'resolve' | 'close' | 'reopen') => ({
    params: { id: row._id },
    body: { act, version: row.version },
  })
  return (
    <DialogFooter>
      {row.may.includes('reopen') && (
        <Button variant="outline" disabled={busy} onClick={() => void reopen.send(input('reopen'))}>
          {t('Reopen')}
        </Button>
      )}
      {row.may.includes('close') && (
        <Button variant="outline" disabled={busy} onClick={() => void settle.send(input('close'))}>
          {t('Close without reply')}
        </Button>
      )}
      {row.may.includes('resolve') && (
        <Button
          variant="outline"
          disabled={busy}
          onClick={() => void settle.send(input('resolve'))}
        >
          {t('Mark as resolved')}
        </Button>
      )}
    </DialogFooter>
  )
}
