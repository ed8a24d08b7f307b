import { Eye, Mail, MessageCircle, Phone } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useSend } from '#app/api/send.ts'
import { useBroker } from '#app/broker-portal/session.ts'
import { Rich } from '#app/kit/rich.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Lead } from '#contract/inquiry/lead.ts'
import { relayCall } from '#contract/inquiry/relay-call.ts'
import { formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'

/** Buttons for a call, WhatsApp and email. */
export function InquiryContact({ row }: { row: Lead }) {
  const { firstName, companyName } = useBroker()
  if (row.contact === 'relay') return <RelayedContact row={row} />
  if (row.contact !== 'open') return <ClosedContact row={row} />
  const people = { name: row.name, firstName, companyName }
  const greeting = row.property
    ? t('Hello {name}, this is {firstName} from {companyName}. You asked about “{title}”.', {
        ...people,
        title: row.property.title,
      })
    : t('Hello {name}, this is {firstName} from {companyName}. You wrote to me on BrickBazaar.', {
        ...people,
      })
  const number = row.phone.replace(/\D/g, '')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button asChild className="flex-1 sm:flex-none">
        <a href={`tel:${row.phone}`} aria-label={t('Call {name}', { name: row.name })}>
          <Phone aria-hidden />
          {t('Call')}
        </a>
      </Button>
      <Button asChild variant="outline" className="flex-1 sm:flex-none">
        <a
          href={`https://wa.me/${number}?text=${encodeURIComponent(greeting)}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t('WhatsApp {name}', { name: row.name })}
        >
          <MessageCircle aria-hidden />
          {t('WhatsApp')}
        </a>
      </Button>
      {row.email && <MailTo row={row} />}
      {row.numberSharedUntil && (
        <p className="w-full text-xs text-muted-foreground">
          {t('Shared with you until {date}', { date: formatDate(row.numberSharedUntil) })}
        </p>
      )}
    </div>
  )
}

/** Rings both, so that neither sees the other's number. */
function RelayedContact({ row }: { row: Lead }) {
  const { busy, send } = useSend(relayCall.callSeeker, {
    done: t('We are calling you now'),
    failed: t('The call failed'),
  })
  const call = () => send({ params: { id: row._id }, body: { conversation: row.conversation } })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        disabled={busy}
        className="flex-1 sm:flex-none"
        aria-label={t('Call {name}', { name: row.name })}
        onClick={() => void call()}
      >
        <Phone aria-hidden />
        {t('Call')}
      </Button>
      {row.email && <MailTo row={row} />}
      <p className="w-full text-xs text-muted-foreground">
        {t('We ring you and then {name}. Neither of you sees the other’s number.', {
          name: row.name,
        })}
      </p>
    </div>
  )
}

function MailTo({ row }: { row: Lead }) {
  return (
    <Button asChild variant="outline" size="icon">
      <a href={`mailto:${row.email}`} aria-label={t('Email {name}', { name: row.name })}>
        <Mail aria-hidden />
      </a>
    </Button>
  )
}

function unsharedText({ name, numberSharing, broker }: Lead): string {
  if (!broker.isYou) {
    return t('{name} has not shared the number with you. Ask for it in your reply.', { name })
  }
  switch (numberSharing) {
    case 'chat':
      return t('{name} wants to chat first. You can ask for the number in your reply.', { name })
    case 'after-answer':
      return t('You will see the number of {name} after your first reply.', { name })
    case 'week':
      return t('{name} shared the number for 7 days, which are over. Ask for it in your reply.', {
        name,
      })
  }
}

/**
 * Shown where the contact is hidden: the person withdrew the consent, or it has not been viewed
 * yet. A plan has a number of contact views; opening the lead uses one while some are left.
 */
function ClosedContact({ row }: { row: Lead }) {
  const { search } = useLocation()
  if (row.contact === 'withdrawn') {
    return (
      <p className="text-sm text-muted-foreground">
        {t('{name} does not want to be contacted any more. Phone number and email are hidden.', {
          name: row.name,
        })}
      </p>
    )
  }
  if (row.contact === 'suspended') {
    return (
      <p className="text-sm text-muted-foreground">
        <Rich
          text={t('Phone numbers are hidden from you after a report. <0>See reports</0>')}
          elements={[
            <Link key="all" to="/broker-portal/inquiries" className="text-link underline" />,
          ]}
        />
      </p>
    )
  }
  if (row.contact === 'unshared') {
    return <p className="text-sm text-muted-foreground">{unsharedText(row)}</p>
  }
  if (row.contact === 'over') {
    return (
      <p className="text-sm text-muted-foreground">
        <Rich
          text={t('Your plan has no contact views left, so the number is hidden. <0>See plans</0>')}
          elements={[<Link key="plan" to="/broker-portal/plan" className="text-link underline" />]}
        />
      </p>
    )
  }
  return (
    <Button asChild variant="outline" className="w-full sm:w-auto">
      <Link to={{ pathname: `/broker-portal/inquiries/${row._id}`, search }} preventScrollReset>
        <Eye aria-hidden />
        <Rich
          text={t('Show number<0> of {name}</0>', { name: row.name })}
          elements={[<span key="name" className="sr-only" />]}
        />
      </Link>
    </Button>
  )
}
