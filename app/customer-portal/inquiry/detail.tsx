import { Phone } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router'
import { call } from '#app/api/call.ts'
import { useRead } from '#app/api/query.tsx'
import { useSend } from '#app/api/send.ts'
import { AnsweringColleague } from '#app/inquiry/answering-colleague.tsx'
import { AwaitingReply } from '#app/inquiry/awaiting-reply.tsx'
import { CallReporting } from '#app/inquiry/call-reporting.tsx'
import { MessageFields } from '#app/inquiry/message-fields.tsx'
import { noMessagesText } from '#app/inquiry/no-messages-text.ts'
import { NumberSharing } from '#app/inquiry/number-sharing.tsx'
import { ReportGone } from '#app/inquiry/report-gone.tsx'
import { Thread } from '#app/inquiry/thread.tsx'
import { When } from '#app/kit/form/date.tsx'
import { Form } from '#app/kit/form/form.tsx'
import { LeaveGuard } from '#app/kit/form/leave-guard.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { RouteDialog } from '#app/kit/route-dialog.tsx'
import { HomeLink } from '#app/property/home-link.tsx'
import { personText } from '#app/property/property-text.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { flag } from '#contract/flag.ts'
import {
  type Conversation,
  ConversationStatus,
  type CustomerInquiry,
  conversation,
} from '#contract/inquiry/conversation.ts'
import { relayCall } from '#contract/inquiry/relay-call.ts'
import { t } from '#domain/locale/translate.ts'
import { ReportCall } from './report-call.tsx'
import { VisitRating } from './visit-rating.tsx'

/** One conversation with a broker. */
export default function InquiryDetail() {
  const { id = '' } = useParams()
  const read = useRead(conversation.get, { params: { id } }, { every: 15_000 })
  const found = read.data?.inquiry
  useMarkRead(found)
  return (
    <RouteDialog
      title={found ? personText(found.broker) : t('Enquiry')}
      {...(found && { description: found.broker.companyName })}
      className="sm:max-w-2xl"
    >
      <Loaded read={read} failed={t('Failed to load the enquiry')} height="h-96">
        {({ inquiry: row, asked, thread, visit, offHours, offered, canCall }) => (
          <div className="space-y-6">
            <Badge variant={row.status === 'closed' ? 'outline' : 'tint'}>
              {ConversationStatus.label(row.status)}
            </Badge>
            <AnsweringColleague contact={row.contact} />
            <section aria-label={t('Conversation')}>
              <Thread thread={thread} own="customer" empty={noMessagesText(row)} />
            </section>
            <AwaitingReply offHours={row.mayWrite ? offHours : null} offered={offered} />
            {visit && <VisitRating inquiryId={row._id} stars={visit.stars} />}
            {canCall && <CallBroker id={row._id} />}
            {row.mayWrite && <Sharing row={row} />}
            {row.mayWrite ? (
              <Write key={row._id} row={row} />
            ) : (
              <p className="text-sm text-muted-foreground">
                {row.isWithdrawn
                  ? t(
                      'You stopped this broker from contacting you. To allow it again, send a ' +
                        'new enquiry or tap Chat on the broker’s page.',
                    )
                  : t('This broker is not available right now.')}
              </p>
            )}
            <CallReporting row={row} form={(onDone) => <ReportCall row={row} onDone={onDone} />} />
            <Asked asked={asked} />
          </div>
        )}
      </Loaded>
    </RouteDialog>
  )
}

/** Marks the replies as read when they are shown. */
function useMarkRead(found: Conversation | undefined): void {
  const { _id, unread = 0 } = found ?? {}
  useEffect(() => {
    if (!_id || unread === 0) return
    // A failure is harmless: the next visit marks them.
    call(conversation.read, { params: { id: _id } }).catch(() => undefined)
  }, [_id, unread])
}

function Sharing({ row }: { row: Conversation }) {
  const { busy, send } = useSend(conversation.shareNumber)
  const choose = (numberSharing: 'week' | 'chat') =>
    void send({ params: { id: row._id }, body: { numberSharing } })
  return <NumberSharing shared={row} busy={busy} onChoose={choose} />
}

function Write({ row }: { row: Conversation }) {
  const form = useForm(conversation.write, {
    params: { id: row._id },
    start: { text: '' },
    done: t('Message sent'),
    failed: t('Failed to send message'),
    once: true,
    said: 'text',
  })
  return (
    <Form form={form} label={t('Message')}>
      <LeaveGuard form={form} />
      <MessageFields form={form} />
    </Form>
  )
}

/** Rings both, so that neither sees the other's number. */
function CallBroker({ id }: { id: string }) {
  const { busy, send } = useSend(relayCall.callBroker, {
    done: t('We are calling you now'),
    failed: t('The call failed'),
  })
  return (
    <Button variant="outline" disabled={busy} onClick={() => void send({ params: { id } })}>
      <Phone aria-hidden />
      {t('Call through BrickBazaar')}
    </Button>
  )
}

function Gone({ id }: { id: string }) {
  const { send, busy } = useSend(flag.report, { failed: t('Your report could not be sent.') })
  const report = () => send({ params: { id }, body: { reason: 'gone' } })
  return <ReportGone busy={busy} onReport={report} />
}

/** The inquiries of a conversation with their references. */
function Asked({ asked }: { asked: readonly CustomerInquiry[] }) {
  return (
    <section aria-label={t('Enquiry about')} className="text-sm">
      <h3 className="mb-2 font-semibold">{t('Enquiry about')}</h3>
      <ul className="space-y-2">
        {asked.map(({ _id, property, takesVisits, reference, createdAt }) => (
          <li key={_id} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 break-words">
              {property ? <HomeLink home={property} /> : t('General enquiry')}
              {property?.status === 'approved' && property.hasPage && <Gone id={property._id} />}
            </span>
            {property && takesVisits && (
              <Link
                to={`/properties/${property._id}?visit=`}
                aria-label={t('Book a visit: {title}', { title: property.title })}
                className={buttonClass({ variant: 'outline', size: 'sm' })}
              >
                {t('Book a visit')}
              </Link>
            )}
            <span className="figures text-xs text-muted-foreground">
              {reference}, <When at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
